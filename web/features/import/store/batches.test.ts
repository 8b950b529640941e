import { expect, test } from 'vitest'
import { importBatch, mostRowsOfBatch } from '#shared/imports.ts'
import type { ProposedTrip } from '#web/features/import/propose/proposal.ts'
import { reviewOf } from '#web/features/import/review/review.ts'
import { sampleProposals } from '#web/test/sample-proposals.ts'
import { batchesOf } from './batches.ts'

const { rows } = reviewOf(sampleProposals, new Map())
const trip = (id: string): ProposedTrip => ({
  id,
  name: `Trip ${id}`,
  description: '',
  starts: '2019-05-12',
  ends: '2019-05-20',
  legs: [],
  sources: [],
})
const many = (count: number, tripId = '') =>
  Array.from({ length: count }, (_, index) => {
    const [first] = rows.filter(({ state }) => state === 'new')
    if (!first) throw new Error('The sample has no new stay.')
    return { ...first, id: String(index), proposal: { ...first.proposal, trip: tripId } }
  })

test('only accepted rows are sent, with the changed values', () => {
  const [batch, ...others] = batchesOf(rows, [])
  expect(others).toEqual([])
  expect(batch?.stays.map(({ city }) => city)).toEqual(
    rows.filter(({ state }) => state === 'new' || state === 'unsure').map(({ city }) => city.id),
  )
  expect(importBatch.parse(batch)).toEqual(batch)
})

test('ten thousand stays are batches within the limits, numbered from 1', () => {
  const batches = batchesOf(many(10_000), [])
  expect(batches.map(({ number }) => number)).toEqual(batches.map((_, index) => index + 1))
  expect(batches.flatMap(({ stays }) => stays)).toHaveLength(10_000)
  for (const { stays } of batches) expect(stays.length).toBeLessThanOrEqual(mostRowsOfBatch.stays)
})

test('a trip is in one batch with its stays, which refer to it by its index there', () => {
  const trips = Array.from({ length: 120 }, (_, index) => trip(String(index)))
  const stays = trips.flatMap(({ id }) => many(6, id))
  const batches = batchesOf(stays, trips)
  expect(batches.flatMap((batch) => batch.trips)).toHaveLength(120)
  for (const batch of batches) {
    expect(batch.trips.length).toBeLessThanOrEqual(mostRowsOfBatch.trips)
    const perTrip = batch.trips.map((_, index) => batch.stays.filter((stay) => stay.trip === index).length)
    expect(perTrip).toEqual(batch.trips.map(() => 6))
  }
})

test('a trip with more stays than fit in a batch keeps some of them, and one without stays is left out', () => {
  const batches = batchesOf(many(1200, 'long'), [trip('long'), trip('empty')])
  expect(batches.flatMap((batch) => batch.trips.map(({ name }) => name))).toEqual(['Trip long'])
  expect(batches.flatMap(({ stays }) => stays)).toHaveLength(1200)
  expect(batches.flatMap(({ stays }) => stays).filter((stay) => stay.trip === 0)).toHaveLength(500)
})

test('a trip that is described as a whole in a file is stored also without a stay', () => {
  const [told] = batchesOf([], [{ ...trip('plan'), isTold: true }, trip('of rides')])
  expect(told?.trips.map(({ name }) => name)).toEqual(['Trip plan'])
})
