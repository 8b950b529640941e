import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { City } from '#server/gazetteer/cities.ts'
import { gazetteerFiles, nameSeparator, scriptSeparator } from '#server/gazetteer/files.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { nameKey } from '#server/planner/names/name-key.ts'
import type { World } from '#server/planner/world.ts'
import { fold } from '#shared/domain/unaccent.ts'

const { names: otherNames } = gazetteerFiles
const file = new URL(`../../../data/dist/${otherNames.file}`, import.meta.url)

/**
 * Finds the city that "Rome IT" or "Paris US.TX" means: the largest city there with this name, or else the largest with
 * this other name. It does not use the planner's index of names, which the evaluation tests. Throws when there is none.
 */
export function cityFinder({ cities }: World): (text: string) => City {
  const own = new Map<string, City>()
  const other = new Map<string, City>()
  const add = (known: Map<string, City>, name: string, city: City) => {
    for (const where of [city.country, city.state]) {
      const key = `${nameKey(name)} ${where}`
      if (city.population >= (known.get(key)?.population ?? 0)) known.set(key, city)
    }
  }
  for (let index = 0; index < cities.length; index++) {
    const city = cities.get(index)
    add(own, city.name, city)
    add(own, fold(city.name), city)
  }
  for (const { geonameid, names } of tsvRows(brotliDecompressSync(readFileSync(file)), otherNames.columns)) {
    const index = cities.indexOf(Number(geonameid))
    if (index === undefined) continue
    const city = cities.get(index)
    for (const name of names.split(nameSeparator)) add(other, name.split(scriptSeparator)[0] ?? '', city)
  }
  return (text) => {
    const space = text.lastIndexOf(' ')
    const where = text.slice(space + 1)
    const keys = [text.slice(0, space), fold(text.slice(0, space))].map((name) => `${nameKey(name)} ${where}`)
    const found = [own, other].flatMap((known) => keys.flatMap((key) => known.get(key) ?? []))[0]
    if (!found) throw new Error(`The gazetteer has no ${text}.`)
    return found
  }
}
