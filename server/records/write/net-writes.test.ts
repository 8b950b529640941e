import { expect, test } from 'vitest'
import { createCollections } from '#server/collections/index.ts'
import type { Change } from '#server/records/engine.ts'
import { createRegistry } from '#server/records/registry.ts'
import { netWrites } from './net-writes.ts'

const registry = createRegistry(createCollections({ userHooks: {} }))
const change = (
  action: Change['action'],
  id: string,
  name: string,
  before: string | null = null,
  collection = 'trip',
): Change => ({
  action,
  collection: registry.get(collection),
  row: { id, name },
  stored: before === null ? null : { id, name: before },
})

test('each record has one write, from its first row to its last, in the order of the last changes', () => {
  const writes = netWrites([
    change('create', 'a', 'a1'),
    change('update', 'b', 'b2', 'b1'),
    change('create', 'c', 'c1'),
    change('update', 'a', 'a2', 'a1'),
    change('update', 'b', 'b3', 'b2'),
    change('update', 'b', 'leg', null, 'travel_item'),
  ])
  expect(
    writes.map(({ action, collection, row, stored }) => [
      action,
      collection.name,
      row['name'],
      stored?.['name'],
    ]),
  ).toEqual([
    ['create', 'trip', 'c1', undefined],
    ['create', 'trip', 'a2', undefined],
    ['update', 'trip', 'b3', 'b1'],
    ['update', 'travel_item', 'leg', undefined],
  ])
})

test('a deleted record has no write, also when it was created or changed before', () => {
  expect(
    netWrites([
      change('create', 'a', 'a1'),
      change('update', 'b', 'b2', 'b1'),
      change('delete', 'a', 'a1'),
      change('delete', 'b', 'b2'),
      change('delete', 'c', 'c1'),
    ]),
  ).toEqual([])
  const again = netWrites([change('delete', 'a', 'a1'), change('create', 'a', 'a2')])
  expect(again.map(({ action, row }) => [action, row['name']])).toEqual([['create', 'a2']])
})
