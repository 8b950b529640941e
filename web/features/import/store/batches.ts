import { mostRowsOfBatch, type ImportBatch, type ImportedStay, type ImportedTrip } from '#shared/imports.ts'
import type { ProposedTrip } from '#web/features/import/propose/proposal.ts'
import { isStored, type ReviewRow } from '#web/features/import/review/review.ts'

/** The number of rows in a batch: small enough for an answer within a second, so that the progress is visible. */
const rowsOfBatch = 500

/**
 * The accepted rows as batches, numbered from 1. A trip is in one batch with its stays. Trips without an accepted stay
 * are left out, unless they are described as a whole in a file.
 */
export function batchesOf(rows: readonly ReviewRow[], trips: readonly ProposedTrip[]): ImportBatch[] {
  const accepted = rows.filter(isStored)
  const batches: ImportBatch[] = []
  const open = () => {
    const batch: ImportBatch = { number: batches.length + 1, stays: [], wishes: [], trips: [] }
    batches.push(batch)
    return batch
  }
  const isTrip = new Set(trips.map(({ id }) => id))
  const staysOf = Map.groupBy(
    accepted.filter(({ proposal }) => proposal.is === 'stay'),
    ({ proposal }) => (isTrip.has(proposal.trip) ? proposal.trip : ''),
  )
  let batch = open()
  for (const trip of trips) {
    const stays = staysOf.get(trip.id) ?? []
    if (stays.length === 0 && trip.isTold !== true) continue
    const isFull =
      batch.trips.length >= mostRowsOfBatch.trips ||
      (batch.stays.length > 0 && batch.stays.length + stays.length > rowsOfBatch)
    if (isFull) batch = open()
    const index = batch.trips.push(tripOf(trip)) - 1
    // The stays beyond the limit of a batch are stored without their trip.
    const [together, rest] = [stays.slice(0, rowsOfBatch), stays.slice(rowsOfBatch)]
    batch.stays.push(...together.map((row) => ({ ...stayOf(row), trip: index })))
    staysOf.set('', [...(staysOf.get('') ?? []), ...rest])
  }
  for (const row of staysOf.get('') ?? []) {
    if (batch.stays.length >= rowsOfBatch) batch = open()
    batch.stays.push(stayOf(row))
  }
  for (const row of accepted) {
    if (row.proposal.is !== 'wish') continue
    if (batch.wishes.length >= rowsOfBatch) batch = open()
    batch.wishes.push({ city: row.city.id, note: row.proposal.note })
  }
  return batches.filter(({ stays, wishes, trips }) => stays.length + wishes.length + trips.length > 0)
}

const stayOf = ({ city, start, end, proposal: { kind, note } }: ReviewRow): ImportedStay => ({
  city: city.id,
  kind,
  start,
  end,
  note,
})

const tripOf = ({ name, description, starts, ends, legs }: ProposedTrip): ImportedTrip => ({
  name,
  description,
  starts,
  ends,
  legs,
})
