import { setImmediate as otherWork } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Restoration, type RestoredCollection, restoredCollections } from '#shared/account-archive.ts'
import { keepMarks, serialize } from '#server/collections/marks.ts'
import {
  beginRestoration,
  endRestoration,
  renewRestoration,
  requireNoRestoration,
  type RunningRestoration,
  takeAbandoned,
} from '#server/collections/restoration.ts'
import { noteStrayLegs } from '#server/collections/stray-legs.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { badRequest, unauthorized } from '#server/http/errors.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { otherRecords } from '#server/records/write/other-records.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { emptyRow } from '#server/records/write/row-from-body.ts'
import { namedUpload } from '#server/records/write/uploads.ts'
import { nameIn } from './archive-content.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { ArchiveRows, validColumns } from './archive-rows.ts'

/** The number of rows of a transaction. Other requests run between two of them. */
const rowsAtOnce = 400
/** A trip lists up to 200 legs. */
const tripsAtOnce = 50

const user = sql.id('user')

/**
 * Restores an archive into the account of a person, which must be empty. Records keep their timestamps, and their ids
 * where these are free. Records that cannot be stored are skipped and named.
 *
 * The rows are stored in many transactions, so that other requests are answered in between. The person cannot change
 * the account until the end. When one fails, all rows are removed; when the process is killed, removeAbandoned() does
 * that later.
 */
export async function restoreAccount(
  engine: Engine,
  person: string,
  archive: ArchiveReader,
): Promise<Restoration> {
  await removeAbandoned(engine, person)
  const picture = await pictureOf(engine, archive)
  try {
    return await attempt(engine, person, archive, picture)
  } catch (error) {
    // Another request has stored a record under an id that was free before.
    if (!engine.dialect.isUniqueViolation(error)) throw error
    return attempt(engine, person, archive, picture)
  }
}

async function attempt(
  engine: Engine,
  person: string,
  archive: ArchiveReader,
  picture: Picture | null,
): Promise<Restoration> {
  const running = await transaction(engine.db, async (db) => {
    await serialize(db, person)
    await requireEmpty(db, person)
    return beginRestoration(db, person, engine.now())
  })
  try {
    return await storeAll(engine, running, archive, picture)
  } catch (error) {
    await removeAll(engine, running)
    throw error
  }
}

/** Throws the 400 when an account has records that would mix with those of an archive, or is being restored. */
export async function requireRestorable(engine: Engine, person: string): Promise<void> {
  await removeAbandoned(engine, person)
  await requireNoRestoration(engine.db, person)
  await requireEmpty(engine.db, person)
}

async function requireEmpty(db: Db, person: string) {
  for (const name of restoredCollections) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where ${user} = ${person} limit 1`.execute(db)
    if (rows.length === 0) continue
    const message =
      'This account has visits, trips or wishes of its own. An archive is restored into an empty account.'
    throw badRequest(message, { archive: { code: 'archive_account_not_empty', message } })
  }
}

/** Runs a part of a restoration in a transaction. */
const part = <Result>(
  engine: Engine,
  running: RunningRestoration,
  work: (db: Db, changes: Change[]) => Promise<Result>,
): Promise<Result> =>
  recordTransaction(engine, async (db, changes) => {
    await renewRestoration(db, running, engine.now())
    return work(db, changes)
  })

async function storeAll(
  engine: Engine,
  running: RunningRestoration,
  archive: ArchiveReader,
  picture: Picture | null,
): Promise<Restoration> {
  const privateTrips = await makesTripsPrivate(engine, running.person, archive)
  const made = new ArchiveRows(engine, running.person, { privateTrips })
  const visits = new Visits()
  for (const name of restoredCollections) {
    for (let from = 0; from < archive.counts[name]; from += rowsAtOnce) {
      const rows = await made.of(name, await archive.slice(name, from, from + rowsAtOnce))
      await part(engine, running, (db) => insertRows(db, name, rows))
      if (name === 'stay' || name === 'visited_city') visits.add(name, rows)
    }
    if (name === 'travel_item') await storeLegsOfTrips(engine, running, made)
  }
  await storeMarks(engine, running, visits)
  const settings = archive.settings ?? {}
  const isHomeKnown = await made.hasCity(nameIn(settings, 'home'))
  await part(engine, running, async (db, changes) => {
    await storeAccount(db, engine, running.person, { archive, picture, isHomeKnown }, changes)
    await endRestoration(db, running)
  })
  return { restored: made.counts, skippedCount: made.skippedCount, skipped: made.skipped }
}

/** Whether new trips are private, by the setting of the account or by that of the archive. */
async function makesTripsPrivate({ db, registry }: Engine, person: string, archive: ArchiveReader) {
  const archived = validColumns(registry.get('users'), ['private_trips'], archive.account)
  if (archived['private_trips'] === 1) return true
  const { rows } = await sql`select 1 from users where id = ${person} and private_trips = 1`.execute(db)
  return rows.length > 0
}

async function storeLegsOfTrips(engine: Engine, running: RunningRestoration, made: ArchiveRows) {
  for (const trips of slicesOf(made.legsOfTrips(), tripsAtOnce)) {
    await part(engine, running, async (db) => {
      for (const { id, travel_items } of trips) {
        await sql`update trip set travel_items = ${travel_items} where id = ${id}`.execute(db)
        await noteStrayLegs(db, id, JSON.parse(travel_items) as string[])
      }
    })
    await otherWork()
  }
}

/** The cities of the stays and marks of an archive. */
class Visits {
  readonly cities = new Set<string>()
  readonly #stayed = new Set<string>()
  readonly #marks: Row[] = []

  add(name: 'stay' | 'visited_city', rows: readonly Row[]) {
    for (const row of rows) {
      const city = String(row['city'])
      this.cities.add(city)
      if (name === 'visited_city') this.#marks.push(row)
      else if (row['kind'] !== 'transit') this.#stayed.add(city)
    }
  }

  /** The marks of an archive that has no stay in their city. */
  withoutStay() {
    return this.#marks.filter(({ city }) => !this.#stayed.has(String(city)))
  }
}

/**
 * Each mark of an archive without stays gets a stay; afterwards each city has a mark exactly while a stay has begun
 * there.
 */
async function storeMarks(engine: Engine, running: RunningRestoration, visits: Visits) {
  const stays = engine.registry.get('stay')
  for (const marks of slicesOf(visits.withoutStay())) {
    const made = marks.map(({ city = '', created = '', updated = '' }) => ({
      ...emptyRow(stays),
      id: newId(),
      user: running.person,
      city,
      kind: 'visited',
      source: 'hand',
      created,
      updated,
    }))
    await part(engine, running, (db) => insertRows(db, 'stay', made))
    await otherWork()
  }
  for (const cities of slicesOf([...visits.cities])) {
    await part(engine, running, (db, changes) => keepMarks(db, engine, running.person, cities, changes))
    await otherWork()
  }
}

function* slicesOf<Item>(items: readonly Item[], length = rowsAtOnce): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length)
}

/** Removes the rows of abandoned restorations: of one person, or of everybody. */
export async function removeAbandoned(engine: Engine, person?: string): Promise<void> {
  const abandoned = await transaction(engine.db, (db) => takeAbandoned(db, engine.now(), person))
  for (const running of abandoned) await removeAll(engine, running)
}

/** Removes everything that a restoration has stored. The account cannot contain anything else. */
async function removeAll(engine: Engine, running: RunningRestoration): Promise<void> {
  // Each table before those that it refers to.
  for (const table of restoredCollections.toReversed()) {
    for (let count = rowsAtOnce; count === rowsAtOnce;) {
      count = await part(engine, running, (db, changes) =>
        removeSome(db, engine, running.person, table, changes),
      )
      await otherWork()
    }
  }
  await transaction(engine.db, (db) => endRestoration(db, running))
}

async function removeSome(
  db: Db,
  engine: Engine,
  person: string,
  table: RestoredCollection,
  changes: Change[],
): Promise<number> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${user} = ${person} order by seq limit ${rowsAtOnce}`.execute(db)
  // Subscribers have received the marks, so they must receive the deletes.
  if (table === 'visited_city') await otherRecords(db, engine, changes, null).remove(table, rows)
  else if (rows.length > 0) {
    await sql`
      delete from ${sql.table(table)} where id in (${sql.join(rows.map(({ id }) => id))})`.execute(db)
  }
  return rows.length
}

interface Picture {
  name: string
  content: Uint8Array
}

/** The picture of an archive, encoded again; null for none, or for one that cannot be decoded. */
async function pictureOf(engine: Engine, { picture }: ArchiveReader): Promise<Picture | null> {
  const files = engine.registry.get('users').hooks?.files
  if (!picture || !files || picture.base64.length > mostPictureCharacters) return null
  const content = new Uint8Array(Buffer.from(picture.base64, 'base64'))
  const upload = await namedUpload('avatar', new File([content], picture.name.slice(-100)))
  const received = await files.receive(upload)
  return 'error' in received ? null : received
}

const mostPictureCharacters = 7_000_000

/**
 * Fields that an archive does not set: the owner of the record, the address, and the picture, which is encoded again.
 */
const ofThisAccount: ReadonlySet<string> = new Set(['user', 'email', 'emailVisibility', 'verified', 'avatar'])

/** The fields of an account, or of its settings, that an archive sets: all others that the person can change. */
const restoredFields = ({ fields }: Collection) =>
  Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field && !field.hidden && !field.serverSet && field.type !== 'autodate' && !ofThisAccount.has(name)
  })

/** Sets the archived fields of the account and its settings. Address, password and devices stay as they are. */
async function storeAccount(
  db: Db,
  engine: Engine,
  person: string,
  {
    archive,
    picture,
    isHomeKnown,
  }: { archive: ArchiveReader; picture: Picture | null; isHomeKnown: boolean },
  changes: Change[],
) {
  const users = engine.registry.get('users')
  const settings = engine.registry.get('settings')
  const records = otherRecords(db, engine, changes, null)
  const { rows: accounts } = await sql<Row>`select * from users where id = ${person}`.execute(db)
  const [account] = accounts
  if (!account) throw unauthorized()
  const columns = validColumns(users, restoredFields(users), archive.account)
  // A malformed value must not leave the profile public.
  if ('public' in archive.account && !('public' in columns)) columns['public'] = 0
  await records.update('users', account, { ...columns, ...(picture && { avatar: picture.name }) })
  if (picture) {
    await users.hooks?.files?.keep(db, account, picture.name, picture.content)
    const before = String(account['avatar'])
    if (before !== '') await users.hooks?.files?.drop(db, account, before)
  }
  const { rows: stored } = await sql<Row>`
    select * from settings where ${user} = ${person}`.execute(db)
  if (!archive.settings || !stored[0]) return
  const rules = validColumns(settings, restoredFields(settings), archive.settings)
  if (!isHomeKnown) delete rules['home']
  await records.update('settings', stored[0], rules)
}
