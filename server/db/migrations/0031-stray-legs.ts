import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { columnTypes } from './record-table.ts'

/**
 * The legs in the lists of trips that belong to another trip. No index finds the lists that name a leg, so this table
 * stores the lists of these few legs.
 */
export const strayLegs: Migration = {
  name: '0031-stray-legs',
  async up(db, types) {
    await sql`create table stray_leg (
      leg ${sql.raw(types.text)} not null references travel_item (id) on delete cascade,
      trip ${sql.raw(types.text)} not null references trip (id) on delete cascade,
      primary key (leg, trip)
    )`.execute(db)
    await sql`create index stray_leg_trip on stray_leg (trip)`.execute(db)
    const listed =
      types.seq === columnTypes.sqlite.seq
        ? sql`json_each(trip.travel_items) as listed`
        : sql`json_array_elements_text(trip.travel_items::json) as listed (value)`
    await sql`
      insert into stray_leg (leg, trip)
      select distinct leg.id, trip.id from trip cross join ${listed} join travel_item as leg on leg.id = listed.value
      where leg.trip <> trip.id`.execute(db)
  },
}
