import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/http/context.ts'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'
import type { Row } from '#server/records/collection.ts'
import { ruleHolds } from '#server/records/read/find-row.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { parseFilter, requiredValuesOf } from './parse.ts'
import { clientFilter } from './client-filter.ts'
import { maySee } from './visibility.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const notFound = { data: {}, message: "The requested resource wasn't found.", status: 404 }
const superusersOnly = { data: {}, message: 'Only superusers can perform this action.', status: 403 }
const notCreated = { data: {}, message: 'Failed to create record.', status: 400 }
const notUpdated = { data: {}, message: 'Failed to update record.', status: 400 }

describe('a missing record or collection', () => {
  test('returns 404', async () => {
    const { get, post, patch, remove, call, a } = example
    expect((await get('city/records/nope')).json).toEqual(notFound)
    expect((await get('city/records/%00')).json).toEqual(notFound)
    expect((await patch('trip', 'nope', {}, a)).json).toEqual(notFound)
    expect((await remove('trip', 'nope', a)).json).toEqual(notFound)
    expect((await call('PUT', 'collections/city/records')).json).toEqual(notFound)
    const missing = { data: {}, message: 'Missing collection context.', status: 404 }
    expect((await get('nope/records')).json).toEqual(missing)
    expect((await get('nope/records/x')).json).toEqual(missing)
    expect((await remove('nope', 'x')).json).toEqual(missing)
    const invalid = { data: {}, message: 'Missing or invalid collection context.', status: 404 }
    expect((await post('nope', {})).json).toEqual(invalid)
    expect((await patch('nope', 'x', {})).json).toEqual(invalid)
    expect((await get('constructor/records')).json).toEqual(missing)
  })

  test('returns the same 404 as a record that the caller may not see', async () => {
    const { get, patch, remove, a, b, ta } = example
    expect((await get(`trip/records/${ta}`, a)).status).toBe(200)
    expect((await get(`trip/records/${ta}`, b)).json).toEqual(notFound)
    expect((await patch('trip', ta, { name: 'Mine' }, b)).json).toEqual(notFound)
    expect((await remove('trip', ta, b)).json).toEqual(notFound)
    expect((await get('trip/records', a)).json).toMatchObject({ totalItems: 1 })
    expect((await get('trip/records', b)).json).toMatchObject({ totalItems: 0, items: [] })
  })
})

describe('a null rule', () => {
  test('returns 403 for every call', async () => {
    const { get, post, patch, remove, a } = example
    for (const as of [undefined, a]) {
      expect((await get('secret/records', as)).json).toEqual(superusersOnly)
      expect((await get('secret/records/x', as)).json).toEqual(superusersOnly)
      expect((await post('secret', {}, as)).json).toEqual(superusersOnly)
      expect((await patch('secret', 'x', {}, as)).json).toEqual(superusersOnly)
      expect((await remove('secret', 'x', as)).json).toEqual(superusersOnly)
      expect((await post('city', { name: 'New' }, as)).json).toEqual(superusersOnly)
    }
  })

  test('is checked before the body is parsed', async () => {
    const reply = await example.call('POST', 'collections/city/records', { body: '{"' })
    expect(reply.json).toEqual(superusersOnly)
  })
})

test('a view can be read but not written', async () => {
  const { get, post, patch, remove, x } = example
  expect((await get('city_names/records')).json).toMatchObject({ totalItems: 3 })
  expect((await get(`city_names/records/${x}`)).json).toEqual({
    collectionId: 'examplenames000',
    collectionName: 'city_names',
    id: x,
    name: 'X',
  })
  const unsupported = { data: {}, message: 'Unsupported collection type.', status: 400 }
  expect((await post('city_names', {})).json).toEqual(unsupported)
  expect((await patch('city_names', x, {})).json).toEqual(unsupported)
  expect((await remove('city_names', x)).json).toEqual(unsupported)
})

describe('a guest', () => {
  test('does not own rows whose owner is empty', async () => {
    const { get, post, patch, remove, x, t0 } = example
    expect((await get('trip/records')).json).toMatchObject({ totalItems: 0 })
    expect((await get(`trip/records/${t0}`)).json).toEqual(notFound)
    expect((await patch('trip', t0, { name: 'Taken' })).json).toEqual(notFound)
    expect((await remove('trip', t0)).json).toEqual(notFound)
    expect((await post('visited_city', { city: x })).json).toEqual(notCreated)
    expect((await post('visited_city', { city: x, user: '' })).json).toEqual(notCreated)
  })
})

describe('a row that is written', () => {
  test('must satisfy the rule before and after the write', async () => {
    const { post, patch, a, b, x, va, get } = example
    expect((await post('visited_city', { user: a, city: x })).json).toEqual(notCreated)
    expect((await post('visited_city', { user: a, city: 'cityy0000000000' }, b)).json).toEqual(notCreated)
    expect((await post('visited_city', { user: b, city: x }, b)).status).toBe(200)
    expect((await patch('visited_city', va, { user: b }, a)).json).toEqual(notUpdated)
    expect((await patch('visited_city', va, { user: '' }, a)).json).toEqual(notUpdated)
    expect((await get(`visited_city/records/${va}`)).json).toMatchObject({ user: a })
  })

  test('is checked against the rule first, so that errors reveal nothing of other rows', async () => {
    const { post, a, b, x } = example
    expect((await post('visited_city', { user: a, city: x }, a)).json).toMatchObject({
      data: { user: { code: 'validation_not_unique' } },
    })
    expect((await post('visited_city', { user: a, city: x }, b)).json).toEqual(notCreated)
    expect((await post('visited_city', { user: a, city: 'ghost' }, b)).json).toEqual(notCreated)
  })

  test('can be checked against the request and the caller’s account', async () => {
    const { post, a, b } = example
    expect((await post('diary', { text: 'dear' }, a)).status).toBe(200)
    expect((await post('diary', {}, a)).json).toEqual(notCreated)
    expect((await post('diary', { text: 'dear' }, b)).json).toEqual(notCreated)
    expect((await post('diary', { text: 'dear' })).json).toEqual(notCreated)
    expect((await post('diary', { text: 'dear' }, 'goneuser0000000')).json).toEqual(notCreated)
  })
})

test('maySee() decides for a row that is no longer stored', async () => {
  const { database, engine, a, b, ta } = example
  const collection = engine.registry.get('trip')
  const [row = {}] = await run<Row>(database, sql`select * from trip where id = ${ta}`)
  await run(database, sql`delete from trip where id = ${ta}`)
  const sees = (userId: string | null, by: 'list' | 'view', filter?: string) =>
    maySee(engine.db, engine, collection, row, {
      caller: userId === null ? null : { userId, sessionId: 's' },
      by,
      filter,
    })
  expect(await sees(a, 'list')).toBe(true)
  expect(await sees(a, 'view', 'name ~ "A to%" && user.name = "Anna"')).toBe(true)
  expect(await sees(a, 'list', 'name = "Elsewhere"')).toBe(false)
  expect(await sees(a, 'list', 'travel_items.type ?= "bus"')).toBe(true)
  expect(await sees(b, 'list')).toBe(false)
  expect(await sees(null, 'view')).toBe(false)
  await expect(sees(a, 'list', 'nope = 1')).rejects.toMatchObject({ status: 400 })
})

describe('maySee()', () => {
  const anna = { userId: 'usera0000000000', sessionId: 's' }
  const superuser = { superuserId: 'root00000000000', sessionId: 's' }
  const rowOf = async (table: string) => {
    const [row = {}] = await run<Row>(
      example.database,
      sql`select * from ${sql.table(table)} order by id limit 1`,
    )
    return row
  }
  const sees = async (collection: string, caller: Caller, filter?: string, row?: Row) =>
    maySee(
      example.engine.db,
      example.engine,
      example.engine.registry.get(collection),
      row ?? (await rowOf(collection)),
      { caller, by: 'list', filter },
    )

  test('is false for a null rule, except for a superuser', async () => {
    await example.store('secret', { id: 'secret000000000', user: anna.userId })
    expect(await sees('secret', anna)).toBe(false)
    expect(await sees('secret', null)).toBe(false)
    expect(await sees('secret', superuser)).toBe(true)
    expect(await sees('trip', superuser)).toBe(true)
    expect(await sees('city', null)).toBe(true)
    expect(await sees('city', null, 'name = "nobody"')).toBe(false)
  })

  test('compares the numbers and booleans of a row that is not stored as numbers', async () => {
    const row = { ...(await rowOf('travel_item')), order: 10, booked: 1 }
    for (const [filter, expected] of [
      ['order > 9', true],
      ['order = 10', true],
      ['order > 10', false],
      ['booked = true', true],
      ['booked = false', false],
      ['note = ""', true],
      ['type = "bus"', true],
      ['id = "item10000000000"', true],
    ] as const) {
      expect([filter, await sees('travel_item', anna, filter, row)]).toEqual([filter, expected])
    }
  })

  test('evaluates a filter with a cost of at most 400', async () => {
    const filter = (cheap: number) =>
      [
        ...Array.from({ length: 2 }, () => 'travel_items.type = "bus"'),
        ...Array.from({ length: cheap }, () => 'id = 1'),
      ].join('||')
    const row = { ...(await rowOf('trip')), user: anna.userId }
    expect(await sees('trip', anna, filter(100), row)).toBe(false)
    await expect(sees('trip', anna, filter(101), row)).rejects.toMatchObject({ status: 400 })
  })

  test('passes the values that the filter requires to the rule', async () => {
    const collection = {
      ...example.engine.registry.get('travel_item'),
      rules: { list: 'user = @request.filter.user', view: null, create: null, update: null, delete: null },
    }
    const row = await rowOf('travel_item')
    const seen = (filter: string) =>
      maySee(example.engine.db, example.engine, collection, row, { caller: null, by: 'list', filter })
    expect(await seen(`user = "${anna.userId}"`)).toBe(true)
    expect(await seen(`user = "${anna.userId}" && type = "plane"`)).toBe(false)
    expect(await seen('user = "userb0000000000"')).toBe(false)
    expect(await seen('')).toBe(false)
  })
})

test('only a superuser may use the names of rules, which no filter knows', async () => {
  const collection = example.engine.registry.get('city')
  const superuser = { superuserId: 'root00000000000', sessionId: 's' }
  const parse = (filter: string | undefined, caller: Caller) => () => clientFilter(collection, filter, caller)
  expect(parse('name = "@request.x"', null)).toThrow('Only superusers can filter by @request.')
  expect(parse('name = "@collection.x"', null)).toThrow('Only superusers can filter by @collection.')
  expect(parse('name = "@request.x"', superuser)).not.toThrow()
  expect(parse('', null)()).toBeNull()
  expect(parse(undefined, null)()).toBeNull()
  expect((await example.get('city/records?filter=&sort=')).status).toBe(200)
})

test.each([
  ['user = @request.auth.id', false],
  ['user != @request.auth.id', true],
  ['user ~ @request.auth.id', false],
  ['user !~ @request.auth.id', true],
  ['user < @request.auth.id', false],
  ['user >= @request.auth.id', false],
  ['@request.auth.id != user', true],
  ['@request.auth.id ~ user', false],
  ['@request.auth.id = ""', true],
  ['@request.auth.id != ""', false],
  ['user = @request.filter.user', false],
  ['user != @request.filter.user', true],
])('for a guest the rule %s is %s', async (rule, expected) => {
  const { engine } = example
  for (const user of ['', 'usera0000000000']) {
    const row = { id: 'item90000000000', user, type: '', order: 0, note: '', booked: 0 }
    const held = ruleHolds(engine.db, engine, engine.registry.get('travel_item'), row, rule, contextOf(null))
    expect(await held).toBe(expected)
  }
})

test.each<[string, Record<string, string>]>([
  ['user = "a"', { user: 'a' }],
  ['"a" = user', { user: 'a' }],
  ['user.id = "a"', { user: 'a' }],
  ['user = "a" && name = "b" && order = 1', { user: 'a', name: 'b' }],
  ['(user = "a" && (name = "b" && type ~ "c"))', { user: 'a', name: 'b' }],
  ['user = "a" && (name = "b" || name = "c")', { user: 'a' }],
  ['user = "a" || user = "b"', {}],
  ['user != "a"', {}],
  ['user ~ "a"', {}],
  ['user = 1', {}],
  ['user = name', {}],
  ['"a" = "b"', {}],
  ['user:lower = "a"', {}],
  ['user.name = "a"', {}],
  ['user.id.id = "a"', {}],
])('the filter %s requires %j', (filter, expected) => {
  expect(Object.fromEntries(requiredValuesOf(parseFilter(filter, 9)))).toEqual(expected)
  expect(requiredValuesOf(null).size).toBe(0)
})

test.each<[string, Record<string, unknown>, boolean]>([
  ['@request.body.note:isset = true', { note: null }, true],
  ['@request.body.note:isset = true', {}, false],
  ['@request.body.note:isset = false', {}, true],
  ['@request.body.toString:isset = true', {}, false],
  ['@request.body.note = "x"', { note: 'x' }, true],
  ['@request.body.note = ""', {}, true],
  ['@request.body.note = true', { note: true }, true],
  ['@request.body.note = true', { note: false }, false],
  ['@request.body.note = 5', { note: 5 }, true],
  ['@request.body.note = "[1]"', { note: [1] }, true],
  ['@request.method = "PATCH"', {}, true],
  ['@request.context = "default"', {}, true],
  ['@request.query.x = "1"', {}, true],
  ['@request.query.y = ""', {}, true],
])('the rule %s is for the body %j: %s', async (rule, body, expected) => {
  const { engine } = example
  const context = { ...contextOf(null, 'default', 'PATCH'), body, query: { x: '1' } }
  const collection = engine.registry.get('travel_item')
  expect(await ruleHolds(engine.db, engine, collection, { id: 'x' }, rule, context)).toBe(expected)
})

test.each([
  '@request = "x"',
  '@request.nothing = "x"',
  '@request.body = "x"',
  '@request.body.a.b = "x"',
  '@request.nothing.a = "x"',
])('no rule can be %s', async (rule) => {
  const { engine } = example
  const collection = engine.registry.get('travel_item')
  await expect(
    ruleHolds(engine.db, engine, collection, { id: 'x' }, rule, contextOf(null)),
  ).rejects.toMatchObject({ status: 400 })
})
