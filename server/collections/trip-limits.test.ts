import { expect, test } from 'vitest'
import { mostLegsOfPerson, mostTrips } from '#shared/collections/trips.ts'
import { insertRows } from '#server/records/write/insert-rows.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const times = { created: '2026-01-01 00:00:00.000Z', updated: '2026-01-01 00:00:00.000Z' }
const idOf = (kind: string, number: number) => `${kind}${String(number).padStart(15 - kind.length, '0')}`
const create = async (collection: string, body: object, who = anna) =>
  replyOf(
    await app.request(`/api/collections/${collection}/records`, {
      method: 'POST',
      token: who.token,
      body: { user: who.id, ...body },
    }),
  )
const refused = { status: 400, body: { data: { user: { code: 'validation_too_many_trips' } } } }

const trip = (index: number) => ({
  id: idOf('t', index),
  user: anna.id,
  name: `Trip ${index}`,
  description: '',
  starts: '',
  ends: '',
  travel_items: '[]',
  revision: 1,
  private: 0,
  import: '',
  ...times,
})

async function importTrips(count: number, legs: number) {
  const post = async (path: string, body: object) =>
    replyOf(await app.request(`/api/imports${path}`, { method: 'POST', token: anna.token, body }))
  const { body } = await post('', { format: 'csv', name: '', found: 1 })
  const leg = { from: '', to: '', type: 'bus', start_date: '', arrival_date: '' }
  const trips = Array.from({ length: count }, (_, index) => ({
    name: `Imported ${index}`,
    description: '',
    starts: '',
    ends: '',
    legs: Array.from({ length: legs }, () => leg),
  }))
  return post(`/${String(body['id'])}/batches`, { number: 1, stays: [], wishes: [], trips })
}

test('a person can have the maximum number of trips and no more, and can change each of them', async () => {
  await insertRows(
    app.database.db,
    'trip',
    Array.from({ length: mostTrips - 1 }, (_, index) => trip(index)),
  )
  expect(await importTrips(2, 0)).toMatchObject({
    status: 400,
    body: { data: { trips: { 1: { code: 'validation_too_many_trips' } } } },
  })
  const { status, body } = await create('trip', { name: 'The last' })
  expect(status).toBe(200)
  expect(await create('trip', { name: 'One more' })).toMatchObject(refused)
  const ben = await app.people.register()
  expect((await create('trip', { name: 'First' }, ben)).status).toBe(200)
  const path = `/api/collections/trip/records/${String(body['id'])}`
  const renamed = await app.request(path, { method: 'PATCH', token: anna.token, body: { name: 'Renamed' } })
  expect(renamed.status).toBe(200)
})

test('the trips of a person can have the maximum number of legs in total and no more', async () => {
  const { db } = app.database
  await insertRows(db, 'trip', [trip(0), trip(1)])
  // More than a trip can have, so that the test needs few trips.
  const leg = {
    user: anna.id,
    trip: idOf('t', 0),
    from: '',
    to: '',
    type: 'bus',
    start_date: '',
    arrival_date: '',
  }
  const legs = Array.from({ length: mostLegsOfPerson - 1 }, (_, order) => ({
    id: idOf('l', order),
    ...leg,
    order,
    ...times,
  }))
  await insertRows(db, 'travel_item', legs)
  expect(await importTrips(1, 2)).toMatchObject({
    status: 400,
    body: { data: { trips: { 0: { code: 'validation_too_many_trips' } } } },
  })
  expect((await create('travel_item', { trip: idOf('t', 1), type: 'bus' })).status).toBe(200)
  expect(await create('travel_item', { trip: idOf('t', 1), type: 'bus' })).toMatchObject(refused)
})
