import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cpuMs, medianCpuMs } from '#server/test/cpu-time.ts'
import { createSeededExample, type SeededExample, testNow } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { deleteRecord } from './delete-record.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const item = async (body: Record<string, unknown>) => {
  const { json } = await example.post('travel_item', { user: example.a, ...body }, example.a)
  return json
}
const refusal = async (body: Record<string, unknown>) => {
  const json = await item(body)
  expect(json).toMatchObject({ status: 400, message: 'Failed to create record.' })
  return json['data']
}
const changed = async (body: Record<string, unknown>, id = example.i1) => {
  const { json } = await example.patch('travel_item', id, body, example.a)
  return json
}

/** The parts of a multipart form with the boundary "y", and its end. */
const partsOf = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--y\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--y--`

describe('a request body', () => {
  test('returns 400 when it is malformed or of an unsupported type', async () => {
    const send = (body: string, type?: string) =>
      example.call('POST', 'collections/trip/records', {
        as: example.a,
        body,
        headers: { 'content-type': type ?? 'application/json' },
      })
    const general = { data: {}, message: 'Something went wrong while processing your request.', status: 400 }
    expect((await send('{"')).json).toEqual(general)
    expect((await send('[]')).json).toEqual(general)
    expect((await send('"text"')).json).toEqual(general)
    expect((await send('x', 'multipart/form-data; boundary=y')).json).toEqual(general)
    expect((await send(JSON.stringify({ name: 'a\0b', user: example.a }))).json).toEqual(general)
    const unsupported = { data: {}, message: 'Unsupported Content-Type.', status: 400 }
    expect((await send('name=x', 'text/plain')).json).toEqual(unsupported)
    expect((await send('<a/>', 'application/xml')).json).toEqual(unsupported)
  })

  test('returns 400 for more than 1,000 keys, without processing them', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`key${index}`, '']))
    const send = async (body: unknown, type = 'application/json', path = 'collections/trip/records') =>
      (await example.call('POST', path, { as: example.a, body, headers: { 'content-type': type } })).status
    const form = 'application/x-www-form-urlencoded'
    expect(await send(many)).toBe(400)
    expect(await send(new URLSearchParams(many).toString(), form)).toBe(400)
    // With a repeated key, its values would become a list.
    const used = await cpuMs(async () => {
      expect(await send('a&'.repeat(250_000), form)).toBe(400)
      expect(await send('a&'.repeat(2_000_000), form)).toBe(413)
    })
    expect(used).toBeLessThan(5000)
    const request = { method: 'POST', url: '/api/collections/trip/records', body: { ...many, name: 'x' } }
    expect(await send({ requests: [request] }, 'application/json', 'batch')).toBe(400)
  })

  test('counts the parts of a multipart form before it parses them', async () => {
    const part = (index: number) => `--y\r\nContent-Disposition: form-data; name="k${index}"\r\n\r\n\r\n`
    const formWith = (count: number) =>
      `${Array.from({ length: count }, (_, index) => part(index)).join('')}--y--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=y' }
    const send = (body: string) =>
      example.call('POST', 'collections/trip/records', { as: example.a, body, headers })
    const named = (count: number) =>
      formWith(count - 2).replace('--y--', partsOf({ name: 'x', user: example.a }))
    expect((await send(named(1000))).status).toBe(200)
    expect((await send(named(1001))).status).toBe(400)
    const many = formWith(100_000)
    const [refusing, parsing] = await medianCpuMs(
      3,
      async () => expect((await send(many)).status).toBe(400),
      () => new Response(many, { headers }).formData(),
    )
    expect(refusing).toBeLessThan(parsing / 4)
    // The limit would have no effect if the parser used another boundary than the count of the parts.
    const ambiguous = await example.call('POST', 'collections/trip/records', {
      as: example.a,
      body: named(3),
      headers: { 'content-type': 'multipart/form-data; x="; boundary=z; "; boundary=y' },
    })
    expect(ambiguous.status).toBe(400)
  })

  test('may be a form whose boundary is written in any way', async () => {
    const send = async (type: string) => {
      const reply = await example.call('POST', 'collections/trip/records', {
        as: example.a,
        body: partsOf({ name: 'x', user: example.a }),
        headers: { 'content-type': type },
      })
      return reply.status
    }
    for (const boundary of [';boundary=y', ';  Boundary="y"', '; x=1; boundary=y; z=2'])
      expect([boundary, await send(`Multipart/Form-Data${boundary}`)]).toEqual([boundary, 200])
    for (const boundary of [
      '',
      '; boundary=',
      '; boundary=""',
      '; xboundary=y',
      `; boundary=${'y'.repeat(71)}`,
    ])
      expect([boundary, await send(`multipart/form-data${boundary}`)]).toEqual([boundary, 400])
  })

  test('has at most three million characters as JSON, and half a million as a form', async () => {
    const send = async (body: string, type: string) => {
      const headers = { 'content-type': type }
      const reply = await example.call('POST', 'collections/trip/records', { as: example.a, body, headers })
      return reply.status
    }
    const json = (length: number) => {
      const start = `{"name":"x","user":"${example.a}","nothing":"`
      return `${start}${'x'.repeat(length - start.length - 2)}"}`
    }
    const form = (length: number) => {
      const start = `name=x&user=${example.a}&nothing=`
      return start + 'x'.repeat(length - start.length)
    }
    expect(await send(json(3_000_000), 'application/json')).toBe(200)
    expect(await send(json(3_000_001), 'application/json')).toBe(413)
    expect(await send(form(500_000), 'application/x-www-form-urlencoded')).toBe(200)
    expect(await send(form(500_001), 'application/x-www-form-urlencoded')).toBe(413)
  })

  test('may be null', async () => {
    const { a, i1, call } = example
    const headers = { 'content-type': 'application/json' }
    const reply = await call('PATCH', `collections/travel_item/records/${i1}`, {
      as: a,
      headers,
      body: 'null',
    })
    expect(reply.status).toBe(200)
  })

  test('may be empty for any content type', async () => {
    const { a, i1, call } = example
    for (const type of ['application/json', 'text/plain', '']) {
      const reply = await call('PATCH', `collections/travel_item/records/${i1}`, {
        as: a,
        headers: { 'content-type': type },
        body: '',
      })
      expect(reply.status).toBe(200)
    }
  })

  test('may be a form, whose values become numbers and booleans', async () => {
    const { a, call } = example
    const form = new FormData()
    for (const [key, value] of Object.entries({ user: a, order: '7', booked: 'true', note: 'by train' })) {
      form.append(key, value)
    }
    form.append('@jsonPayload', '{"extra":{"seats":[1,2]},"type":"train"}')
    const multipart = await call('POST', 'collections/travel_item/records', { as: a, body: form })
    expect(multipart.json).toMatchObject({
      order: 7,
      booked: true,
      note: 'by train',
      extra: { seats: [1, 2] },
      type: 'train',
    })
    const urlencoded = await call('POST', 'collections/trip/records', {
      as: a,
      body: new URLSearchParams([
        ['user', a],
        ['name', '007'],
        ['tags', 'sea'],
        ['tags', 'snow'],
      ]),
    })
    expect(urlencoded.json).toMatchObject({ name: '007', tags: ['sea', 'snow'] })
  })
})

describe('a value', () => {
  test.each([
    ['order', 'abc', 0],
    ['order', '2.5', 2.5],
    ['order', null, 0],
    ['order', true, 1],
    ['order', [3], 0],
    ['booked', 'yes', false],
    ['booked', 'T', true],
    ['booked', 1, true],
    ['note', null, ''],
    ['note', { a: 1 }, ''],
    ['note', ['a note'], ''],
    ['start_date', 'zzz', ''],
    ['start_date', 1_700_000_000, ''],
    ['start_date', '2022-01-01', '2022-01-01 00:00:00.000Z'],
    ['start_date', '2022-01-01T10:00:00.123Z', '2022-01-01 10:00:00.123Z'],
    ['start_date', '2022-01-01 10:00:00+02:00', '2022-01-01 08:00:00.000Z'],
    ['start_date', '2022-02-30', ''],
    ['start_date', '2022-01-01 25:00', ''],
    ['type', ['car', 'bus'], 'bus'],
    ['from', ['cityx0000000000', 'cityy0000000000'], 'cityy0000000000'],
    ['extra', undefined, null],
    ['extra', [1, { b: 'c' }], [1, { b: 'c' }]],
    ['price', 99, 0],
    ['created', '2000-01-01 00:00:00.000Z', '2026-03-01 10:00:00.123Z'],
    ['unheard_of', 1, undefined],
  ])('%s of %j becomes %j', async (field, value, expected) => {
    const record = await item({ [field]: value })
    expect(record).toHaveProperty('collectionName', 'travel_item')
    expect(record[field]).toEqual(expected)
  })

  test('that is a number or boolean becomes text in a text field', async () => {
    const { post, a } = example
    expect((await post('trip', { user: a, name: 12.5 }, a)).json).toMatchObject({ name: '12.5' })
    expect((await post('trip', { user: a, name: false }, a)).json).toMatchObject({ name: 'false' })
  })

  test('for a password is ignored in a collection that has no accounts', async () => {
    expect(await item({ password: 'short', passwordConfirm: 'other' })).toMatchObject({
      collectionName: 'travel_item',
    })
  })

  test.each([
    ['{"order":1e999}'],
    ['{"order":"-1e999"}'],
    ['{"order":1e308,"order+":1e308}'],
    ['{"booked":1e999}'],
  ])('above 1.8e308 is refused: %s', async (body) => {
    const send = (body: string) =>
      example.call('PATCH', `collections/travel_item/records/${example.i1}`, {
        as: example.a,
        body,
        headers: { 'content-type': 'application/json' },
      })
    expect((await send('{"order":1e308,"booked":true}')).json).toMatchObject({ order: 1e308, booked: true })
    expect((await send(body)).status).toBe(400)
    expect((await send('{}')).json).toMatchObject({ order: 1e308, booked: true })
  })

  test.each([
    ['a key of no field', (levels: string) => `{"unheard_of":${levels}}`, 400],
    ['the text of a list', (levels: string) => `{"type":"bus","from":"${levels}"}`, 400],
    ['a payload of a form', (levels: string) => levels, 400],
  ])('with more than 100 levels of lists is not parsed in %s', async (place, bodyWith, status) => {
    const parse = vi.spyOn(JSON, 'parse')
    const levels = '['.repeat(101) + ']'.repeat(101)
    const form = new FormData()
    form.append('@jsonPayload', bodyWith(levels))
    const reply = await example.call('PATCH', `collections/travel_item/records/${example.i1}`, {
      as: example.a,
      ...(place === 'a payload of a form'
        ? { body: form }
        : { body: bodyWith(levels), headers: { 'content-type': 'application/json' } }),
    })
    expect(reply.status).toBe(status)
    expect(parse.mock.calls.filter(([text]) => text.startsWith('[['))).toEqual([])
    expect(parse.mock.calls.filter(([text]) => text.includes('unheard_of'))).toEqual([])
    parse.mockRestore()
  })

  test('is not read from __proto__ or constructor', async () => {
    const body = '{"__proto__":{"order":5},"constructor":{"order":5},"user":"' + example.a + '"}'
    const reply = await example.call('POST', 'collections/travel_item/records', {
      as: example.a,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.json).toMatchObject({ collectionName: 'travel_item', order: 0 })
  })

  test('can be appended to, prepended to or removed from a list', async () => {
    const { patch, a, ta, i1, i2 } = example
    const trip = async (body: Record<string, unknown>) => (await patch('trip', ta, body, a)).json
    expect(await trip({ 'travel_items-': i1 })).toMatchObject({ travel_items: [i2] })
    expect(await trip({ '+travel_items': i1 })).toMatchObject({ travel_items: [i1, i2] })
    expect(await trip({ travel_items: i2, 'travel_items+': [i1, i2] })).toMatchObject({
      travel_items: [i2, i1],
    })
    expect(await trip({ 'tags-': ['sea', 'city'], 'tags+': 'snow' })).toMatchObject({ tags: ['snow'] })
    expect(await trip({ tags: null })).toMatchObject({ tags: [] })
  })

  test('can be added to or subtracted from a number', async () => {
    expect(await changed({ 'order+': 2 })).toMatchObject({ order: 3 })
    expect(await changed({ 'order-': '1.5' })).toMatchObject({ order: 1.5 })
    expect(await changed({ order: 10, 'order+': 1 })).toMatchObject({ order: 11 })
  })
})

describe('an invalid value', () => {
  test.each([
    [
      { type: 'boat' },
      {
        type: { code: 'validation_invalid_value', message: 'Invalid value boat.', params: { value: 'boat' } },
      },
    ],
    [
      { from: 'ghost0000000000' },
      {
        from: {
          code: 'validation_missing_rel_records',
          message: 'Failed to find all relation records with the provided ids.',
        },
      },
    ],
    [
      { id: 'fourteenletter' },
      {
        id: {
          code: 'validation_min_text_constraint',
          message: 'Must be at least 15 character(s).',
          params: { min: 15 },
        },
      },
    ],
    [
      { id: 'ABCDEFGHIJKLMNO' },
      { id: { code: 'validation_invalid_format', message: 'Invalid value format.' } },
    ],
    [{ id: 'item10000000000' }, { id: { code: 'validation_not_unique', message: 'Value must be unique.' } }],
    [{ note: 'Ab' }, { note: { code: 'validation_min_text_constraint' } }],
    [{ note: 'UPPER' }, { note: { code: 'validation_invalid_format' } }],
  ])('%j', async (body, expected) => {
    expect(await refusal(body)).toMatchObject(expected)
  })

  test('is reported together with all others', async () => {
    const { post, a } = example
    const { json } = await post(
      'trip',
      { user: a, tags: ['sea', 'city', 'snow'], travel_items: ['ghost'] },
      a,
    )
    expect(json['data']).toEqual({
      name: { code: 'validation_required', message: 'Cannot be blank.' },
      tags: {
        code: 'validation_too_many_values',
        message: 'Select no more than 2.',
        params: { maxSelect: 2 },
      },
      travel_items: {
        code: 'validation_missing_rel_records',
        message: 'Failed to find all relation records with the provided ids.',
      },
    })
    expect((await post('trip', { user: a, name: 'a'.repeat(21) }, a)).json['data']).toEqual({
      name: {
        code: 'validation_max_text_constraint',
        message: 'Must be no more than 20 character(s).',
        params: { max: 20 },
      },
    })
  })

  test('is a JSON value of more than 1,048,576 bytes', async () => {
    // "é" is one character of two bytes, and the quotes are two bytes.
    expect(await changed({ extra: 'é'.repeat(524_287) })).toMatchObject({ id: example.i1 })
    expect(await changed({ extra: 'é'.repeat(524_288) })).toMatchObject({
      data: {
        extra: {
          code: 'validation_json_size_limit',
          message: 'The maximum allowed JSON size is 1048576 bytes.',
          params: { maxSize: 1_048_576 },
        },
      },
    })
  })

  test('is a changed id', async () => {
    expect(await changed({ id: 'item20000000000' })).toEqual({
      data: { id: { code: 'validation_pk_change', message: 'The record primary key cannot be changed.' } },
      message: 'Failed to update record.',
      status: 400,
    })
    expect(await changed({ id: example.i1, order: 4 })).toMatchObject({ id: example.i1, order: 4 })
  })
})

describe('the timestamps of a record', () => {
  test('are those of its creation and last change, and `updated` increases with each change', async () => {
    const made = await item({})
    const stamp = testNow.toISOString().replace('T', ' ')
    expect(made).toMatchObject({ created: stamp, updated: stamp })
    const id = String(made['id'])
    expect(await changed({}, id)).toMatchObject({ created: stamp, updated: '2026-03-01 10:00:00.124Z' })
    example.at(new Date('2026-04-01T00:00:00Z'))
    expect(await changed({ updated: '2000-01-01' }, id)).toMatchObject({
      updated: '2026-04-01 00:00:00.000Z',
    })
  })
})

test('`updated` changes when an id is removed from a list', async () => {
  const { remove, get, a, i1, i2, ta } = example
  for (const [id, updated] of [
    [i1, '2026-03-01 10:00:00.123Z'],
    [i2, '2026-03-01 10:00:00.124Z'],
  ] as const) {
    expect((await remove('travel_item', id, a)).status).toBe(204)
    expect((await get(`trip/records/${ta}`, a)).json).toMatchObject({ updated })
  }
})

describe('ids', () => {
  test('may be set by the client', async () => {
    expect(await item({ id: 'clientmadeid000' })).toMatchObject({ id: 'clientmadeid000' })
  })

  test('are generated when the client sends none', async () => {
    expect((await item({}))['id']).toMatch(/^[a-z0-9]{15}$/)
    expect((await item({ id: '' }))['id']).toMatch(/^[a-z0-9]{15}$/)
  })
})

describe('deleting', () => {
  test('returns 204 with an empty body, and 404 the second time', async () => {
    const { remove, a, va } = example
    const reply = await remove('visited_city', va, a)
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect((await remove('visited_city', va, a)).status).toBe(404)
  })

  test('deletes dependent records and removes the id from lists', async () => {
    const { remove, get, a, i1, i2, ta, changes } = example
    expect((await remove('travel_item', i1, a)).status).toBe(204)
    const { json } = await get(`trip/records/${ta}`, a)
    expect(json).toMatchObject({ travel_items: [i2], updated: '2026-03-01 10:00:00.123Z' })
    const told = () =>
      changes.map(({ action, collection, row }) => `${action} ${collection.name} ${row['id']}`)
    expect(told()).toEqual([`update trip ${ta}`, `delete travel_item ${i1}`])
    changes.length = 0
    expect((await remove('users', a, a)).status).toBe(204)
    expect(told()).toEqual([
      'delete visited_city visita000000000',
      `delete trip ${ta}`,
      `delete travel_item ${i2}`,
      `delete users ${a}`,
    ])
    expect((await get(`trip/records/${ta}`, a)).status).toBe(404)
    expect(await run(example.database, 'select id from visited_city')).toEqual([])
  })

  test('returns 400 and deletes nothing when a required relation refers to the record', async () => {
    const { remove, store, get, a, b, i1, ta, changes } = example
    await store('ticket', { id: 'ticket000000000', item: i1, user: b })
    expect((await remove('travel_item', i1, a)).json).toEqual({
      data: {},
      message:
        'Failed to delete record. Make sure that the record is not part of a required relation reference.',
      status: 400,
    })
    expect((await get(`trip/records/${ta}`, a)).json['travel_items']).toContain(i1)
    expect(changes).toEqual([])
  })
})

test('in a person’s place a superuser deletes records, but not the account', async () => {
  const { engine, a, ta } = example
  const context = contextOf({ userId: a, sessionId: '', impersonator: 'root00000000000' })
  const remove = (collection: string, id: string, as = context) =>
    deleteRecord(engine, { collection: engine.registry.get(collection), id, context: as })
  await remove('trip', ta)
  await expect(remove('users', a)).rejects.toMatchObject({ status: 403 })
  await remove('users', a, contextOf({ userId: a, sessionId: '' }))
  expect(await run(example.database, "select id from users where name = 'Anna'")).toEqual([])
})

test('a record that refers to itself is deleted without an update before', async () => {
  const { engine, store, changes, database } = example
  const ids = ['diary0000000001', 'diary0000000002'] as const
  for (const id of ids) await store('diary', { id, next: JSON.stringify(ids) })
  const context = contextOf({ superuserId: 'root00000000000', sessionId: '' })
  await deleteRecord(engine, { collection: engine.registry.get('diary'), id: ids[0], context })
  expect(changes.map(({ action, row }) => [action, row['id'], row['next']])).toEqual([
    ['update', ids[1], JSON.stringify([ids[1]])],
    ['delete', ids[0], JSON.stringify(ids)],
  ])
  expect(await run(database, 'select id, next from diary')).toEqual([
    { id: ids[1], next: JSON.stringify([ids[1]]) },
  ])
})

test('onChange receives the whole row, once, and nothing after a refused write', async () => {
  const { changes, patch, a, i1 } = example
  await patch('travel_item', i1, { 'order+': 1 }, a)
  await patch('travel_item', i1, { type: 'boat' }, a)
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({
    action: 'update',
    collection: { name: 'travel_item' },
    row: { id: i1, order: 2, type: 'bus', user: a, extra: 'null' },
  })
})
