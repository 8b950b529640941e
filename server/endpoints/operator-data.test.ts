import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://waymark.example', rateLimits: true })
  ;({ token } = await newSuperuser(app))
})
afterAll(() => app.close())

const get = async (path: string) => replyOf(await app.request(path, { token }))
const collections = async (query: string) => {
  const { status, body } = await get(`/api/collections${query}`)
  expect(status).toBe(200)
  return body as {
    items: { name: string; id: string; type: string; fields: { name: string }[] }[]
    [key: string]: unknown
  }
}

test('tools read the collections in the form of the protocol', async () => {
  const { items, ...rest } = await collections('?perPage=500')
  expect(rest).toEqual({ page: 1, perPage: 500, totalItems: items.length, totalPages: 1 })
  // One collection of each type, with fields of each type. A new field of these needs no change here.
  const shown: Record<string, string> = {
    users: 'id password email emailVisibility verified name avatar language created updated',
    geo_json: 'id type country json created updated',
    trip: 'id name description starts travel_items user revision private created updated',
    visited_city: 'id user city created updated',
    distinct_visited_states: 'id user name country_name created updated',
    _superusers: 'id password email emailVisibility verified created updated',
  }
  const lines = items
    .filter(({ name }) => name in shown)
    .flatMap(({ fields, ...model }) => [
      JSON.stringify(model),
      // A new file of texts adds a language.
      ...fields
        .filter((field) => shown[model.name]?.split(' ').includes(field.name))
        .map((field) => `  ${JSON.stringify(field.name === 'language' ? { ...field, values: [] } : field)}`),
    ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('collections.txt')
  const { body } = await get('/api/collections/TRIP')
  expect(body).toEqual(items.find(({ name }) => name === 'trip'))
  expect((await get('/api/collections/trip?fields=name,id')).body).toEqual({
    name: 'trip',
    id: items.find(({ name }) => name === 'trip')?.id,
  })
})

test('the collections come in pages', async () => {
  const { items: all } = await collections('')
  const total = { totalItems: all.length, totalPages: Math.ceil(all.length / 4) }
  const page = await collections('?page=2&perPage=4&fields=name')
  expect(page.items).toEqual(all.slice(4, 8).map(({ name }) => ({ name })))
  expect(await collections('?page=2&perPage=4')).toEqual({
    items: all.slice(4, 8),
    page: 2,
    perPage: 4,
    ...total,
  })
  expect(await collections('?perPage=4&skipTotal=1')).toMatchObject({ totalItems: -1, totalPages: -1 })
})

test.each(['id', 'name', 'type'] as const)('the collections are sorted by %s', async (key) => {
  const keys = async (sort: string) => (await collections(`?sort=${sort}`)).items.map((item) => item[key])
  const ascending = (await keys('')).toSorted()
  expect(await keys(key)).toEqual(ascending)
  expect(await keys(`%2B${key}`)).toEqual(ascending)
  expect(await keys(`-${key}`)).toEqual(ascending.toReversed())
})

test('a sort order without meaning here changes nothing, and an unknown one is refused', async () => {
  const { items } = await collections('')
  for (const sort of ['created', '-updated', 'system', '@rowid', '-'])
    expect((await collections(`?sort=${sort}`)).items).toEqual(items)
  for (const query of ['sort=nope', 'sort=name-', 'sort=x-name', 'filter=name%3D%22trip%22'])
    expect((await get(`/api/collections?${query}`)).status).toBe(400)
  const types = (await collections('?sort=type')).items.filter(({ type }) => type === 'base')
  expect(types).toEqual(items.filter(({ type }) => type === 'base'))
})

test('tools read the settings', async () => {
  expect((await get('/api/settings')).body).toEqual({
    meta: { appName: 'Waymark', appURL: 'https://waymark.example', hideControls: true },
    batch: { enabled: true, maxRequests: 500 },
    rateLimits: { enabled: true, rules: [] },
  })
  expect((await get('/api/settings?fields=batch')).body).toEqual({
    batch: { enabled: true, maxRequests: 500 },
  })
})

test('none of it can be written, and there are no logs', async () => {
  for (const path of ['/api/collections', '/api/collections/trip', '/api/settings'])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await replyOf(await app.request(path, { method, token, body: {} }))).toMatchObject({
        status: 403,
        body: {
          message: 'Collections and settings are part of the code and the environment of this server.',
        },
      })
  for (const path of ['/api/logs', '/api/logs/stats', '/api/logs/a/b'])
    expect(await get(path)).toMatchObject({
      status: 404,
      body: { message: 'Logs are not stored: the server writes them to its standard error stream.' },
    })
})

test.each(['/api/collections', '/api/collections/trip', '/api/settings', '/api/logs', '/api/logs/stats'])(
  '%s is for superusers only',
  async (path) => {
    const { token } = await app.people.register()
    expect((await app.request(path)).status).toBe(401)
    for (const method of ['GET', 'DELETE'])
      expect((await app.request(path, { token, method })).status).toBe(403)
  },
)
