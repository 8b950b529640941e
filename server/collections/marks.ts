import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { lastBegunDay } from '#shared/domain/ledger/partial-date.ts'
import type { Db } from '#server/db/connect.ts'
import { timestampOf } from '#server/clock.ts'
import { newId } from '#server/db/new-id.ts'
import type { OtherRecords, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'

/** A person and a city. */
type Place = { user: string; city: string }

export const placeOf = (row: Row): Place => ({ user: String(row['user']), city: String(row['city']) })

const user = sql.id('user')

/** The kinds of stays that count as a visit. */
const counts = sql`kind in ('visited', 'lived')`

/**
 * Makes the transactions that change a person's stays or marks run one after the other on PostgreSQL: the second of two
 * that meet is repeated. Otherwise two that each delete one of two stays would both leave the mark.
 */
export async function serialize(db: Db, ...people: string[]): Promise<void> {
  // In one order everywhere, so that no two transactions wait for each other.
  for (const person of [...new Set(people)].sort()) {
    await sql`update settings set updated = updated where ${user} = ${person}`.execute(db)
  }
}

/** The stays in a city that count as a visit, whatever their days. */
export async function countingStays(db: Db, place: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from stay where ${user} = ${place.user} and city = ${place.city} and ${counts} order by seq`.execute(
    db,
  )
  return rows
}

/** `id`, or a new id when a row of the table has it. */
async function freeId(db: Db, table: 'stay' | 'visited_city', id: string): Promise<string> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows.length === 0 ? id : newId()
}

/**
 * Makes or deletes the mark of a city, so that it exists exactly while a stay that counts has begun there. A new mark
 * gets the id of the first of these stays where it is free.
 */
export async function keepMark(db: Db, place: Place, records: OtherRecords): Promise<void> {
  const begun = await sql<{ id: string }>`
    select id from stay
    where ${user} = ${place.user} and city = ${place.city} and ${counts} and lo <= ${lastBegunDay(records.now)}
    order by seq limit 1`.execute(db)
  const marks = await sql<Row>`
    select * from visited_city where ${user} = ${place.user} and city = ${place.city}`.execute(db)
  const [stay] = begun.rows
  if (!stay) await records.remove('visited_city', marks.rows)
  else if (marks.rows.length === 0) {
    const id = await freeId(db, 'visited_city', stay.id)
    await records.create('visited_city', { id, ...place })
  }
}

/** Makes the marks of a person's stays that have begun since they were stored. Subscribers receive them. */
export async function markBegunStays(engine: Engine, person: string): Promise<void> {
  const now = timestampOf(engine.now())
  const { rows } = await sql<Place>`
    select distinct ${user}, city from stay
    where lo > substr(updated, 1, 10) and lo <= ${lastBegunDay(now)} and ${counts} and ${user} = ${person}
      and not exists (${markOfStay})`.execute(engine.db)
  await mendPlaces(engine, rows)
}

const markOfStay = sql`
  select 1 from visited_city as mark where mark.${user} = stay.${user} and mark.city = stay.city`
const stayOfMark = sql`
  select 1 from stay where stay.${user} = mark.${user} and stay.city = mark.city and ${counts}`

/** The rows that are compared at once, which takes about 20 ms. */
const rowsAtOnce = 10_000

/**
 * Makes the marks of all stays that have begun, and the stays without a date of marks without one. An earlier version
 * of the server, which runs for a while beside this one, writes marks alone. Subscribers receive all of it.
 */
export async function mendMarks(engine: Engine): Promise<void> {
  const begun = lastBegunDay(timestampOf(engine.now()))
  await mendInBatches(
    engine,
    'stay',
    sql<Place>`
    select distinct ${user}, city from stay where ${counts} and lo <= ${begun} and not exists (${markOfStay})`,
  )
  await mendInBatches(
    engine,
    'visited_city',
    sql<Place>`
    select ${user}, city from visited_city as mark where not exists (${stayOfMark})`,
  )
}

/** Mends the places that a query finds in one batch of the table's rows after the other. Others run in between. */
async function mendInBatches(
  engine: Engine,
  table: 'stay' | 'visited_city',
  found: RawBuilder<Place>,
): Promise<void> {
  const { rows: ends } = await sql<{ last: number | string | null }>`
    select max(seq) as last from ${sql.table(table)}`.execute(engine.db)
  const last = Number(ends[0]?.last ?? 0)
  for (let first = 1; first <= last; first += rowsAtOnce) {
    const { rows } = await sql<Place>`
      ${found} and seq between ${first} and ${first + rowsAtOnce - 1}`.execute(engine.db)
    await mendPlaces(engine, rows)
    await setImmediate()
  }
}

/** Mends each person's places in a transaction of its own. Others run in between. */
async function mendPlaces(engine: Engine, places: readonly Place[]): Promise<void> {
  for (const [person, ofPerson] of Map.groupBy(places, ({ user }) => user)) {
    await recordTransaction(engine, async (db, changes) => {
      await serialize(db, person)
      const records = otherRecords(db, engine, changes, null)
      for (const place of ofPerson) await mendPlace(db, place, records)
    })
    await setImmediate()
  }
}

async function mendPlace(db: Db, place: Place, records: OtherRecords): Promise<void> {
  const { rows: marks } = await sql<{ id: string }>`
    select id from visited_city where ${user} = ${place.user} and city = ${place.city}`.execute(db)
  const [mark] = marks
  if (!mark) await keepMark(db, place, records)
  else if ((await countingStays(db, place)).length === 0)
    await addStayOfMark(db, { ...place, id: mark.id }, records)
}

/** Stores the stay without a date that belongs to a mark. It has the mark's id where that is free. */
export async function addStayOfMark(
  db: Db,
  mark: Place & { id: string },
  records: OtherRecords,
): Promise<void> {
  const id = await freeId(db, 'stay', mark.id)
  await records.create('stay', { ...mark, id, kind: 'visited', source: 'hand' })
}
