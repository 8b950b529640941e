import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Restoration, SkippedRecord } from '#shared/account-archive.ts'
import { mostImports } from '#shared/collections/imports.ts'
import { mostStays, mostWishes } from '#shared/collections/stays.ts'
import { maxLegs } from '#shared/collections/travel-items.ts'
import type { FieldErrorCode } from '#shared/field-errors.ts'
import { keepMarks, serialize, takenIds } from '#server/collections/marks.ts'
import { datesOf } from '#server/collections/stays.ts'
import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { ApiError, badRequest, unauthorized } from '#server/http/errors.ts'
import { hasMoreParts } from '#server/http/json-parts.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { textsOf } from '#server/records/values.ts'
import { columnOf, storedValue } from '#server/records/write/coerce.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { emptyRow } from '#server/records/write/row-from-body.ts'
import { namedUpload } from '#server/records/write/uploads.ts'
import { valueError } from '#server/records/write/value-errors.ts'

/** The version of the archives that this server writes. It reads this one and the earlier ones. */
export const archiveVersion = 2

/** The most records of each collection that an archive has. */
const most = {
  import: mostImports,
  trip: 20_000,
  travel_item: 200_000,
  stay: mostStays,
  wish: mostWishes,
  visited_city: mostStays,
}

/** 331,000 records with 15 fields, which stays exceed by 2 and all others fall short of. */
const mostParts = 5_000_000

/** The fields that name a record. */
const naming = ['id', 'city', 'from', 'to', 'home', 'trip', 'import'] as const
const mostNameLength = 100

const isName = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= mostNameLength)
const record = z
  .record(z.string(), z.unknown())
  .check(z.refine((fields) => naming.every((name) => isName(fields[name]))))
/** The number of records is checked before the records are. */
const records = (count: number) =>
  z.optional(z.pipe(z.array(z.unknown()).check(z.maxLength(count)), z.array(record)))
const anything = z.optional(z.unknown())

/** What is read of an archive; all other keys are ignored. See docs/formats.md. */
const archive = z.object({
  product: z.literal('waymark'),
  version: z.number().check(z.int(), z.minimum(1)),
  account: z.object({ name: anything, public: anything, private_trips: anything, language: anything }),
  picture: z.nullish(z.object({ name: z.string(), base64: z.string() })),
  records: z.object({
    settings: records(1),
    import: records(most.import),
    trip: records(most.trip),
    travel_item: records(most.travel_item),
    stay: records(most.stay),
    wish: records(most.wish),
    visited_city: records(most.visited_city),
  }),
})

type Archive = z.infer<typeof archive>

/** The order in which records are restored: each after those that it names. */
const restored = ['import', 'trip', 'travel_item', 'stay', 'wish', 'visited_city'] as const
type Restored = (typeof restored)[number]

const refused = (code: FieldErrorCode, message: string) => badRequest(message, { archive: { code, message } })

/** The archive in a text. Throws a 400 whose message says what the text is instead. */
export function readArchive(text: string): Archive {
  if (hasMoreParts(text, mostParts)) {
    throw refused('archive_damaged', 'The archive has more than an account can have.')
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw refused('archive_unreadable', 'This is no archive of an account: it is not whole, or not JSON.')
  }
  const named = z.object({ product: z.literal('waymark'), version: z.number() }).safeParse(content)
  if (!named.success) throw refused('archive_of_others', 'This is no archive of a Waymark account.')
  if (named.data.version > archiveVersion) {
    throw refused(
      'archive_too_new',
      `The archive has version ${named.data.version}, and this server reads versions up to ${archiveVersion}. Update the server first.`,
    )
  }
  const read = archive.safeParse(content)
  if (!read.success) {
    const [issue] = read.error.issues
    const where = issue?.path.join('.') ?? ''
    const message =
      issue?.code === 'too_big'
        ? `The archive has more than ${String(issue.maximum)} at “${where}”, the most that are read.`
        : `The archive is damaged at “${where}”.`
    throw refused('archive_damaged', message)
  }
  return read.data
}

/**
 * Restores an archive into the account of a person, which has to be empty, in one transaction. Records keep their ids where
 * these are free, and their timestamps. Those that cannot be stored are left out and named.
 */
export async function restoreArchive(engine: Engine, person: string, content: Archive): Promise<Restoration> {
  const picture = await pictureOf(engine, content)
  return recordTransaction(engine, async (db, changes) => {
    await serialize(db, person)
    await requireEmpty(db, person)
    const rows = await rowsOf(db, engine, person, content)
    for (const name of restored) await insertRows(db, name, rows.rows[name])
    await restoreMarks(db, engine, person, rows.rows, changes)
    await restoreAccount(db, engine, person, content, picture, changes)
    const counts = Object.fromEntries(restored.map((name) => [name, rows.rows[name].length]))
    return { restored: counts as Record<Restored, number>, skipped: rows.skipped }
  })
}

async function requireEmpty(db: Db, person: string) {
  for (const name of restored) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where ${sql.id('user')} = ${person} limit 1`.execute(db)
    if (rows.length > 0) {
      throw refused(
        'archive_account_not_empty',
        'This account has visits, trips or wishes of its own. An archive is restored into an empty account.',
      )
    }
  }
}

type Rows = Record<Restored, Row[]>

async function rowsOf(db: Db, engine: Engine, person: string, content: Archive) {
  const now = timestampOf(engine.now())
  const skipped: SkippedRecord[] = []
  const rows: Rows = { import: [], trip: [], travel_item: [], stay: [], wish: [], visited_city: [] }
  const cities = await knownCities(db, content)
  /** The new id of each restored record, by collection and the id in the archive. */
  const ids: Record<Restored, Map<string, string>> = {
    import: new Map(),
    trip: new Map(),
    travel_item: new Map(),
    stay: new Map(),
    wish: new Map(),
    visited_city: new Map(),
  }
  const seen = new Set<string>()
  const legsOf = new Map<string, number>()

  for (const name of restored) {
    const collection = engine.registry.get(name)
    const given = content.records[name] ?? []
    const freeIds = await idsFor(db, name, given)
    for (const [index, source] of given.entries()) {
      const before = String(source['id'])
      const skip = (field: string, code: string) =>
        skipped.push({ collection: name, id: before, field, code })
      const { row, error } = rowOf(collection, source, now)
      row['id'] = freeIds[index] ?? newId()
      row['user'] = person
      if (error) {
        skip(error.field, error.code)
        continue
      }
      const missing = link(name, row, { ids, cities })
      if (missing !== undefined) {
        skip(missing, 'validation_missing_rel_records')
        continue
      }
      if (name === 'stay') {
        const dates = datesOf({ start: String(row['start']), end: String(row['end']) }, now)
        const [wrong] = Object.entries(dates.errors ?? {})
        if (wrong) {
          skip(wrong[0], wrong[1].code)
          continue
        }
        Object.assign(row, dates.columns)
      }
      const key = uniqueKey(name, row)
      if (key !== '' && seen.has(`${name} ${key}`)) {
        skip('id', 'validation_not_unique')
        continue
      }
      seen.add(`${name} ${key}`)
      if (name === 'travel_item') {
        const trip = String(row['trip'])
        const legs = (legsOf.get(trip) ?? 0) + 1
        legsOf.set(trip, legs)
        if (legs > maxLegs) {
          skip('trip', 'validation_too_many_legs')
          continue
        }
      }
      ids[name].set(before, row['id'])
      rows[name].push(row)
    }
  }
  const trips = engine.registry.get('trip')
  const legs = trips.fields['travel_items']
  for (const trip of rows.trip) {
    if (!legs) continue
    const kept = textsOf(legs, trip['travel_items']).flatMap((id) => ids.travel_item.get(id) ?? [])
    trip['travel_items'] = columnOf(legs, kept)
  }
  return { rows, skipped }
}

/** The id of each record: that of the archive where it is free on this server and not repeated. */
async function idsFor(db: Db, table: string, given: readonly Record<string, unknown>[]): Promise<string[]> {
  const wanted = given.map(({ id }) => String(id))
  const taken = new Set<string>()
  for (let from = 0; from < wanted.length; from += idsAtOnce) {
    for (const id of await takenIds(db, table, wanted.slice(from, from + idsAtOnce))) taken.add(id)
  }
  return wanted.map((id) => {
    if (!/^[a-z0-9]{15}$/.test(id) || taken.has(id)) return newId()
    taken.add(id)
    return id
  })
}

const idsAtOnce = 5000

/** The clocks of two servers differ by less than this. */
const clockSeconds = 300

/** The row of a record, and the first error of its fields. A timestamp in the future becomes `now`. */
function rowOf(collection: Collection, source: Readonly<Record<string, unknown>>, now: string) {
  const latest = timestampOf(secondsAfter(momentOf(now), clockSeconds))
  const row = emptyRow(collection)
  let error: { field: string; code: string } | undefined
  for (const [name, field] of Object.entries(collection.fields)) {
    if (name === 'user') continue
    try {
      row[name] = storedValue(field, source[name])
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      error ??= { field: name, code: 'validation_invalid_value' }
    }
    if (field.type === 'autodate') {
      const time = String(row[name])
      row[name] = time === '' || time > latest ? now : time
    }
    const wrong = valueError(field, row[name] ?? null)
    if (wrong) error ??= { field: name, code: wrong.code }
  }
  return { row, error }
}

interface Known {
  ids: Record<Restored, Map<string, string>>
  cities: ReadonlySet<string>
}

/** Puts the new ids into a row that names other records. Returns the field that names a required one which is missing. */
function link(name: Restored, row: Row, { ids, cities }: Known): string | undefined {
  const renamed = (column: string, target: Restored) => {
    const before = String(row[column] ?? '')
    const after = ids[target].get(before) ?? ''
    row[column] = after
    return { before, after }
  }
  if (name === 'travel_item') {
    for (const end of ['from', 'to']) if (!cities.has(String(row[end]))) row[end] = ''
    return renamed('trip', 'trip').after === '' ? 'trip' : undefined
  }
  if (name === 'stay') {
    const { before, after } = renamed('trip', 'trip')
    // The key of a stay that was made from a trip names the trip.
    const key = String(row['source_key'])
    if (after !== '') row['source_key'] = key.replace(`trip:${before}:`, `trip:${after}:`)
  }
  if (name === 'stay' || name === 'wish' || name === 'trip') renamed('import', 'import')
  return 'city' in row && !cities.has(String(row['city'])) ? 'city' : undefined
}

/** What a person has only once in a collection; "" for nothing. */
function uniqueKey(name: Restored, row: Row): string {
  if (name === 'stay') return String(row['source_key'])
  return name === 'wish' || name === 'visited_city' ? String(row['city']) : ''
}

/** Those of the cities in an archive that this server has. */
async function knownCities(db: Db, { records }: Archive): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for (const name of ['stay', 'wish', 'visited_city'] as const) {
    for (const { city } of records[name] ?? []) named.add(String(city))
  }
  for (const { from, to } of records.travel_item ?? []) named.add(String(from)).add(String(to))
  for (const { home } of records.settings ?? []) named.add(String(home))
  const all = [...named]
  const known = new Set<string>()
  for (let at = 0; at < all.length; at += idsAtOnce) {
    for (const id of await takenIds(db, 'city', all.slice(at, at + idsAtOnce))) known.add(id)
  }
  return known
}

/** Marks of an archive without stays get one each; then each city has a mark exactly while a stay has begun there. */
async function restoreMarks(db: Db, engine: Engine, person: string, rows: Rows, changes: Change[]) {
  const stayed = new Set(rows.stay.filter(({ kind }) => kind !== 'transit').map(({ city }) => city))
  const bare = rows.visited_city.filter(({ city }) => !stayed.has(city))
  const stays = engine.registry.get('stay')
  const made = bare.map(({ city = '', created = '', updated = '' }) => ({
    ...emptyRow(stays),
    id: newId(),
    user: person,
    city,
    kind: 'visited',
    source: 'hand',
    created,
    updated,
  }))
  await insertRows(db, 'stay', made)
  const cities = [...new Set([...rows.stay, ...rows.visited_city].map(({ city }) => String(city)))]
  for (let from = 0; from < cities.length; from += idsAtOnce) {
    await keepMarks(db, engine, person, cities.slice(from, from + idsAtOnce), changes)
  }
}

interface Picture {
  name: string
  content: Uint8Array
}

/** The picture of an archive, drawn anew; null for none, or for one that cannot be read. */
async function pictureOf(engine: Engine, { picture }: Archive): Promise<Picture | null> {
  const files = engine.registry.get('users').hooks?.files
  if (!picture || !files || picture.base64.length > mostPictureCharacters) return null
  const content = new Uint8Array(Buffer.from(picture.base64, 'base64'))
  const upload = await namedUpload('avatar', new File([content], picture.name.slice(-100)))
  const received = await files.receive(upload)
  return 'error' in received ? null : received
}

const mostPictureCharacters = 7_000_000

const ofAccount = ['name', 'public', 'private_trips', 'language'] as const
const ofSettings = ['count_rule', 'count_territories', 'count_transit', 'home', 'hide_recent_days'] as const

/** Sets what the archive says of the account and its settings. Address, password and devices stay those of the account. */
async function restoreAccount(
  db: Db,
  engine: Engine,
  person: string,
  content: Archive,
  picture: Picture | null,
  changes: Change[],
) {
  const users = engine.registry.get('users')
  const settings = engine.registry.get('settings')
  const records = otherRecords(db, engine, changes, null)
  const { rows: accounts } = await sql<Row>`select * from users where id = ${person}`.execute(db)
  const [account] = accounts
  if (!account) throw unauthorized()
  const columns = validColumns(users, ofAccount, content.account)
  await records.update('users', account, { ...columns, ...(picture && { avatar: picture.name }) })
  if (picture) {
    await users.hooks?.files?.keep(db, account, picture.name, picture.content)
    const before = String(account['avatar'])
    if (before !== '') await users.hooks?.files?.drop(db, account, before)
  }
  const [chosen] = content.records.settings ?? []
  const { rows: stored } = await sql<Row>`
    select * from settings where ${sql.id('user')} = ${person}`.execute(db)
  if (!chosen || !stored[0]) return
  const cities = await knownCities(db, content)
  const rules = validColumns(settings, ofSettings, chosen)
  if (!cities.has(String(rules['home']))) delete rules['home']
  await records.update('settings', stored[0], rules)
}

/** The columns of some fields that have a valid value. */
function validColumns(
  { fields }: Collection,
  names: readonly string[],
  source: Readonly<Record<string, unknown>>,
): Row {
  const columns: Row = {}
  for (const name of names) {
    const field = fields[name]
    if (!field || source[name] === undefined) continue
    const value = storedValue(field, source[name])
    if (valueError(field, value) === null) columns[name] = value
  }
  return columns
}
