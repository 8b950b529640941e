import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { createRecordTable } from './record-table.ts'

export const trips: Migration = {
  name: '0006-trips',
  async up(db, types) {
    await createRecordTable(db, types, 'trip', {
      name: 'text',
      description: 'text',
      travel_items: 'text',
      user: '-> users',
      revision: 'number',
    })
    await createRecordTable(db, types, 'travel_item', {
      from: 'text',
      to: 'text',
      type: 'text',
      start_date: 'text',
      arrival_date: 'text',
      order: 'number',
      user: '-> users',
      trip: '-> trip',
    })
    await sql`create index trip_user on trip (${sql.id('user')}, created)`.execute(db)
    await sql`create index travel_item_trip on travel_item (trip)`.execute(db)
    await sql`create index travel_item_user on travel_item (${sql.id('user')})`.execute(db)
  },
}
