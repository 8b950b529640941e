import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Countries get their population and area. The gazetteer is stored again, so that they are filled. */
export const countryFacts: Migration = {
  name: '0025-country-facts',
  async up(db, types) {
    const number = sql.raw(types.number)
    await sql`alter table country add column population ${number} not null default 0`.execute(db)
    await sql`alter table country add column area ${number} not null default 0`.execute(db)
    await sql`update gazetteer set version = ''`.execute(db)
  },
}
