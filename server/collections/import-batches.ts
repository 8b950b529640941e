import { sql } from 'kysely'
import { mostImports } from '#shared/collections/imports.ts'
import { mostStays, mostWishes, noDetails } from '#shared/collections/stays.ts'
import { mostLegsOfPerson, mostTrips } from '#shared/collections/trips.ts'
import { isDay } from '#shared/domain/day.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type {
  ImportBatch,
  ImportBatchResult,
  ImportedStay,
  ImportedTrip,
  ImportRequest,
  RowCounts,
} from '#shared/imports.ts'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { ApiError, badRequest, invalidFields, notFound } from '#server/http/errors.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { storedDate } from '#server/records/write/stored-date.ts'
import { missingRecord, notUnique, required } from '#server/records/write/value-errors.ts'
import { keepMarks, serialize, takenIds } from './marks.ts'
import { type Span, SpansOfCity } from './spans-of-city.ts'
import { datesOf, tooManyStays } from './stays.ts'
import { dayErrors, isInvisibleName, tooManyTrips } from './trips.ts'
import { tooManyWishes } from './wishes.ts'

const user = sql.id('user')
const ofImport = sql.id('import')

/** The import of a person. Throws the contract's 404 for another person's. */
export async function importOf(db: Db, person: string, id: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table('import')} where id = ${id} and ${user} = ${person}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/** Creates an import without rows. The person's own import with the requested id is returned as it is. */
export const createImport = (engine: Engine, person: string, asked: ImportRequest): Promise<Row> =>
  recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    const id = asked.id ?? newId()
    const { rows: known } = await sql<Row>`select * from ${sql.table('import')} where id = ${id}`.execute(db)
    const [stored] = known
    if (stored?.['user'] === person) return stored
    if (stored) throw invalidFields('Failed to create record.', { id: notUnique })
    const { rows: last } = await sql`
      select 1 from ${sql.table('import')} where ${user} = ${person} limit 1 offset ${mostImports - 1}`.execute(
      db,
    )
    if (last.length > 0) throw badRequest(`A person can have at most ${mostImports} imports.`)
    const { format, name, found } = asked
    await otherRecords(db, engine, changes, null).create('import', {
      id,
      user: person,
      format,
      name,
      state: 'open',
      found,
    })
    return importOf(db, person, id)
  })

/**
 * Stores a batch of an import in one transaction: all of its rows except those that the account already has. A batch
 * whose number was stored before returns the earlier result. Throws a 400 that names each row that cannot be stored;
 * then nothing is stored.
 */
export const storeBatch = (
  engine: Engine,
  person: string,
  importId: string,
  batch: ImportBatch,
): Promise<ImportBatchResult> =>
  recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    const stored = await importOf(db, person, importId)
    const { rows: done } = await sql<{ result: string }>`
      select result from import_batch where ${ofImport} = ${importId} and number = ${batch.number}`.execute(
      db,
    )
    if (done[0]) return JSON.parse(done[0].result) as ImportBatchResult
    if (stored['state'] !== 'open') throw badRequest('The import is closed. Begin another one.')

    const rows = await newRows(db, engine, person, importId, batch)
    await insertRows(db, 'trip', rows.trips)
    await insertRows(db, 'travel_item', rows.legs)
    await insertRows(db, 'stay', rows.stays)
    await insertRows(db, 'wish', rows.wishes)
    const cities = [...new Set(rows.stays.map(({ city }) => String(city)))]
    await keepMarks(db, engine, person, cities, changes)

    const counts = countsOf((list) => rows[list].length)
    const there = countsOf((list) => batch[list].length - counts[list])
    const result = { number: batch.number, stored: counts, there }
    await insertRows(db, 'import_batch', [
      { import: importId, number: batch.number, result: JSON.stringify(result) },
    ])
    await otherRecords(db, engine, changes, null).update('import', stored, {
      stays: Number(stored['stays']) + counts.stays,
      wishes: Number(stored['wishes']) + counts.wishes,
      trips: Number(stored['trips']) + counts.trips,
      skipped: Number(stored['skipped']) + there.stays + there.wishes + there.trips,
    })
    return result
  })

const lists = ['stays', 'wishes', 'trips'] as const
type List = (typeof lists)[number]

const countsOf = (count: (list: List) => number): RowCounts => ({
  stays: count('stays'),
  wishes: count('wishes'),
  trips: count('trips'),
})

/** The errors of the rows of a batch, by list and index. */
class RowErrors {
  readonly #data: Record<string, Record<string, FieldError>> = {}

  add(list: List, index: number, field: string, error: FieldError) {
    const ofList = (this.#data[list] ??= {})
    ofList[String(index)] ??= { ...error, params: { ...error.params, field } }
  }

  /** Throws the 400 of a batch with errors. */
  check() {
    if (Object.keys(this.#data).length > 0) throw rowsRefused(this.#data)
  }
}

/** The 400 to a batch with rows that cannot be stored. */
export const rowsRefused = (data: Record<string, Record<string, FieldError>>) =>
  new ApiError(400, 'Some rows cannot be stored. Nothing of the batch was stored.', data)

interface NewRows {
  trips: Row[]
  legs: Row[]
  stays: Row[]
  wishes: Row[]
}

/** The rows to insert for a batch, without what the account has already. Throws when a row of the batch is invalid. */
async function newRows(
  db: Db,
  engine: Engine,
  person: string,
  importId: string,
  batch: ImportBatch,
): Promise<NewRows> {
  const now = timestampOf(engine.now())
  const errors = new RowErrors()
  await checkCities(db, batch, errors)
  const common = { user: person, import: importId, created: now, updated: now }
  const { trips, legs, idOfTrip } = await newTrips(db, common, batch.trips, errors)
  const stays = await newStays(db, common, batch.stays, idOfTrip, errors)
  const wishes = await newWishes(db, common, batch.wishes, errors)
  errors.check()
  return { trips, legs, stays, wishes }
}

/** The columns that all rows of a batch share. */
interface Common {
  user: string
  import: string
  created: string
  updated: string
}

async function checkCities(db: Db, { stays, wishes, trips }: ImportBatch, errors: RowErrors) {
  const asked = new Set([
    ...stays.map(({ city }) => city),
    ...wishes.map(({ city }) => city),
    ...trips.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])),
  ])
  const known = new Set(['', ...(await takenIds(db, 'city', [...asked]))])
  for (const [list, rows] of [
    ['stays', stays],
    ['wishes', wishes],
  ] as const) {
    for (const [index, { city }] of rows.entries()) {
      if (!known.has(city)) errors.add(list, index, 'city', missingRecord)
    }
  }
  for (const [index, { legs }] of trips.entries()) {
    const hasUnknown = legs.some(({ from, to }) => !known.has(from) || !known.has(to))
    if (hasUnknown) errors.add('trips', index, 'legs', missingRecord)
  }
}

const spanOf = (stay: { kind: string; start: string; end: string; lo: string; hi: string }): Span => ({
  kind: stay.kind,
  // A stay with only an end began at an unknown time before it.
  lo: stay.lo,
  hi: stay.hi,
  isExact: stay.start.length === 10 && (stay.end === '' || stay.end.length === 10),
})

/** Identifies an imported stay by its content, so that the same visit in another file is found again. */
const keyOf = ({ city, kind, start, end }: Omit<ImportedStay, 'note' | 'trip'>) =>
  `import:${city}:${kind}:${start}:${end}`

async function newStays(
  db: Db,
  common: Common,
  stays: readonly ImportedStay[],
  idOfTrip: readonly string[],
  errors: RowErrors,
): Promise<Row[]> {
  if (stays.length === 0) return []
  const { user: person } = common
  const cities = [...new Set(stays.map(({ city }) => city))]
  const { rows: stored } = await sql<{
    city: string
    kind: string
    start: string
    end: string
    lo: string
    hi: string
  }>`
    select city, kind, ${sql.id('start')}, ${sql.id('end')}, lo, hi from stay
    where ${user} = ${person} and city in (${sql.join(cities)})`.execute(db)
  const dated = stays.map((stay) => ({ stay, dates: datesOf(stay, common.created) }))
  const losOf = Map.groupBy(
    [...stored, ...dated.map(({ stay: { city }, dates }) => ({ city, lo: dates.columns?.['lo'] ?? '' }))],
    ({ city }) => city,
  )
  const spans = new Map(
    [...losOf].map(([city, rows]) => [city, new SpansOfCity(rows.map(({ lo }) => String(lo)))]),
  )
  for (const stay of stored) spans.get(stay.city)?.add(spanOf(stay))
  const { rows: withKey } = await sql<{ source_key: string }>`
    select source_key from stay
    where ${user} = ${person} and source_key in (${sql.join(stays.map(keyOf))})
      and source_key <> ''`.execute(db)
  const keys = new Set(withKey.map(({ source_key }) => source_key))
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from stay where ${user} = ${person}`.execute(db)
  const free = mostStays - (counted[0]?.count ?? 0)

  const made: Row[] = []
  for (const [index, { stay, dates }] of dated.entries()) {
    const { city, kind, start, end, note, trip } = stay
    for (const [field, error] of Object.entries(dates.errors ?? {})) errors.add('stays', index, field, error)
    if (trip !== undefined && idOfTrip[trip] === undefined) errors.add('stays', index, 'trip', missingRecord)
    if (!dates.columns) continue
    const { lo, hi } = { lo: String(dates.columns['lo']), hi: String(dates.columns['hi']) }
    const span = spanOf({ kind, start, end, lo, hi })
    const key = keyOf(stay)
    if (keys.has(key) || spans.get(city)?.cover(span)) continue
    keys.add(key)
    spans.get(city)?.add(span)
    if (made.length === free) errors.add('stays', index, 'user', tooManyStays)
    made.push({
      id: newId(),
      ...common,
      city,
      kind,
      start,
      end,
      lo,
      hi,
      ...noDetails,
      note,
      trip: trip === undefined ? '' : (idOfTrip[trip] ?? ''),
      source: 'import',
      source_key: key,
    })
  }
  return made
}

async function newWishes(
  db: Db,
  common: Common,
  wishes: ImportBatch['wishes'],
  errors: RowErrors,
): Promise<Row[]> {
  if (wishes.length === 0) return []
  const { user: person } = common
  const { rows: stored } = await sql<{ city: string }>`
    select city from wish where ${user} = ${person}`.execute(db)
  const there = new Set(stored.map(({ city }) => city))
  const made: Row[] = []
  for (const [index, { city, note }] of wishes.entries()) {
    if (there.has(city)) continue
    there.add(city)
    if (there.size > mostWishes) errors.add('wishes', index, 'user', tooManyWishes)
    made.push({ id: newId(), ...common, city, note })
  }
  return made
}

/** The trips of a batch that the person does not have, their legs, and for each trip of the batch its id or that of the same one. */
async function newTrips(
  db: Db,
  { user: person, import: importId, ...times }: Common,
  trips: readonly ImportedTrip[],
  errors: RowErrors,
): Promise<{ trips: Row[]; legs: Row[]; idOfTrip: string[] }> {
  const made = { trips: [] as Row[], legs: [] as Row[], idOfTrip: [] as string[] }
  if (trips.length === 0) return made
  const known = await storedTrips(db, person, trips)
  const isPrivate = await privacyOfNewTrips(db, person)
  const free = {
    trips: mostTrips - (await countOf(db, person, 'trip')),
    legs: mostLegsOfPerson - (await countOf(db, person, 'travel_item')),
  }
  for (const [index, trip] of trips.entries()) {
    const days = [
      trip.starts,
      trip.ends,
      ...trip.legs.flatMap(({ start_date, arrival_date }) => [start_date, arrival_date]),
    ]
    if (days.some((day) => day !== '' && !isDay(day))) errors.add('trips', index, 'starts', noSuchDay)
    for (const [field, error] of Object.entries(dayErrors({ starts: trip.starts, ends: trip.ends })))
      errors.add('trips', index, field, error)
    if (isInvisibleName(trip.name)) errors.add('trips', index, 'name', required)
    const content = contentOf(trip)
    const id = known.get(content) ?? newId()
    made.idOfTrip.push(id)
    if (known.has(content)) continue
    known.set(content, id)
    if (made.trips.length >= free.trips || made.legs.length + trip.legs.length > free.legs)
      errors.add('trips', index, 'user', tooManyTrips)
    const legs = trip.legs.map((leg, order) => ({
      id: newId(),
      user: person,
      trip: id,
      from: leg.from,
      to: leg.to,
      type: leg.type,
      start_date: storedDate(leg.start_date),
      arrival_date: storedDate(leg.arrival_date),
      order,
      ...times,
    }))
    made.legs.push(...legs)
    made.trips.push({
      id,
      user: person,
      import: importId,
      name: trip.name,
      description: trip.description,
      starts: storedDate(trip.starts),
      ends: storedDate(trip.ends),
      travel_items: JSON.stringify(legs.map((leg) => leg.id)),
      revision: unchangedRevision,
      private: isPrivate,
      ...times,
    })
  }
  return made
}

/** The revision of an imported trip that nobody has changed, nor its legs. */
export const unchangedRevision = 1

const noSuchDay: FieldError = { code: 'validation_no_such_date', message: 'There is no such day.' }

/** The content by which two trips are the same: their days and legs, and the name of a trip without any day. */
function contentOf({ name, starts, ends, legs }: Omit<ImportedTrip, 'description'>): string {
  const hasDay =
    starts !== '' || ends !== '' || legs.some((leg) => leg.start_date !== '' || leg.arrival_date !== '')
  const rides = legs.map(({ from, to, type, start_date, arrival_date }) => [
    from,
    to,
    type,
    start_date,
    arrival_date,
  ])
  return JSON.stringify([hasDay && legs.length > 0 ? '' : name, starts, ends, rides])
}

/** The ids of the person's trips that may be the same as some of `asked`, by content. */
async function storedTrips(
  db: Db,
  person: string,
  asked: readonly ImportedTrip[],
): Promise<Map<string, string>> {
  const { rows: all } = await sql<{
    id: string
    name: string
    starts: string
    ends: string
    legs: number
  }>`
    select id, name, substr(starts, 1, 10) as starts, substr(ends, 1, 10) as ends,
      (select count(*) from travel_item where travel_item.trip = trip.id) as legs
    from trip where ${user} = ${person} order by seq`.execute(db)
  const shapes = new Set(asked.map(({ starts, ends, legs }) => `${starts} ${ends} ${legs.length}`))
  const trips = all
    .filter(({ starts, ends, legs }) => shapes.has(`${starts} ${ends} ${legs}`))
    .map(({ id, name, starts, ends }) => ({ id, name, starts, ends }))
  if (trips.length === 0) return new Map()
  const { rows: legs } = await sql<ImportedTrip['legs'][number] & { trip: string }>`
    select trip, ${sql.id('from')}, ${sql.id('to')}, type,
      substr(start_date, 1, 10) as start_date, substr(arrival_date, 1, 10) as arrival_date
    from travel_item where trip in (${sql.join(trips.map(({ id }) => id))})
    order by ${sql.id('order')}, seq`.execute(db)
  const legsOf = Map.groupBy(legs, ({ trip }) => trip)
  return new Map(
    trips.map(({ id, ...trip }) => [contentOf({ ...trip, legs: legsOf.get(id) ?? [] }), id] as const),
  )
}

async function countOf(db: Db, person: string, table: 'trip' | 'travel_item'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${user} = ${person}`.execute(db)
  return rows[0]?.count ?? 0
}

async function privacyOfNewTrips(db: Db, person: string): Promise<number> {
  const { rows } = await sql<{ private_trips: number }>`
    select private_trips from users where id = ${person}`.execute(db)
  return rows[0]?.private_trips ?? 0
}

/** Ends an import: it takes no more batches. */
export const finishImport = (engine: Engine, person: string, importId: string): Promise<Row> =>
  recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    const stored = await importOf(db, person, importId)
    if (stored['state'] === 'open') {
      await otherRecords(db, engine, changes, null).update('import', stored, { state: 'stored' })
    }
    return importOf(db, person, importId)
  })
