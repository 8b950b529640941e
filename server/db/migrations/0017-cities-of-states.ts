import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** An index for pages that list the cities of one state: without it each query reads all cities. */
export const citiesOfStates: Migration = {
  name: '0017-cities-of-states',
  async up(db) {
    await sql`create index city_state on city (state)`.execute(db)
  },
}
