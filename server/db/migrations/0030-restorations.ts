import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The restorations of accounts that are in progress: see server/endpoints/restore-account.ts. PostgreSQL reads the legs of
 * a person in parts by an index on the person and `seq`. It replaces the index on the person alone.
 */
export const restorations: Migration = {
  name: '0030-restorations',
  async up(db, types) {
    const user = sql.id('user')
    await sql`create table restoration (
      ${user} ${sql.raw(types.text)} primary key references users (id) on delete cascade,
      token ${sql.raw(types.text)} not null,
      renewed ${sql.raw(types.text)} not null
    )`.execute(db)
    await sql`create index travel_item_user_seq on travel_item (${user}, seq)`.execute(db)
    await sql`drop index travel_item_user`.execute(db)
  },
}
