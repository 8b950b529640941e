import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionIds, type CollectionName } from '#shared/collections/index.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { type AccessPeople, callersOf, createAccessPeople } from '#server/test/access-people.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { collectionsWrittenBy, newRecordFor } from '#server/test/record-of-each.ts'
import type { Superuser } from '#server/test/superusers.ts'

let app: TestApp
let people: AccessPeople
let owner: Person
let other: Person
let superuser: Superuser
let inPlaceOfOwner: Person
let records: AccessPeople['records']

interface Reply {
  status: number
  body: Record<string, unknown>
}

async function send(
  who: Pick<Person, 'token'> | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await app.request(`/api/collections/${path}`, { method, token: who?.token, body })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

// The tests share one app, because no write of another person may succeed.
beforeAll(async () => {
  app = await createTestApp()
  people = await createAccessPeople(app)
  ;({ owner, other, superuser, inPlaceOfOwner, records } = people)
})
afterAll(() => app.close())

const gazetteer = collectionsWrittenBy('gazetteer')
const views = collectionsWrittenBy('view')
const owned = collectionsWrittenBy('owner')
const madeByRoutes = collectionsWrittenBy('route')

const newRecord = (collection: CollectionName) => newRecordFor(owner, collection, records)

const everybody = callersOf(() => people)

describe.each(everybody)('%s', (name, person) => {
  test.each(gazetteer)('can read %s and cannot write it', async (collection) => {
    const path = `${collection}/records`
    const one = `${path}/${records[collection]}`
    expect((await send(person(), 'GET', path)).body['totalItems']).toBeGreaterThan(0)
    expect(await send(person(), 'GET', one)).toMatchObject({ status: 200, body: { id: records[collection] } })
    expect((await send(person(), 'POST', path, newRecord(collection))).status).toBe(403)
    expect((await send(person(), 'PATCH', one, { name: 'Mine' })).status).toBe(403)
    expect((await send(person(), 'DELETE', one)).status).toBe(403)
  })

  test.each(views)('can read only own rows of %s and cannot write it', async (collection) => {
    const path = `${collection}/records`
    const one = `${path}/${records[collection]}`
    const isOwner = name === 'the owner'
    expect((await send(person(), 'GET', path)).body['totalItems']).toBe(isOwner ? 1 : 0)
    expect((await send(person(), 'GET', one)).status).toBe(isOwner ? 200 : 404)
    for (const [method, at] of [
      ['POST', path],
      ['PATCH', one],
      ['DELETE', one],
    ] as const) {
      expect(await send(person(), method, at, {})).toMatchObject({
        status: 400,
        body: { message: 'Unsupported collection type.' },
      })
    }
  })
})

describe.each(everybody.filter(([name]) => name !== 'the owner'))('%s', (_name, person) => {
  test.each([...owned, ...madeByRoutes])('finds none of a private person’s %s', async (collection) => {
    const list = await send(person(), 'GET', `${collection}/records`)
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.body)).not.toContain(owner.id)
    for (const filter of [`user = "${owner.id}"`, `id = "${records[collection]}"`, 'created != ""']) {
      const query = new URLSearchParams({ filter }).toString()
      const { body } = await send(person(), 'GET', `${collection}/records?${query}`)
      expect(JSON.stringify(body)).not.toContain(owner.id)
    }
    const byLink = collection === 'trip' || collection === 'travel_item'
    const one = `${collection}/records/${records[collection]}`
    expect((await send(person(), 'GET', one)).status).toBe(byLink ? 200 : 404)
    expect((await send(person(), 'GET', `${one}?filter=user%3D%22${owner.id}%22`)).status).toBe(
      byLink ? 200 : 404,
    )
    expect(JSON.stringify(await send(person(), 'GET', `${one}?expand=user,trip.user`))).not.toContain(
      '@example.org',
    )
  })

  test.each(owned)('cannot write a person’s %s', async (collection) => {
    const one = `${collection}/records/${records[collection]}`
    const nobodys = collection === 'settings' ? 403 : 400
    expect((await send(person(), 'POST', `${collection}/records`, newRecord(collection))).status).toBe(
      nobodys,
    )
    expect((await send(person(), 'PATCH', one, { name: 'Taken', user: other.id })).status).toBe(404)
    expect((await send(person(), 'DELETE', one)).status).toBe(collection === 'settings' ? 403 : 404)
    expect((await send(owner, 'GET', one)).status).toBe(200)
  })

  test('cannot write a record without an owner', async () => {
    for (const [collection, body] of [
      ['visited_city', { city: berlin }],
      ['stay', { city: berlin, kind: 'visited' }],
      ['wish', { city: berlin }],
      ['trip', { name: 'Nobody’s' }],
    ] as const) {
      expect((await send(person(), 'POST', `${collection}/records`, body)).status).toBe(400)
      expect((await send(person(), 'POST', `${collection}/records`, { ...body, user: '' })).status).toBe(400)
    }
  })
})

describe.each([
  ['the owner', () => owner],
  ['a superuser in the place of the owner', () => inPlaceOfOwner],
] as const)('%s', (_name, person) => {
  test.each(owned)('can read and change the own %s', async (collection) => {
    const path = `${collection}/records`
    const one = `${path}/${records[collection]}`
    expect((await send(person(), 'GET', path)).body).toMatchObject({
      totalItems: 1,
      items: [{ id: records[collection] }],
    })
    expect((await send(person(), 'GET', one)).status).toBe(200)
    expect((await send(person(), 'PATCH', one, {})).status).toBe(200)
  })

  test.each(madeByRoutes)('can read the own %s', async (collection) => {
    const path = `${collection}/records`
    const reply = await send(person(), 'GET', path)
    expect(reply.body).toMatchObject({ totalItems: 1, items: [{ id: records[collection] }] })
    expect((await send(person(), 'GET', `${path}/${records[collection]}`)).status).toBe(200)
  })

  test.each(owned.filter((name) => name !== 'users' && name !== 'settings'))(
    'cannot give a %s to another person',
    async (collection) => {
      const one = `${collection}/records/${records[collection]}`
      expect((await send(person(), 'PATCH', one, { user: other.id })).status).toBe(400)
      expect((await send(person(), 'PATCH', one, { user: '' })).status).toBe(400)
    },
  )

  test('can neither create nor delete settings, nor set authWithPasswordAvailable', async () => {
    const one = `settings/records/${records.settings}`
    expect((await send(person(), 'POST', 'settings/records', { user: owner.id })).status).toBe(403)
    expect((await send(person(), 'DELETE', one)).status).toBe(403)
    expect((await send(person(), 'PATCH', one, { authWithPasswordAvailable: false })).body).toMatchObject({
      authWithPasswordAvailable: true,
    })
  })
})

describe.each(everybody)('%s', (_name, person) => {
  test.each(madeByRoutes)('cannot write %s by the record API', async (collection) => {
    const path = `${collection}/records`
    const one = `${path}/${records[collection]}`
    const body = { user: owner.id, format: 'csv', name: 'Taken', state: 'open' }
    expect((await send(person(), 'POST', path, body)).status).toBe(403)
    expect((await send(person(), 'PATCH', one, body)).status).toBe(403)
    expect((await send(person(), 'DELETE', one)).status).toBe(403)
    expect((await send(owner, 'GET', one)).body).toMatchObject({ name: 'cities.csv' })
  })
})

describe('a superuser', () => {
  const all = Object.keys(collectionIds) as CollectionName[]

  test.each(all)('lists and views the %s of everybody', async (collection) => {
    const path = `${collection}/records`
    const list = await send(
      superuser,
      'GET',
      `${path}?filter=${encodeURIComponent(`id = "${records[collection]}"`)}`,
    )
    expect(list.body).toMatchObject({ totalItems: 1, items: [{ id: records[collection] }] })
    const one = await send(superuser, 'GET', `${path}/${records[collection]}`)
    expect(one).toMatchObject({ status: 200, body: { id: records[collection] } })
  })

  test('sees the private fields of people, but no secret ones, and can filter, sort and expand by them', async () => {
    const { body } = await send(superuser, 'GET', `users/records/${owner.id}`)
    expect(body).toMatchObject({ email: owner.email, verified: false, public: false, private_trips: false })
    expect(JSON.stringify(body)).not.toMatch(/password|token|argon/i)
    const query = `filter=${encodeURIComponent(`user.email = "${owner.email}"`)}&sort=user.email&expand=user`
    const visits = await send(superuser, 'GET', `visited_city/records?${query}`)
    expect(visits.body).toMatchObject({
      totalItems: 1,
      items: [{ expand: { user: { email: owner.email } } }],
    })
    for (const name of ['password_hash', 'token_key', 'password', 'tokenKey']) {
      const filter = encodeURIComponent(`${name} != ""`)
      expect((await send(superuser, 'GET', `users/records?filter=${filter}`)).status).toBe(400)
      expect((await send(superuser, 'GET', `users/records?sort=${name}`)).status).toBe(400)
    }
  })

  test('creates, changes and deletes records of people', async () => {
    const guest = await app.people.register({ name: 'Helped' })
    const bodies = {
      visited_city: { city: berlin },
      trip: { name: 'Winter' },
      stay: { city: paris, kind: 'lived' },
      wish: { city: paris },
    }
    for (const [collection, body] of Object.entries(bodies)) {
      const path = `${collection}/records`
      const made = await send(superuser, 'POST', path, { user: guest.id, ...body })
      expect(made).toMatchObject({ status: 200, body: { user: guest.id } })
      const one = `${path}/${String(made.body['id'])}`
      expect((await send(guest, 'GET', one)).status).toBe(200)
      expect((await send(superuser, 'PATCH', one, {})).status).toBe(200)
      expect((await send(superuser, 'DELETE', one)).status).toBe(204)
      expect((await send(guest, 'GET', one)).status).toBe(404)
    }
    expect((await send(superuser, 'DELETE', `users/records/${guest.id}`)).status).toBe(204)
    expect((await send(guest, 'POST', 'users/auth-refresh')).status).toBe(401)
  })

  test('must obey validation, unique constraints and the owners of relations', async () => {
    const again = await send(superuser, 'POST', 'visited_city/records', { user: owner.id, city: paris })
    expect(again.body['data']).toMatchObject({ city: { code: 'validation_not_unique' } })
    const codes = async (method: string, path: string, body: unknown) => {
      const { status, body: reply } = await send(superuser, method, path, body)
      return { status, data: reply['data'] }
    }
    const mismatch = { status: 400, data: { user: { code: 'validation_values_mismatch' } } }
    const leg = { trip: records.trip, type: 'car', user: other.id }
    expect(await codes('POST', 'travel_item/records', leg)).toMatchObject(mismatch)
    const one = `travel_item/records/${records.travel_item}`
    expect(await codes('PATCH', one, { user: other.id })).toMatchObject(mismatch)
    expect(await codes('PATCH', `trip/records/${records.trip}`, { user: other.id })).toMatchObject(mismatch)
    const missing = { status: 400, data: { user: { code: 'validation_required' } } }
    expect(await codes('POST', 'trip/records', { name: 'Nobody’s' })).toMatchObject(missing)
    const ghost = { user: { code: 'validation_missing_rel_records' } }
    expect((await codes('POST', 'trip/records', { name: 'X', user: 'ghost0000000000' })).data).toMatchObject(
      ghost,
    )
    expect((await codes('POST', 'settings/records', { user: owner.id })).status).toBe(403)
    expect((await codes('DELETE', `settings/records/${records.settings}`, undefined)).status).toBe(403)
    for (const view of views) expect((await codes('POST', `${view}/records`, {})).status).toBe(400)
  })

  test.each(gazetteer)('cannot delete the %s of the gazetteer', async (collection) => {
    const one = `${collection}/records/${records[collection]}`
    expect(await send(superuser, 'DELETE', one)).toMatchObject({
      status: 400,
      body: {
        message: 'Failed to delete record. Records of the gazetteer stay; a city can be marked as retired.',
      },
    })
    expect((await send(superuser, 'GET', one)).status).toBe(200)
  })
})

describe('a person with a public profile', () => {
  let known: Person
  let visit: string

  beforeAll(async () => {
    known = await app.people.register({ name: 'Known' })
    visit = await app.people.createRecord(known, 'visited_city', { city: paris })
    await app.people.createRecord(known, 'trip', { name: 'Still mine' })
    expect((await send(known, 'PATCH', `users/records/${known.id}`, { public: true })).status).toBe(200)
  })

  const named = () => `filter=${encodeURIComponent(`user = "${known.id}"`)}`

  test.each(['visited_city', ...views] as const)(
    'shows %s to a request that filters by that person',
    async (collection) => {
      for (const [, person] of everybody) {
        const { body } = await send(person(), 'GET', `${collection}/records?${named()}&expand=user`)
        expect(body).toMatchObject({ totalItems: 1, items: [{ user: known.id }] })
        const [item] = body['items'] as { id: string }[]
        expect((await send(person(), 'GET', `${collection}/records/${item!.id}?${named()}`)).status).toBe(200)
      }
    },
  )

  test('is not in a list without that filter', async () => {
    const others = [
      `user != ""`,
      `user = "${known.id}" || id = ""`,
      `user ~ "${known.id}"`,
      `user.name = "Known"`,
    ]
    for (const filter of others) {
      const { body } = await send(null, 'GET', `visited_city/records?filter=${encodeURIComponent(filter)}`)
      expect(body).toMatchObject({ totalItems: 0 })
    }
    expect((await send(other, 'GET', 'visited_city/records')).body).toMatchObject({ totalItems: 0 })
    expect((await send(other, 'GET', `visited_city/records/${visit}`)).status).toBe(404)
    expect((await send(other, 'GET', 'users/records')).body).toMatchObject({ totalItems: 1 })
  })

  test('shows only the name and the picture', async () => {
    const shown = {
      avatar: '',
      collectionId: collectionIds.users,
      collectionName: 'users',
      id: known.id,
      name: 'Known',
    }
    expect((await send(null, 'GET', `users/records/${known.id}`)).body).toEqual(shown)
    const { body } = await send(other, 'GET', `visited_city/records?${named()}&expand=user`)
    expect(body['items']).toMatchObject([{ expand: { user: shown } }])
    expect(JSON.stringify(body)).not.toContain(known.email)
  })

  test('lets no other person write', async () => {
    const one = `visited_city/records/${visit}?${named()}`
    expect((await send(other, 'PATCH', one, {})).status).toBe(404)
    expect((await send(other, 'DELETE', one)).status).toBe(404)
    expect((await send(other, 'PATCH', `users/records/${known.id}`, { name: 'Hers' })).status).toBe(404)
    expect((await send(other, 'GET', 'trip/records')).body).toMatchObject({ totalItems: 0 })
  })

  test('is hidden when the profile becomes private', async () => {
    await send(known, 'PATCH', `users/records/${known.id}`, { public: false })
    expect((await send(other, 'GET', `visited_city/records?${named()}`)).body).toMatchObject({
      totalItems: 0,
    })
    expect((await send(other, 'GET', `users/records/${known.id}`)).status).toBe(404)
  })
})

test('a person can mark a city once, and several people can mark the same city', async () => {
  const twice = await send(owner, 'POST', 'visited_city/records', { user: owner.id, city: paris })
  expect(twice.body['data']).toMatchObject({ city: { code: 'validation_not_unique' } })
  await app.people.createRecord(other, 'visited_city', { city: paris })
})

test('of five simultaneous marks of a city one succeeds, and the others get a not-unique error', async () => {
  const traveller = await app.people.register()
  const mark = () => send(traveller, 'POST', 'visited_city/records', { user: traveller.id, city: paris })
  const replies = await Promise.all([mark(), mark(), mark(), mark(), mark()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of replies.filter(({ status }) => status !== 200)) {
    expect(body['data']).toMatchObject({ city: { code: 'validation_not_unique' } })
  }
})

test('a row of a view has the times of the first and the last visit', async () => {
  const traveller = await app.people.register()
  await app.people.createRecord(traveller, 'visited_city', { city: paris })
  app.clock.advance(86_400)
  await app.people.createRecord(traveller, 'visited_city', { city: cityId(2995469) })
  const { body } = await send(traveller, 'GET', 'distinct_visited_countries/records')
  expect(body['items']).toMatchObject([{ name: 'France', iso2: 'FR' }])
  const [row] = body['items'] as Record<string, string>[]
  expect(row!['id']).toMatch(/^[a-z0-9]{15}$/)
  expect(row!['created']!.slice(0, 10) < row!['updated']!.slice(0, 10)).toBe(true)
})
