import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { mostStays, mostWishes } from '#shared/collections/stays.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const [one, two, three] = ['one000000000000', 'two000000000000', 'three0000000000'] as const

const send = async (method: string, path: string, body?: unknown, who: { token: string } | null = anna) =>
  replyOf(await app.request(`/api/collections/${path}`, { method, body, token: who?.token }))
const post = (collection: string, body: object) =>
  send('POST', `${collection}/records`, { user: anna.id, ...body })
const stay = (body: object = {}) => post('stay', { city: paris, kind: 'visited', ...body })
const codesOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  Object.fromEntries(
    Object.entries(body.data ?? {}).map(([field, error]) => [field, (error as { code: string }).code]),
  ),
]
const batch = async (requests: [method: string, path: string, body?: object][]) =>
  replyOf(
    await app.request('/api/batch', {
      method: 'POST',
      token: anna.token,
      body: {
        requests: requests.map(([method, path, body]) => ({ method, url: `/api/collections/${path}`, body })),
      },
    }),
  )

/** The stored rows of Anna, by id. */
const stored = async (table: 'stay' | 'visited_city' | 'wish', columns: string) => {
  const rows = await run<Record<string, string>>(
    app.database,
    `select ${columns} from ${table} where "user" = '${anna.id}' order by id`,
  )
  return rows.map((row) => Object.values(row).join(' '))
}
const marks = () => stored('visited_city', 'id, city')
const stays = () => stored('stay', 'id, city, kind, start')

describe('a mark', () => {
  test('of a client creates one stay without a date, which has its id', async () => {
    expect((await post('visited_city', { id: one, city: paris })).status).toBe(200)
    const { body } = await send('GET', `stay/records/${one}`)
    expect(body).toMatchObject({
      user: anna.id,
      city: paris,
      kind: 'visited',
      start: '',
      end: '',
      lo: '',
      hi: '',
      note: '',
      trip: '',
      source: 'hand',
      source_key: '',
      created: '2026-03-01 10:00:00.000Z',
      updated: '2026-03-01 10:00:00.000Z',
    })
  })

  test('is deleted with its stays; a layover and a wish remain', async () => {
    await post('visited_city', { id: one, city: paris })
    await stay({ id: two, kind: 'lived', start: '2011' })
    await stay({ id: three, kind: 'transit' })
    await post('wish', { city: paris })
    await post('visited_city', { city: berlin })
    expect((await send('DELETE', `visited_city/records/${one}`)).status).toBe(204)
    expect((await stays()).filter((row) => row.includes(paris))).toEqual([`${three} ${paris} transit `])
    expect(await stored('wish', 'city')).toEqual([paris])
    expect(await marks()).toHaveLength(1)
    expect(await stays()).toHaveLength(2)
  })

  test('moves its stays to another city with it', async () => {
    await post('visited_city', { id: one, city: paris })
    await stay({ id: two, start: '2011' })
    await stay({ id: three, kind: 'transit' })
    app.clock.advance(60)
    expect((await send('PATCH', `visited_city/records/${one}`, { city: berlin })).status).toBe(200)
    expect((await send('GET', `stay/records/${two}`)).body).toMatchObject({
      created: '2026-03-01 10:00:00.000Z',
      updated: '2026-03-01 10:01:00.000Z',
    })
    expect(await marks()).toEqual([`${one} ${berlin}`])
    expect(await stays()).toEqual([
      `${one} ${berlin} visited `,
      `${three} ${paris} transit `,
      `${two} ${berlin} visited 2011`,
    ])
  })

  test('is restored with all stays under their ids in one batch', async () => {
    await post('visited_city', { id: one, city: paris })
    await send('PATCH', `stay/records/${one}`, { start: '2019-05-03', note: 'Rain' })
    await stay({ id: two, start: '2011' })
    const before = [await marks(), await stays()]
    await send('DELETE', `visited_city/records/${one}`)
    expect([await marks(), await stays()]).toEqual([[], []])
    const { status } = await batch([
      ['POST', 'visited_city/records', { id: one, user: anna.id, city: paris }],
      ['PATCH', `stay/records/${one}`, { start: '2019-05-03', note: 'Rain' }],
      ['POST', 'stay/records', { id: two, user: anna.id, city: paris, kind: 'visited', start: '2011' }],
    ])
    expect(status).toBe(200)
    expect([await marks(), await stays()]).toEqual(before)
  })

  test('is restored without its own stay, which was deleted before', async () => {
    await post('visited_city', { id: one, city: paris })
    await stay({ id: two, start: '2011' })
    await send('DELETE', `stay/records/${one}`)
    expect(await marks()).toEqual([`${one} ${paris}`])
    await send('DELETE', `visited_city/records/${one}`)
    await batch([
      ['POST', 'visited_city/records', { id: one, user: anna.id, city: paris }],
      ['POST', 'stay/records', { id: two, user: anna.id, city: paris, kind: 'visited', start: '2011' }],
      ['DELETE', `stay/records/${one}`],
    ])
    expect([await marks(), await stays()]).toEqual([[`${one} ${paris}`], [`${two} ${paris} visited 2011`]])
  })

  test('cannot be made twice', async () => {
    await stay()
    expect(codesOf(await post('visited_city', { city: paris }))).toEqual([
      400,
      { user: 'validation_not_unique', city: 'validation_not_unique' },
    ])
    expect(await stays()).toHaveLength(1)
  })

  test('and its stays go to another person when a superuser gives it to that person', async () => {
    const ben = await app.people.register()
    await post('visited_city', { id: one, city: paris })
    await stay({ id: two, source: 'import', source_key: 'flight 1' })
    const root = await newSuperuser(app)
    expect((await send('PATCH', `visited_city/records/${one}`, { user: ben.id }, root)).status).toBe(200)
    expect(await stays()).toEqual([])
    const { body } = await send('GET', 'stay/records', undefined, ben)
    expect(body.items).toMatchObject([{ id: one }, { id: two, source_key: '' }])
  })
})

describe('a stay', () => {
  test('creates the mark of its city with its id, and the last stay removes it', async () => {
    await stay({ id: one, start: '2019' })
    await stay({ id: two, kind: 'lived' })
    expect(await marks()).toEqual([`${one} ${paris}`])
    await send('DELETE', `stay/records/${one}`)
    expect(await marks()).toEqual([`${one} ${paris}`])
    await send('DELETE', `stay/records/${two}`)
    expect(await marks()).toEqual([])
  })

  test('creates a mark with another id when a mark has its id', async () => {
    await post('visited_city', { id: one, city: berlin })
    await send('DELETE', `stay/records/${one}`)
    await post('visited_city', { id: one, city: berlin })
    await stay({ id: two, city: berlin })
    await send('DELETE', `stay/records/${one}`)
    expect((await stay({ id: one })).status).toBe(200)
    const ofParis = (await marks()).filter((mark) => mark !== `${one} ${berlin}`)
    expect(ofParis).toEqual([expect.stringMatching(new RegExp(`^(?!${one})[a-z0-9]{15} ${paris}$`))])
  })

  test.each([
    ['another city', { city: berlin }, [`${one} ${berlin}`]],
    ['a layover', { kind: 'transit' }, []],
    ['the future', { start: '2027' }, []],
    ['tomorrow, which has begun somewhere', { start: '2026-03-02' }, [`${one} ${paris}`]],
    ['the day after tomorrow', { start: '2026-03-03' }, []],
    ['a month that has begun', { start: '2026-03' }, [`${one} ${paris}`]],
  ])('keeps the marks correct when it is changed to %s', async (_to, change, expected) => {
    await stay({ id: one })
    expect((await send('PATCH', `stay/records/${one}`, change)).status).toBe(200)
    expect(await marks()).toEqual(expected)
    await send('PATCH', `stay/records/${one}`, { city: paris, kind: 'visited', start: '' })
    expect(await marks()).toEqual([`${one} ${paris}`])
  })

  test('that begins later marks its city when it has begun', async () => {
    await stay({ id: one, start: '2026-03-10', end: '2026-03-12' })
    await stay({ id: two, start: '2026-04' })
    await stay({ id: three, kind: 'transit', city: berlin, start: '2026-03-10' })
    app.clock.advance(7 * 86_400)
    await app.tidy()
    expect(await marks()).toEqual([])
    app.clock.advance(86_400)
    const client = await openRealtime(app)
    const { token } = await app.people.signIn(anna.email, anna.password)
    expect((await client.listen(['visited_city/*'], { token })).status).toBe(204)
    await app.tidy()
    expect(await marks()).toEqual([`${one} ${paris}`])
    expect((await client.next()).data).toMatchObject({ action: 'create', record: { id: one, city: paris } })
    await client.leave()
  })

  test.each([
    ['2019', '', '2019-01-01', '2019-12-31'],
    ['2019-05~', '', '2019-05-01', '2019-05-31'],
    ['2024-02', '', '2024-02-01', '2024-02-29'],
    ['2019-05-03', '2019-05-07', '2019-05-03', '2019-05-07'],
    ['2019-05-03', '2019-05-03', '2019-05-03', '2019-05-03'],
    ['2019-05-07', '2019-05', '2019-05-07', '2019-05-31'],
    ['', '2010-09', '', '2010-09-30'],
    ['1900', '2031', '1900-01-01', '2031-12-31'],
    ['', '', '', ''],
  ])('from "%s" to "%s" is stored with its possible days', async (start, end, lo, hi) => {
    expect((await stay({ start, end, lo: '1999-01-01', hi: '1999-01-01' })).body).toMatchObject({
      start,
      end,
      lo,
      hi,
    })
  })

  test.each([
    [{ start: '2023-02-30' }, { start: 'validation_no_such_date' }],
    [{ start: '2023-02-29~' }, { start: 'validation_no_such_date' }],
    [{ start: '2023-13' }, { start: 'validation_no_such_date' }],
    [{ start: 'May 2019' }, { start: 'validation_no_such_date' }],
    [{ end: '2019/2020' }, { end: 'validation_no_such_date' }],
    [{ start: '1500' }, { start: 'validation_year_out_of_range' }],
    [{ start: '1899-12-31' }, { start: 'validation_year_out_of_range' }],
    [{ end: '2032' }, { end: 'validation_year_out_of_range' }],
    [{ start: '2019-05-03', end: '2019-05-02' }, { end: 'validation_ends_before_start' }],
    [{ start: '2019-05', end: '2018' }, { end: 'validation_ends_before_start' }],
    [{ kind: 'flown' }, { kind: 'validation_invalid_value' }],
    [{ source: 'guess' }, { source: 'validation_invalid_value' }],
    [{ note: 'x'.repeat(2001) }, { note: 'validation_max_text_constraint' }],
    [{ city: 'nowhere00000000' }, { city: 'validation_missing_rel_records' }],
    [{ trip: 'nowhere00000000' }, { trip: 'validation_missing_rel_records' }],
  ])('with %j is refused, and nothing is stored', async (change, errors) => {
    expect(codesOf(await stay(change))).toEqual([400, errors])
    expect([await stays(), await marks()]).toEqual([[], []])
    await stay({ id: one, start: '2000' })
    const before = await send('GET', `stay/records/${one}`)
    expect(codesOf(await send('PATCH', `stay/records/${one}`, change))).toEqual([400, errors])
    expect(await send('GET', `stay/records/${one}`)).toEqual(before)
  })

  test('belongs to a trip of its own person, and remains without it', async () => {
    const ben = await app.people.register()
    const foreign = await app.people.createRecord(ben, 'trip', { name: 'Ben’s' })
    expect(codesOf(await stay({ trip: foreign }))).toEqual([400, { trip: 'validation_missing_rel_records' }])
    const trip = await app.people.createRecord(anna, 'trip', { name: 'Spring' })
    expect((await stay({ id: one, trip, source: 'trip', source_key: 'stop 1' })).status).toBe(200)
    expect((await send('DELETE', `trip/records/${trip}`)).status).toBe(204)
    expect((await send('GET', `stay/records/${one}`)).body).toMatchObject({ trip: '', source: 'trip' })
    expect(await marks()).toEqual([`${one} ${paris}`])
  })

  test('is stored once for each key of its source', async () => {
    await stay({ id: one, source: 'import', source_key: 'flight 1' })
    expect(codesOf(await stay({ source: 'import', source_key: 'flight 1' }))).toEqual([
      400,
      { source_key: 'validation_not_unique' },
    ])
    await stay({ id: two })
    expect(codesOf(await send('PATCH', `stay/records/${two}`, { source_key: 'flight 1' }))).toEqual([
      400,
      { source_key: 'validation_not_unique' },
    ])
    expect((await send('PATCH', `stay/records/${one}`, { source_key: 'flight 1' })).status).toBe(200)
    const ben = await app.people.register()
    const bens = { city: paris, kind: 'visited', source_key: 'flight 1' }
    await app.people.createRecord(ben, 'stay', bens)
  })

  test('of another person can neither be read nor written, even of a public one', async () => {
    await stay({ id: one, note: 'Private' })
    await send('PATCH', `users/records/${anna.id}`, { public: true })
    const ben = await app.people.register()
    for (const who of [ben, null]) {
      const filter = encodeURIComponent(`user = "${anna.id}"`)
      expect((await send('GET', `stay/records?filter=${filter}`, undefined, who)).body.items).toEqual([])
      expect((await send('GET', `stay/records/${one}`, undefined, who)).status).toBe(404)
      expect((await send('PATCH', `stay/records/${one}`, { note: '' }, who)).status).toBe(404)
      expect((await send('DELETE', `stay/records/${one}`, undefined, who)).status).toBe(404)
      const made = { user: anna.id, city: berlin, kind: 'visited' }
      expect((await send('POST', 'stay/records', made, who)).status).toBe(400)
    }
    expect(await stays()).toHaveLength(1)
  })

  test('is refused when a person has the maximum number; marking still works', async () => {
    // The rows are numbered by a query of its own, because 50,000 requests take too long.
    await sql`
      with recursive number (value) as (select 1 union all select value + 1 from number where value < ${mostStays})
      insert into stay
        (id, ${sql.id('user')}, city, kind, start, ${sql.id('end')}, lo, hi, note, trip, source, source_key, created, updated)
      select substr(cast(100000000000000 + value as text), 1, 15), ${anna.id}, ${berlin}, 'transit', '', '', '', '',
        '', '', 'hand', '', '2026-01-01 00:00:00.000Z', '2026-01-01 00:00:00.000Z' from number`.execute(
      app.database.db,
    )
    expect(codesOf(await stay())).toEqual([400, { user: 'validation_too_many_stays' }])
    expect((await post('visited_city', { city: paris })).status).toBe(200)
    await run(app.database, `delete from stay where id in ('100000000000001', '100000000000002')`)
    expect((await stay()).status).toBe(200)
    expect((await stay()).status).toBe(400)
  })

  test('500 in one batch make one mark for each city, and one invalid one stores none', async () => {
    const requests = Array.from({ length: 500 }, (_, index): [string, string, object] => [
      'POST',
      'stay/records',
      { user: anna.id, city: index % 2 === 0 ? paris : berlin, kind: 'visited', start: '2019' },
    ])
    const last = requests.at(-1)
    expect(
      (await batch([...requests.slice(1), ['POST', 'stay/records', { ...last?.[2], start: '1500' }]])).status,
    ).toBe(400)
    expect([await stays(), await marks()]).toEqual([[], []])
    expect((await batch(requests)).status).toBe(200)
    expect(await marks()).toHaveLength(2)
    expect(await stays()).toHaveLength(500)
  })

  test('that arrives twice at the same time creates one mark, and two simultaneous last ones remove it', async () => {
    const made = await Promise.all([
      stay({ id: one }),
      stay({ id: two }),
      post('visited_city', { city: paris }),
    ])
    expect(made.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
    expect(await marks()).toHaveLength(1)
    const ids = (await stays()).map((row) => row.slice(0, 15))
    await Promise.all(ids.map((id) => send('DELETE', `stay/records/${id}`)))
    expect([await stays(), await marks()]).toEqual([[], []])
  })
})

test('subscribers receive the marks that a stay creates and removes, and the stays of a mark', async () => {
  const client = await openRealtime(app)
  await client.listen(['visited_city/*', 'stay/*'], { token: anna.token })
  const ben = await openRealtime(app)
  await ben.listen(['visited_city/*', 'stay/*'], { token: (await app.people.register()).token })
  const nextTwo = async () => {
    const frames = [await client.next(), await client.next()]
    return frames
      .map(({ event, data }) => `${event} ${String(data['action'])} ${(data['record'] as { id: string }).id}`)
      .sort()
  }
  await stay({ id: one })
  expect(await nextTwo()).toEqual([`stay/* create ${one}`, `visited_city/* create ${one}`])
  await send('DELETE', `visited_city/records/${one}`)
  expect(await nextTwo()).toEqual([`stay/* delete ${one}`, `visited_city/* delete ${one}`])
  await post('visited_city', { id: two, city: berlin })
  expect(await nextTwo()).toEqual([`stay/* create ${two}`, `visited_city/* create ${two}`])
  await send('DELETE', `stay/records/${two}`)
  expect(await nextTwo()).toEqual([`stay/* delete ${two}`, `visited_city/* delete ${two}`])
  expect(await ben.rest()).toEqual([])
  await client.leave()
  await ben.leave()
})

describe('a wish', () => {
  test('marks nothing, and there is one for each city', async () => {
    expect((await post('wish', { id: one, city: paris, note: 'In spring' })).status).toBe(200)
    expect(codesOf(await post('wish', { city: paris }))).toEqual([
      400,
      { user: 'validation_not_unique', city: 'validation_not_unique' },
    ])
    expect(await marks()).toEqual([])
    await stay()
    expect(await stored('wish', 'id, note')).toEqual([`${one} In spring`])
  })

  test('is refused when a person has the maximum number', async () => {
    await sql`insert into wish (id, ${sql.id('user')}, city, note, created, updated)
      select 'w' || substr(id, 2), ${anna.id}, id, '', '', '' from city where id <> ${paris} limit 100`.execute(
      app.database.db,
    )
    await sql`drop index wish_user_city`.execute(app.database.db)
    await sql`
      with recursive number (value) as (select 1 union all select value + 1 from number where value < ${mostWishes - 100})
      insert into wish (id, ${sql.id('user')}, city, note, created, updated)
      select cast(100000000000000 + value as text), ${anna.id}, ${berlin}, '', '', '' from number`.execute(
      app.database.db,
    )
    expect(codesOf(await post('wish', { city: paris }))).toEqual([
      400,
      { user: 'validation_too_many_wishes' },
    ])
    await run(app.database, `delete from wish where id = '100000000000001'`)
    expect((await post('wish', { city: paris })).status).toBe(200)
  })
})

test('the rules of counting have defaults, and unknown ones are refused', async () => {
  const { body } = await send('GET', 'settings/records')
  const [settings] = body.items
  expect(settings).toMatchObject({
    count_rule: 'places',
    count_territories: true,
    count_transit: false,
    home: '',
    hide_recent_days: 1,
  })
  const change = async (sent: object) => send('PATCH', `settings/records/${settings.id}`, sent)
  expect((await change({ count_rule: 'un193', home: paris, hide_recent_days: 0 })).body).toMatchObject({
    count_rule: 'un193',
    home: paris,
    hide_recent_days: 0,
  })
  for (const [sent, code] of [
    [{ count_rule: 'mine' }, 'validation_invalid_value'],
    [{ count_rule: '' }, 'validation_required'],
    [{ home: 'nowhere00000000' }, 'validation_missing_rel_records'],
    [{ hide_recent_days: -1 }, 'validation_min_number_constraint'],
    [{ hide_recent_days: 1.5 }, 'validation_only_int_constraint'],
  ] as const) {
    expect(codesOf(await change(sent))).toEqual([400, { [Object.keys(sent)[0] ?? '']: code }])
  }
})
