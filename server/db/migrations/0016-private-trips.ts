import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Whether a trip is closed to others, and what a person wants for new trips. Stored trips stay readable by link. */
export const privateTrips: Migration = {
  name: '0016-private-trips',
  async up(db, dialect) {
    const flag = sql.raw(dialect.columns.flag)
    await sql`alter table trip add column private ${flag} not null default 0`.execute(db)
    await sql`alter table users add column private_trips ${flag} not null default 0`.execute(db)
  },
}
