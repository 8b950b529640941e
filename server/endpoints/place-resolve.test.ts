import { expect, test } from 'vitest'
import { mostAirports, mostPositions, placeResolveResponse } from '#shared/imports.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { hallstatt, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const path = '/api/places/resolve'
const at = (latitude: number, longitude: number, country: string) => ({ latitude, longitude, country })
const ask = async (body: unknown, token: string | undefined = anna.token) =>
  replyOf(await app.request(path, { method: 'POST', body, token }))
const resolve = async (positions: unknown[], airports: string[] = []) => {
  const { status, body } = await ask({ positions, airports })
  expect(status).toBe(200)
  return placeResolveResponse.parse(body)
}

test('finds the cities of positions and airports, with country and state', async () => {
  const positions = [at(48.86, 2.35, 'FR'), at(47.56, 13.65, 'AT'), at(30, -40, ''), at(48.86, 2.35, 'DE')]
  const reply = await resolve(positions, ['CDG', 'LFPG', 'BVA', 'QQQ'])
  expect(reply.positions.map(({ city }) => city)).toEqual([paris, hallstatt, '', ''])
  expect(reply.positions[0]).toMatchObject({ km: expect.any(Number), others: [], parent: '' })
  expect(reply.airports).toEqual([
    { code: 'CDG', city: paris },
    { code: 'LFPG', city: paris },
    { code: 'BVA', city: paris },
    { code: 'QQQ', city: '' },
  ])
  expect(reply.cities.map(({ id }) => id).sort()).toEqual([paris, hallstatt].sort())
  expect(reply.cities.find(({ id }) => id === paris)).toMatchObject({
    name: 'Paris',
    timezone: 'Europe/Paris',
    expand: { country: { name: 'France', iso2: 'FR' }, state: { name: 'Île-de-France' } },
  })
})

test('does not find a retired city, even when it is retired later', async () => {
  const position = [at(47.56, 13.65, 'AT')]
  expect((await resolve(position)).positions[0]?.city).toBe(hallstatt)
  await run(app.database, `update city set retired = 1 where id = '${hallstatt}'`)
  expect((await resolve(position)).positions[0]?.city).toBe('')
})

test('refuses guests, too many places and invalid positions', async () => {
  expect((await ask({ positions: [], airports: [] }, '')).status).toBe(401)
  expect((await ask({ positions: [], airports: [] })).status).toBe(200)
  const many = Array.from({ length: mostPositions + 1 }, () => at(0, 0, ''))
  const codes = Array.from({ length: mostAirports + 1 }, () => 'CDG')
  for (const body of [
    { positions: many, airports: [] },
    { positions: [], airports: codes },
    { positions: [at(91, 0, 'FR')], airports: [] },
    { positions: [at(0, 0, 'fr')], airports: [] },
    { positions: [{ ...at(0, 0, 'FR'), latitude: '1' }], airports: [] },
    { positions: [], airports: ["'; drop table city; --"] },
    { positions: {}, airports: null },
    [],
    {},
  ]) {
    expect((await ask(body)).status).toBe(400)
  }
  expect((await ask('{"positions":[', anna.token)).status).toBe(400)
})

test('10,000 positions are answered within two seconds', async () => {
  const positions = Array.from({ length: mostPositions }, (_, index) =>
    at(45 + (index % 500) / 100, 2 + Math.floor(index / 500) / 10, 'FR'),
  )
  const began = performance.now()
  const reply = await resolve(positions)
  expect(performance.now() - began).toBeLessThan(2000)
  expect(reply.positions).toHaveLength(mostPositions)
})

test('a person with many requests at once does not block others', async () => {
  const ben = await app.people.register()
  const positions = Array.from({ length: 500 }, (_, index) => at(45 + (index % 500) / 100, 2, 'FR'))
  const many = Array.from({ length: 25 }, () => ask({ positions, airports: [] }))
  const other = await ask({ positions, airports: [] }, ben.token)
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses).toContain(429)
  expect(other.status).toBe(200)
})

test('a person who asks too often has to wait', async () => {
  const limited = await createTestApp({ rateLimits: true })
  const { token } = await limited.people.register()
  const statusOf = async () =>
    (await limited.request(path, { method: 'POST', body: { positions: [], airports: [] }, token })).status
  const statuses = await Promise.all(Array.from({ length: 15 }, statusOf))
  for (let round = 0; round < 46; round++) statuses.push(await statusOf())
  expect(statuses.at(-1)).toBe(429)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  await limited.close()
})
