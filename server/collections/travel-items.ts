import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { legTypes, maxLegs } from '#shared/collections/travel-items.ts'
import { invalidFields } from '#server/http/errors.ts'
import type { Hooks, Row, Write } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { times } from './rules.ts'
import { mismatch } from '#server/records/write/value-errors.ts'

const owner = 'user = @request.auth.id'
/** Everybody may view the legs of a trip that is not private. The owner may view all own legs. */
const viewersOfTrip = `${owner} || trip.private = false`
const ownerOfTrip = `${owner} && trip.user = @request.auth.id`

/** Throws the contract's 400 when the trip has more than the allowed number of legs. */
async function checkLegCount(db: Db, { action }: Write, row: Row) {
  const { rows } = await sql<{ legs: number }>`
    select count(*) as legs from travel_item where trip = ${row['trip']}`.execute(db)
  if ((rows[0]?.legs ?? 0) <= maxLegs) return
  throw invalidFields(`Failed to ${action} record.`, {
    trip: {
      code: 'validation_too_many_legs',
      message: `A trip has no more than ${maxLegs} legs.`,
      params: { max: maxLegs },
    },
  })
}

/** A leg belongs to the owner of its trip. The rules say so to people; no rule binds a superuser. */
const beforeStore: Hooks['beforeStore'] = async (db, { row }) => {
  const { rows } = await sql`
    select 1 from trip where id = ${row['trip']} and ${sql.id('user')} = ${row['user']}`.execute(db)
  return rows.length > 0 ? {} : { errors: { user: mismatch } }
}

/** Increments the trip's revision, so that saving an edit that began before this change is refused. */
async function countTripRevision(db: Db, leg: Row | null) {
  if (leg) await sql`update trip set revision = revision + 1 where id = ${leg['trip']}`.execute(db)
}

const afterStore: Hooks['afterStore'] = async (db, write, row) => {
  await checkLegCount(db, write, row)
  await countTripRevision(db, row)
  // When a leg moves to another trip of its owner, the former trip changes too.
  if (write.stored?.['trip'] !== row['trip']) await countTripRevision(db, write.stored)
}

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
  rules: { list: owner, view: viewersOfTrip, create: ownerOfTrip, update: ownerOfTrip, delete: owner },
  hooks: { beforeStore, afterStore, beforeDelete: countTripRevision },
})
