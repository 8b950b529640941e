import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime, type TestClient } from '#server/test/realtime-client.ts'

/** Tests every request that could show a private trip or its legs to another person. */
let app: TestApp
let owner: Person
let other: Person
let trip: string
let leg: string
/** A trip of the same owner that is not private. Its list contains a leg of the private trip. */
let open: string
const secret = 'Surprise party'
const unknown = 'unknown00000000'

async function send(who: Person | null, method: string, path: string, body?: unknown) {
  const response = await app.request(`/api/${path}`, { method, token: who?.token, body })
  const text = await response.text()
  return {
    status: response.status,
    text,
    body: text === '' ? {} : JSON.parse(text),
    headers: response.headers,
  }
}
const records = (collection: string) => `collections/${collection}/records`
const one = (collection: string, id: string) => `${records(collection)}/${id}`
const query = (params: Record<string, string>) => new URLSearchParams(params).toString()

async function made(who: Person, collection: string, body: Record<string, unknown>): Promise<string> {
  const reply = await send(who, 'POST', records(collection), { user: who.id, ...body })
  expect(reply.status, reply.text).toBe(200)
  return String(reply.body.id)
}
const setPrivate = async (isPrivate: boolean) => {
  const reply = await send(owner, 'PATCH', one('trip', trip), { private: isPrivate })
  expect(reply.body).toMatchObject({ private: isPrivate })
}

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.people.register({ name: 'Owner' })
  other = await app.people.register({ name: 'Other' })
  trip = await made(owner, 'trip', { name: secret, private: true })
  leg = await made(owner, 'travel_item', { trip, type: 'bus', from: paris, to: berlin })
  await send(owner, 'PATCH', one('trip', trip), { travel_items: [leg] })
  open = await made(owner, 'trip', { name: 'Open', travel_items: [leg] })
})
beforeEach(() => setPrivate(true))
afterAll(() => app.close())

const strangers = [
  ['a guest', () => null],
  ['another user', () => other],
] as const

describe.each(strangers)('%s', (_name, person) => {
  test('gets the same response for a private trip and its leg as for an unknown id', async () => {
    for (const [collection, id] of [
      ['trip', trip],
      ['travel_item', leg],
    ] as const) {
      const hidden = await send(person(), 'GET', `${one(collection, id)}?expand=travel_items,trip,user`)
      const absent = await send(person(), 'GET', `${one(collection, unknown)}?expand=travel_items,trip,user`)
      expect(hidden).toMatchObject({ status: 404, text: absent.text })
      expect(hidden.headers.get('cache-control')).toBe(absent.headers.get('cache-control'))
      expect(hidden.headers.get('etag')).toBe(absent.headers.get('etag'))
      for (const [method, body] of [
        ['PATCH', { private: false }],
        ['DELETE', undefined],
      ] as const) {
        const tried = await send(person(), method, one(collection, id), body)
        expect(tried).toMatchObject({
          status: 404,
          text: (await send(person(), method, one(collection, unknown), body)).text,
        })
      }
    }
    await setPrivate(false)
    expect((await send(person(), 'GET', one('trip', trip))).body).toMatchObject({ name: secret })
    expect((await send(person(), 'GET', one('travel_item', leg))).status).toBe(200)
  })

  test('finds no private leg by expanding a trip that is not private', async () => {
    const path = `${one('trip', open)}?expand=travel_items,travel_items.trip,travel_items.from`
    const { status, body, text } = await send(person(), 'GET', path)
    expect(status).toBe(200)
    expect(body.expand).toEqual({})
    expect(text).not.toContain(secret)
    await setPrivate(false)
    expect((await send(person(), 'GET', path)).body).toMatchObject({
      expand: { travel_items: [{ id: leg, expand: { trip: { name: secret } } }] },
    })
  })

  test('finds nothing with lists, filters, sorts and back-relations', async () => {
    for (const collection of ['trip', 'travel_item', 'users', 'city', 'settings'] as const) {
      const attempts: Record<string, string>[] = [
        { filter: `id = "${trip}" || id = "${leg}"` },
        { filter: `user = "${owner.id}"` },
        { filter: `private = true` },
        { filter: `trip.name ~ "Surprise"` },
        { filter: `travel_items.trip.name ~ "Surprise"` },
        { filter: `trip_via_user.name ~ "Surprise"` },
        { filter: `travel_item_via_from.trip.name ~ "Surprise"` },
        { sort: 'trip.name' },
        { sort: '-private' },
        { expand: 'trip_via_user,travel_item_via_trip,travel_item_via_from.trip,trip,user.trip_via_user' },
      ]
      for (const params of attempts) {
        const reply = await send(person(), 'GET', `${records(collection)}?perPage=5&${query(params)}`)
        expect([200, 400], JSON.stringify(params)).toContain(reply.status)
        for (const hidden of [secret, trip, leg]) expect(reply.text).not.toContain(hidden)
      }
    }
  })

  test('finds nothing by a filter or sort of an own trip that contains a leg of the private trip', async () => {
    await setPrivate(false)
    const mine = await made(other, 'trip', { name: 'Mine', travel_items: [leg] })
    const listed = async (who: Person, params: Record<string, string>) => {
      const { body } = await send(who, 'GET', `${records('trip')}?${query(params)}`)
      return (body.items as { id: string }[] | undefined)?.map(({ id }) => id) ?? []
    }
    const filters = [
      `travel_items.trip.name ~ "Surprise"`,
      `travel_items.trip.name ?~ "Surprise"`,
      `travel_items.type ?= "bus"`,
      `travel_items.from.name ?= "Paris"`,
    ]
    for (const filter of filters) expect(await listed(owner, { filter }), filter).toContain(open)
    for (const isPrivate of [false, true]) {
      await setPrivate(isPrivate)
      for (const filter of filters) expect(await listed(other, { filter }), filter).toEqual([])
      expect(await listed(other, { filter: 'name = "Mine"' })).toEqual([mine])
    }
    await send(other, 'DELETE', one('trip', mine))
  })

  test('learns nothing from a batch', async () => {
    const request = (id: string) => ({
      method: 'PATCH',
      url: `/api/${one('trip', id)}`,
      body: { private: false },
    })
    const hidden = await send(person(), 'POST', 'batch', { requests: [request(trip)] })
    const absent = await send(person(), 'POST', 'batch', { requests: [request(unknown)] })
    expect(hidden).toMatchObject({ status: 400, text: absent.text })
    expect((await send(owner, 'GET', one('trip', trip))).body).toMatchObject({ private: true })
  })

  test('learns nothing by referring to it in an own record', async () => {
    const mine = await made(other, 'trip', { name: 'Mine' })
    for (const [collection, field] of [
      ['travel_item', { trip, type: 'bus' }],
      ['travel_item', { trip: unknown, type: 'bus' }],
    ] as const) {
      const reply = await send(person(), 'POST', records(collection), { user: other.id, ...field })
      expect(reply).toMatchObject({ status: 400, body: { data: {} } })
    }
    const naming = (id: string) => send(other, 'PATCH', one('trip', mine), { travel_items: [id] })
    const absent = await naming(unknown)
    expect(absent.body).toMatchObject({
      data: { travel_items: { code: 'validation_missing_rel_records' } },
    })
    expect(await naming(leg)).toMatchObject({ status: 400, text: absent.text })
    await setPrivate(false)
    expect((await naming(leg)).status).toBe(200)
    await setPrivate(true)
    const renamed = await send(other, 'PATCH', one('trip', mine), { name: 'Mine again' })
    expect(renamed).toMatchObject({ status: 200, body: { travel_items: [leg] } })
    const reply = await send(person(), 'GET', `${one('trip', mine)}?expand=travel_items.trip`)
    expect(reply.text).not.toContain(secret)
    await send(other, 'DELETE', one('trip', mine))
  })
})

describe('realtime', () => {
  const options = encodeURIComponent(JSON.stringify({ query: { expand: 'travel_items' } }))
  const listening = async (who: Person | null): Promise<TestClient> => {
    const client = await openRealtime(app)
    await client.listen([`trip/${trip}`, `trip/*`, `trip/${open}?options=${options}`, `travel_item/${leg}`], {
      token: who?.token,
    })
    return client
  }

  test.each(strangers)('sends %s no event of a private trip', async (_name, person) => {
    const client = await listening(person())
    await send(owner, 'PATCH', one('trip', trip), { name: `${secret}!` })
    await send(owner, 'PATCH', one('travel_item', leg), { type: 'car' })
    expect(await client.rest()).toEqual([])
    await send(owner, 'PATCH', one('trip', open), { name: 'Open' })
    expect(JSON.stringify((await client.next()).data)).not.toContain('"type"')
    await client.leave()
  })

  test.each(strangers)('sends %s a delete event when the trip becomes private', async (_name, person) => {
    await setPrivate(false)
    const client = await listening(person())
    const mine = await listening(owner)
    await send(owner, 'PATCH', one('trip', trip), { private: true, name: 'Renamed in secret' })
    const { event, data } = await client.next()
    expect({ event, data }).toMatchObject({
      event: `trip/${trip}`,
      data: { action: 'delete', record: { id: trip } },
    })
    expect(JSON.stringify(data)).not.toContain('Renamed')
    await send(owner, 'PATCH', one('trip', trip), { name: secret })
    await send(owner, 'PATCH', one('travel_item', leg), { type: 'bus' })
    expect(await client.rest()).toEqual([])
    const told = [await mine.next(), ...(await mine.rest())].map((frame) => frame.data['action'])
    expect(told).toContain('update')
    expect(told).not.toContain('delete')
    await client.leave()
    await mine.leave()
  })

  test('sends a stranger an event when the trip stops being private', async () => {
    const client = await listening(null)
    await setPrivate(false)
    expect(await client.next()).toMatchObject({ data: { action: 'update', record: { name: secret } } })
    await client.leave()
  })

  test('sends strangers no event of a leg whose private trip is deleted', async () => {
    const going = await made(owner, 'trip', { name: secret, private: true })
    const its = await made(owner, 'travel_item', { trip: going, type: 'bus' })
    const client = await openRealtime(app)
    await client.listen([`travel_item/${its}`, `trip/${going}`])
    const calls = [
      { method: 'PATCH', url: `/api/${one('travel_item', its)}`, body: { type: 'car' } },
      { method: 'DELETE', url: `/api/${one('trip', going)}` },
    ]
    expect((await send(owner, 'POST', 'batch', { requests: calls })).status).toBe(200)
    expect(await client.rest()).toEqual([])
    await client.leave()
  })
})

describe('the owner', () => {
  test('reads, lists, expands and exports the own private trip', async () => {
    const path = `${one('trip', trip)}?expand=travel_items`
    expect((await send(owner, 'GET', path)).body).toMatchObject({
      private: true,
      expand: { travel_items: [{ id: leg }] },
    })
    const list = await send(owner, 'GET', `${records('trip')}?${query({ filter: 'private = true' })}`)
    expect(list.body).toMatchObject({ totalItems: 1, items: [{ id: trip }] })
    expect((await send(owner, 'GET', one('travel_item', leg))).status).toBe(200)
    expect((await send(owner, 'GET', 'account/export')).text).toContain(secret)
    expect((await send(other, 'GET', 'account/export')).text).not.toContain(secret)
  })

  test('can change only `private` without making an open edit outdated', async () => {
    const { body } = await send(owner, 'GET', one('trip', trip))
    await setPrivate(false)
    const save = { name: secret, revision: body.revision }
    expect((await send(owner, 'PATCH', one('trip', trip), save)).body).toMatchObject({
      private: false,
      revision: Number(body.revision) + 1,
    })
    const stale = await send(owner, 'PATCH', one('trip', trip), { ...save, private: true })
    expect(stale).toMatchObject({ status: 400, body: { data: { revision: {} } } })
  })
})

describe('a new trip', () => {
  const created = async (who: Person, body: Record<string, unknown> = {}) => {
    const reply = await send(who, 'POST', records('trip'), { name: 'New', user: who.id, ...body })
    expect(reply.status).toBe(200)
    return reply.body.private as unknown
  }

  test('is not private, unless the person’s default or the request says so', async () => {
    const person = await app.people.register()
    expect(await created(person)).toBe(false)
    expect(await created(person, { private: true })).toBe(true)
    const account = await send(person, 'PATCH', one('users', person.id), { private_trips: true })
    expect(account.body).toMatchObject({ private_trips: true })
    expect(await created(person)).toBe(true)
    expect(await created(person, { private: null })).toBe(true)
    expect(await created(person, { private: false })).toBe(false)
    const call = { method: 'POST', url: `/api/${records('trip')}`, body: { name: 'New', user: person.id } }
    const batch = await send(person, 'POST', 'batch', { requests: [call] })
    expect(batch.body[0].body).toMatchObject({ private: true })
  })

  test('stays private when its owner’s default changes', async () => {
    const person = await app.people.register()
    await send(person, 'PATCH', one('users', person.id), { private_trips: true })
    const id = await made(person, 'trip', { name: 'Kept' })
    await send(person, 'PATCH', one('users', person.id), { private_trips: false })
    await send(person, 'PATCH', one('trip', id), { name: 'Kept too' })
    expect((await send(null, 'GET', one('trip', id))).status).toBe(404)
  })

  test('does not show the default to other people', async () => {
    const person = await app.people.register()
    await send(person, 'PATCH', one('users', person.id), { private_trips: true, public: true })
    expect((await send(other, 'GET', one('users', person.id))).body).not.toHaveProperty('private_trips')
    expect((await send(other, 'PATCH', one('users', person.id), { private_trips: false })).status).toBe(404)
  })
})
