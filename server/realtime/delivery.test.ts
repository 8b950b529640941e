import { expect, test, vi } from 'vitest'
import { StorageError } from '#server/db/storage-trouble.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { onPostgres } from '#server/test/test-database.ts'
import { superusers } from '#shared/collections/superusers.ts'

let app: TestApp
let anna: Person

const reopen = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

async function call(token: string, method: string, path: string, body?: unknown) {
  const response = await app.request(`/api/collections/${path}`, { method, body, token })
  const text = await response.text()
  expect(response.status, text).toBeLessThan(300)
  return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
}
const mark = async (who: Person, city: string) =>
  String((await call(who.token, 'POST', 'visited_city/records', { user: who.id, city }))['id'])
const listening = async (token: string | undefined, ...topics: string[]) => {
  const client = await openRealtime(app)
  expect(await client.listen(topics, { token })).toEqual({ status: 204, body: null })
  return client
}
const withOptions = (topic: string, query: Record<string, string>) =>
  `${topic}?options=${encodeURIComponent(JSON.stringify({ query }))}`
const events = () => app.database.db.selectFrom('event').selectAll().execute()
const clients = () => app.database.db.selectFrom('realtime_client').selectAll().execute()

test('a superuser receives the events of all people', async () => {
  const { token } = await newSuperuser(app)
  const client = await listening(token, 'visited_city/*')
  const id = await mark(anna, paris)
  expect((await client.next()).data).toMatchObject({ action: 'create', record: { id, user: anna.id } })
  await call(anna.token, 'DELETE', `visited_city/records/${id}`)
  expect((await client.next()).data).toMatchObject({ action: 'delete', record: { id } })
})

test('nobody else can subscribe on the stream of a superuser, and it ends with the session', async () => {
  const root = await newSuperuser(app)
  const other = await newSuperuser(app, 'other@example.org')
  const client = await listening(root.token, 'visited_city/*')
  const path = `/api/collections/${superusers.name}/auth-with-password`
  const again = await app.request(path, {
    method: 'POST',
    body: { identity: root.email, password: root.password },
  })
  const { token } = (await again.json()) as { token: string }
  for (const stranger of [other.token, anna.token, undefined])
    expect((await client.listen(['trip/*'], { token: stranger })).status).toBe(403)
  expect((await client.listen(['visited_city/*'], { token })).status).toBe(204)
  const hers = await listening(anna.token, 'trip/*')
  expect((await hers.listen(['trip/*'], { token })).status).toBe(403)
  app.clock.advance(366 * 86_400)
  await client.ended
})

test('a trip that becomes private sends a delete event to strangers and an update event to its owner', async () => {
  const root = await newSuperuser(app)
  const ben = await app.people.register({ name: 'Ben' })
  const trip = String(
    (await call(anna.token, 'POST', 'trip/records', { user: anna.id, name: 'Spring' }))['id'],
  )
  const owner = await listening(anna.token, `trip/${trip}`)
  const operator = await listening(root.token, 'trip/*')
  const viewer = await listening(ben.token, `trip/${trip}`)
  const guest = await listening(undefined, `trip/${trip}`)
  await call(anna.token, 'PATCH', `trip/records/${trip}`, { private: true })
  for (const client of [owner, operator])
    expect((await client.next()).data).toMatchObject({ action: 'update', record: { private: true } })
  for (const client of [viewer, guest])
    expect((await client.next()).data).toMatchObject({ action: 'delete', record: { name: 'Spring' } })
  await call(anna.token, 'PATCH', `trip/records/${trip}`, { private: false })
  expect((await viewer.next()).data).toMatchObject({ action: 'update', record: { private: false } })
  for (const client of [guest, operator, owner]) expect(await client.rest()).toHaveLength(1)
  await call(anna.token, 'DELETE', `trip/records/${trip}`)
  for (const client of [owner, operator, viewer, guest])
    expect((await client.next()).data).toMatchObject({ action: 'delete', record: { id: trip } })
})

test('only superusers and the owner receive the delete of a trip that a batch publishes and deletes', async () => {
  const root = await newSuperuser(app)
  const { id: trip } = await call(anna.token, 'POST', 'trip/records', {
    user: anna.id,
    name: 'Spring',
    private: true,
  })
  const { id: leg } = await call(anna.token, 'POST', 'travel_item/records', {
    user: anna.id,
    trip,
    type: 'bus',
  })
  const owner = await listening(anna.token, 'travel_item/*')
  const operator = await listening(root.token, 'travel_item/*')
  const stranger = await listening(undefined, `travel_item/${String(leg)}`)
  const url = `/api/collections/trip/records/${String(trip)}`
  const batch = await app.request('/api/batch', {
    method: 'POST',
    token: anna.token,
    body: {
      requests: [
        { method: 'PATCH', url, body: { private: false } },
        { method: 'DELETE', url: `/api/collections/travel_item/records/${String(leg)}` },
      ],
    },
  })
  expect(batch.status).toBe(200)
  for (const client of [owner, operator])
    expect((await client.next()).data).toMatchObject({ action: 'delete', record: { id: leg } })
  expect(await stranger.rest()).toEqual([])
})

test('a person with several topics receives the fields and relations that each topic selects', async () => {
  const topics = [
    withOptions('visited_city/*', { fields: 'city' }),
    withOptions('visited_city/*', { fields: 'id' }),
    withOptions('visited_city/*', { fields: 'expand', expand: 'city' }),
    withOptions('visited_city/*', { fields: 'expand' }),
    withOptions('visited_city/*', { fields: 'city:excerpt(x)' }),
    withOptions('visited_city/*', { filter: `city = "${berlin}"` }),
    'visited_city/*',
  ]
  const client = await listening(anna.token, ...topics)
  const id = await mark(anna, paris)
  const received = new Map<number, unknown>()
  for (let count = 0; count < 5; count += 1) {
    const { event, data } = await client.next()
    received.set(topics.indexOf(event), data['record'])
  }
  expect(await client.rest()).toEqual([])
  expect([...received].toSorted(([a], [b]) => a - b)).toEqual([
    [0, { city: paris }],
    [1, { id }],
    [2, { expand: { city: expect.objectContaining({ id: paris }) } }],
    [3, {}],
    [6, expect.objectContaining({ id, user: anna.id, city: paris })],
  ])
})

test('other requests run while an event is delivered to many clients', async () => {
  const filtersOf = (stream: number) =>
    Array.from({ length: 20 }, (_, index) =>
      withOptions('visited_city/*', { filter: `id != "${stream} ${index}"` }),
    )
  const streams = await Promise.all(
    [0, 1, 2, 3, 4].map((stream) => listening(anna.token, ...filtersOf(stream))),
  )
  let turns = 0
  let timer: NodeJS.Immediate
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  timer = setImmediate(count)
  await mark(anna, paris)
  for (const stream of streams) for (let count = 0; count < 20; count += 1) await stream.next()
  clearImmediate(timer)
  // A pause after each 20 of 100 queries, and after each 20 of 100 messages.
  expect(turns).toBeGreaterThanOrEqual(10)
  if (!onPostgres) expect(turns).toBeLessThan(40)
})

test('the delete of a record without subscribers stores no event', async () => {
  const stream = await listening(anna.token, 'trip/*')
  const id = await mark(anna, paris)
  await call(anna.token, 'DELETE', `visited_city/records/${id}`)
  expect(await events()).toEqual([])
  const guest = await listening(undefined, 'visited_city/*')
  await call(anna.token, 'DELETE', `visited_city/records/${await mark(anna, berlin)}`)
  expect((await events()).map(({ action }) => action)).toEqual(['create'])
  await guest.leave()
  await stream.leave()
})

test('the first stream of a process does not receive earlier events', async () => {
  const first = await listening(anna.token, 'visited_city/*')
  await mark(anna, paris)
  await first.next()
  await first.leave()
  await expect.poll(clients).toEqual([])
  const [event] = await events()
  await app.database.db
    .insertInto('event')
    .values({ ...event!, seq: event!.seq + 1 })
    .execute()
  const second = await listening(anna.token, 'visited_city/*')
  await mark(anna, berlin)
  expect((await second.next()).data).toMatchObject({ record: { city: berlin } })
  expect(await second.rest()).toEqual([])
})

test('events of other processes are still delivered after one of two streams ends', async () => {
  const first = await listening(anna.token, 'visited_city/*')
  const second = await listening(anna.token, 'visited_city/*')
  await mark(anna, paris)
  await Promise.all([first.next(), second.next()])
  await first.leave()
  await expect.poll(clients).toHaveLength(1)
  const [event] = await events()
  await app.database.db
    .insertInto('event')
    .values({ ...event!, seq: event!.seq + 1 })
    .execute()
  expect((await second.next()).data).toMatchObject({ record: { city: paris } })
})

test('an event is delivered later when the database cannot be reached', async () => {
  const client = await listening(anna.token, 'visited_city/*')
  const { db } = app.database
  const selectFrom = db.selectFrom.bind(db)
  const failing = vi.spyOn(db, 'selectFrom').mockImplementation((table) => {
    if (typeof table === 'string' && table.startsWith('realtime_subscription as'))
      throw new StorageError('unreachable', 'The database is away.')
    return selectFrom(table)
  })
  await mark(anna, paris)
  await expect.poll(() => app.logged.some((line) => line.includes('The database is away.'))).toBe(true)
  failing.mockRestore()
  await mark(anna, berlin)
  for (const city of [paris, berlin])
    expect((await client.next()).data).toMatchObject({ action: 'create', record: { city } })
})

test('an event that cannot be delivered is logged, and the next ones follow', async () => {
  const client = await listening(anna.token, 'visited_city/*')
  await mark(anna, paris)
  await client.next()
  const [event] = await events()
  await app.database.db
    .insertInto('event')
    .values({ ...event!, seq: event!.seq + 1, content: 'no record' })
    .execute()
  await mark(anna, berlin)
  expect((await client.next()).data).toMatchObject({ record: { city: berlin } })
  const failures = app.logged.filter((line) => line.includes('Realtime failed.'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain('no record')
})

test('a server that stops leaves no clients, and the clients of a killed server are deleted after their maximum time', async () => {
  const other = await createTestApp({}, { database: app.database })
  await openRealtime(other)
  const killed = await openRealtime(app)
  expect(await clients()).toHaveLength(2)
  // Streams last at most half an hour, and a minute is added.
  app.clock.advance(1860)
  await app.tidy()
  expect(await clients()).toHaveLength(2)
  app.clock.advance(0.001)
  await app.tidy()
  expect(await clients()).toEqual([])
  await killed.leave()
  await openRealtime(app)
  await openRealtime(app)
  await reopen()
})

test('the rows of a process are deleted when it stops', async () => {
  const database = app.database
  const other = await createTestApp({}, { database: { ...database, close: () => Promise.resolve() } })
  await openRealtime(other)
  const own = await openRealtime(app)
  expect(await clients()).toHaveLength(2)
  await other.close()
  expect((await clients()).map(({ id }) => id)).toEqual([own.id])
})

test('old events are deleted five minutes and five seconds after a change, without a stream', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await reopen()
    const stream = await listening(anna.token, 'visited_city/*')
    await mark(anna, paris)
    await mark(anna, berlin)
    await stream.leave()
    app.clock.advance(306)
    vi.advanceTimersByTime(304_999)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await events()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    await expect.poll(events).toEqual([expect.objectContaining({ content: '{}' })])
    await mark(anna, paris).catch(() => undefined)
  } finally {
    vi.useRealTimers()
  }
})

test('a client id with a NUL character is unknown, and a topic that is not a text is refused', async () => {
  const post = async (body: unknown) => {
    const response = await app.request('/api/realtime', { method: 'POST', body })
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }
  expect(await post({ clientId: 'a\0b' })).toMatchObject({ status: 404 })
  for (const clientId of ['', 5, null, undefined])
    expect(await post({ clientId })).toMatchObject({
      status: 400,
      body: { data: { clientId: { code: 'validation_required' } } },
    })
  const { id } = await openRealtime(app)
  const subscribe = (subscriptions: unknown) => post({ clientId: id, subscriptions })
  const topics = async () => {
    const rows = await app.database.db.selectFrom('realtime_subscription').select('topic').execute()
    return rows.map(({ topic }) => topic)
  }
  expect(await subscribe('trip/*')).toMatchObject({ status: 204 })
  expect(await topics()).toEqual(['trip/*'])
  const longest = `trip/${'x'.repeat(2495)}`
  expect(await subscribe([longest, '', longest])).toMatchObject({ status: 204 })
  expect(await topics()).toEqual([longest])
  expect(await subscribe([' trip/*\u007f'])).toMatchObject({ status: 204 })
  for (const topic of [5, null, {}, 'trip/*\0', 'trip/*\u001f', 'trip/*\t'])
    expect(await subscribe([topic])).toMatchObject({ status: 400, body: { data: {} } })
  expect(await subscribe(['trip/*', `${longest}x`])).toMatchObject({
    status: 400,
    body: { data: { subscriptions: { 1: { code: 'validation_length_too_long' } } } },
  })
  expect(await subscribe(Array.from({ length: 1001 }, () => 'trip/*'))).toMatchObject({
    status: 400,
    body: { data: { subscriptions: { code: 'validation_length_too_long' } } },
  })
  expect(await subscribe(undefined)).toMatchObject({ status: 204 })
  expect(await topics()).toEqual([])
})
