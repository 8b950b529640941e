import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod/mini'

const namesFile = z.object({ cities: z.record(z.string(), z.string()) })

/** The names of cities by language and GeoNames number: only those that differ from the stored names. */
export type LocalCityNames = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Reads the folder city-names/ of the gazetteer, which has a file for each language but English. */
export async function readLocalCityNames(gazetteer: URL): Promise<LocalCityNames> {
  const folder = new URL('city-names/', gazetteer)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const read = async (file: string) => {
    const { cities } = namesFile.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8')))
    return [basename(file, '.json'), cities] as const
  }
  return new Map(await Promise.all(files.map(read)))
}
