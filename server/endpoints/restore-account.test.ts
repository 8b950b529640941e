import { setTimeout as waited } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { secondsAfter } from '#server/clock.ts'
import { serialize } from '#server/collections/marks.ts'
import { beginRestoration, renewRestoration } from '#server/collections/restoration.ts'
import { transaction } from '#server/db/connect.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { hallstatt, paris } from '#server/test/known-cities.ts'
import { fillLargeAccount } from '#server/test/large-account.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const send = async (method: string, path: string, body?: unknown, who: Person = anna) =>
  replyOf(await app.request(`/api/${path}`, { method, token: who.token, body }))
const restore = (records: object, who: Person = anna) =>
  send(
    'POST',
    'account/import',
    JSON.stringify({ product: 'waymark', version: 2, account: {}, records }),
    who,
  )
const countOf = async (table: string) =>
  Number((await run<{ count: number }>(app.database, `select count(*) as count from ${table}`))[0]?.count)
const all = ['visited_city', 'wish', 'stay', 'travel_item', 'trip', 'import', 'restoration']
const counts = async () => Promise.all(all.map((table) => countOf(`"${table}"`)))

test('records that the record API refuses are skipped, each with a sentence that names it', async () => {
  const stay = { city: paris, kind: 'visited', start: '', end: '' }
  const importRecord = { format: 'csv', name: '', state: 'stored', stays: 1, found: 1 }
  const { status, body } = await restore({
    import: [
      { id: 'import000000001', ...importRecord },
      { id: 'import000000002', ...importRecord, format: '<b>' },
      { id: 'import000000003', ...importRecord, stays: -1 },
    ],
    trip: [
      { id: 'trip00000000001', name: 'Good', revision: 1e300 },
      { id: 'trip00000000002', name: 'Backwards', starts: '2019-05-03', ends: '2019-05-01' },
      { id: 'trip00000000003', name: ' \u200B' },
      { id: 'trip00000000004', name: 'n'.repeat(201) },
      { id: 'trip00000000005', name: 'Long', description: 'd'.repeat(10_001) },
    ],
    stay: [
      { id: 'stay00000000001', ...stay },
      { id: 'stay00000000002', ...stay, start: '2019-05-03', end: '2019-05-01' },
      { id: 'stay00000000003', ...stay, start: '2032' },
      { id: 'stay00000000004', ...stay, start: '1899' },
    ],
    wish: Array.from({ length: 200 }, () => ({ city: 'ghost0000000000' })),
  })
  expect(status).toBe(200)
  expect(body.restored).toMatchObject({ import: 1, trip: 1, stay: 1 })
  const named = (body.skipped as { message: string }[]).map(({ message }) => message)
  expect([body.skippedCount, named.length]).toEqual([209, 200])
  expect(named.slice(0, 9)).toEqual([
    expect.stringContaining('Record 2 of import (import000000002) was left out, because of “format”: '),
    expect.stringContaining('Record 3 of import (import000000003) was left out, because of “stays”: '),
    'Record 2 of trip (trip00000000002) was left out, because of “ends”: The last day is before the first day.',
    'Record 3 of trip (trip00000000003) was left out, because of “name”: Cannot be blank.',
    'Record 4 of trip (trip00000000004) was left out, because of “name”: Must be no more than 200 character(s).',
    'Record 5 of trip (trip00000000005) was left out, because of “description”: Must be no more than 10000 character(s).',
    'Record 2 of stay (stay00000000002) was left out, because of “end”: The end is before the start.',
    'Record 3 of stay (stay00000000003) was left out, because of “start”: The year has to be between 1900 and 2031.',
    'Record 4 of stay (stay00000000004) was left out, because of “start”: The year has to be between 1900 and 2031.',
  ])
  const { items } = (await send('GET', 'collections/trip/records')).body
  expect(items).toMatchObject([{ name: 'Good', revision: 1 }])
  const stays = (await send('GET', 'collections/stay/records')).body
  expect(stays).toMatchObject({ items: [{ source: 'hand' }] })
})

test('a mark whose city has no stay but a layover gets a stay, so it remains', async () => {
  const { body } = await restore({
    visited_city: [{ city: paris }, { city: hallstatt }],
    stay: [
      { id: 'stay00000000001', city: paris, kind: 'transit' },
      { id: 'stay00000000002', city: hallstatt, kind: 'lived' },
    ],
  })
  expect(body.skipped).toEqual([])
  const marks = (await send('GET', 'collections/visited_city/records')).body.items as { city: string }[]
  expect(marks.map(({ city }) => city).toSorted()).toEqual([paris, hallstatt].toSorted())
  const stays = (await send('GET', 'collections/stay/records')).body.items as { city: string; kind: string }[]
  expect(stays.map(({ city, kind }) => `${city} ${kind}`).toSorted()).toEqual(
    [`${paris} transit`, `${paris} visited`, `${hallstatt} lived`].toSorted(),
  )
})

test('of two stays that an import would take for the same one, the first is restored', async () => {
  const stay = { city: paris, kind: 'visited', start: '2019', source: 'import', source_key: 'row 1' }
  const { body } = await restore({
    stay: [
      { ...stay, id: 'stay00000000001', note: 'first' },
      { ...stay, id: 'stay00000000002', note: 'second' },
      { ...stay, id: 'stay00000000003', note: 'third', source_key: 'row 2' },
    ],
  })
  expect(body.skipped).toMatchObject([{ collection: 'stay', id: 'stay00000000002', field: 'id' }])
  const stays = (await send('GET', 'collections/stay/records?sort=note')).body
  expect(stays).toMatchObject({ items: [{ note: 'first' }, { note: 'third' }] })
})

test('a record keeps its times, unless they are missing or impossible', async () => {
  const [made, changed, now] = [
    '2019-05-01 10:00:00.000Z',
    '2020-05-01 10:00:00.000Z',
    app.clock().toISOString().replace('T', ' '),
  ]
  await restore({
    wish: [
      { id: 'wish00000000001', city: paris, created: made, updated: changed },
      { id: 'wish00000000002', city: hallstatt, created: changed, updated: made },
    ],
    trip: [
      { id: 'trip00000000001', name: 'Without times' },
      { id: 'trip00000000002', name: 'Of tomorrow', created: '2999-01-01 10:00:00.000Z' },
    ],
  })
  const timesOf = async (collection: string) =>
    (
      (await send('GET', `collections/${collection}/records?sort=id`)).body.items as Record<string, string>[]
    ).map(({ created, updated }) => [created, updated])
  expect(await timesOf('wish')).toEqual([
    [made, changed],
    [changed, changed],
  ])
  expect(await timesOf('trip')).toEqual([
    [now, now],
    [now, now],
  ])
})

test('a trip is restored with 200 legs, and the others are named', async () => {
  const trip = 'trip00000000001'
  const { body } = await restore({
    trip: [{ id: trip, name: 'Long' }],
    travel_item: Array.from({ length: 201 }, (_, index) => ({
      id: `leg${String(index).padStart(12, '0')}`,
      trip,
      type: 'train',
      from: paris,
      to: hallstatt,
      order: index,
    })),
  })
  expect(body.restored).toMatchObject({ travel_item: 200 })
  expect(body.skipped).toMatchObject([{ id: 'leg000000000200', code: 'validation_too_many_legs' }])
})

test('a failed restoration leaves nothing behind, and the next one succeeds', async () => {
  const records = {
    trip: [{ id: 'trip00000000001', name: 'Trip' }],
    stay: [{ id: 'stay00000000001', city: paris, kind: 'visited' }],
    wish: [{ id: 'wish00000000001', city: paris }],
  }
  await run(app.database, 'alter table wish rename column note to other')
  expect((await restore(records)).status).toBe(500)
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
  await run(app.database, 'alter table wish rename column other to note')
  expect((await restore(records)).status).toBe(200)
  expect(await counts()).toEqual([1, 1, 1, 0, 1, 0, 0])
})

/** Leaves the account in the state of a process that was killed in the middle of a restoration. */
async function interrupted() {
  const trips = { stays: 500, trips: 3, legs: 200 }
  await fillLargeAccount({ database: app.database, person: anna.id }, trips)
  await beginRestoration(app.database.db, anna.id, app.clock())
}

test('an account cannot be changed while it is being restored', async () => {
  const wish = await app.people.createRecord(anna, 'wish', { city: hallstatt })
  await interrupted()
  const before = await counts()
  const stay = { user: anna.id, city: paris, kind: 'visited' }
  const [trip] = await run<{ id: string }>(app.database, 'select id from trip order by seq')
  const [leg] = await run<{ id: string }>(app.database, 'select id from travel_item order by seq')
  const [visit] = await run<{ id: string }>(app.database, 'select id from stay order by seq')
  for (const [method, path, body] of [
    ['POST', 'collections/stay/records', stay],
    ['POST', 'collections/visited_city/records', { user: anna.id, city: paris }],
    ['POST', 'collections/wish/records', { user: anna.id, city: paris }],
    ['POST', 'collections/trip/records', { user: anna.id, name: 'Other' }],
    ['POST', 'collections/travel_item/records', { user: anna.id, trip: trip!.id, type: 'bus' }],
    ['PATCH', `collections/trip/records/${trip!.id}`, { name: 'Other' }],
    ['DELETE', `collections/trip/records/${trip!.id}`, undefined],
    ['DELETE', `collections/travel_item/records/${leg!.id}`, undefined],
    ['DELETE', `collections/stay/records/${visit!.id}`, undefined],
    ['PATCH', `collections/wish/records/${wish}`, { note: 'Other' }],
    ['DELETE', `collections/wish/records/${wish}`, undefined],
    ['POST', 'imports', { format: 'csv', name: '', found: 0 }],
  ] as const) {
    const reply = await send(method, path, body)
    expect([path, reply.status, reply.body.message]).toEqual([
      path,
      400,
      'An archive is being restored into this account. Try again when that has ended.',
    ])
  }
  expect((await restore({})).body).toMatchObject({ data: { archive: { code: 'archive_being_restored' } } })
  expect(await counts()).toEqual(before)
  // Other accounts can be changed, and the person can delete the account.
  const ben = await app.people.register()
  const ofBen = { ...stay, user: ben.id }
  expect((await send('POST', 'collections/stay/records', ofBen, ben)).status).toBe(200)
  await app.tidy()
  expect(await countOf('stay')).toBe(501)
})

test('what is created in the instant in which a restoration begins is refused', async () => {
  const { db } = app.database
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const beginning = transaction(db, async (db) => {
    await serialize(db, anna.id)
    await beginRestoration(db, anna.id, app.clock())
    begun.resolve()
    await goOn.promise
  })
  await begun.promise
  const meanwhile = [
    send('POST', 'collections/trip/records', { user: anna.id, name: 'Other' }),
    send('POST', 'collections/wish/records', { user: anna.id, city: paris }),
    send('POST', 'collections/stay/records', { user: anna.id, city: paris, kind: 'visited' }),
    send('POST', 'imports', { format: 'csv', name: '', found: 0 }),
  ]
  // By this time, requests that do not wait for the transaction have ended.
  await Promise.race([Promise.all(meanwhile), waited(300)])
  goOn.resolve()
  await beginning
  expect((await Promise.all(meanwhile)).map(({ status }) => status)).toEqual(meanwhile.map(() => 400))
})

test('what an interrupted restoration has stored is removed after a minute, and nothing else', async () => {
  await interrupted()
  const ben = await app.people.register()
  await app.people.createRecord(ben, 'stay', { city: paris, kind: 'visited' })
  app.clock.advance(59)
  await app.tidy()
  expect(await countOf('stay')).toBe(501)
  app.clock.advance(2)
  await app.tidy()
  expect(await counts()).toEqual([1, 0, 1, 0, 0, 0, 0])
  expect(await run(app.database, 'select "user" from stay')).toEqual([{ user: ben.id }])
})

test('the next restoration of the person replaces an interrupted one', async () => {
  await interrupted()
  app.clock.advance(61)
  const { body } = await restore({ stay: [{ id: 'stay00000000001', city: paris, kind: 'lived' }] })
  expect(body.restored).toMatchObject({ stay: 1 })
  expect(await counts()).toEqual([1, 0, 1, 0, 0, 0, 0])
})

test('a restoration that another process considers abandoned stores nothing more', async () => {
  const { db } = app.database
  const running = await beginRestoration(db, anna.id, secondsAfter(app.clock(), -61))
  await app.tidy()
  await expect(renewRestoration(db, running, app.clock())).rejects.toMatchObject({ status: 400 })
})

test('of two archives that arrive at once, one fills the account', async () => {
  const stays = Array.from({ length: 900 }, (_, index) => ({
    id: `stay${String(index).padStart(11, '0')}`,
    city: paris,
    kind: 'visited',
  }))
  const replies = await Promise.all([restore({ stay: stays }), restore({ stay: stays })])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429])
  expect(await countOf('stay')).toBe(900)
})

test('an account can be deleted while it is being restored', async () => {
  await interrupted()
  expect((await send('DELETE', `collections/users/records/${anna.id}`)).status).toBe(204)
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('a body that arrives slowly does not block other restorations', async () => {
  const slow = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"product":')),
    })
  const people = await Promise.all(Array.from({ length: 12 }, () => app.people.register()))
  const waiting = people.map(({ token }) => {
    const request = new Request('http://localhost/api/account/import', {
      method: 'POST',
      headers: { authorization: token, 'content-length': '1000' },
      body: slow(),
      duplex: 'half',
    } as RequestInit)
    return app.fetch(request)
  })
  for (const one of waiting) one.catch(() => {})
  expect((await restore({ stay: [{ city: paris, kind: 'visited' }] })).status).toBe(200)
})
