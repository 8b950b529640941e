import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'
import type { Row } from '#server/records/collection.ts'
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
