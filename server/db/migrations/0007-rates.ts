import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const rates: Migration = {
  name: '0007-rates',
  async up(db, types) {
    const text = sql.raw(types.text)
    // One row: when the next refresh of the exchange rates is due. The process that moves it to a later time refreshes.
    await sql`create table rates_refresh (id ${text} primary key, due ${text} not null)`.execute(db)
    await sql`insert into rates_refresh (id, due) values ('rates', '')`.execute(db)
  },
}
