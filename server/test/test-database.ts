import { type Database, openDatabase } from '#server/db/connect.ts'
import { readGazetteer } from '#server/db/gazetteer.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedGazetteer } from '#server/db/seed.ts'
import { buildCityNames } from '#server/endpoints/city-names-build.ts'
import type { CityNames } from '#server/endpoints/city-names.ts'
import type { CityNamesSource } from '#server/endpoints/city-names-load.ts'
import { silentLog } from '#server/http/log.ts'
import { gazetteerSlice } from './gazetteer-slice.ts'

/** When the rows of the gazetteer were made. */
const seededAt = () => new Date('2026-02-01T00:00:00.000Z')

let filled: Promise<Buffer> | undefined

/**
 * A database in memory with a part of the world in it. The first one is filled by the code that fills a real
 * one, the next ones are copies of it.
 */
export async function openTestDatabase(): Promise<Database> {
  filled ??= fill()
  return openDatabase(await filled)
}

async function fill(): Promise<Buffer> {
  const database = openDatabase(':memory:')
  await migrate(database, { clock: seededAt })
  await seedGazetteer(database, await readGazetteer(gazetteerSlice()), { log: silentLog, clock: seededAt })
  const content = database.sqlite.serialize()
  await database.close()
  return content
}

let names: CityNames | undefined

/** The names of the cities of that part of the world. */
export const testCityNames: CityNamesSource = async () => (names ??= buildCityNames(gazetteerSlice()))
