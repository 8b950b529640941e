import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { findRow } from './read/find-row.ts'
import { contextOf } from './rule-context.ts'
import { responseOfWrite } from './write/write-record.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const records = '/api/collections'
const batch = (requests: unknown, as?: string) => example.call('POST', 'batch', { as, body: { requests } })

describe('a batch', () => {
  test('runs its calls in order and answers each like a single request', async () => {
    const { a, i1, va } = example
    const reply = await batch(
      [
        {
          method: 'POST',
          url: `${records}/trip/records?fields=id,name`,
          body: { id: 'newtrip00000000', name: 'New', user: a },
        },
        {
          method: 'PATCH',
          url: `${records}/trip/records/newtrip00000000?expand=travel_items`,
          body: { travel_items: [i1] },
        },
        { method: 'DELETE', url: `${records}/visited_city/records/${va}` },
      ],
      a,
    )
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject([
      { status: 200, body: { id: 'newtrip00000000', name: 'New' } },
      { status: 200, body: { travel_items: [i1], expand: { travel_items: [{ id: i1 }] } } },
      { status: 204, body: null },
    ])
    expect(example.changes.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })

  test('PUT updates an existing record and creates a missing one', async () => {
    const { a, i1, get } = example
    const url = `${records}/travel_item/records`
    const reply = await batch(
      [
        { method: 'PUT', url, body: { id: i1, order: 9 } },
        { method: 'PUT', url, body: { id: 'newitem00000000', user: a } },
      ],
      a,
    )
    expect(reply.status).toBe(200)
    expect((await get(`travel_item/records/${i1}`, a)).json).toMatchObject({ order: 9, type: 'bus' })
    expect((await get('travel_item/records/newitem00000000', a)).status).toBe(200)
  })

  test('changes nothing when a call fails, and names the failed call', async () => {
    const { a, va, get, changes } = example
    const reply = await batch(
      [
        { method: 'DELETE', url: `${records}/visited_city/records/${va}` },
        { method: 'POST', url: `${records}/trip/records`, body: { user: a } },
      ],
      a,
    )
    expect(reply.status).toBe(400)
    expect(reply.json).toEqual({
      data: {
        requests: {
          1: {
            code: 'batch_request_failed',
            message: 'Batch request failed.',
            response: {
              data: { name: { code: 'validation_required', message: 'Cannot be blank.' } },
              message: 'Failed to create record.',
              status: 400,
            },
          },
        },
      },
      message: 'Batch transaction failed.',
      status: 400,
    })
    expect((await get(`visited_city/records/${va}`)).status).toBe(200)
    expect(changes).toEqual([])
  })

  test('lets a call see the changes of earlier calls', async () => {
    const { a, x } = example
    const mark = {
      method: 'POST',
      url: `${records}/visited_city/records`,
      body: { user: a, city: 'cityy0000000000' },
    }
    expect((await batch([mark], a)).status).toBe(200)
    const twice = { ...mark, body: { user: a, city: 'cityz0000000000' } }
    expect((await batch([twice, twice], a)).json['data']).toMatchObject({
      requests: { 1: { response: { data: { city: { code: 'validation_not_unique' } } } } },
    })
    const again = { method: 'POST', url: `${records}/visited_city/records`, body: { user: a, city: x } }
    expect(
      (await batch([{ method: 'DELETE', url: `${records}/visited_city/records/${example.va}` }, again], a))
        .status,
    ).toBe(200)
  })

  test('omits an expansion that exceeds the budget after the commit instead of failing', async () => {
    const { a, engine, ta } = example
    const collection = engine.registry.get('trip')
    const context = { ...contextOf({ userId: a, sessionId: '' }), query: { expand: 'travel_items' } }
    const row = await findRow(engine.db, engine, collection, ta, '', context)
    const budget = { charactersLeft: 1000 }
    const answer = () => responseOfWrite(engine, { collection, id: ta, context }, row ?? {}, budget)
    expect(await answer()).toMatchObject({ id: ta, expand: { travel_items: [{}, {}] } })
    expect(budget.charactersLeft).toBeLessThan(500)
    expect(await answer()).not.toHaveProperty('expand')
    expect(budget).toEqual({ charactersLeft: 0 })
  })

  test.each([
    [
      'another’s record',
      'PATCH',
      'trip/records/tripa0000000000',
      404,
      "The requested resource wasn't found.",
    ],
    ['a read-only collection', 'POST', 'city/records', 403, 'Only superusers can perform this action.'],
    ['a view', 'DELETE', 'city_names/records/x', 400, 'Unsupported collection type.'],
    ['an unknown collection', 'POST', 'nope/records', 404, 'Missing or invalid collection context.'],
    ['a GET request', 'GET', 'trip/records', 404, "The requested resource wasn't found."],
    ['a missing record id', 'PATCH', 'trip/records', 404, "The requested resource wasn't found."],
    ['a path outside the record API', 'POST', '../health', 404, "The requested resource wasn't found."],
  ])('rejects a call for %s', async (_what, method, path, status, message) => {
    const reply = await batch([{ method, url: `${records}/${path}`, body: {} }], example.b)
    expect(reply.json['data']).toMatchObject({ requests: { 0: { response: { status, message } } } })
  })

  test.each([[{}], ['x'], [[]], [[1]], [[null]], [undefined]])(
    'rejects %j as its list of requests',
    async (requests) => {
      const reply = await batch(requests)
      expect(reply.status).toBe(400)
    },
  )

  test('accepts 500 calls and rejects 501', async () => {
    const { a } = example
    const calls = (count: number) =>
      Array.from({ length: count }, (_, order) => ({
        method: 'POST',
        url: `${records}/travel_item/records`,
        body: { user: a, order },
      }))
    expect((await batch(calls(501), a)).json['data']).toMatchObject({ requests: { params: { max: 500 } } })
    expect(example.changes).toEqual([])
    expect((await batch(calls(500), a)).status).toBe(200)
    expect(example.changes).toHaveLength(500)
  })

  test('returns 400 for malformed URLs and methods', async () => {
    for (const request of [
      { method: 'POST', url: '/api/collections/%E0%A4%A/records' },
      { method: 'POST', url: 'http://' },
      { method: 1, url: {} },
      { method: 'constructor', url: `${records}/trip/records` },
      {},
    ]) {
      expect((await batch([request])).status).toBe(400)
    }
  })

  test('rejects sign-ups, because their rate limit counts requests', async () => {
    const body = { email: 'c@x.org', password: 'password', passwordConfirm: 'password' }
    const reply = await batch([{ method: 'POST', url: `${records}/users/records`, body }])
    expect(reply.json['data']).toMatchObject({
      requests: { 0: { response: { status: 403, message: 'Accounts are not made in batches.' } } },
    })
  })

  test('accepts files from a multipart form', async () => {
    const { a, call } = example
    const form = new FormData()
    const request = { method: 'PATCH', url: `${records}/users/records/${a}`, body: { name: 'Anna' } }
    form.append('@jsonPayload', JSON.stringify({ requests: [request] }))
    form.append('requests.0.avatar', new File(['only text'], 'a.txt'))
    const reply = await call('POST', 'batch', { as: a, body: form })
    expect(reply.json['data']).toMatchObject({
      requests: { 0: { response: { data: { avatar: { code: 'validation_invalid_mime_type' } } } } },
    })
  })

  test('rejects more than five files before it reads one', async () => {
    const { a, call } = example
    const send = async (keys: readonly string[]) => {
      const form = new FormData()
      const request = { method: 'PATCH', url: `${records}/users/records/${a}`, body: {} }
      form.append('@jsonPayload', JSON.stringify({ requests: Array.from({ length: 500 }, () => request) }))
      for (const key of keys) form.append(key, new File(['only text'], 'a.txt'))
      return (await call('POST', 'batch', { as: a, body: form })).json['data']
    }
    const tooMany = { requests: { code: 'validation_too_many_values', params: { maxSelect: 5 } } }
    const several = Array.from({ length: 6 }, (_, index) => `requests.${index}.avatar`)
    expect(await send(several)).toMatchObject(tooMany)
    expect(await send(Array.from({ length: 6 }, () => 'requests.0.avatar'))).toMatchObject(tooMany)
    expect(await send(several.slice(0, 5))).toMatchObject({
      requests: { 0: { response: { data: { avatar: { code: 'validation_invalid_mime_type' } } } } },
    })
  })
})
