import { beforeEach, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person
let importId: string
let trip: string
let leg: string

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const send = async (method: string, path: string, token: string | undefined, body?: unknown) =>
  replyOf(await app.request(`/api/${path}`, { method, token, body }))
const view = async (path: string, token: string | undefined) =>
  (await send('GET', `collections/${path}`, token)).body

beforeEach(async () => {
  importId = String(
    (await send('POST', 'imports', anna.token, { format: 'csv', name: 'x', found: 1 })).body['id'],
  )
  const legs = [{ from: paris, to: berlin, type: 'train', start_date: '', arrival_date: '' }]
  await send('POST', `imports/${importId}/batches`, anna.token, {
    number: 1,
    stays: [],
    wishes: [],
    trips: [{ name: 'Open', description: '', starts: '', ends: '', legs }],
  })
  const { items } = await view('trip/records', anna.token)
  const [stored] = items as { id: string; travel_items: string[] }[]
  trip = stored!.id
  leg = stored!.travel_items[0]!
})

test('the import of a trip is shown only to its owner and to superusers', async () => {
  const ben = await app.people.register()
  const superuser = await newSuperuser(app)
  for (const token of [anna.token, superuser.token]) {
    expect(await view(`trip/records/${trip}?expand=import`, token)).toMatchObject({
      name: 'Open',
      import: importId,
      expand: { import: { format: 'csv' } },
    })
  }
  for (const token of [ben.token, undefined]) {
    const record = await view(`trip/records/${trip}?expand=import`, token)
    expect(record).toMatchObject({ name: 'Open', import: '' })
    const ofLeg = await view(`travel_item/records/${leg}?expand=trip.import`, token)
    expect(ofLeg).toMatchObject({ expand: { trip: { name: 'Open', import: '' } } })
    expect(JSON.stringify([record, ofLeg])).not.toContain(importId)
  }
})

test('the owner filters and sorts trips by their import, and a stranger learns nothing by that', async () => {
  const ben = await app.people.register()
  const filter = encodeURIComponent(`import = "${importId}"`)
  expect(await view(`trip/records?filter=${filter}&sort=-import`, anna.token)).toMatchObject({
    totalItems: 1,
  })
  // A trip can name legs of other people.
  const mine = { user: ben.id, name: 'Mine', travel_items: [leg] }
  expect((await send('POST', 'collections/trip/records', ben.token, mine)).status).toBe(200)
  for (const path of ['travel_items.trip.import', 'import']) {
    const of = (token: string) =>
      view(
        `trip/records?filter=${encodeURIComponent(`${path} ?= "${importId}"`)}&sort=${path.replace('travel_items.trip.', '')}`,
        token,
      )
    expect(await of(anna.token)).toMatchObject({ totalItems: 1 })
    expect(await of(ben.token)).toMatchObject({ totalItems: 0 })
  }
})

test('subscribers who are not the owner receive events of the trip without its import', async () => {
  const ben = await app.people.register()
  const clients = []
  for (const person of [anna, ben, null]) {
    const client = await openRealtime(app)
    await client.listen([`trip/${trip}`], { token: person?.token })
    clients.push(client)
  }
  await send('PATCH', `collections/trip/records/${trip}`, anna.token, { name: 'Renamed' })
  const received = []
  for (const client of clients) {
    received.push((await client.next()).data['record'])
    await client.leave()
  }
  expect(received).toMatchObject([
    { name: 'Renamed', import: importId },
    { name: 'Renamed', import: '' },
    { name: 'Renamed', import: '' },
  ])
})
