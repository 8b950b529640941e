import { expect, test } from 'vitest'
import { leftOutOf } from './left-out.ts'

const missing = { field: 'city', code: 'validation_missing_rel_records', message: '' }
const archive = (records: Record<string, object[]>, places: object = {}) =>
  JSON.stringify({ records, places })

test('a record that was left out has the name of its city, of its two cities, or its own', () => {
  const places = { paris: { name: 'Paris' }, rome: { name: 'Rome' } }
  const text = archive(
    {
      stay: [{ id: 'a', city: 'paris' }],
      wish: [{ id: 'a', city: 'rome' }],
      travel_item: [{ id: 'b', from: 'paris', to: 'rome', name: 'no leg has a name' }],
      trip: [{ id: 'c', name: 'To Rome' }],
      import: [{ id: 'd', name: 7 }],
    },
    places,
  )
  const left = leftOutOf(
    text,
    (
      [
        ['stay', 'a'],
        ['wish', 'a'],
        ['travel_item', 'b'],
        ['trip', 'c'],
        ['import', 'd'],
        ['visited_city', 'absent'],
      ] as const
    ).map(([collection, id]) => ({ collection, id, ...missing })),
  )
  expect(left.map(({ collection, name }) => [collection, name])).toEqual([
    ['stay', 'Paris'],
    ['wish', 'Rome'],
    ['travel_item', 'Paris – Rome'],
    ['trip', 'To Rome'],
    ['import', ''],
    ['visited_city', ''],
  ])
})

test('the city is reported as unknown only if the server says so about this field', () => {
  const reasons = [missing, { ...missing, field: 'trip' }, { ...missing, code: 'validation_required' }]
  const left = leftOutOf(
    archive({ stay: [] }),
    reasons.map((reason) => ({ collection: 'stay', id: 'a', ...reason })),
  )
  expect(left.map(({ isCityUnknown }) => isCityUnknown)).toEqual([true, false, false])
})

test('collections that are not shown are left out, and an archive in another form has no names', () => {
  const skipped = ['settings', 'stay'].map((collection) => ({
    collection,
    id: 'a',
    ...missing,
  }))
  for (const text of [
    archive({ stay: [{ id: 'a', city: 'paris' }] }, { paris: 'Paris' }),
    JSON.stringify({ records: { stay: { id: 'a' } } }),
    JSON.stringify({ records: { stay: [{ id: 'a', city: 'paris' }] } }),
    'null',
  ])
    expect(leftOutOf(text, skipped)).toEqual([{ collection: 'stay', name: '', isCityUnknown: true }])
})
