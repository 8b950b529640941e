import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

/** Stays and wishes, and the rules of counting. Each mark gets one stay without a date, which has the mark's id. */
export const ledger: Migration = {
  name: '0027-ledger',
  async up(db, types) {
    await createRecordTable(db, types, 'stay', {
      user: '-> users',
      city: '-> city',
      kind: 'text',
      start: 'text',
      end: 'text',
      lo: 'text',
      hi: 'text',
      note: 'text',
      trip: 'text',
      source: 'text',
      source_key: 'text',
    })
    await createRecordTable(db, types, 'wish', { user: '-> users', city: '-> city', note: 'text' })
    const [user, start, end] = [sql.id('user'), sql.id('start'), sql.id('end')]
    await sql`insert into stay
        (id, ${user}, city, kind, ${start}, ${end}, lo, hi, note, trip, source, source_key, created, updated)
      select id, ${user}, city, 'visited', '', '', '', '', '', '', 'hand', '', created, updated
      from visited_city order by seq`.execute(db)

    // A person's stays in the order of insertion, which is the default order of a list.
    await sql`create index stay_user on stay (${user}, seq)`.execute(db)
    await sql`create index stay_user_city on stay (${user}, city)`.execute(db)
    await sql`create index stay_city on stay (city)`.execute(db)
    await sql`create index stay_trip on stay (trip)`.execute(db)
    await sql`create unique index stay_source_key on stay (${user}, source_key) where source_key <> ''`.execute(
      db,
    )
    // The stays that began after their last change: their mark may be missing.
    await sql`create index stay_due on stay (${user}, lo) where lo > substr(updated, 1, 10)`.execute(db)
    await sql`create index wish_user on wish (${user}, seq)`.execute(db)
    await sql`create unique index wish_user_city on wish (${user}, city)`.execute(db)
    await sql`create index wish_city on wish (city)`.execute(db)

    const columns = {
      count_rule: sql`${sql.raw(types.text)} not null default 'places'`,
      count_territories: sql`${sql.raw(types.flag)} not null default 1`,
      count_transit: sql`${sql.raw(types.flag)} not null default 0`,
      home: sql`${sql.raw(types.text)} not null default ''`,
      hide_recent_days: sql`${sql.raw(types.number)} not null default 1`,
    }
    for (const [name, definition] of Object.entries(columns)) {
      await sql`alter table settings add column ${sql.id(name)} ${definition}`.execute(db)
    }
  },
}
