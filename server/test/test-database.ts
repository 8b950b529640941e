import { fileURLToPath } from 'node:url'
import { buildCityNames } from '#server/endpoints/city-names-build.ts'
import type { CityNamesSource } from '#server/endpoints/city-matches.ts'
import { type Database, openDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'

/** The committed gazetteer. */
export const dataFolder = fileURLToPath(new URL('../../data/dist', import.meta.url))

/** A database in memory with a part of the world in it. */
export async function openTestDatabase(): Promise<Database> {
  const database = openDatabase(':memory:')
  await migrate(database)
  return database
}

/** The names of the cities that the database holds. */
export const testCityNames =
  (database: Database): CityNamesSource =>
  async () => {
    const ids = new Set(database.sqlite.prepare<[], string>('select id from city').pluck().all())
    return buildCityNames(dataFolder, (geonameid) => ids.has(cityId(geonameid)))
  }
