import { perWay } from '#shared/collections/travel-items.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noDetails, undatedStay } from '#shared/collections/stays.ts'
import { cityId, countryId, stateId } from '#shared/domain/gazetteer-ids.ts'
import { ledgerColumns, ledgerOfColumns } from '#shared/ledger-columns.ts'
import { ledger as schema } from '#shared/ledger.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { cpuMs } from '#server/test/cpu-time.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, hallstatt, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const vienna = cityId(2761369)

const read = async (who: { token: string } | null, person = anna.id) =>
  replyOf(await app.request(`/api/ledger/${person}`, { token: who?.token }))
const make = (collection: 'stay' | 'wish' | 'trip' | 'travel_item', body: object) =>
  app.people.createRecord(anna, collection, { ...body })
const change = async (path: string, body: object) =>
  expect(
    (await app.request(`/api/collections/${path}`, { method: 'PATCH', token: anna.token, body })).status,
  ).toBe(200)
const settings = async (body: object) => {
  const [row] = await run<{ id: string }>(app.database, `select id from settings where "user" = '${anna.id}'`)
  await change(`settings/records/${row?.id ?? ''}`, body)
}

test('the owner reads all of it', async () => {
  const trip = await make('trip', { name: 'Spring', starts: '2026-02-01', ends: '2026-02-05' })
  await make('travel_item', { trip, type: 'train', from: paris, to: berlin })
  await make('travel_item', { trip, type: 'train', from: berlin, to: vienna })
  await make('travel_item', { trip, type: 'plane', from: vienna, to: paris })
  await make('travel_item', { trip, type: 'car', from: vienna })
  const empty = await make('trip', { name: 'Someday' })
  const dates = { start: '2026-02-01', end: '2026-02-03~' }
  const first = await make('stay', {
    city: paris,
    kind: 'lived',
    ...dates,
    note: 'Rain',
    trip,
    source: 'trip',
  })
  const layover = await make('stay', { city: berlin, kind: 'transit' })
  const wish = await make('wish', { city: hallstatt, note: 'In winter' })
  await settings({ count_rule: 'un195', count_territories: false, count_transit: true, home: vienna })
  const response = await app.request(`/api/ledger/${anna.id}`, { token: anna.token })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const ledger = schema.parse(await response.json())
  expect(ledger).toMatchObject({
    user: anna.id,
    own: true,
    rules: { rule: 'un195', territories: false, transit: true },
    home: vienna,
    stays: [
      { id: first, city: paris, kind: 'lived', ...dates, note: 'Rain', trip, source: 'trip' },
      { ...undatedStay, id: layover, city: berlin, kind: 'transit' },
    ],
    wishes: [{ id: wish, city: hallstatt, note: 'In winter' }],
    trips: [
      { id: trip, name: 'Spring', starts: '2026-02-01', ends: '2026-02-05' },
      {
        id: empty,
        name: 'Someday',
        starts: '',
        ends: '',
        kilometres: perWay(() => 0),
      },
    ],
  })
  const { plane, train, bus, car } = ledger.trips[0]?.kilometres ?? perWay(() => 0)
  expect([Math.round(plane), Math.round(train), bus, car]).toEqual([1034, 1402, 0, 0])
  expect(ledger.cities).toHaveLength(4)
  expect(ledger.cities.find(({ id }) => id === paris)).toEqual({
    id: paris,
    name: 'Paris',
    local_name: '',
    latitude: expect.closeTo(48.85, 1),
    longitude: expect.closeTo(2.35, 1),
    country: countryId('FR'),
    state: stateId('FR.11'),
    iso2: 'FR',
    continent: 'EU',
    capital: true,
  })
  expect(ledger.cities.find(({ id }) => id === hallstatt)).toMatchObject({ iso2: 'AT', capital: false })
})

test('a trip without days of its own has those of its legs', async () => {
  const day = (text: string) => `${text} 00:00:00.000Z`
  const may = await make('trip', { name: 'May' })
  const days = { start_date: day('2019-05-03'), arrival_date: day('2019-05-04') }
  await make('travel_item', { trip: may, type: 'plane', from: paris, to: berlin, ...days })
  await make('travel_item', { trip: may, type: 'train', from: berlin, start_date: day('2019-05-09') })
  const june = await make('trip', { name: 'June', starts: day('2019-06-01'), ends: day('2019-06-20') })
  await make('travel_item', { trip: june, type: 'train', start_date: day('2019-06-02') })
  const open = await make('trip', { name: 'Open', starts: day('2019-07-01') })
  await make('travel_item', { trip: open, type: 'train', start_date: day('2019-07-08') })
  const { trips } = schema.parse((await read(anna)).body)
  expect(trips.map(({ name, starts, ends }) => [name, starts, ends])).toEqual([
    ['May', '2019-05-03', '2019-05-09'],
    ['June', '2019-06-01', '2019-06-20'],
    ['Open', '2019-07-01', '2019-07-08'],
  ])
  expect(trips.map(({ kilometres }) => Object.values(kilometres).filter((km) => km > 0).length)).toEqual([
    1, 0, 0,
  ])
})

test('a new person has an empty one, with the usual rules', async () => {
  expect((await read(anna)).body).toEqual({
    user: anna.id,
    own: true,
    rules: { rule: 'places', territories: true, transit: false },
    home: '',
    stays: [],
    wishes: [],
    cities: [],
    trips: [],
  })
})

test('a private one gets the same 404 as that of an unknown person', async () => {
  await make('stay', { city: paris, kind: 'visited' })
  const ben = await app.people.register()
  const nobody = await read(ben, 'nobody000000000')
  expect(nobody.status).toBe(404)
  for (const who of [ben, null, await newSuperuser(app)]) {
    expect(await read(who)).toEqual(nobody)
    expect(await read(who, 'nobody000000000')).toEqual(nobody)
  }
})

test('everybody reads the public form of a public person’s, without what is private', async () => {
  const trip = await make('trip', { name: 'Secret trip' })
  await make('travel_item', { trip, type: 'train', from: paris, to: berlin })
  const details = Object.fromEntries(Object.keys(noDetails).map((name) => [name, `Secret ${name}`]))
  const shown = { ...details, trip, source: 'trip' }
  await make('stay', { city: paris, kind: 'lived', start: '2011-04-03~', end: '2013', ...shown })
  await make('stay', { city: paris, kind: 'visited', start: '2019-05-03', end: '2019-05-07' })
  await make('stay', { city: berlin, kind: 'transit', start: '2019-05-08' })
  await make('stay', { city: vienna, kind: 'visited' })
  await make('wish', { city: hallstatt, note: 'Secret wish' })
  await settings({ home: berlin })
  await change(`users/records/${anna.id}`, { public: true })
  const ben = await app.people.register()
  for (const who of [ben, null]) {
    const { status, body } = await read(who)
    expect(status).toBe(200)
    const ledger = schema.parse(body)
    expect(ledger).toMatchObject({ own: false, home: '', wishes: [], trips: [] })
    const hidden = { ...undatedStay, id: expect.any(String) }
    expect(ledger.stays).toEqual([
      { ...hidden, city: paris, start: '2011-04~', end: '2013' },
      { ...hidden, city: paris, start: '2019-05' },
      { ...hidden, city: vienna },
    ])
    expect(ledger.cities.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      [paris, vienna].toSorted((a, b) => (a < b ? -1 : 1)),
    )
    expect(JSON.stringify(body)).not.toMatch(/Secret|-03|lived|"hi"/)
  }
  await settings({ count_transit: true })
  expect((await read(ben)).body.stays).toMatchObject([{}, {}, { city: berlin, kind: 'transit' }, {}])
  expect((await read(anna)).body.stays[0]).toMatchObject({ ...shown, kind: 'lived' })
})

test.each([
  ['2026-02-27', '', true],
  ['2026-02-28', '', false],
  ['2026-02-20', '2026-03-01', false],
  ['2026-02', '', false],
  ['2026-01', '', true],
  ['2026', '', false],
  ['2027', '', false],
  ['', '2026-03', false],
])(
  'others see a stay from "%s" to "%s" only when it has been over for a day',
  async (start, end, isShown) => {
    await make('stay', { city: paris, kind: 'visited', start, end })
    await change(`users/records/${anna.id}`, { public: true })
    expect((await read(null)).body.stays).toHaveLength(isShown ? 1 : 0)
    expect((await read(null)).body.cities).toHaveLength(isShown ? 1 : 0)
    await settings({ hide_recent_days: 0 })
    const isOver = isShown || start === '2026-02-28' || start === '2026-02'
    expect((await read(null)).body.stays).toHaveLength(isOver ? 1 : 0)
    await settings({ hide_recent_days: 400 })
    expect((await read(null)).body.stays).toEqual([])
  },
)

test('others see the mark of a stay that is hidden from them at once', async () => {
  await make('stay', { city: paris, kind: 'visited', start: '2026-02-28' })
  await change(`users/records/${anna.id}`, { public: true })
  await settings({ hide_recent_days: 400 })
  expect((await read(null)).body.stays).toEqual([])
  const filter = encodeURIComponent(`user = "${anna.id}"`)
  for (const [collection, shown] of [
    ['visited_city', { city: paris }],
    ['distinct_visited_countries', { iso2: 'FR' }],
    ['distinct_visited_states', { country_name: 'France' }],
  ] as const) {
    const reply = await app.request(`/api/collections/${collection}/records?filter=${filter}`)
    expect(await reply.json()).toMatchObject({ items: [shown] })
  }
})

test('the columns contain the same, for the owner and for others', async () => {
  const trip = await make('trip', { name: 'Spring' })
  await make('stay', { city: paris, kind: 'lived', start: '2019-05-03', note: 'Rain', trip, source: 'trip' })
  await make('stay', { city: berlin, kind: 'transit', end: '2020' })
  await make('stay', { city: paris, kind: 'visited' })
  await make('wish', { city: hallstatt, note: 'In winter' })
  await settings({ home: vienna, count_transit: true })
  await change(`users/records/${anna.id}`, { public: true })
  for (const who of [anna, null]) {
    const response = await app.request(`/api/ledger/${anna.id}?form=columns`, { token: who?.token })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const columns = ledgerColumns.parse(await response.json())
    expect(columns.stays.city).toHaveLength(3)
    expect(ledgerOfColumns(columns)).toEqual((await read(who)).body)
  }
  await change(`users/records/${anna.id}`, { public: false })
  const path = `/api/ledger/${anna.id}?form=columns`
  expect((await app.request(path)).status).toBe(404)
})

test('a city that the operator renames has its new name in the next answer', async () => {
  await make('stay', { city: paris, kind: 'visited' })
  await make('wish', { city: hallstatt })
  const names = async () =>
    schema
      .parse((await read(anna)).body)
      .cities.map(({ name }) => name)
      .toSorted()
  expect(await names()).toEqual(['Hallstatt', 'Paris'])
  expect(await names()).toEqual(['Hallstatt', 'Paris'])
  const { token } = await newSuperuser(app)
  const body = { name: 'Lutetia' }
  const renamed = await app.request(`/api/collections/city/records/${paris}`, {
    method: 'PATCH',
    token,
    body,
  })
  expect(renamed.status).toBe(200)
  expect(await names()).toEqual(['Hallstatt', 'Lutetia'])
})

test('reading the own one creates the marks of stays that have begun', async () => {
  const id = await make('stay', { city: paris, kind: 'visited', start: '2026-03-10' })
  const marks = () => run(app.database, 'select id, city from visited_city')
  app.clock.advance(10 * 86_400)
  expect(await marks()).toEqual([])
  const { token } = await app.people.signIn(anna.email, anna.password)
  await read({ token })
  expect(await marks()).toEqual([{ id, city: paris }])
})

test('10,000 stays take less than 100 ms', async () => {
  await sql`
    with recursive number (value) as (select 1 union all select value + 1 from number where value < 10000)
    insert into stay
      (id, ${sql.id('user')}, city, kind, start, ${sql.id('end')}, lo, hi, note, trip, source, source_key, created, updated)
    select substr(cast(100000000000000 + number.value as text), 1, 15), ${anna.id},
      numbered.id, 'visited', '2019-05-03', '2019-05-07',
      '2019-05-03', '2019-05-07', 'A note', '', 'hand', '', '2026-01-01 00:00:00.000Z', '2026-01-01 00:00:00.000Z'
    from number
    join (select id, row_number() over (order by seq) as place from city) as numbered
      on numbered.place = 1 + number.value % 700`.execute(app.database.db)
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    times.push(await cpuMs(async () => expect((await read(anna)).body.stays).toHaveLength(10_000)))
  }
  // The CPU time of the server and of this client, which parses the JSON; the fastest of five rounds.
  expect(Math.min(...times)).toBeLessThan(100)
})
