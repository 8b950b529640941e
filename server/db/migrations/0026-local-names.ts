import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Cities get the name that people there use, in addition to the English one. The gazetteer fills it. */
export const localNames: Migration = {
  name: '0026-local-names',
  async up(db, types) {
    await sql`alter table city add column local_name ${sql.raw(types.text)} not null default ''`.execute(db)
  },
}
