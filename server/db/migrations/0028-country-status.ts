import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Countries get their kind, status at the United Nations, sovereign, continent and capital. The gazetteer is stored
 * again, so that they are filled.
 */
export const countryStatus: Migration = {
  name: '0028-country-status',
  async up(db, types) {
    for (const column of ['kind', 'un_status', 'sovereign', 'continent', 'capital_city']) {
      await sql`alter table country add column ${sql.ref(column)} ${sql.raw(types.text)} not null default ''`.execute(
        db,
      )
    }
    await sql`update gazetteer set version = ''`.execute(db)
  },
}
