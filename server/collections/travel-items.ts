import { sql } from 'kysely'
import type { FieldError } from '#shared/field-errors.ts'
import type { Db } from '#server/db/connect.ts'
import { legTypes, maxLegs } from '#shared/collections/travel-items.ts'
import { mostLegsOfPerson } from '#shared/collections/trips.ts'
import { isSuperuser } from '#server/http/context.ts'
import { invalidFields } from '#server/http/errors.ts'
import type { Hooks, Row, Write } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { requireNoRestoration } from './restoration.ts'
import { owner, ownerOnly, times } from './rules.ts'
import { tooManyTrips } from './trips.ts'
import { mismatch } from '#server/records/write/value-errors.ts'

/** Everybody may view the legs of a trip that is not private. The owner may view all own legs. */
const viewersOfTrip = `${owner} || trip.private = false`
const ownerOfTrip = `${owner} && trip.user = @request.auth.id`

/** A leg belongs to the owner of its trip. For people the rules enforce this; superusers are not bound by rules. */
const beforeStore: Hooks['beforeStore'] = async (db, { caller, row }) => {
  if (!isSuperuser(caller)) return {}
  const { rows } = await sql`
    select 1 from trip where id = ${row['trip']} and ${sql.id('user')} = ${row['user']}`.execute(db)
  return rows.length > 0 ? {} : { errors: { user: mismatch } }
}

/**
 * Increments the trip's revision, so that saving an edit that began before this change is refused. Returns the number
 * of the trip's legs.
 */
async function countTripRevision(db: Db, leg: Row): Promise<number> {
  const { rows } = await sql<{ legs: number }>`
    update trip set revision = revision + 1 where id = ${leg['trip']}
    returning (select count(*) from travel_item where travel_item.trip = trip.id) as legs`.execute(db)
  return rows[0]?.legs ?? 0
}

/** Refuses a leg when the person has the maximum number. */
async function requireRoom(db: Db, { action, stored }: Write, row: Row) {
  if (stored && stored['user'] === row['user']) return
  const { rows } = await sql`
    select 1 from travel_item where ${sql.id('user')} = ${row['user']} limit 1 offset ${mostLegsOfPerson}`.execute(
    db,
  )
  if (rows.length > 0) throw invalidFields(`Failed to ${action} record.`, { user: tooManyTrips })
}

const afterStore: Hooks['afterStore'] = async (db, write, row) => {
  const { action, stored } = write
  await requireNoRestoration(db, String(row['user']))
  if ((await countTripRevision(db, row)) > maxLegs) throw legsRefused(action)
  await requireRoom(db, write, row)
  // When a leg moves to another trip of its owner, the former trip changes too.
  if (stored && stored['trip'] !== row['trip']) {
    await countTripRevision(db, stored)
    await noteMove(db, String(row['id']), { from: String(stored['trip']), to: String(row['trip']) })
  }
}

/** Notes that a leg has left a trip, whose list still names it, for another one. */
async function noteMove(db: Db, leg: string, { from, to }: { from: string; to: string }) {
  await sql`
    insert into stray_leg (leg, trip)
    select ${leg}, id from trip where id = ${from} and travel_items like ${`%"${leg}"%`}
    on conflict do nothing`.execute(db)
  await sql`delete from stray_leg where leg = ${leg} and trip = ${to}`.execute(db)
}

/** The contract's 400. */
const legsRefused = (action: Write['action']) =>
  invalidFields(`Failed to ${action} record.`, { trip: tooManyLegs })

export const tooManyLegs: FieldError = {
  code: 'validation_too_many_legs',
  message: `A trip has no more than ${maxLegs} legs.`,
  params: { max: maxLegs },
}

const beforeDelete: Hooks['beforeDelete'] = async (db, leg) => {
  await countTripRevision(db, leg)
}

const afterDelete: Hooks['afterDelete'] = (db, leg) => requireNoRestoration(db, String(leg['user']))

export const travelItems = defineCollection('travel_item', {
  type: 'base',
  fields: {
    from: { type: 'relation', to: 'city', maxSelect: 1, cascadeDelete: false },
    to: { type: 'relation', to: 'city', maxSelect: 1, cascadeDelete: false },
    type: { type: 'select', required: true, values: legTypes, maxSelect: 1 },
    start_date: { type: 'date' },
    arrival_date: { type: 'date' },
    order: { type: 'number' },
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    trip: { type: 'relation', to: 'trip', required: true, maxSelect: 1, cascadeDelete: true },
    ...times,
  },
  rules: { ...ownerOnly, view: viewersOfTrip, create: ownerOfTrip, update: ownerOfTrip },
  hooks: { beforeStore, afterStore, beforeDelete, afterDelete },
})
