import { beforeEach, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { fillLargeAccount } from '#server/test/large-account.ts'
import { longestTurnMs } from '#server/test/longest-turn.ts'
import type { Person } from '#server/test/people.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person
let importId: string

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

/**
 * A small version of bench/turns.ts. In a single turn, each of the requests takes several times as long as the limit.
 */
const account = { stays: 3000, trips: 60, legs: 100 }
const mostMs = 100

beforeEach(async () => {
  importId = await fillLargeAccount({ database: app.database, person: anna.id }, account)
})

test.each([
  'export?format=json',
  'export?format=csv',
  'export/map.kml',
  'export/trips.gpx',
  'export/trips.csv',
])('account/%s lets others run', async (path) => {
  let length = 0
  const longestMs = await longestTurnMs(async () => {
    const response = await app.request(`/api/account/${path}`, { token: anna.token })
    for await (const chunk of response.body ?? []) length += chunk.byteLength
  })
  expect(length).toBeGreaterThan(100_000)
  expect(longestMs).toBeLessThan(mostMs)
})

test('undoing an import lets others run', async () => {
  const longestMs = await longestTurnMs(async () => {
    const path = `/api/imports/${importId}/undo`
    const { body } = await replyOf(await app.request(path, { method: 'POST', token: anna.token }))
    expect(body).toMatchObject({ removed: { stays: 3000, trips: 60 }, kept: { stays: 0, trips: 0 } })
  })
  expect(longestMs).toBeLessThan(mostMs)
})

test('restoring an archive lets others run', async () => {
  const archive = await (await app.request('/api/account/export', { token: anna.token })).text()
  const ben = await app.people.register()
  const longestMs = await longestTurnMs(async () => {
    const path = '/api/account/import'
    const reply = await replyOf(await app.request(path, { method: 'POST', token: ben.token, body: archive }))
    expect(reply).toMatchObject({
      status: 200,
      body: { restored: { stay: 3000, trip: 60, travel_item: 6000 }, skipped: [] },
    })
  })
  expect(longestMs).toBeLessThan(mostMs)
})
