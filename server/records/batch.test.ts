import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExample, createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'
import { runBatch } from './batch.ts'
import { createEngine } from './engine.ts'
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

  test.each([[{}], ['x'], [[]], [[1]], [[null]], [['x']], [[{}, 1]], [[{}, null]], [undefined]])(
    'rejects %j as its list of requests',
    async (requests) => {
      const reply = await batch(requests)
      expect([reply.status, reply.json['data']]).toEqual([
        400,
        { requests: { code: 'validation_required', message: 'Cannot be blank.' } },
      ])
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
      { method: { toString: 1 }, url: { toString: 1 } },
      { method: 'POST', url: `${records}/trip\0/records` },
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
    const elsewhere = Array.from({ length: 6 }, () => 'avatar')
    expect(await send([...elsewhere, ...several.slice(0, 5)])).toMatchObject({
      requests: { 0: { response: { data: { avatar: { code: 'validation_invalid_mime_type' } } } } },
    })
  })

  test('accepts a method in any case, a slash at the end and an encoded path', async () => {
    const { a, i1, va } = example
    const reply = await batch(
      [
        { method: 'patch', url: `${records}/travel_item/records/${i1}/`, body: { order: 5 } },
        { method: 'Post', url: `${records}/travel_item/records/`, body: { user: a } },
        { method: 'delete', url: `${records}/visited%5Fcity/records/${va}` },
      ],
      a,
    )
    expect(reply.json).toMatchObject([
      { status: 200, body: { id: i1, order: 5 } },
      { status: 200, body: { user: a } },
      { status: 204 },
    ])
  })

  test.each([
    ['POST', 'travel_item/records/item10000000000'],
    ['PUT', 'travel_item/records/item10000000000'],
    ['DELETE', 'travel_item/records'],
    ['PATCH', 'travel_item/records/item10000000000/more'],
    ['PATCH', 'travel_item/item10000000000'],
    ['PATCH', 'x/travel_item/records/item10000000000'],
    ['HEAD', 'travel_item/records'],
    ['', 'travel_item/records'],
  ])('has no call %j %s', async (method, path) => {
    const reply = await batch([{ method, url: `${records}/${path}`, body: { user: example.a } }], example.a)
    expect(reply.json['data']).toMatchObject({ requests: { 0: { response: { status: 404 } } } })
  })

  test('accepts only calls of the record API, whose path begins with /api', async () => {
    const reply = await batch([{ method: 'POST', url: `/x${records}/diary/records` }], example.a)
    expect(reply.json['data']).toMatchObject({ requests: { 0: { response: { status: 404 } } } })
  })

  test('checks the rule of a call against its method, its query and its body', async () => {
    const { a, engine } = example
    const create =
      '@request.method = "POST" && @request.context = "default" && @request.query.x = "1" && @request.body.text = "dear"'
    const collections = engine.registry.all.map((one) =>
      one.name === 'diary' ? { ...one, rules: { ...one.rules, create } } : one,
    )
    const send = (method: string, query: string, text: string) => {
      const url = `${records}/diary/records${query}`
      const requests = [{ method, url, body: { text } }]
      return runBatch(
        createEngine({ ...engine, collections }),
        { requests },
        { userId: a, sessionId: '' },
        [],
      )
    }
    expect(await send('POST', '?x=1', 'dear')).toMatchObject([{ status: 200 }])
    for (const [method, query, text] of [
      ['PUT', '?x=1', 'dear'],
      ['POST', '?x=2', 'dear'],
      ['POST', '', 'dear'],
      ['POST', '?x=1', 'other'],
    ] as const) {
      await expect(send(method, query, text)).rejects.toMatchObject({
        status: 400,
        cause: { status: 400, message: 'Failed to create record.' },
      })
    }
  })

  test('treats a body that is not an object as an empty body', async () => {
    const { a, i1 } = example
    for (const body of [null, 'order', ['order'], 7, undefined]) {
      const reply = await batch([{ method: 'PATCH', url: `${records}/travel_item/records/${i1}`, body }], a)
      expect(reply.json).toMatchObject([{ status: 200, body: { id: i1, order: 1 } }])
    }
  })

  test('answers a call whose "fields" is malformed with null', async () => {
    const { a, i1 } = example
    const url = `${records}/travel_item/records/${i1}?fields=note:excerpt()`
    expect((await batch([{ method: 'PATCH', url, body: { order: 8 } }], a)).json).toEqual([
      { status: 200, body: null },
    ])
    expect((await example.get(`travel_item/records/${i1}`, a)).json).toMatchObject({ order: 8 })
  })

  test('PUT checks the create rule for a new record and the update rule for an existing one', async () => {
    const { a } = example
    const url = `${records}/diary/records`
    const put = (id: string) => batch([{ method: 'PUT', url, body: { id, text: 'dear' } }], a)
    expect((await put('newdiary0000000')).json).toMatchObject([{ status: 200 }])
    expect((await put('newdiary0000000')).json['data']).toMatchObject({
      requests: { 0: { response: { status: 403, message: 'Only superusers can perform this action.' } } },
    })
    expect((await put('')).json).toMatchObject([
      { status: 200, body: { id: expect.stringMatching(/^[a-z0-9]{15}$/) } },
    ])
  })

  test('assigns the values and files of a multipart form to the calls that they name', async () => {
    const { a, i1, i2, call } = example
    const form = new FormData()
    const request = (id: string) => ({ method: 'PATCH', url: `${records}/travel_item/records/${id}` })
    form.append('@jsonPayload', JSON.stringify({ requests: [request(i1), request(i2)] }))
    form.append('requests.1.order', '12')
    form.append('requests.10.order', '13')
    form.append('order', '14')
    for (let tag = 0; tag < 6; tag += 1) form.append('requests.0.nothing', 'a text is no file')
    const reply = await call('POST', 'batch', { as: a, body: form })
    expect(reply.json).toMatchObject([{ body: { order: 1 } }, { body: { order: 12 } }])
  })

  test('expands at most five million characters for all of its calls together', async () => {
    const { a, k, x, database } = example
    const facts = JSON.stringify('x'.repeat(2_400_000))
    await run(database, sql`update country set facts = ${facts} where id = ${k}`)
    const item = (order: number) => ({
      method: 'POST',
      url: `${records}/travel_item/records?expand=from.country`,
      body: { user: a, from: x, order },
    })
    const { json } = await batch([item(1), item(2), item(3), item(4)], a)
    const isExpanded = Object.values(json).map((result) => 'expand' in (result as { body: object }).body)
    expect(isExpanded).toEqual([true, true, false, false])
  })

  test('lets a superuser create accounts and write to read-only collections', async () => {
    const { engine, x } = example
    const superuser = { superuserId: 'root00000000000', sessionId: '' }
    const account = { email: 'c@x.org', password: 'password', passwordConfirm: 'password' }
    const requests = [
      { method: 'POST', url: `${records}/users/records`, body: account },
      { method: 'PUT', url: `${records}/city/records`, body: { id: x, name: 'Renamed' } },
    ]
    expect(await runBatch(engine, { requests }, superuser, [])).toMatchObject([
      { status: 200, body: { email: 'c@x.org' } },
      { status: 200, body: { name: 'Renamed' } },
    ])
  })
})

describe('the hooks of a collection', () => {
  test('receive the languages of a batch, and the response to an error that they throw is a 500', async () => {
    const languages: unknown[] = []
    await example.close()
    const one = await createExample({
      hooks: {
        beforeStore: async (_db, write) => {
          languages.push(write.languages)
          if (write.body['name'] === 'broken') throw new Error('The hook is broken.')
          return {}
        },
      },
    })
    example = { ...example, ...one }
    const id = await example.store('users', { id: 'usera0000000000', email: 'a@x.org' })
    const send = (name: string) =>
      example.call('POST', 'batch', {
        as: id,
        headers: { 'accept-language': 'de, en;q=0.5' },
        body: { requests: [{ method: 'PATCH', url: `${records}/users/records/${id}`, body: { name } }] },
      })
    expect((await send('Anna')).status).toBe(200)
    expect(languages).toEqual([['de', 'en']])
    expect((await send('broken')).status).toBe(500)
    expect((await example.get(`users/records/${id}`, id)).json).toMatchObject({ name: 'Anna' })
  })
})
