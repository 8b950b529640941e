import { mostStays, mostWishes } from '#shared/collections/stays.ts'
import { maxLegs } from '#shared/collections/travel-items.ts'
import { mostLegsOfPerson, mostTrips } from '#shared/collections/trips.ts'
import {
  isRestored,
  mostSkippedNamed,
  ofEachRestored,
  type RestoredCollection,
  type SkippedRecord,
} from '#shared/account-archive.ts'
import { momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import { takenIds } from '#server/collections/marks.ts'
import { newId } from '#server/db/new-id.ts'
import { ApiError } from '#server/http/errors.ts'
import type { SqlValue } from '#server/db/dialect.ts'
import type { Collection, Field, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { textsOf } from '#server/records/values.ts'
import { columnOf, storedValue } from '#server/records/write/coerce.ts'
import { emptyRow } from '#server/records/write/row-from-body.ts'
import { missingRecord, notUnique, valueError } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { tooManyLegs } from '#server/collections/travel-items.ts'
import { tooManyTrips } from '#server/collections/trips.ts'
import { unchangedRevision } from '#server/collections/import-batches.ts'
import { tooManyStays } from '#server/collections/stays.ts'
import { tooManyWishes } from '#server/collections/wishes.ts'
import { type ArchivedRecord, nameIn } from './archive-content.ts'

/** The error of one field of a record. */
interface Fault {
  field: string
  error: FieldError
}

/** The maximum number of rows of a person, and the error for one more. The stay of a mark does not count. */
const limits: Partial<Record<RestoredCollection, { most: number; error: FieldError }>> = {
  trip: { most: mostTrips, error: tooManyTrips },
  travel_item: { most: mostLegsOfPerson, error: tooManyTrips },
  stay: { most: mostStays, error: tooManyStays },
  wish: { most: mostWishes, error: tooManyWishes },
}

/** Creates the rows of an account from the records of an archive, which can be forged. */
export class ArchiveRows {
  /** The first of the records that cannot be stored. */
  readonly skipped: SkippedRecord[] = []
  /** The number of records that cannot be stored. */
  skippedCount = 0
  /** The number of rows that were made. */
  readonly counts: Record<RestoredCollection, number> = ofEachRestored(() => 0)
  readonly #engine: Engine
  readonly #person: string
  readonly #now: string
  /** Whether a trip that does not say whether it is private becomes private. */
  readonly #privateTrips: boolean
  /** The number of records that were read. */
  readonly #read: Record<RestoredCollection, number> = ofEachRestored(() => 0)
  /** The new id of each row, by its id in the archive. */
  readonly #ids: Record<RestoredCollection, Map<string, string>> = ofEachRestored(
    () => new Map<string, string>(),
  )
  readonly #given: Record<RestoredCollection, Set<string>> = ofEachRestored(() => new Set<string>())
  readonly #seen = new Set<string>()
  readonly #legsOf = new Map<string, number>()
  /** The cities that were looked up, and whether they exist. */
  readonly #cities = new Map<string, boolean>([['', false]])
  /** The legs that each trip lists, by their ids in the archive. */
  readonly #lists = new Map<string, readonly string[]>()

  constructor(engine: Engine, person: string, { privateTrips }: { privateTrips: boolean }) {
    this.#engine = engine
    this.#person = person
    this.#privateTrips = privateTrips
    this.#now = timestampOf(engine.now())
  }

  /** The rows of the next records of a collection. Call it in the order of `restoredCollections`. */
  async of(name: RestoredCollection, records: readonly ArchivedRecord[]): Promise<Row[]> {
    const ids = await this.#idsFor(name, records)
    const cities = relationsOf(this.#engine.registry.get(name)).filter(({ to }) => to === 'city')
    await this.#lookUpCities(records.flatMap((record) => cities.map((field) => nameIn(record, field.name))))
    const rows: Row[] = []
    for (const [index, source] of records.entries()) {
      this.#read[name] += 1
      const before = String(source['id'])
      const { row, fault } = this.#rowOf(name, source)
      if (fault) {
        this.#skip(name, before, fault)
        continue
      }
      row['id'] = ids[index] ?? newId()
      this.#ids[name].set(before, row['id'])
      this.counts[name] += 1
      rows.push(row)
    }
    return rows
  }

  /** The legs of the trips, by the new id of the trip, for those that list some. Call it when the legs have rows. */
  legsOfTrips(): { id: string; travel_items: string }[] {
    const field = this.#engine.registry.get('trip').fields['travel_items']
    if (!field) return []
    return [...this.#lists].map(([trip, legs]) => {
      const kept = legs.flatMap((id) => this.#ids.travel_item.get(id) ?? [])
      return { id: this.#ids.trip.get(trip) ?? '', travel_items: String(columnOf(field, kept)) }
    })
  }

  /** Whether the server has a city. */
  async hasCity(id: string): Promise<boolean> {
    await this.#lookUpCities([id])
    return this.#cities.get(id) === true
  }

  #rowOf(name: RestoredCollection, source: ArchivedRecord): { row: Row; fault?: Fault } {
    const collection = this.#engine.registry.get(name)
    const { row, fault } = storedRow(collection, source, this.#now)
    row['user'] = this.#person
    if (fault) return { row, fault }
    const missing = this.#link(collection, row)
    if (missing !== undefined) return { row, fault: { field: missing, error: missingRecord } }
    const { columns, errors = {} } = collection.hooks?.check?.(row, this.#now) ?? {}
    const [wrong] = Object.entries(errors)
    if (wrong) return { row, fault: { field: wrong[0], error: wrong[1] } }
    Object.assign(row, columns)
    const key = uniqueKey(collection, row)
    if (key !== '' && this.#seen.has(`${name} ${key}`))
      return { row, fault: { field: 'id', error: notUnique } }
    const limit = limits[name]
    if (limit && this.counts[name] >= limit.most) return { row, fault: { field: 'user', error: limit.error } }
    if (name === 'travel_item') {
      const trip = String(row['trip'])
      const legs = (this.#legsOf.get(trip) ?? 0) + 1
      if (legs > maxLegs) return { row, fault: { field: 'trip', error: tooManyLegs } }
      this.#legsOf.set(trip, legs)
    }
    if (key !== '') this.#seen.add(`${name} ${key}`)
    if (name === 'trip') this.#prepareTrip(collection, row, source)
    return { row }
  }

  /** The legs are created later, because they refer to the trip. */
  #prepareTrip({ fields }: Collection, row: Row, source: ArchivedRecord) {
    if (this.#privateTrips && !isNo(source['private'])) row['private'] = 1
    const legs = fields['travel_items']
    if (legs) {
      const listed = textsOf(legs, row['travel_items'])
      if (listed.length > 0) this.#lists.set(String(source['id']), listed)
      row['travel_items'] = columnOf(legs, [])
    }
    const revision = Number(row['revision'])
    if (!Number.isSafeInteger(revision) || revision < 1) row['revision'] = unchangedRevision
  }

  #skip(collection: RestoredCollection, id: string, { field, error }: Fault) {
    this.skippedCount += 1
    if (this.skipped.length >= mostSkippedNamed) return
    const { code, message } = error
    const place = this.#read[collection]
    this.skipped.push({
      collection,
      id,
      field,
      code,
      message: `Record ${place} of ${collection} (${id}) was left out, because of “${field}”: ${message}`,
    })
  }

  /** The id of each record: that of the archive where it is free on this server and not repeated. */
  async #idsFor(name: RestoredCollection, records: readonly ArchivedRecord[]): Promise<string[]> {
    const wanted = records.map(({ id }) => String(id))
    const taken = await takenIds(this.#engine.db, name, wanted)
    return wanted.map((id) => {
      if (!/^[a-z0-9]{15}$/.test(id) || taken.has(id) || this.#given[name].has(id)) return newId()
      this.#given[name].add(id)
      return id
    })
  }

  async #lookUpCities(named: readonly string[]) {
    const unknown = [...new Set(named)].filter((id) => !this.#cities.has(id))
    const there = await takenIds(this.#engine.db, 'city', unknown)
    for (const id of unknown) this.#cities.set(id, there.has(id))
  }

  /**
   * Replaces the references to other records in a row by their new ids, and removes those to missing records. Returns
   * the field whose required record is missing.
   */
  #link(collection: Collection, row: Row): string | undefined {
    let missing: string | undefined
    for (const { name, to, isRequired } of relationsOf(collection)) {
      const before = String(row[name] ?? '')
      const after = this.#newId(to, before)
      row[name] = after
      // The key of a stay that was made from a trip contains the trip's id.
      if (to === 'trip' && after !== '' && 'source_key' in row)
        row['source_key'] = String(row['source_key']).replace(`trip:${before}:`, `trip:${after}:`)
      if (isRequired && after === '') missing ??= name
    }
    return missing
  }

  /**
   * The id on this server of a record that an archive refers to; "" for a missing one, and for one of a collection that
   * an archive neither restores nor takes for granted, as it does cities.
   */
  #newId(collection: string, before: string): string {
    if (collection === 'city') return this.#cities.get(before) === true ? before : ''
    return isRestored(collection) ? (this.#ids[collection].get(before) ?? '') : ''
  }
}

/** The fields that refer to one record of another collection, and whether it is required. The owner is set apart. */
const relationsOf = ({ fields }: Collection) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'relation' && field.maxSelect === 1 && name !== 'user'
      ? [{ name, to: field.to, isRequired: field.required === true }]
      : [],
  )

/** The clocks of two servers differ by less than this. */
const clockSeconds = 300

/** The row of a record, and the first fault of its fields. A timestamp in the future becomes `now`. */
function storedRow(collection: Collection, source: ArchivedRecord, now: string): { row: Row; fault?: Fault } {
  const latest = timestampOf(secondsAfter(momentOf(now), clockSeconds))
  const row = emptyRow(collection)
  let fault: Fault | undefined
  for (const [name, field] of Object.entries(collection.fields)) {
    if (name === 'user') continue
    try {
      row[name] = storedValue(field, source[name])
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      fault ??= { field: name, error: notStorable }
    }
    if (field.type === 'autodate') {
      const time = String(row[name])
      row[name] = time === '' || time > latest ? now : time
    }
    const error = valueError(field, row[name] ?? null)
    if (error) fault ??= { field: name, error }
  }
  const [created, updated] = [String(row['created']), String(row['updated'])]
  if (updated < created) row['updated'] = created
  return { row, ...(fault && { fault }) }
}

const notStorable: FieldError = {
  code: 'validation_invalid_value',
  message: 'A text with a NUL character and a number above 1.8e308 cannot be stored.',
}

/** The values that a person can have only once in a collection; "" for none. */
function uniqueKey({ name, unique = [] }: Collection, row: Row): string {
  if (name === 'stay') return String(row['source_key'])
  const [columns = []] = unique.map(({ columns }) => columns.filter((column) => column !== 'user'))
  return columns.map((column) => String(row[column])).join(' ')
}

/** Whether an archive clearly says no: not by a missing or malformed value, which is stored as no as well. */
const isNo = (value: unknown) =>
  value === false || value === 0 || (typeof value === 'string' && /^(0|f|F|false|FALSE|False)$/.test(value))

/** Whether a value of an archive is one of its field's type, and not one that is only stored as false or 0. */
const isOfType = (field: Field, value: unknown, stored: SqlValue) =>
  field.type === 'bool'
    ? stored === 1 || isNo(value)
    : field.type !== 'number' || (typeof value === 'number' && stored === value)

/** The columns of some fields that have a valid value of the field's type. */
export function validColumns(
  { fields }: Collection,
  names: readonly string[],
  source: Readonly<Record<string, unknown>>,
): Row {
  const columns: Row = {}
  for (const name of names) {
    const field = fields[name]
    if (!field || source[name] === undefined) continue
    try {
      const value = storedValue(field, source[name])
      if (isOfType(field, source[name], value) && valueError(field, value) === null) columns[name] = value
    } catch (cause) {
      // It cannot be stored: the account keeps its own value.
      if (!(cause instanceof ApiError)) throw cause
    }
  }
  return columns
}
