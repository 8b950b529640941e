import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionIds, type CollectionName } from '#shared/collections/index.ts'
import { type AccessPeople, callersOf, createAccessPeople } from '#server/test/access-people.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { collectionsWrittenBy, newRecordFor } from '#server/test/record-of-each.ts'
import { newSuperuser, type Superuser } from '#server/test/superusers.ts'
import { openRealtime, type TestClient } from '#server/test/realtime-client.ts'

/** Tests indirect access: batches, files, realtime, sorts and filters. */
let app: TestApp
let people: AccessPeople
let owner: Person
let other: Person
let superuser: Superuser
let inPlaceOfOther: Person
let removed: AccessPeople['removed']
let records: AccessPeople['records']

async function send(who: Pick<Person, 'token'> | null, method: string, path: string, body?: unknown) {
  const response = await app.request(path, { method, token: who?.token, body })
  const text = await response.text()
  return { status: response.status, text, body: text === '' ? {} : JSON.parse(text) }
}
let avatar: string

beforeAll(async () => {
  app = await createTestApp()
  people = await createAccessPeople(app)
  ;({ owner, other, superuser, inPlaceOfOther, removed, records } = people)
  const png = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#803' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('avatar', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png')
  const { body } = await send(owner, 'PATCH', `/api/collections/users/records/${owner.id}`, form)
  avatar = String(body.avatar)
})
afterAll(() => app.close())

const all = Object.keys(collectionIds) as CollectionName[]
const writable = new Set<CollectionName>(collectionsWrittenBy('owner'))
const byLink = new Set<CollectionName>(['trip', 'travel_item'])
const everybody = callersOf(() => people)
const notOwners = everybody.filter(([name]) => name !== 'the owner')

const newRecord = (collection: CollectionName) => newRecordFor(owner, collection, records)

describe('a batch', () => {
  const innerStatus = async (who: Person | null, request: Record<string, unknown>) => {
    const { status, body } = await send(who, 'POST', '/api/batch', { requests: [request] })
    return status === 200 ? Number(body[0].status) : Number(body.data.requests['0'].response.status)
  }

  describe.each(notOwners)('of %s', (_name, person) => {
    test.each(all)('cannot write %s', async (collection) => {
      const url = `/api/collections/${collection}/records`
      const one = `${url}/${records[collection]}`
      const before = await send(owner, 'GET', one)
      for (const request of [
        { method: 'POST', url, body: newRecord(collection) },
        { method: 'PUT', url, body: { ...newRecord(collection), id: records[collection] } },
        { method: 'PATCH', url: one, body: { name: 'Taken', user: other.id } },
        { method: 'DELETE', url: one },
      ]) {
        expect([400, 403, 404]).toContain(await innerStatus(person(), request))
      }
      expect((await send(owner, 'GET', one)).body).toEqual(before.body)
    })
  })

  test.each(all)('of the owner must satisfy the rules of %s', async (collection) => {
    const url = `/api/collections/${collection}/records/${records[collection]}`
    const status = await innerStatus(owner, { method: 'PATCH', url, body: {} })
    expect(status).toBe(writable.has(collection) ? 200 : collection.startsWith('distinct') ? 400 : 403)
  })
})

describe.each(everybody)('files for %s', (_name, person) => {
  const statusOf = async (path: string) => {
    const response = await app.request(path, { token: person()?.token })
    await response.arrayBuffer()
    return response.status
  }

  test.each(all)('of %s are found only under their stored names and record', async (collection) => {
    const folder = `/api/files/${collection}/${records[collection]}`
    for (const name of ['nope.png', '..%2f..%2fpackage.json', '%2e%2e', 'password_hash', '%00']) {
      expect(await statusOf(`${folder}/${name}`)).toBe(404)
    }
    const { body } = await send(owner, 'GET', `/api/collections/${collection}/records/${records[collection]}`)
    const name = collection === 'users' ? avatar : collection === 'geo_json' ? String(body.json) : ''
    if (name !== '') expect(await statusOf(`${folder}/${name}`)).toBe(200)
    if (name !== '') expect(await statusOf(`/api/files/${collection}/${other.id}/${name}`)).toBe(404)
  })
})

describe('realtime', () => {
  const listening = async (who: Pick<Person, 'token'> | null, topics: string[]): Promise<TestClient> => {
    const client = await openRealtime(app)
    await client.listen(topics, { token: who?.token })
    return client
  }
  const told = async (client: TestClient) => (await client.rest()).map(({ event }) => event)

  test.each([...writable])('sends events of %s only to people who may see the record', async (collection) => {
    const one = `${collection}/${records[collection]}`
    const narrowed = `${collection}/*?options=${encodeURIComponent(
      JSON.stringify({ query: { filter: `user = "${owner.id}" || id != ""`, expand: 'user' } }),
    )}`
    const topics = [`${collection}/*`, collection, one, narrowed]
    const mine = await listening(owner, topics)
    const theirs = [
      await listening(other, topics),
      await listening(null, topics),
      await listening(removed.own, topics),
      await listening(inPlaceOfOther, topics),
    ]
    const operators = await listening(superuser, topics)
    const path = `/api/collections/${collection}/records/${records[collection]}`
    expect((await send(owner, 'PATCH', path, {})).status).toBe(200)
    const first = [await mine.next(), await mine.next(), await mine.next()]
    const own = [...first, ...(await mine.rest())].map(({ event }) => event)
    expect(own).toEqual(expect.arrayContaining([`${collection}/*`, collection, one]))
    for (const client of theirs) {
      const events = await told(client)
      expect(events).toEqual(byLink.has(collection) ? [one] : [])
      await client.leave()
    }
    const seen = await told(operators)
    expect(seen).toEqual(expect.arrayContaining([`${collection}/*`, collection, one]))
    await operators.leave()
    await mine.leave()
  })

  test.each(all.filter((name) => !writable.has(name)))('sends no event of the read-only %s', async (name) => {
    const client = await listening(null, [`${name}/*`, `${name}/${records[name]}`])
    await app.people.createRecord(owner, 'trip', { name: 'Something else' })
    expect(await told(client)).toEqual([])
    await client.leave()
  })

  test('sends no e-mail address of the owner in events that others receive', async () => {
    const client = await listening(other, [
      `trip/${records.trip}?options=${encodeURIComponent('{"query":{"expand":"user,travel_items.user"}}')}`,
    ])
    await send(owner, 'PATCH', `/api/collections/trip/records/${records.trip}`, { name: 'Summer' })
    const { data } = await client.next()
    expect(JSON.stringify(data)).toContain('Summer')
    expect(JSON.stringify(data)).not.toContain(owner.email)
    await client.leave()
  })
})

describe.each(notOwners)('%s learns nothing', (_name, person) => {
  const secrets = () => [owner.email, owner.id, 'password_hash', 'token_key', '$argon2']

  test.each([...writable])('of %s from sorts, filters, fields and errors', async (collection) => {
    const path = `/api/collections/${collection}/records`
    const attempts: Record<string, string>[] = [
      { filter: `user.email = "${owner.email}"` },
      { filter: 'user.token_key > "a"' },
      { filter: 'user.password_hash ~ "%argon%"' },
      { filter: `id = "${records[collection]}" || 1 = 1` },
      { filter: `user.name = "Owner" && user.email ~ "o"` },
      { sort: 'user.email' },
      { sort: 'user.password_hash' },
      { sort: 'password_hash' },
      { fields: '*,password_hash,token_key,user.email' },
      { expand: 'user,user.settings_via_user,settings_via_user' },
      { filter: '"' },
      { filter: `@request.auth.id = "${owner.id}"` },
    ]
    for (const attempt of attempts) {
      const query = new URLSearchParams(attempt).toString()
      const { text, status } = await send(person(), 'GET', `${path}?${query}`)
      expect([200, 400, 403]).toContain(status)
      for (const secret of secrets()) expect([attempt, text.includes(secret)]).toEqual([attempt, false])
    }
  })

  test('about an e-mail address, except whether it is registered', async () => {
    const body = { email: owner.email, password: 'a good password', passwordConfirm: 'a good password' }
    const { status, text } = await send(person(), 'POST', '/api/collections/users/records', body)
    expect(status).toBe(400)
    expect(text).not.toContain(owner.id)
  })
})

describe('a public person', () => {
  const privateFields = [
    ['email', '~', '"@"'],
    ['emailVisibility', '=', 'true'],
    ['verified', '=', 'false'],
    ['public', '=', 'true'],
    ['private_trips', '=', 'false'],
    ['language', '=', '""'],
    ['created', '>', '"2000"'],
    ['updated', '>', '"2000"'],
  ] as const

  beforeAll(async () => {
    await send(owner, 'PATCH', `/api/collections/users/records/${owner.id}`, { public: true })
  })
  afterAll(async () => {
    await send(owner, 'PATCH', `/api/collections/users/records/${owner.id}`, { public: false })
  })

  const subscribed = async (who: Person | null, topic: string, filter: string) => {
    const client = await openRealtime(app)
    const options = encodeURIComponent(JSON.stringify({ query: { filter } }))
    await client.listen([`${topic}?options=${options}`], { token: who?.token })
    return client
  }

  test.each(privateFields)('has a private %s for a filter on the account', async (field, operator, value) => {
    const topic = `users/${owner.id}`
    const filter = `${field}${operator}${value}`
    const clients = {
      own: await subscribed(owner, topic, filter),
      guest: await subscribed(null, topic, filter),
      guestNamed: await subscribed(null, topic, `name="Owner"`),
      other: await subscribed(other, topic, `${filter} || ${value}${operator}${field}`),
      negated: await subscribed(other, topic, `${field}!=""`),
    }
    await send(owner, 'PATCH', `/api/collections/users/records/${owner.id}`, { name: 'Owner' })
    // An event is delivered to all subscribers at once.
    await clients.guestNamed.next()
    await clients.own.next()
    expect(await clients.guestNamed.rest()).toEqual([])
    expect(await clients.own.rest()).toEqual([])
    expect(await clients.guest.rest()).toEqual([])
    expect(await clients.other.rest()).toEqual([])
    expect(await clients.negated.rest()).toEqual([])
    for (const client of Object.values(clients)) await client.leave()
  })

  test.each(privateFields)(
    'has a private %s for paths that lead to the account',
    async (field, operator, value) => {
      const path = `/api/collections/visited_city/records`
      const listed = async (who: Person | null, query: Record<string, string>) => {
        const { body } = await send(who, 'GET', `${path}?${new URLSearchParams(query).toString()}`)
        return body
      }
      const own = `user = "${owner.id}"`
      for (const who of [null, other]) {
        expect(await listed(who, { filter: own })).toMatchObject({ totalItems: 1 })
        expect(await listed(who, { filter: `${own} && user.${field}${operator}${value}` })).toMatchObject({
          totalItems: 0,
        })
        expect(await listed(who, { filter: own, sort: `user.${field}` })).toMatchObject({ totalItems: 0 })
        const { items } = await listed(who, { filter: own, expand: 'user' })
        expect(items[0].expand.user).toMatchObject({ name: 'Owner' })
        expect(items[0].expand.user).not.toHaveProperty(field)
      }
      expect(await listed(owner, { filter: `${own} && user.${field}${operator}${value}` })).toMatchObject({
        totalItems: 1,
      })
    },
  )

  test('declares each field of an account that others are not sent as private', async () => {
    const { body } = await send(other, 'GET', `/api/collections/users/records/${owner.id}`)
    expect(Object.keys(body).sort()).toEqual(['avatar', 'collectionId', 'collectionName', 'id', 'name'])
  })
})

describe('a superuser', () => {
  const topics = (collection: string) => [
    `${collection}/*?options=${encodeURIComponent('{"query":{"expand":"user"}}')}`,
  ]

  test('and a guest who wait for the same record receive different events', async () => {
    const topic = `trip/${records.trip}?options=${encodeURIComponent('{"query":{"expand":"user"}}')}`
    const clients = []
    for (const who of [null, superuser, null]) {
      const client = await openRealtime(app)
      await client.listen([topic], { token: who?.token })
      clients.push(client)
    }
    await send(owner, 'PATCH', `/api/collections/trip/records/${records.trip}`, { name: 'Autumn' })
    const [first, second, third] = await Promise.all(clients.map((client) => client.next()))
    expect(JSON.stringify(second)).toContain(owner.email)
    expect(JSON.stringify([first, third])).not.toContain(owner.email)
    for (const client of clients) await client.leave()
  })

  test('receives creates and deletes of private records, until signed out', async () => {
    const operator = await newSuperuser(app, 'second@example.org')
    const client = await openRealtime(app)
    await client.listen(topics('visited_city'), { token: operator.token })
    const id = await app.people.createRecord(other, 'visited_city', { city: berlin })
    expect((await client.next()).data).toMatchObject({ action: 'create', record: { id } })
    await send(other, 'DELETE', `/api/collections/visited_city/records/${id}`)
    const gone = await client.next()
    expect(gone.data).toMatchObject({
      action: 'delete',
      record: { id, expand: { user: { email: other.email } } },
    })
    await send(operator, 'POST', '/api/auth/sign-out', {})
    await app.people.createRecord(other, 'visited_city', { city: berlin })
    expect(await client.rest()).toEqual([])
    await client.ended
  })

  test('keeps the stream: neither a guest nor a person can take it over', async () => {
    const client = await openRealtime(app)
    expect((await client.listen(topics('trip'), { token: superuser.token })).status).toBe(204)
    for (const who of [null, owner, inPlaceOfOther])
      expect((await client.listen(topics('trip'), { token: who?.token })).status).toBe(403)
    await client.leave()
    const theirs = await openRealtime(app)
    await theirs.listen(topics('trip'), { token: owner.token })
    expect((await theirs.listen(topics('trip'), { token: superuser.token })).status).toBe(403)
    await theirs.leave()
  })

  test('makes accounts in a batch, which nobody else may', async () => {
    const account = {
      email: 'batch@example.org',
      password: 'a good password',
      passwordConfirm: 'a good password',
    }
    const requests = [{ method: 'POST', url: '/api/collections/users/records', body: account }]
    expect((await send(owner, 'POST', '/api/batch', { requests })).status).toBe(400)
    expect((await send(superuser, 'POST', '/api/batch', { requests })).status).toBe(200)
  })
})
