import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, exampleId, type SeededExample } from '#server/test/example-records.ts'
import { createEngine } from '#server/records/engine.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { viewRecord } from './view-record.ts'
import { run } from '#server/test/test-database.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const viewed = async (path: string, as?: string) => {
  const { status, json } = await example.get(path, as)
  expect(status).toBe(200)
  return json
}

describe('expand', () => {
  test('adds related records, to the requested depth', async () => {
    const { va, x, k } = example
    const record = await viewed(`visited_city/records/${va}?expand=city.country`)
    expect(record).toMatchObject({
      expand: { city: { id: x, collectionName: 'city', expand: { country: { id: k, name: 'K' } } } },
    })
    expect((await viewed(`visited_city/records/${va}?expand=city`))['expand']).toEqual({
      city: expect.not.objectContaining({ expand: expect.anything() }),
    })
    const list = await viewed('visited_city/records?expand=city,%20city.country')
    expect(list['items']).toMatchObject([{ expand: { city: { expand: { country: { name: 'K' } } } } }])
  })

  test('ignores a path that is not a relation', async () => {
    const { va } = example
    for (const path of ['nope', 'city.nope', 'created', 'city.name', '', ',', '__proto__']) {
      const record = await viewed(`visited_city/records/${va}?expand=${path}`)
      expect(record).not.toHaveProperty('expand')
    }
    expect(await viewed(`visited_city/records/${va}?expand=city,city.nope`)).toMatchObject({
      expand: { city: {} },
    })
  })

  test('omits empty relations, missing records and records that the caller may not view', async () => {
    const { a, va, i2, store, database } = example
    expect(await viewed(`visited_city/records/${va}?expand=user`, a)).toMatchObject({
      expand: { user: { id: a } },
    })
    expect(await viewed(`visited_city/records/${va}?expand=user`)).toMatchObject({ expand: {} })
    expect((await viewed(`visited_city/records/${va}?expand=user`))['expand']).toEqual({})
    expect((await viewed(`travel_item/records/${i2}?expand=from`, a))['expand']).toEqual({})
    await run(database, `update travel_item set "from" = 'gonecity0000000' where id = '${i2}'`)
    expect((await viewed(`travel_item/records/${i2}?expand=from`, a))['expand']).toEqual({})
    await store('secret', { id: 'secret000000000' })
    await store('diary', { id: 'diary0000000000', secret: 'secret000000000' })
    expect(await viewed('diary/records/diary0000000000?expand=secret')).not.toHaveProperty('expand')
  })

  test('keeps the stored order of a list and omits missing records', async () => {
    const { a, ta, i1, i2, x, database } = example
    await run(
      database,
      `update trip set travel_items = '["${i2}","goneitem0000000","${i1}"]' where id = '${ta}'`,
    )
    const record = await viewed(`trip/records/${ta}?expand=travel_items,travel_items.from`, a)
    expect(record).toMatchObject({
      travel_items: [i2, 'goneitem0000000', i1],
      expand: {
        travel_items: [
          { id: i2, expand: {} },
          { id: i1, expand: { from: { id: x } } },
        ],
      },
    })
  })

  test('omits the e-mail address of a person who hides it', async () => {
    const { a, store } = example
    const writer = { name: 'Wanda', email: 'wanda@example.org' }
    for (const [name, emailVisibility] of [
      ['shown', 1],
      ['hidden', 0],
    ] as const) {
      const id = await store('writer', { id: exampleId(name), ...writer, emailVisibility })
      await store('diary', { id: exampleId(`diary${name}`), writer: id })
    }
    for (const caller of [undefined, a]) {
      const writerOf = async (name: string) =>
        (await viewed(`diary/records/${exampleId(`diary${name}`)}?expand=writer`, caller))['expand']
      expect(await writerOf('shown')).toMatchObject({ writer })
      expect(await writerOf('hidden')).toMatchObject({ writer: { name: 'Wanda', emailVisibility: false } })
      expect(JSON.stringify(await writerOf('hidden'))).not.toContain(writer.email)
      const found = (await example.filtered('diary', `writer.email = "${writer.email}"`, caller)).map(
        ({ id }) => id,
      )
      expect(found).toEqual([exampleId('diaryshown')])
    }
  })

  test('ignores a path of more than six relations', async () => {
    expect(
      await viewed(`visited_city/records/${example.va}?expand=${'city.'.repeat(7)}country`),
    ).not.toHaveProperty('expand')
  })

  test('returns 400 when a cyclic path exceeds the budget', async () => {
    const { a } = example
    const diaries = Array.from({ length: 400 }, (_, at) => `diary${String(at).padStart(10, '0')}`)
    for (const id of diaries) await example.store('diary', { id, text: 'x', next: JSON.stringify(diaries) })
    const path = (depth: number) => Array.from({ length: depth }, () => 'next').join('.')
    expect((await example.get(`diary/records/${diaries[0]}?expand=${path(1)}`, a)).status).toBe(200)
    expect((await example.get(`diary/records/${diaries[0]}?expand=${path(2)}`, a)).status).toBe(400)
    expect((await example.get(`diary/records/${diaries[0]}?expand=${path(6)}`, a)).status).toBe(400)
  })

  test('returns 400 to a guest above a smaller budget', async () => {
    const { a, x, k, database } = example
    await run(
      database,
      sql`update country set facts = ${JSON.stringify('x'.repeat(11_000_000))} where id = ${k}`,
    )
    expect((await example.get(`city/records/${x}?expand=country`)).status).toBe(400)
    expect((await example.get(`city/records/${x}?expand=country`, a)).status).toBe(200)
  })

  test('applies to the response of a write', async () => {
    const { a, k } = example
    const created = await example.call('POST', 'collections/visited_city/records?expand=city.country', {
      as: a,
      body: { user: a, city: 'cityz0000000000' },
    })
    expect(created.json).toMatchObject({ expand: { city: { expand: { country: { id: k } } } } })
  })
})

describe('fields', () => {
  const items = async (query: string) => (await viewed(`visited_city/records?${query}`))['items']

  test('selects the named keys of each item', async () => {
    const { va } = example
    expect(await items('fields=id,expand.city.name&expand=city')).toEqual([
      { id: va, expand: { city: { name: 'X' } } },
    ])
    expect(await items('fields=zzz')).toEqual([{}])
    expect(await viewed(`visited_city/records/${va}?fields=collectionName`)).toEqual({
      collectionName: 'visited_city',
    })
  })

  test('* selects every key without a more specific path', async () => {
    const { va, a } = example
    const [record] = (await items('fields=*,expand.city.id&expand=city')) as Record<string, unknown>[]
    expect(record).toMatchObject({ id: va, user: a, collectionName: 'visited_city' })
    expect(record?.['expand']).toEqual({ city: { id: example.x } })
  })

  test('keeps the keys of the list itself', async () => {
    expect(await viewed('city/records?fields=id')).toMatchObject({ page: 1, totalItems: 3 })
  })

  test.each([
    ['name:excerpt(3,true)', 'Züric', 'Zür...'],
    ['name:excerpt(3)', 'Zürich', 'Zür'],
    ['name:excerpt( 30 , true )', '<p>One <b>two</b></p><p>three &amp; four</p>', 'One two three & four'],
    ['name:excerpt(20)', '<script>alert(1)</script>a   b\n c', 'a b c'],
    ['name:excerpt(2)', '🙂🙂🙂', '🙂🙂'],
  ])('%s of %j', async (fields, text, expected) => {
    await example.store('country', { id: 'longcountry0000', name: text })
    expect(await viewed(`country/records/longcountry0000?fields=${encodeURIComponent(fields)}`)).toEqual({
      name: expected,
    })
  })

  test.each([
    'name:bad()',
    'name:excerpt()',
    'name:excerpt(0)',
    'name:excerpt(x)',
    'name:excerpt(1,2,3)',
    'name:',
  ])('%s gives an empty body', async (fields) => {
    const { status, text } = await example.get(`country/records?fields=${encodeURIComponent(fields)}`)
    expect([status, text]).toEqual([200, ''])
  })
})

describe('a sent record', () => {
  test('has its keys in alphabetical order and no hidden field', async () => {
    const record = await viewed(`users/records/${example.a}`, example.a)
    const keys = Object.keys(record)
    expect(keys).toEqual([...keys].sort())
    expect(keys).toContain('email')
    expect(keys).not.toContain('tokenKey')
    expect(keys).not.toContain('seq')
    expect(record).toMatchObject({ verified: true, collectionId: 'exampleusers000' })
  })

  test('has its markup characters escaped', async () => {
    await example.store('country', { id: 'markupcountry00', name: '</script>&\u2028' })
    const { text, json } = await example.get('country/records/markupcountry00')
    expect(text).toContain(String.raw`\u003c/script\u003e\u0026\u2028`)
    expect(json).toMatchObject({ name: '</script>&\u2028' })
  })

  test('has the e-mail address of the caller’s own account', async () => {
    const { a, b } = example
    expect(await viewed(`users/records/${a}`, a)).toMatchObject({ email: 'a@x.org' })
    await example.store('diary', { id: 'diary0000000000', author: a })
    expect(await viewed(`users/records/${b}`, b)).toMatchObject({ email: 'b@x.org' })
  })
})

test('a back-relation is followed only when its field alone is unique', async () => {
  const { engine, store, a, i1 } = example
  await store('ticket', { id: 'ticket000000000', item: i1, user: a })
  const unique = [{ columns: ['item'] }]
  const made = createEngine({
    ...engine,
    collections: engine.registry.all.map((one) => (one.name === 'ticket' ? { ...one, unique } : one)),
  })
  const expanded = async (collection: string, id: string, expand: string) => {
    const context = { ...contextOf({ userId: a, sessionId: '' }), query: { expand } }
    return (await viewRecord(made, made.registry.get(collection), id, context))['expand']
  }
  expect(await expanded('travel_item', i1, 'ticket')).toMatchObject({ ticket: { id: 'ticket000000000' } })
  expect(await expanded('travel_item', i1, 'ticket_via_item')).toMatchObject({ ticket_via_item: { user: a } })
  expect(await expanded('users', a, 'ticket_via_user')).toBeUndefined()
  expect(await expanded('users', a, 'trip_via_user')).toBeUndefined()
})

test('@request.context is "expand" in the view rule of an expanded record', async () => {
  const { engine, x } = example
  const withView = (view: string) =>
    createEngine({
      ...engine,
      collections: engine.registry.all.map((one) =>
        one.name === 'country' ? { ...one, rules: { ...one.rules, view } } : one,
      ),
    })
  const expanded = async (view: string) => {
    const made = withView(view)
    const context = { ...contextOf(null), query: { expand: 'country' } }
    return (await viewRecord(made, made.registry.get('city'), x, context))['expand']
  }
  expect(await expanded('@request.context = "expand"')).toMatchObject({ country: { name: 'K' } })
  expect(await expanded('@request.context = "default"')).toEqual({})
})

test('the response of a write has the fields that the query names', async () => {
  const { a } = example
  const created = await example.call('POST', 'collections/travel_item/records?fields=type,user', {
    as: a,
    body: { user: a, type: 'bus' },
  })
  expect(created.json).toEqual({ type: 'bus', user: a })
})
