import { sql } from 'kysely'
import {
  firstYearOfStays,
  mostStays,
  mostYearsAhead,
  noteMaxLength,
  stayKinds,
  staySources,
} from '#shared/collections/stays.ts'
import { boundsOf, isPartialDate, type StayDates } from '#shared/domain/ledger/partial-date.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Hooks, HookResult, Row, Write } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { keepMark, placeOf, serialize } from './marks.ts'
import { ownerOnly, times } from './rules.ts'
import { type FieldErrors, missingRecord, notUnique } from '#server/records/write/value-errors.ts'

const textOf = (row: Row, column: string) => String(row[column] ?? '')

const noSuchDate: FieldError = {
  code: 'validation_no_such_date',
  message: 'There is no such date. Write 2019, 2019-05 or 2019-05-03, with ~ after it for "about".',
}

/** The error of one of the two dates; null when it is valid. */
function dateError(date: string, now: string): FieldError | null {
  if (date === '') return null
  if (!isPartialDate(date)) return noSuchDate
  const [min, max] = [firstYearOfStays, Number(now.slice(0, 4)) + mostYearsAhead]
  const year = Number(date.slice(0, 4))
  if (year >= min && year <= max) return null
  const message = `The year has to be between ${min} and ${max}.`
  return { code: 'validation_year_out_of_range', message, params: { min, max } }
}

/** The bounds of a stay's dates, or the errors of these. `now` is a timestamp. */
export function datesOf({ start, end }: StayDates, now: string): HookResult {
  const [startError, endError] = [dateError(start, now), dateError(end, now)]
  if (startError || endError) {
    return { errors: { ...(startError && { start: startError }), ...(endError && { end: endError }) } }
  }
  const { lo, hi } = boundsOf(start, end)
  if (start !== '' && end !== '' && hi < lo) {
    const message = 'The end is before the start.'
    return { errors: { end: { code: 'validation_ends_before_start', message, params: { start } } } }
  }
  return { columns: { lo, hi } }
}

/** A stay belongs to a trip of its own person. */
async function tripErrors(db: Db, { row, stored }: Write): Promise<FieldErrors> {
  const isKept = stored?.['trip'] === row['trip'] && stored?.['user'] === row['user']
  if (row['trip'] === '' || isKept) return {}
  const { rows } = await sql`
    select 1 from trip where id = ${row['trip']} and ${sql.id('user')} = ${row['user']}`.execute(db)
  return rows.length > 0 ? {} : { trip: missingRecord }
}

async function keyErrors(db: Db, { row }: Write): Promise<FieldErrors> {
  if (row['source_key'] === '') return {}
  const { rows } = await sql`
    select 1 from stay
    where ${sql.id('user')} = ${row['user']} and source_key = ${row['source_key']} and source_key <> ''
      and id <> ${row['id']}`.execute(db)
  return rows.length > 0 ? { source_key: notUnique } : {}
}

export const tooManyStays: FieldError = {
  code: 'validation_too_many_stays',
  message: `A person has no more than ${mostStays} stays. Delete some first.`,
  params: { max: mostStays },
}

/** The error of a person who has the maximum number of stays. A stay that a mark creates is not refused. */
async function limitErrors(db: Db, { row, stored }: Write): Promise<FieldErrors> {
  if (stored && stored['user'] === row['user']) return {}
  const { rows } = await sql`
    select 1 from stay where ${sql.id('user')} = ${row['user']} limit 1 offset ${mostStays - 1}`.execute(db)
  if (rows.length === 0) return {}
  return { user: tooManyStays }
}

/** The bounds of the dates and the default of `source`. */
const check = (row: Row, now: string): HookResult => {
  const { columns, errors = {} } = datesOf({ start: textOf(row, 'start'), end: textOf(row, 'end') }, now)
  return { columns: { ...columns, source: textOf(row, 'source') || 'hand' }, errors }
}

const beforeStore: Hooks['beforeStore'] = async (db, write) => {
  await serialize(db, textOf(write.row, 'user'))
  const { columns, errors } = check(write.row, write.now)
  return {
    columns: { ...columns },
    errors: {
      ...errors,
      ...(await tripErrors(db, write)),
      ...(await keyErrors(db, write)),
      ...(await limitErrors(db, write)),
    },
  }
}

const afterStore: Hooks['afterStore'] = async (db, { stored }, row, records) => {
  const [place, before] = [placeOf(row), stored && placeOf(stored)]
  // Delete the mark of the former city first, so that its id becomes free for the mark of the new one.
  if (before && (before.user !== place.user || before.city !== place.city)) {
    await keepMark(db, before, records)
  }
  await keepMark(db, place, records)
}

const afterDelete: Hooks['afterDelete'] = async (db, row, records) => {
  const place = placeOf(row)
  await serialize(db, place.user)
  await keepMark(db, place, records)
}

/** When, how and why a person was in a city. */
export const stays = defineCollection('stay', {
  type: 'base',
  fields: {
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    city: { type: 'relation', to: 'city', required: true, maxSelect: 1, cascadeDelete: false },
    kind: { type: 'select', required: true, values: stayKinds, maxSelect: 1 },
    start: { type: 'text', max: 11 },
    end: { type: 'text', max: 11 },
    lo: { type: 'text', serverSet: true },
    hi: { type: 'text', serverSet: true },
    note: { type: 'text', max: noteMaxLength },
    trip: { type: 'relation', to: 'trip', maxSelect: 1, cascadeDelete: false },
    source: { type: 'select', values: staySources, maxSelect: 1 },
    source_key: { type: 'text', max: 200 },
    import: { type: 'relation', to: 'import', maxSelect: 1, cascadeDelete: false, serverSet: true },
    ...times,
  },
  rules: ownerOnly,
  hooks: { check, beforeStore, afterStore, afterDelete },
})
