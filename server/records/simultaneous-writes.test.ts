import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'

let app: TestApp
let anna: Person
let ben: Person
let cities: string[]

beforeEach(async () => {
  app = await createTestApp()
  anna = await app.people.register()
  ben = await app.people.register({ email: 'ben@example.org' })
  cities = (await run<{ id: string }>(app.database, 'select id from city order by id limit 20')).map(
    ({ id }) => id,
  )
})
afterEach(() => app.close())

const records = (collection: string) => `/api/collections/${collection}/records`
const mark = ({ id: user, token }: Person, city = cities[0], id?: string) =>
  app.request(records('visited_city'), { method: 'POST', token, body: { user, city, ...(id && { id }) } })
const remove = ({ token }: Person, id: string) =>
  app.request(`${records('visited_city')}/${id}`, { method: 'DELETE', token })
const count = async (table: string) =>
  Number((await run(app.database, `select count(*) as count from ${table}`))[0]?.['count'])
const statusesOf = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).sort((a, b) => a - b)

test('of ten equal marks at the same time one is stored, and the other responses name the fields', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => mark(anna)))
  expect(statusesOf(responses)).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  const refused = responses.filter(({ status }) => status === 400)
  for (const response of refused) {
    const { data } = (await response.json()) as { data: object }
    expect(Object.keys(data).sort()).toEqual(['city', 'user'])
  }
  expect([await count('visited_city'), await count('stay')]).toEqual([1, 1])
})

test('of several writes at the same time, only the forbidden and invalid ones are refused', async () => {
  const others = { ...ben, id: anna.id }
  const responses = await Promise.all([
    mark(anna, cities[1]),
    mark(others, cities[2]),
    mark(ben, cities[3]),
    mark(anna, 'nowhere'),
    mark(anna, cities[4]),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 200, 400, 200])
  expect([await count('visited_city'), await count('stay')]).toEqual([3, 3])
})

test('a batch that fails stores nothing, and simultaneous writes are stored', async () => {
  const { id: user, token } = anna
  const call = (city: string | undefined) => ({
    method: 'POST',
    url: records('visited_city'),
    body: { user, city },
  })
  const batch = (requests: unknown[]) =>
    app.request('/api/batch', { method: 'POST', token, body: { requests } })
  const responses = await Promise.all([
    mark(ben, cities[5]),
    batch([call(cities[6]), call(cities[7]), call('nowhere')]),
    mark(anna, cities[6]),
    batch([call(cities[8]), call(cities[9])]),
    batch([call(cities[10]), call('nowhere')]),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 200, 200, 400])
  const stored = await run<{ city: string }>(app.database, 'select city from visited_city order by city')
  expect(stored.map(({ city }) => city)).toEqual([5, 6, 8, 9].map((index) => cities[index]))
  expect(await count('stay')).toBe(4)
})

test('of several simultaneous deletes of a mark one succeeds, and the city can be marked again', async () => {
  const id = 'markofanna00000'
  expect((await mark(anna, cities[0], id)).status).toBe(200)
  const removed = await Promise.all([remove(anna, id), remove(anna, id), remove(ben, id)])
  expect(statusesOf(removed)).toEqual([204, 404, 404])
  expect([await count('visited_city'), await count('stay')]).toEqual([0, 0])
  const again = await Promise.all([mark(anna, cities[0], id), mark(ben, cities[0])])
  expect(statusesOf(again)).toEqual([200, 200])
})
