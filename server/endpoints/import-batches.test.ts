import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mostStays } from '#shared/collections/stays.ts'
import {
  type ImportBatch,
  importBatchErrors,
  importBatchResult,
  importUndoResult,
  type RowCounts,
} from '#shared/imports.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, hallstatt, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const post = async (path: string, body: unknown, who: Pick<Person, 'token'> = anna) =>
  replyOf(await app.request(`/api/imports${path}`, { method: 'POST', body, token: who.token }))
const get = async (path: string, who = anna) =>
  replyOf(await app.request(`/api/collections/${path}`, { token: who.token }))

async function begin(body: object = {}): Promise<string> {
  const reply = await post('', { format: 'google-timeline', name: 'Timeline.json', found: 3, ...body })
  expect(reply.status).toBe(200)
  return String(reply.body['id'])
}

const batchOf = (rows: Partial<ImportBatch>): ImportBatch => ({
  number: 1,
  stays: [],
  wishes: [],
  trips: [],
  ...rows,
})
const stayIn = (city: string, start = '', end = '', kind: 'visited' | 'lived' | 'transit' = 'visited') => ({
  city,
  kind,
  start,
  end,
  note: '',
})

async function store(id: string, rows: Partial<ImportBatch>) {
  const { status, body } = await post(`/${id}/batches`, batchOf(rows))
  expect([status, body]).toEqual([200, expect.anything()])
  return importBatchResult.parse(body)
}
const counts = (stays = 0, wishes = 0, trips = 0): RowCounts => ({ stays, wishes, trips })

async function rowsOf(table: string, columns: string): Promise<string[]> {
  const rows = await run<Record<string, string>>(
    app.database,
    `select ${columns} from ${table} where "user" = '${anna.id}' order by seq`,
  )
  return rows.map((row) => Object.values(row).join(' '))
}

const spring = {
  name: 'Spring',
  description: 'Two cities',
  starts: '2019-05-01',
  ends: '2019-05-09',
  legs: [
    {
      from: paris,
      to: berlin,
      type: 'train' as const,
      start_date: '2019-05-03',
      arrival_date: '2019-05-03',
    },
  ],
}

describe('an import', () => {
  test('stores stays, wishes and trips, and the marks of the stays', async () => {
    const id = await begin()
    const result = await store(id, {
      stays: [{ ...stayIn(paris, '2019-05-01', '2019-05-03'), note: 'Rain', trip: 0 }, stayIn(berlin)],
      wishes: [{ city: hallstatt, note: 'In winter' }],
      trips: [spring],
    })
    expect(result).toEqual({ number: 1, stored: counts(2, 1, 1), there: counts() })
    const stays = await get('stay/records')
    expect(stays.body).toMatchObject({
      items: [
        {
          city: paris,
          start: '2019-05-01',
          end: '2019-05-03',
          lo: '2019-05-01',
          hi: '2019-05-03',
          note: 'Rain',
          source: 'import',
          import: id,
          source_key: `import:${paris}:visited:2019-05-01:2019-05-03`,
        },
        { city: berlin, lo: '', hi: '', trip: '' },
      ],
    })
    expect((await get('visited_city/records')).body).toMatchObject({ totalItems: 2 })
    const trips = await get('trip/records?expand=travel_items')
    expect(trips.body).toMatchObject({
      items: [
        {
          name: 'Spring',
          starts: '2019-05-01 00:00:00.000Z',
          import: id,
          expand: { travel_items: [{ from: paris, to: berlin, start_date: '2019-05-03 00:00:00.000Z' }] },
        },
      ],
    })
    const [trip] = (trips.body as { items: { id: string }[] }).items
    expect(stays.body).toMatchObject({ items: [{ trip: trip!.id }, {}] })
    expect((await post(`/${id}/finish`, {})).body).toMatchObject({
      state: 'stored',
      stays: 2,
      wishes: 1,
      trips: 1,
      found: 3,
      skipped: 0,
    })
    expect((await post(`/${id}/batches`, batchOf({ number: 2 }))).status).toBe(400)
  })

  test('is created once when its creation is repeated, and not with the id of another person’s', async () => {
    const id = 'import000000001'
    expect(await begin({ id })).toBe(id)
    expect(await begin({ id, name: 'Other' })).toBe(id)
    expect(await rowsOf('import', 'name')).toEqual(['Timeline.json'])
    const ben = await app.people.register()
    const taken = await post('', { id, format: 'csv', name: '', found: 0 }, ben)
    expect(taken).toMatchObject({ status: 400, body: { data: { id: { code: 'validation_not_unique' } } } })
  })

  test('of another person is missing', async () => {
    const id = await begin()
    const ben = await app.people.register()
    for (const path of ['batches', 'finish', 'undo']) {
      expect((await post(`/${id}/${path}`, batchOf({}), ben)).status).toBe(404)
      expect((await post(`/unknown00000000/${path}`, batchOf({}))).status).toBe(404)
      expect((await post(`/${id}/${path}`, batchOf({}), { token: '' })).status).toBe(401)
    }
    expect((await get(`import/records/${id}`)).body).toMatchObject({ state: 'open' })
  })

  test('answers a repeated batch with the earlier counts', async () => {
    const id = await begin()
    const rows = { stays: [stayIn(paris, '2019')] }
    const first = await store(id, rows)
    expect(await store(id, rows)).toEqual(first)
    expect(await store(id, { stays: [stayIn(berlin)] })).toEqual(first)
    expect(await rowsOf('stay', 'city')).toEqual([paris])
    await post(`/${id}/finish`, {})
    expect(await store(id, rows)).toEqual(first)
  })

  test('takes a batch of the longest notes, even when each character is escaped', async () => {
    const stays = Array.from({ length: 1000 }, (_, index) => ({
      ...stayIn(paris, String(1901 + (index % 120))),
      note: '"'.repeat(2000),
    }))
    expect((await store(await begin(), { stays })).stored.stays).toBe(120)
    const { status } = await post(`/${await begin()}/batches`, `{"stays":[${'[],'.repeat(100_000)}[]]}`)
    expect(status).toBe(413)
  })

  test('takes a batch that arrives twice at the same time once', async () => {
    const id = await begin()
    const rows = { stays: [stayIn(paris, '2019')], wishes: [{ city: berlin, note: '' }] }
    const [one, two] = await Promise.all([store(id, rows), store(id, rows)])
    expect(one).toEqual(two)
    expect(await rowsOf('stay', 'city')).toEqual([paris])
    expect((await get(`import/records/${id}`)).body).toMatchObject({ stays: 1, wishes: 1, skipped: 0 })
  })

  test('of the same file adds nothing', async () => {
    const rows = {
      stays: [stayIn(paris, '2019-05-01', '2019-05-03'), stayIn(berlin, '2019'), stayIn(hallstatt)],
      wishes: [{ city: hallstatt, note: '' }],
      trips: [spring, { ...spring, starts: '', ends: '', legs: [] }],
    }
    const first = await store(await begin(), rows)
    expect(first.stored).toEqual(counts(3, 1, 2))
    const again = await begin()
    expect(await store(again, rows)).toEqual({ number: 1, stored: counts(), there: counts(3, 1, 2) })
    expect((await get(`import/records/${again}`)).body).toMatchObject({ stays: 0, skipped: 6 })
  })
})

describe('a stay', () => {
  const existing = (start: string, end: string, kind: string) =>
    app.people.createRecord(anna, 'stay', { city: paris, kind, start, end })

  test.each([
    ['2019-05-01', '2019-05-09', 'visited', '2019-05-08', '2019-05-12', 'visited', 'there'],
    ['2019-05-01', '2019-05-09', 'visited', '2019-05-09', '', 'transit', 'there'],
    ['2019-05-09', '', 'transit', '2019-05-09', '', 'visited', 'stored'],
    ['2011-01-01', '2020-01-01', 'lived', '2015-06-01', '2015-06-03', 'visited', 'there'],
    ['2019-05-01', '2019-05-09', 'visited', '2019-05-10', '2019-05-12', 'visited', 'stored'],
    ['2019-05-01', '', 'visited', '2019', '', 'visited', 'there'],
    ['2019', '', 'visited', '2019-05-01', '', 'visited', 'stored'],
    ['2019', '', 'visited', '2020', '', 'visited', 'stored'],
    ['', '', 'visited', '2019', '', 'visited', 'stored'],
    ['2019', '', 'visited', '', '', 'visited', 'there'],
    ['2019', '', 'visited', '', '', 'lived', 'there'],
    ['', '', 'transit', '', '', 'visited', 'stored'],
    ['', '2019', 'visited', '2018', '', 'visited', 'stored'],
    ['2018-05-01', '', 'visited', '', '2019', 'visited', 'there'],
  ] as const)('%s to %s (%s) makes one of %s to %s (%s) %s', async (...given) => {
    const [start, end, kind, newStart, newEnd, newKind, outcome] = given
    await existing(start, end, kind)
    const result = await store(await begin(), { stays: [stayIn(paris, newStart, newEnd, newKind)] })
    expect(result.stored.stays).toBe(outcome === 'stored' ? 1 : 0)
    expect(result.there.stays).toBe(outcome === 'stored' ? 0 : 1)
  })

  test('is found again by its content after the person has changed its days', async () => {
    const rows = { stays: [stayIn(paris, '2019-05-01')] }
    await store(await begin(), rows)
    const [id] = await rowsOf('stay', 'id')
    app.clock.advance(1)
    const reply = await app.request(`/api/collections/stay/records/${id}`, {
      method: 'PATCH',
      token: anna.token,
      body: { start: '2018-05-01', import: 'other0000000000' },
    })
    expect(reply.status).toBe(200)
    expect((await store(await begin(), rows)).there.stays).toBe(1)
    expect((await get(`stay/records/${id}`)).body).toMatchObject({
      import: expect.not.stringMatching('other'),
    })
  })

  test('in a city that is no longer in the gazetteer is stored', async () => {
    await run(app.database, `update city set retired = 1 where id = '${hallstatt}'`)
    expect((await store(await begin(), { stays: [stayIn(hallstatt)] })).stored.stays).toBe(1)
  })
})

describe('a batch with bad rows', () => {
  test('is refused completely, and each row is named', async () => {
    const id = await begin()
    const good = stayIn(berlin, '2019')
    const { status, body } = await post(
      `/${id}/batches`,
      batchOf({
        stays: [
          good,
          stayIn('ghost0000000000'),
          stayIn(paris, '2019-02-30'),
          stayIn(paris, '1850'),
          stayIn(paris, '2019-05-02', '2019-05-01'),
          { ...good, trip: 7 },
        ],
        wishes: [{ city: 'ghost0000000000', note: '' }],
        trips: [
          spring,
          { ...spring, ends: '2019-04-01' },
          { ...spring, name: '\u200b' },
          { ...spring, legs: [{ ...spring.legs[0]!, to: 'ghost0000000000' }] },
          { ...spring, starts: '2019-02-30' },
        ],
      }),
    )
    expect(status).toBe(400)
    const errors = importBatchErrors.parse(body['data'])
    const codes = (list: 'stays' | 'wishes' | 'trips') =>
      Object.fromEntries(
        Object.entries(errors[list] ?? {}).map(([index, { code, params }]) => [
          index,
          `${String(params?.['field'])} ${code.replace('validation_', '')}`,
        ]),
      )
    expect(codes('stays')).toEqual({
      1: 'city missing_rel_records',
      2: 'start no_such_date',
      3: 'start year_out_of_range',
      4: 'end ends_before_start',
      5: 'trip missing_rel_records',
    })
    expect(codes('wishes')).toEqual({ 0: 'city missing_rel_records' })
    expect(codes('trips')).toEqual({
      1: 'ends ends_before_start',
      2: 'name required',
      3: 'legs missing_rel_records',
      4: 'starts no_such_date',
    })
    for (const table of ['stay', 'wish', 'trip', 'travel_item', 'visited_city']) {
      expect(await rowsOf(table, 'id')).toEqual([])
    }
    expect((await store(id, { stays: [good] })).stored.stays).toBe(1)
  })

  test('of a wrong form also names the rows', async () => {
    const id = await begin()
    const stay = { ...stayIn(paris), kind: 'flown' }
    const { status, body } = await post(`/${id}/batches`, { ...batchOf({}), stays: [stayIn(paris), stay] })
    expect([status, importBatchErrors.parse(body['data'])]).toMatchObject([
      400,
      { stays: { 1: { code: 'validation_invalid_value', params: { field: 'kind' } } } },
    ])
    const noLists = await post(`/${id}/batches`, { number: 1 })
    expect(noLists).toMatchObject({ status: 400, body: { data: { stays: {}, wishes: {}, trips: {} } } })
    expect((await post(`/${id}/batches`, [1])).status).toBe(400)
  })

  test('with a NUL character names its row', async () => {
    const id = await begin()
    const { status, body } = await post(
      `/${id}/batches`,
      batchOf({
        stays: [stayIn(paris), { ...stayIn(berlin), note: 'Rain\0' }],
        wishes: [{ city: paris, note: '\0' }],
        trips: [spring, { ...spring, name: 'Spring\0' }, { ...spring, description: '\0' }],
      }),
    )
    const invalid = (field: string) => expect.objectContaining({ params: { field } })
    expect([status, body['data']]).toEqual([
      400,
      {
        stays: { 1: invalid('note') },
        wishes: { 0: invalid('note') },
        trips: { 1: invalid('name'), 2: invalid('description') },
      },
    ])
    expect((await post('', { format: 'csv', name: '\0', found: 1 })).status).toBe(400)
  })

  test('is refused when the person would have more stays than are stored', async () => {
    const times = { created: '', updated: '' }
    const dates = { start: '2001', end: '', lo: '2001-01-01', hi: '2001-12-31' }
    const rows = Array.from({ length: mostStays - 1 }, (_, index) => ({
      id: String(index).padStart(15, '0'),
      user: anna.id,
      city: paris,
      kind: 'visited',
      ...dates,
      note: '',
      trip: '',
      source: 'hand',
      source_key: '',
      ...times,
    }))
    await insertRows(app.database.db, 'stay', rows)
    const id = await begin()
    const { body } = await post(`/${id}/batches`, batchOf({ stays: [stayIn(berlin), stayIn(hallstatt)] }))
    expect(body['data']).toMatchObject({ stays: { 1: { code: 'validation_too_many_stays' } } })
    expect((await store(id, { stays: [stayIn(berlin)] })).stored.stays).toBe(1)
  })
})

describe('undoing an import', () => {
  test('removes its rows and their marks, and keeps what was edited or is the person’s own', async () => {
    await app.people.createRecord(anna, 'stay', { city: berlin, kind: 'visited', start: '2010' })
    const id = await begin()
    await store(id, {
      stays: [{ ...stayIn(paris, '2019'), trip: 0 }, stayIn(berlin, '2019'), stayIn(hallstatt, '2019')],
      wishes: [
        { city: paris, note: '' },
        { city: berlin, note: '' },
      ],
      trips: [spring, { ...spring, starts: '2020-01-01', ends: '' }],
    })
    app.clock.advance(60)
    const patch = async (path: string, body: object) => {
      const reply = await app.request(`/api/collections/${path}`, {
        method: 'PATCH',
        body,
        token: anna.token,
      })
      expect(reply.status).toBe(200)
    }
    const [stay] = await rowsOf('stay', `case when city = '${paris}' then id else '' end`).then((ids) =>
      ids.filter(Boolean),
    )
    await patch(`stay/records/${stay}`, { note: 'Mine now' })
    const [, wish] = await rowsOf('wish', 'id')
    await patch(`wish/records/${wish}`, { note: 'Mine now' })
    const [, trip] = await rowsOf('trip', 'id')
    const [, leg] = await rowsOf('travel_item', 'id')
    await patch(`travel_item/records/${leg}`, { type: 'bus', trip })
    const undone = await post(`/${id}/undo`, {})
    expect(importUndoResult.parse(undone.body)).toEqual({ removed: counts(2, 1, 1), kept: counts(1, 1, 1) })
    expect(await rowsOf('stay', 'city, note, trip')).toEqual([`${berlin}  `, `${paris} Mine now `])
    expect(await rowsOf('wish', 'city')).toEqual([berlin])
    expect(await rowsOf('trip', 'id')).toEqual([trip])
    expect(await rowsOf('travel_item', 'trip')).toEqual([trip])
    expect((await rowsOf('visited_city', 'city')).sort()).toEqual([berlin, paris].sort())
    expect((await get(`import/records/${id}`)).body).toMatchObject({ state: 'undone', stays: 3 })
    const again = await post(`/${id}/undo`, {})
    expect(again.body).toEqual({ removed: counts(), kept: counts(1, 1, 1) })
    expect((await post(`/${id}/batches`, batchOf({ number: 2 }))).status).toBe(400)
  })

  test('leaves no row of a batch that arrives meanwhile', async () => {
    const id = await begin()
    await store(id, { stays: [stayIn(paris, '2018')] })
    const years = Array.from({ length: 20 }, (_, index) => index + 1990)
    const batches = years.map((year, index) =>
      post(`/${id}/batches`, batchOf({ number: index + 2, stays: [stayIn(paris, String(year))] })),
    )
    const [undone] = await Promise.all([post(`/${id}/undo`, {}), ...batches])
    expect(importUndoResult.parse(undone.body).kept).toEqual(counts())
    expect(await rowsOf('stay', 'city')).toEqual([])
  })

  test('removes its legs from the list of another trip', async () => {
    const id = await begin()
    await store(id, { trips: [spring] })
    const [leg = ''] = await rowsOf('travel_item', 'id')
    const own = await app.people.createRecord(anna, 'trip', { name: 'Own', travel_items: [leg] })
    await post(`/${id}/undo`, {})
    expect(await rowsOf('travel_item', 'id')).toEqual([])
    expect((await get(`trip/records/${own}`)).body).toMatchObject({ name: 'Own', travel_items: [] })
  })

  test('leaves the rows of other imports', async () => {
    const [one, two] = [await begin(), await begin()]
    await store(one, { stays: [stayIn(paris, '2018')] })
    await store(two, { stays: [stayIn(paris, '2019'), stayIn(berlin)] })
    await post(`/${one}/undo`, {})
    expect(await rowsOf('stay', 'city')).toEqual([paris, berlin])
    expect(await rowsOf('visited_city', 'city')).toHaveLength(2)
  })
})

test('a stay that has not begun makes no mark, and a mark has the id of the first stay', async () => {
  const id = await begin()
  await store(id, { stays: [stayIn(berlin, '2030'), stayIn(paris, '2019'), stayIn(paris, '2020')] })
  const [, first] = await rowsOf('stay', 'id')
  expect(await rowsOf('visited_city', 'id, city')).toEqual([`${first} ${paris}`])
})

test('subscribers receive the import and the marks', async () => {
  const id = await begin()
  const client = await openRealtime(app)
  await client.listen(['import/*', 'stay/*', 'visited_city/*'], { token: anna.token })
  await store(id, { stays: [stayIn(paris, '2019'), stayIn(berlin, '2019'), stayIn(berlin, '2020')] })
  const events = [await client.next(), await client.next(), await client.next()]
  expect([...events, ...(await client.rest())].map(({ event }) => event).sort()).toEqual([
    'import/*',
    'visited_city/*',
    'visited_city/*',
  ])
  await client.leave()
})

test('the batches of a deleted account are deleted', async () => {
  const id = await begin()
  await store(id, { stays: [stayIn(paris)], trips: [spring] })
  const { status } = await app.request(`/api/collections/users/records/${anna.id}`, {
    method: 'DELETE',
    token: anna.token,
  })
  expect(status).toBe(204)
  const { rows } = await sql`select 1 from import_batch`.execute(app.database.db)
  expect(rows).toEqual([])
})
