import { sql } from 'kysely'
import { addDays } from '#shared/domain/day.ts'
import type { Db } from '#server/db/connect.ts'
import { timestampOf } from '#server/clock.ts'
import { newId } from '#server/db/new-id.ts'
import { runsTransactionsInTurn } from '#server/db/sqlite-kysely.ts'
import type { OtherRecords, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { requireNoRestoration } from './restoration.ts'

/** A person and a city. */
type Place = { user: string; city: string }

export const placeOf = (row: Row): Place => ({ user: String(row['user']), city: String(row['city']) })

const user = sql.id('user')

/** The kinds of stays that count as a visit. */
const counts = sql`kind in ('visited', 'lived')`

/** The latest day on which a stay can have begun somewhere on earth: tomorrow in UTC. `now` is a timestamp. */
const lastBegunDay = (now: string) => addDays(now.slice(0, 10), 1)

/**
 * Makes the transactions that change a person's stays or marks, or create a wish or trip, run one after the other on
 * PostgreSQL: the second of two simultaneous ones is repeated. Otherwise two transactions that each delete one of two
 * stays would both keep the mark, and a trip could be stored while a restoration begins. Throws the 400 while an
 * archive is restored into the account.
 */
export async function serialize(db: Db, person: string): Promise<void> {
  if (!runsTransactionsInTurn(db)) {
    await sql`update settings set updated = updated where ${user} = ${person}`.execute(db)
  }
  await requireNoRestoration(db, person)
}

/** The stays in a city that count as a visit, whatever their days. */
export async function countingStays(db: Db, place: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from stay where ${user} = ${place.user} and city = ${place.city} and ${counts} order by seq`.execute(
    db,
  )
  return rows
}

/** The ids among the given ones that rows of a table have, of any person. */
export async function takenIds(db: Db, table: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** `id`, or a new id when a row of the table has it. */
export async function freeId(db: Db, table: 'stay' | 'visited_city', id: string): Promise<string> {
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

/**
 * {@link keepMark} for many cities of a person in a few queries. Appends the marks that are made and deleted to
 * `changes`.
 */
export async function keepMarks(
  db: Db,
  engine: Engine,
  person: string,
  cities: readonly string[],
  changes: Change[],
): Promise<void> {
  if (cities.length === 0) return
  // Passed as values: PostgreSQL joins a JSON list by a loop, which takes a second for a thousand cities.
  const named = sql`(${sql.join(cities)})`
  const now = timestampOf(engine.now())
  const { rows: firstStays } = await sql<{ id: string; city: string }>`
    select id, city from stay
    where ${user} = ${person} and seq in (
      select min(seq) from stay
      where ${user} = ${person} and city in ${named} and ${counts} and lo <= ${lastBegunDay(now)}
      group by city)`.execute(db)
  const { rows: marks } = await sql<Row>`
    select * from visited_city where ${user} = ${person} and city in ${named}`.execute(db)
  const marked = new Set(marks.map(({ city }) => city))
  const begun = new Set<Row[string] | undefined>(firstStays.map(({ city }) => city))
  const unmarked = firstStays.filter(({ city }) => !marked.has(city))
  const collection = engine.registry.get('visited_city')
  const ids = unmarked.map(({ id }) => id)
  const taken = await takenIds(db, collection.name, ids)
  const made = unmarked.map(({ id, city }) => ({
    id: taken.has(id) ? newId() : id,
    user: person,
    city,
    created: now,
    updated: now,
  }))
  await insertRows(db, collection.name, made)
  changes.push(...made.map((row): Change => ({ action: 'create', collection, row, stored: null })))
  const abandoned = marks.filter(({ city }) => !begun.has(city))
  await otherRecords(db, engine, changes, null).remove(collection.name, abandoned)
}

/**
 * Makes the marks of stays that have begun since they were stored: of one person, or of everybody. Subscribers receive
 * them.
 */
export async function markBegunStays(engine: Engine, person?: string): Promise<void> {
  const now = timestampOf(engine.now())
  const ofPerson = person === undefined ? sql`` : sql`and ${user} = ${person}`
  const unmarked = async (db: Db) => {
    const { rows } = await sql<Place>`
      select distinct ${user}, city from stay
      where lo > substr(updated, 1, 10) and lo <= ${lastBegunDay(now)} and ${counts} ${ofPerson}
        and not exists (
          select 1 from visited_city as mark where mark.${user} = stay.${user} and mark.city = stay.city)
        and not exists (select 1 from restoration where restoration.${user} = stay.${user})`.execute(db)
    return rows
  }
  if ((await unmarked(engine.db)).length === 0) return
  await recordTransaction(engine, async (db, changes) => {
    for (const place of await unmarked(db)) {
      await serialize(db, place.user)
      await keepMark(db, place, otherRecords(db, engine, changes, null))
    }
  })
}
