import { sql } from 'kysely'
import { maxLegs } from '#shared/collections/travel-items.ts'
import {
  mostLegsOfPerson,
  mostTrips,
  tripDescriptionMaxLength,
  tripNameMaxLength,
} from '#shared/collections/trips.ts'
import { dayOf } from '#shared/domain/day.ts'
import { endsBeforeItStarts } from '#shared/domain/trip-days.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { Db } from '#server/db/connect.ts'
import type { HookResult, Hooks, Row, Write } from '#server/records/collection.ts'
import { type FieldErrors, mismatch, required } from '#server/records/write/value-errors.ts'
import { defineCollection } from './define-collection.ts'
import { serialize } from './marks.ts'
import { requireNoRestoration } from './restoration.ts'
import { owner, ownerOnly, times } from './rules.ts'
import { noteStrayLegs } from './stray-legs.ts'

/** The error of a person who has the maximum number of trips or legs. */
export const tooManyTrips: FieldError = {
  code: 'validation_too_many_trips',
  message: `A person has no more than ${mostTrips} trips with ${mostLegsOfPerson} legs in all. Delete some first.`,
  params: { max: mostTrips, legs: mostLegsOfPerson },
}

/** White space and characters that no font draws, such as a zero-width space or a mark of the writing direction. */
const isInvisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u

/** True for a name without any visible character. */
export const isInvisibleName = (name: string) => isInvisible.test(name)

/** The error of an invisible name, which the protocol's `required` accepts. */
const nameErrors = (row: Row): FieldErrors => (isInvisibleName(String(row['name'])) ? { name: required } : {})

/** The error of a last day before the first day. A trip can have only one of them. */
export function dayErrors(row: Row): FieldErrors {
  const [starts, ends] = [dayOf(String(row['starts'])), dayOf(String(row['ends']))]
  if (!endsBeforeItStarts({ starts, ends })) return {}
  const message = 'The last day is before the first day.'
  return { ends: { code: 'validation_ends_before_start', message, params: { starts } } }
}

/**
 * Increments the revision of a trip. Refuses an update whose `revision` differs from the stored one: it was begun
 * on an older state. This runs in the write's transaction, so one of two simultaneous updates is refused.
 */
function countRevision({ body, stored }: Write): HookResult {
  const before = Number(stored?.['revision'] ?? 0)
  if (stored && isOnlyPrivacy(body)) return {}
  if (!stored || !('revision' in body) || Number(body['revision']) === before) {
    return { columns: { revision: before + 1 } }
  }
  return {
    errors: {
      revision: {
        code: 'validation_stale_revision',
        message: 'The trip was changed elsewhere. Reload it, or overwrite what is stored.',
        params: { revision: before },
      },
    },
  }
}

/** The editor does not save `private`, so a change of only that field needs no new revision. */
const isOnlyPrivacy = (body: Write['body']) =>
  'private' in body && Object.keys(body).every((key) => key === 'private')

/** A new trip without `private` in its body gets its owner's default. */
async function privacyOfNew(db: Db, { body, stored, row }: Write): Promise<Row> {
  if (stored || (body['private'] ?? null) !== null) return {}
  const { rows } = await sql<{ private_trips: number }>`
    select private_trips from users where id = ${row['user']}`.execute(db)
  return { private: rows[0]?.private_trips ?? 0 }
}

/**
 * A trip with legs stays with the owner of the legs. For people the rules enforce this; superusers are not bound by
 * rules.
 */
async function ownerErrors(db: Db, { stored, row }: Write): Promise<FieldErrors> {
  if (!stored || stored['user'] === row['user']) return {}
  const { rows } = await sql`select 1 from travel_item where trip = ${row['id']} limit 1`.execute(db)
  return rows.length > 0 ? { user: mismatch } : {}
}

const check = (row: Row): { errors: FieldErrors } => ({ errors: { ...nameErrors(row), ...dayErrors(row) } })

/** The error of a person who has the maximum number of trips. */
async function limitErrors(db: Db, { row, stored }: Write): Promise<FieldErrors> {
  if (stored && stored['user'] === row['user']) return {}
  const { rows } = await sql`
    select 1 from trip where ${sql.id('user')} = ${row['user']} limit 1 offset ${mostTrips - 1}`.execute(db)
  return rows.length > 0 ? { user: tooManyTrips } : {}
}

async function beforeStore(db: Db, write: Write): Promise<HookResult> {
  const person = String(write.row['user'])
  // A restoration needs an account without trips, so only a new trip can conflict with it.
  if (write.stored?.['user'] === person) await requireNoRestoration(db, person)
  else await serialize(db, person)
  const { columns, errors } = countRevision(write)
  // An update without `name` is allowed, so a trip stored with such a name can still be changed.
  const checked = 'name' in write.body ? check(write.row).errors : dayErrors(write.row)
  return {
    columns: { ...columns, ...(await privacyOfNew(db, write)) },
    errors: {
      ...checked,
      ...(await ownerErrors(db, write)),
      ...(await limitErrors(db, write)),
      ...errors,
    },
  }
}

const afterStore: Hooks['afterStore'] = async (db, { stored }, row) => {
  if (row['travel_items'] === (stored?.['travel_items'] ?? '[]')) return
  await noteStrayLegs(db, String(row['id']), listedLegs(row))
}

/** The ids of the legs that a trip lists. */
const listedLegs = (row: Row): readonly string[] => JSON.parse(String(row['travel_items'])) as string[]

const afterDelete: Hooks['afterDelete'] = (db, row) => requireNoRestoration(db, String(row['user']))

export const trips = defineCollection('trip', {
  type: 'base',
  fields: {
    name: { type: 'text', required: true, max: tripNameMaxLength },
    description: { type: 'text', max: tripDescriptionMaxLength },
    starts: { type: 'date' },
    ends: { type: 'date' },
    travel_items: {
      type: 'relation',
      to: 'travel_item',
      maxSelect: maxLegs,
      cascadeDelete: false,
      members: { field: 'trip', strays: { table: 'stray_leg', member: 'leg', list: 'trip' } },
    },
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    revision: { type: 'number', serverSet: true },
    private: { type: 'bool' },
    import: {
      type: 'relation',
      to: 'import',
      maxSelect: 1,
      cascadeDelete: false,
      serverSet: true,
      private: true,
    },
    ...times,
  },
  // Everybody who knows a trip's id can read it, unless it is private.
  rules: { ...ownerOnly, view: `private = false || ${owner}` },
  hooks: { check, beforeStore, afterStore, afterDelete },
})
