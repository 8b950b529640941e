import { sql } from 'kysely'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from '#server/records/read/expand.ts'
import { presentRecord } from '#server/records/read/present.ts'
import { addDays } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { withoutIsolates } from '#shared/messages/isolates.ts'
import type { Generated } from './generate.ts'

/** The response's body: the trip with a record of the city at each end of a leg. It starts today without another day. */
export async function presentTrip(engine: Engine, { trip, source }: Generated, today: string) {
  const { name, description, legs, days, firstDay, assumptions, limits } = trip
  const starts = firstDay ?? today
  const records = await cityRecords(
    engine,
    legs.flatMap(({ from, to }) => [from.geonameid, to.geonameid]),
  )
  const record = (geonameid: number) => {
    const found = records.get(cityId(geonameid))
    if (!found) throw new Error(`The database lacks city ${geonameid} of the gazetteer.`)
    return found
  }
  return {
    // People store these two texts, so they contain no isolates.
    name: withoutIsolates(name),
    description: withoutIsolates(description),
    days: days.map(({ day, city, text }) => ({
      day,
      city: cityId(city.geonameid),
      city_name: city.name,
      text,
    })),
    starts,
    ends: addDays(starts, days.length - 1),
    travel_items: legs.map(({ type, from, to, startDay, arrivalDay }, order) => ({
      type,
      start_day: startDay,
      arrival_day: arrivalDay,
      order,
      from_record: record(from.geonameid),
      to_record: record(to.geonameid),
    })),
    ...(firstDay !== undefined && { start_date: firstDay }),
    notes: { assumptions, limits },
    request: trip.request,
    unused: trip.unused,
    questions: trip.questions,
    changes: trip.changes,
    source,
  }
}

/** The cities as records with country and state, by id. */
async function cityRecords(engine: Engine, geonameids: readonly number[]) {
  const collection = engine.registry.get('city')
  const ids = [...new Set(geonameids.map((geonameid) => cityId(geonameid)))]
  const { rows } = await sql<Row>`select * from city where id in (${sql.join(ids)})`.execute(engine.db)
  const expanded = await expandRows(engine, collection, rows, 'country,state', null)
  return new Map(
    rows.map((row, index) => [
      String(row['id']),
      presentRecord(engine, collection, row, null, { expand: expanded[index] ?? {} }),
    ]),
  )
}
