import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#server/http/context.ts'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import type { Row } from '#server/records/collection.ts'
import { ruleHolds } from '#server/records/read/find-row.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { evaluateInMemory, type Requester, stranger } from './in-memory-rule.ts'
import { parseFilter } from './parse.ts'
import { strangersMaySee } from './visibility.ts'

let example: SeededExample

beforeAll(async () => {
  example = await createSeededExample()
})
afterAll(() => example.close())

const anna = 'usera0000000000'
const item: Row = {
  id: 'item90000000000',
  type: 'bus',
  order: 1,
  start_date: '',
  from: '',
  note: 'by sea',
  booked: 1,
  extra: 'null',
  price: 0,
  user: anna,
  created: '',
  updated: '',
}
const callers: Record<string, Caller> = {
  Anna: { userId: anna, sessionId: '' },
  Bert: { userId: 'userb0000000000', sessionId: '' },
  guest: null,
  superuser: { superuserId: 'root00000000000', sessionId: '' },
}

test.each<[string, string, boolean | undefined, Row?]>([
  ['Anna', 'user = @request.auth.id', true],
  ['Anna', '@request.auth.id = user', true],
  ['Bert', 'user = @request.auth.id', false],
  ['guest', 'user = @request.auth.id', false],
  ['guest', 'user = @request.auth.id', false, { user: '' }],
  ['guest', '@request.auth.id = user', false, { user: '' }],
  ['superuser', 'user = @request.auth.id', false, { user: '' }],
  ['guest', 'note = @request.auth.name', false],
  ['Anna', 'note = @request.auth.name', undefined],
  ['guest', '@request.auth.verified = true', undefined],
  ['Anna', '@request.auth.verified = true', undefined],
  ['guest', '@request.auth.id = ""', undefined],
  ['Anna', 'user != @request.auth.id', undefined],
  ['Anna', 'user ~ @request.auth.id', undefined],
  ['Anna', 'user.id = @request.auth.id', undefined],
  ['Anna', 'user.id = user', undefined],
  ['Anna', 'user:lower = @request.auth.id', undefined],
  ['Anna', 'user = @request.filter.user', true],
  ['Anna', 'note = @request.filter.user', false],
  ['Anna', 'user = @request.filter.note', false, { user: '' }],
  ['Anna', '@request.method = "GET"', undefined],
  ['Anna', '@request.query.user = user', undefined],
  ['guest', '@request.query.user = user', undefined],
  ['Anna', '@request.auth.id.user = user', undefined],
  ['Anna', 'note = "by sea"', true],
  ['Anna', '"by sea" = note', true],
  ['Anna', 'note = "By sea"', false],
  ['Anna', 'id = "item90000000000"', true],
  ['Anna', 'booked = true', true],
  ['Anna', 'booked = false', false],
  ['Anna', 'booked = false', true, { booked: 0 }],
  ['Anna', 'booked = "1"', undefined],
  ['Anna', 'booked = nonsense', undefined],
  ['Anna', 'booked = true', undefined, { booked: null }],
  ['Anna', 'note = "by sea"', undefined, { note: null }],
  ['Anna', 'booked = booked', undefined, { booked: null }],
  ['Anna', 'note = note', undefined, { note: null }],
  ['Anna', 'note = note', true],
  ['Anna', 'order = price', undefined],
  ['Anna', 'order = 1', undefined],
  ['Anna', 'order = true', undefined],
  ['Anna', 'type = "bus"', undefined],
  ['Anna', 'extra = "null"', undefined],
  ['Anna', 'booked = true && note = "by sea"', true],
  ['Anna', 'booked = true && note = "by air"', false],
  ['Anna', 'order = 1 && booked = false', false],
  ['Anna', 'order = 1 && booked = true', undefined],
  ['Anna', 'booked = true && order = 1', undefined],
  ['Anna', 'booked = false || note = "by air"', false],
  ['Anna', 'booked = false || note = "by sea"', true],
  ['Anna', 'order = 1 || booked = true', true],
  ['Anna', 'order = 1 || booked = false', undefined],
  ['Anna', 'booked = false || order = 1', undefined],
])('for %s %s is %s, as for the query', async (name, rule, expected, change = {}) => {
  const { engine } = example
  const collection = engine.registry.get('travel_item')
  const row = { ...item, ...change }
  const caller = callers[name] ?? null
  const requester: Requester = { caller, requiredValues: new Map([['user', anna]]) }
  expect(evaluateInMemory(parseFilter(rule, 9), collection, row, requester)).toBe(expected)
  if (expected === undefined) return
  const context = { ...contextOf(caller), requiredValues: requester.requiredValues }
  // The comparison of a number makes ruleHolds() send a query, because numbers are not compared in memory.
  const asked = expected ? `(${rule}) && order = 1` : `(${rule}) || order = 2`
  expect(await ruleHolds(engine.db, engine, collection, row, asked, context)).toBe(expected)
})

test('neither folded text nor a list is compared without the database', () => {
  const { registry } = example.engine
  const evaluated = (collection: string, rule: string, row: Row) =>
    evaluateInMemory(parseFilter(rule, 9), registry.get(collection), row, stranger)
  expect(evaluated('city', 'name = "X"', { name: 'X' })).toBe(true)
  expect(evaluated('city', 'unaccented_name = "X"', { unaccented_name: 'x' })).toBeUndefined()
  expect(evaluated('city', 'country = "k"', { country: 'k' })).toBe(true)
  expect(evaluated('trip', 'travel_items = "[]"', { travel_items: '[]' })).toBeUndefined()
})

test('strangersMaySee() is true when the list or view rule can hold for a person whom the row does not name', () => {
  const { registry } = example.engine
  const base = registry.get('travel_item')
  const seen = (list: string | null, view: string | null, row: Row = item) =>
    strangersMaySee({ ...base, rules: { ...base.rules, list, view } }, row)
  const owned = 'user = @request.auth.id'
  expect(seen(owned, owned)).toBe(false)
  expect(seen(null, null)).toBe(false)
  expect(seen('', owned)).toBe(true)
  expect(seen(owned, '')).toBe(true)
  expect(seen(null, '')).toBe(true)
  expect(seen(owned, 'booked = true')).toBe(true)
  expect(seen(owned, 'booked = true', { ...item, booked: 0 })).toBe(false)
  expect(seen(owned, 'order = 7')).toBe(true)
  expect(seen(owned, owned, { ...item, user: '' })).toBe(false)
})
