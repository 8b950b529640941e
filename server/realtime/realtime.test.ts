import { describe, expect, test, vi } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { type Frame, openRealtime, type TestClient } from '#server/test/realtime-client.ts'
import { purgeEvents } from './events.ts'

let app: TestApp
let anna: Person
let ben: Person

appForEachTest(
  async (opened) => {
    ;({ app, anna } = opened)
    ben = await app.people.register({ name: 'Ben' })
  },
  { anna: { name: 'Anna' } },
)

async function call(who: Person, method: string, path: string, body?: unknown) {
  const response = await app.request(`/api/collections/${path}`, { method, body, token: who.token })
  const text = await response.text()
  const reply = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  expect(response.status, text).toBeLessThan(300)
  return reply
}
const mark = async (who: Person, city: string) =>
  String((await call(who, 'POST', 'visited_city/records', { user: who.id, city }))['id'])
const listening = async (who: Person | null, ...topics: string[]): Promise<TestClient> => {
  const client = await openRealtime(app)
  expect(await client.listen(topics, { token: who?.token })).toEqual({ status: 204, body: null })
  return client
}
const named = ({ event, data }: Frame) => `${event} ${String(data['action'])}`
const withOptions = (topic: string, query: Record<string, string>) =>
  `${topic}?options=${encodeURIComponent(JSON.stringify({ query, headers: {} }))}`

describe('the stream', () => {
  test('begins with the client’s id, and its frames have exactly the bytes of the protocol', async () => {
    const { hello, id, answer } = await openRealtime(app)
    expect(id).toMatch(/^[\w-]{40}$/)
    expect(hello).toBe(`id:${id}\nevent:PB_CONNECT\ndata:{"clientId":"${id}"}\n\n`)
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
  })

  test('ends after its maximum duration', async () => {
    const brief = await createTestApp(
      {},
      { realtimeLifetimes: { idleMs: 50, totalMs: 100, heartbeatMs: 1000 } },
    )
    const client = await openRealtime(brief)
    await client.ended
    await expect.poll(() => brief.database.db.selectFrom('realtime_client').selectAll().execute()).toEqual([])
    await brief.close()
  })

  test('ends when the server stops, and opening another stream then returns 503', async () => {
    const stopping = await createTestApp()
    const client = await openRealtime(stopping)
    await stopping.close()
    await client.ended
    const answer = await stopping.request('/api/realtime')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(stopping.logged.filter((line) => line.includes('"error"'))).toEqual([])
  })

  test('is not opened by a HEAD request', async () => {
    const answer = await app.request('/api/realtime', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await app.database.db.selectFrom('realtime_client').selectAll().execute()).toEqual([])
  })

  test('ends when the session of its subscriptions ends, but not when another session ends', async () => {
    const { token } = await app.people.signIn(anna.email, anna.password)
    const [other, own, guest] = [
      await openRealtime(app),
      await listening(anna, 'visited_city/*'),
      await listening(null, 'trip/*'),
    ]
    await other.listen(['visited_city/*'], { token })
    let hasOwnEnded = false
    void own.ended.then(() => (hasOwnEnded = true))
    await call(anna, 'PATCH', `users/records/${anna.id}`, { name: 'Anna Maria' })
    await app.request('/api/auth/sign-out', { method: 'POST', token })
    await other.ended
    expect(hasOwnEnded).toBe(false)
    await mark(anna, paris)
    expect(named(await own.next())).toBe('visited_city/* create')
    await guest.leave()
  })

  test('shares one query for the newest event with the other streams that are opened at the same time', async () => {
    const selected = vi.spyOn(app.database.db, 'selectFrom')
    const clients = await Promise.all(Array.from({ length: 20 }, () => openRealtime(app)))
    expect(selected.mock.calls.filter(([table]) => table === 'event')).toHaveLength(1)
    selected.mockRestore()
    await Promise.all(clients.map((client) => client.leave()))
  })

  test('is refused to a network with 1,000 streams, also when all are opened at the same time', async () => {
    const limited = await createTestApp({ rateLimits: true })
    const open = () => limited.request('/api/realtime', { address: '203.0.113.9' })
    const answers = await Promise.all(Array.from({ length: 1010 }, open))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000)
    expect((await limited.request('/api/realtime', { address: '198.51.100.1' })).status).toBe(200)
    const clients = () => limited.database.db.selectFrom('realtime_client').select('id').execute()
    expect(await clients()).toHaveLength(1001)
    await Promise.all(answers.filter(({ status }) => status === 200).map(async ({ body }) => body?.cancel()))
    await expect.poll(clients).toHaveLength(1)
    expect((await open()).status).toBe(200)
    await limited.close()
  })

  test('leaves no rows when the client closes it', async () => {
    const client = await listening(anna, 'trip/*')
    const rows = () => app.database.db.selectFrom('realtime_client').selectAll().execute()
    expect(await rows()).toHaveLength(1)
    await client.leave()
    await expect.poll(rows).toEqual([])
    expect(await app.database.db.selectFrom('realtime_subscription').selectAll().execute()).toEqual([])
    await mark(anna, paris)
    expect(await app.database.db.selectFrom('event').selectAll().execute()).toEqual([])
  })
})

describe('events', () => {
  test('are sent for the subscriber’s records, but not for records of other people', async () => {
    const client = await listening(anna, 'visited_city/*')
    await mark(ben, paris)
    const id = await mark(anna, paris)
    const created = await client.next()
    expect(created).toMatchObject({
      id: client.id,
      event: 'visited_city/*',
      data: { action: 'create', record: { id, user: anna.id, city: paris, collectionName: 'visited_city' } },
    })
    const changed = await call(anna, 'PATCH', `visited_city/records/${id}`, { city: berlin })
    expect((await client.next()).data).toEqual({ action: 'update', record: changed })
    await call(anna, 'DELETE', `visited_city/records/${id}`)
    expect((await client.next()).data).toEqual({ action: 'delete', record: changed })
    expect(await client.rest()).toEqual([])
  })

  test('of a single record follow its view rule, for the name of its collection in any case', async () => {
    const trip = await call(anna, 'POST', 'trip/records', { user: anna.id, name: 'Spring' })
    const guest = await listening(null, `TRIP/${String(trip['id'])}`, 'trip/*')
    await call(anna, 'PATCH', `trip/records/${String(trip['id'])}`, { name: 'Summer' })
    expect(await guest.next()).toMatchObject({
      event: `TRIP/${String(trip['id'])}`,
      data: { action: 'update', record: { name: 'Summer' } },
    })
    await call(anna, 'DELETE', `trip/records/${String(trip['id'])}`)
    expect((await guest.next()).data).toMatchObject({ action: 'delete', record: { name: 'Summer' } })
    expect(await guest.rest()).toEqual([])
  })

  test('have the filter, expand and fields of their topic, and its complete text as their name', async () => {
    const topics = [
      withOptions('visited_city/*', { filter: `city="${berlin}"`, fields: 'city' }),
      withOptions('visited_city/*', { expand: 'city', fields: 'expand.city.name' }),
      withOptions('visited_city/*', { filter: 'nope=1' }),
    ]
    const client = await listening(anna, ...topics)
    await mark(anna, paris)
    await mark(anna, berlin)
    const received = [await client.next(), await client.next(), await client.next()]
    expect(received.map(({ event, data }) => [topics.indexOf(event), data['record']])).toEqual(
      expect.arrayContaining([
        [0, { city: berlin }],
        [1, { expand: { city: { name: 'Paris' } } }],
        [1, { expand: { city: { name: 'Berlin' } } }],
      ]),
    )
    expect(await client.rest()).toEqual([])
  })

  test('do not reach a subscription whose filter compares two lists', async () => {
    const countries = 'travel_items.from.country.name != "France"'
    const cheap = await listening(anna, withOptions('trip/*', { filter: countries }))
    const costly = await listening(
      anna,
      withOptions('trip/*', {
        filter: 'travel_items.from.country.timezones !~ travel_items.to.country.name',
      }),
    )
    await call(anna, 'POST', 'trip/records', { name: 'Round the world', user: anna.id })
    expect((await cheap.next()).data).toMatchObject({ action: 'create' })
    expect(await costly.rest()).toEqual([])
  })

  test('of a public person reach subscriptions that name the person, until the profile becomes private', async () => {
    await call(anna, 'PATCH', `users/records/${anna.id}`, { public: true })
    const named = withOptions('visited_city/*', { filter: `user="${anna.id}"` })
    const subscribed = await listening(ben, named)
    const unnamed = await listening(
      ben,
      'visited_city/*',
      withOptions('visited_city/*', { filter: 'user!=""' }),
    )
    const id = await mark(anna, paris)
    expect((await subscribed.next()).data).toMatchObject({ action: 'create', record: { id } })
    await call(anna, 'PATCH', `users/records/${anna.id}`, { public: false })
    await mark(anna, berlin)
    expect(await subscribed.rest()).toEqual([])
    expect(await unnamed.rest()).toEqual([])
  })

  test('of an account contain its e-mail address only for its owner', async () => {
    await call(anna, 'PATCH', `users/records/${anna.id}`, { public: true })
    const own = await listening(anna, `users/${anna.id}`)
    const other = await listening(ben, `users/${anna.id}`)
    await call(anna, 'PATCH', `users/records/${anna.id}`, { name: 'Anne' })
    expect((await own.next()).data['record']).toMatchObject({ name: 'Anne', email: anna.email })
    const received = await other.next()
    expect(received.data['record']).toMatchObject({ name: 'Anne' })
    expect(JSON.stringify(received)).not.toContain(anna.email)
    expect(JSON.stringify(received)).not.toMatch(/password|token_?key/i)
  })

  test('are also sent for the records that a delete removes or changes', async () => {
    const trip = await call(anna, 'POST', 'trip/records', { user: anna.id, name: 'Spring' })
    const leg = { user: anna.id, trip: trip['id'], type: 'bus' }
    const first = await call(anna, 'POST', 'travel_item/records', leg)
    const second = await call(anna, 'POST', 'travel_item/records', leg)
    const items = [first['id'], second['id']]
    await call(anna, 'PATCH', `trip/records/${String(trip['id'])}`, { travel_items: items })
    const client = await listening(anna, 'trip/*', 'travel_item/*')
    await call(anna, 'DELETE', `travel_item/records/${String(first['id'])}`)
    const unlinked = [await client.next(), await client.next()]
    expect(unlinked.map(named)).toEqual(expect.arrayContaining(['travel_item/* delete', 'trip/* update']))
    await call(anna, 'DELETE', `trip/records/${String(trip['id'])}`)
    const gone = [await client.next(), await client.next()]
    expect(gone.map(named)).toEqual(expect.arrayContaining(['travel_item/* delete', 'trip/* delete']))
  })

  test('are sent for each call of a batch, and for none when the batch fails', async () => {
    const client = await listening(anna, 'visited_city/*')
    const post = (city: string) => ({
      method: 'POST',
      url: '/api/collections/visited_city/records',
      body: { user: anna.id, city },
    })
    const batch = (requests: unknown[]) =>
      app.request('/api/batch', { method: 'POST', body: { requests }, token: anna.token })
    expect((await batch([post(paris), post('nowhere')])).status).toBe(400)
    expect(await client.rest()).toEqual([])
    expect((await batch([post(paris), post(berlin)])).status).toBe(200)
    const received = [await client.next(), await client.next()]
    expect(received.map(({ data }) => (data['record'] as { city: string }).city)).toEqual([paris, berlin])
  })

  describe('of a batch', () => {
    const patch = (collection: string, id: string, body: unknown) => ({
      method: 'PATCH',
      url: `/api/collections/${collection}/records/${id}`,
      body,
    })
    const remove = (collection: string, id: string) => ({
      method: 'DELETE',
      url: `/api/collections/${collection}/records/${id}`,
    })
    async function batch(...requests: unknown[]) {
      const answer = await app.request('/api/batch', {
        method: 'POST',
        body: { requests },
        token: anna.token,
      })
      expect(answer.status, await answer.text()).toBe(200)
    }
    const newTrip = async (isPrivate: boolean) => {
      const trip = await call(anna, 'POST', 'trip/records', {
        user: anna.id,
        name: 'Spring',
        private: isPrivate,
      })
      return String(trip['id'])
    }
    const newLeg = async (trip: string) =>
      String((await call(anna, 'POST', 'travel_item/records', { user: anna.id, trip, type: 'bus' }))['id'])

    test('that makes a private trip public and private again are sent only to the owner', async () => {
      const trip = await newTrip(true)
      const shown = await newTrip(false)
      const owner = await listening(anna, `trip/${trip}`)
      const strangers = [
        await listening(ben, `trip/${trip}`, `trip/${shown}`),
        await listening(null, 'trip/*', `trip/${trip}`),
      ]
      await batch(
        patch('trip', trip, { private: false, name: 'In between' }),
        patch('trip', shown, { name: 'Shown' }),
        patch('trip', trip, { private: true, name: 'Summer' }),
      )
      expect((await owner.next()).data).toMatchObject({
        action: 'update',
        record: { name: 'Summer', private: true },
      })
      expect((await strangers[0]?.next())?.data).toMatchObject({ record: { name: 'Shown' } })
      for (const stranger of [owner, ...strangers]) expect(await stranger.rest()).toEqual([])
    })

    test('that makes a trip private and public again are one update', async () => {
      const trip = await newTrip(false)
      const guest = await listening(null, `trip/${trip}`)
      await batch(
        patch('trip', trip, { private: true }),
        patch('trip', trip, { private: false, name: 'Summer' }),
      )
      expect((await guest.next()).data).toMatchObject({ action: 'update', record: { name: 'Summer' } })
      expect(await guest.rest()).toEqual([])
    })

    test('that makes a private trip public and deletes it with its legs are not sent to strangers', async () => {
      const trip = await newTrip(true)
      const [first, second] = [await newLeg(trip), await newLeg(trip)]
      const owner = await listening(anna, 'travel_item/*', 'trip/*')
      const stranger = await listening(ben, `trip/${trip}`, `travel_item/${first}`, `travel_item/${second}`)
      await batch(
        patch('trip', trip, { private: false, name: 'In between' }),
        patch('travel_item', first, { type: 'car' }),
        remove('travel_item', first),
        remove('trip', trip),
      )
      const received = [await owner.next(), await owner.next(), await owner.next()]
      expect(received.map(named).toSorted()).toEqual([
        'travel_item/* delete',
        'travel_item/* delete',
        'trip/* delete',
      ])
      expect(received.find(({ event }) => event === 'trip/*')?.data).toMatchObject({
        record: { name: 'Spring' },
      })
      for (const client of [owner, stranger]) expect(await client.rest()).toEqual([])
    })

    test('that deletes a leg of a public trip are sent to a stranger who subscribes to the leg', async () => {
      const trip = await newTrip(false)
      const leg = await newLeg(trip)
      const stranger = await listening(ben, `travel_item/${leg}`)
      await batch(patch('trip', trip, { name: 'Summer' }), remove('travel_item', leg))
      expect((await stranger.next()).data).toMatchObject({ action: 'delete', record: { id: leg } })
    })

    test('that creates a record and deletes it are not sent', async () => {
      const owner = await listening(anna, 'visited_city/*')
      const id = 'created0deleted'
      await batch(
        {
          method: 'POST',
          url: '/api/collections/visited_city/records',
          body: { id, user: anna.id, city: paris },
        },
        remove('visited_city', id),
        {
          method: 'POST',
          url: '/api/collections/visited_city/records',
          body: { user: anna.id, city: berlin },
        },
      )
      expect((await owner.next()).data).toMatchObject({ action: 'create', record: { city: berlin } })
      expect(await owner.rest()).toEqual([])
    })
  })

  test('are stored for five minutes and contain no secrets', async () => {
    const events = () => app.database.db.selectFrom('event').selectAll().execute()
    const client = await listening(anna, `users/${anna.id}`)
    const change = { oldPassword: anna.password, password: 'another horse', passwordConfirm: 'another horse' }
    await call(anna, 'PATCH', `users/records/${anna.id}`, change)
    expect(await client.rest()).toEqual([])
    const [event] = await events()
    expect(event?.content).toContain(anna.email)
    expect(JSON.stringify(event)).not.toMatch(/password|token_?key|argon/i)
    app.clock.advance(301)
    await purgeEvents(app.database.db, app.clock)
    expect(await events()).toEqual([
      expect.objectContaining({ seq: event?.seq, content: '{}', audience: '[]' }),
    ])
  })

  test('of other processes are sent, also when they are committed out of order', async () => {
    const client = await listening(anna, 'visited_city/*')
    await mark(anna, paris)
    await client.next()
    const { db } = app.database
    const [event] = await db.selectFrom('event').selectAll().execute()
    // The event with the lower sequence number is committed last.
    await db
      .insertInto('event')
      .values({ ...event!, seq: event!.seq + 2 })
      .execute()
    expect((await client.next()).data).toMatchObject({ action: 'create' })
    await db
      .insertInto('event')
      .values({ ...event!, seq: event!.seq + 1 })
      .execute()
    expect((await client.next()).data).toMatchObject({ action: 'create' })
    expect(await client.rest()).toEqual([])
  })
})

describe('a subscriber', () => {
  const mismatch = "The current and the previous request authorization don't match."

  test('has the rights of the account in the request, and can change from a guest to an account only', async () => {
    const client = await listening(null, 'visited_city/*')
    await mark(anna, paris)
    expect(await client.rest()).toEqual([])
    expect((await client.listen(['visited_city/*'], { token: anna.token })).status).toBe(204)
    await mark(anna, berlin)
    expect((await client.next()).data).toMatchObject({ action: 'create', record: { city: berlin } })
    expect(await client.listen([], { token: ben.token })).toMatchObject({
      status: 403,
      body: { message: mismatch },
    })
    expect(await client.listen([])).toMatchObject({ status: 403, body: { message: mismatch } })
  })

  test('receives only the topics of the last request', async () => {
    const client = await listening(anna, 'visited_city/*')
    await client.listen(['trip/*'], { token: anna.token })
    await mark(anna, paris)
    expect(await client.rest()).toEqual([])
  })

  test.each([
    ['signs out', () => app.request('/api/auth/sign-out', { method: 'POST', token: anna.token })],
    [
      'has a new password',
      () =>
        app.request(`/api/collections/users/records/${anna.id}`, {
          method: 'PATCH',
          token: anna.token,
          body: { oldPassword: anna.password, password: 'another horse', passwordConfirm: 'another horse' },
        }),
    ],
    [
      'has a new address',
      async () => {
        await app.verify(anna)
        const users = '/api/collections/users'
        const post = (path: string, body: unknown, token?: string) =>
          app.request(`${users}/${path}`, { method: 'POST', body, token })
        await post('request-email-change', { newEmail: 'new@example.org' }, anna.token)
        const token = (await app.mails()).at(-1)?.token
        expect((await post('confirm-email-change', { token, password: anna.password })).status).toBe(204)
        anna = { ...anna, email: 'new@example.org' }
      },
    ],
  ])('becomes a guest as soon as the person %s', async (_what, end) => {
    const client = await listening(anna, 'visited_city/*')
    const again = await app.people.signIn(anna.email, anna.password)
    const city = { user: anna.id, city: paris }
    const write = async (token: string, body: unknown) =>
      (await app.request('/api/collections/visited_city/records', { method: 'POST', token, body })).status
    expect(await write(again.token, city)).toBe(200)
    expect((await client.next()).data).toMatchObject({ action: 'create' })
    await end()
    const later = await app.people
      .signIn(anna.email, anna.password)
      .catch(() => app.people.signIn(anna.email, 'another horse'))
    expect(await write(later.token, { ...city, city: berlin })).toBe(200)
    expect(await client.rest()).toEqual([])
    expect((await client.listen(['visited_city/*'])).status).toBe(204)
  })

  test('receives no private events after the session has expired, and the stream ends', async () => {
    const client = await listening(anna, 'visited_city/*')
    app.clock.advance(432_000 - 1)
    const again = await app.people.signIn(anna.email, anna.password)
    await mark({ ...anna, token: again.token }, paris)
    expect(named(await client.next())).toBe('visited_city/* create')
    app.clock.advance(120)
    await mark({ ...anna, token: again.token }, berlin)
    await client.ended
    expect(await client.rest()).toEqual([])
  })

  test('receives the deletes of the subscriber’s own account and its records, and is then a guest', async () => {
    const visit = await mark(anna, paris)
    const client = await listening(anna, `users/${anna.id}`, 'visited_city/*')
    await call(anna, 'DELETE', `users/records/${anna.id}`)
    const received = [await client.next(), await client.next()]
    expect(received.map(({ data }) => (data['record'] as { id: string }).id).toSorted()).toEqual(
      [anna.id, visit].toSorted(),
    )
    expect((await client.listen(['trip/*'], { token: ben.token })).status).toBe(204)
  })

  test('must have a stream on this server that was opened from the network of the request', async () => {
    const client = await openRealtime(app, '203.0.113.9')
    const post = (body: unknown) =>
      app.request('/api/realtime', { method: 'POST', body, address: '203.0.113.9' })
    const missing = await post({})
    expect(missing.status).toBe(400)
    expect(await missing.json()).toMatchObject({
      message: 'Something went wrong while processing your request.',
      data: { clientId: { code: 'validation_required' } },
    })
    const unknown = await post({ clientId: 'nobody', subscriptions: [] })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ message: 'Missing or invalid client id.' })
    expect(await client.listen(['trip/*'], { address: '198.51.100.1' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid realtime client.' },
    })
    expect((await client.listen(['trip/*'])).status).toBe(204)
  })

  test('gets a 400 for too many, too long or malformed topics', async () => {
    const client = await openRealtime(app)
    const many = (count: number) => Array.from({ length: count }, (_, i) => `city/${i}`)
    expect((await client.listen(many(1000))).status).toBe(204)
    expect((await client.listen(many(1001))).status).toBe(400)
    expect((await client.listen(['x'.repeat(2501)])).status).toBe(400)
    const filtered = (count: number) =>
      many(count).map((topic) => withOptions(topic, { filter: 'name != ""' }))
    expect((await client.listen(filtered(100))).status).toBe(204)
    expect((await client.listen(filtered(101))).status).toBe(400)
    const alike = (count: number) => Array.from({ length: count }, (_, i) => `trip/*?${i}`)
    expect((await client.listen(alike(20))).status).toBe(204)
    expect((await client.listen(alike(21))).status).toBe(400)
    expect((await client.listen(['trip/*\n\nevent:forged'])).status).toBe(400)
  })
})
