import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** A trip can be private, and a user has a default for new trips. Existing trips stay readable by link. */
export const privateTrips: Migration = {
  name: '0016-private-trips',
  async up(db, types) {
    const flag = sql.raw(types.flag)
    await sql`alter table trip add column private ${flag} not null default 0`.execute(db)
    await sql`alter table users add column private_trips ${flag} not null default 0`.execute(db)
  },
}
