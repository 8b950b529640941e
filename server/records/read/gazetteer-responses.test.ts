import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { createGazetteerResponses } from './gazetteer-responses.ts'
import { run } from '#server/test/test-database.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const raw = (path: string, headers: Record<string, string> = {}) =>
  example.fetch(`/api/collections/${path}`, headers)
const changeRows = () => run(example.database, "update city set name = 'Changed'")

describe('a gazetteer response', () => {
  test('is publicly cacheable, and its ETag is the gazetteer version', async () => {
    const { headers } = await raw('city/records')
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect(headers.get('etag')).toBe('W/"v1"')
    for (const tag of ['W/"v1"', '"v1"', '"v0", W/"v1"', '"v0",  "v1"', '*', '"v0", *']) {
      const again = await raw('city/records', { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await raw('city/records', { 'if-none-match': 'W/"v0"' })).status).toBe(200)
  })

  test('is cached in memory until the gazetteer version changes', async () => {
    const names = async () => JSON.stringify(await (await raw('city/records?fields=name')).json())
    expect(await names()).toContain('Łódź_2')
    await changeRows()
    expect(await names()).toContain('Łódź_2')
    example.newGazetteer('v2')
    expect(await names()).toContain('Changed')
    expect((await raw('city/records')).headers.get('etag')).toBe('W/"v2"')
  })

  test('has an encoding that the client accepts', async () => {
    const long = 'city/records?expand=country'
    const plain = await (await raw(long)).text()
    const gzip = await raw(long, { 'accept-encoding': 'gzip' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
    const br = await raw(long, { 'accept-encoding': 'gzip, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
    expect(
      (await raw('city/records?fields=id', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  test('is not cached for @random or a time macro', async () => {
    for (const query of ['sort=@random', 'filter=created%3C@now']) {
      const { headers } = await raw(`city/records?${query}`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).toBeNull()
    }
  })

  test('is not cached when it is an error', async () => {
    expect((await raw('city/records/newcity00000000')).status).toBe(404)
    await example.store('city', { id: 'newcity00000000', name: 'New' })
    expect((await raw('city/records/newcity00000000')).status).toBe(200)
    expect((await raw('city/records?filter=nope')).headers.get('etag')).toBeNull()
  })

  test('is 404, not 304, for a missing record', async () => {
    expect((await raw('city/records/nope', { 'if-none-match': '*' })).status).toBe(404)
  })
})

test('lists and records of other collections, and errors, have no-store', async () => {
  const paths = [
    'country/records',
    'visited_city/records',
    'country/records/countryk0000000',
    'city/records/nope',
  ]
  for (const path of paths) {
    expect((await raw(path)).headers.get('cache-control')).toBe('no-store')
  }
})

test('a response that was made from an earlier gazetteer version is not cached', async () => {
  let version = 'v1'
  const respond = createGazetteerResponses(() => version)
  let produced = 0
  let finish: (() => void) | undefined
  const app = new Hono()
    .get('/slow', (c) =>
      respond(c.req, async () => {
        produced += 1
        if (produced === 1) await new Promise<void>((resolve) => (finish = resolve))
        return Buffer.from(`"${produced} of ${version}"`)
      }),
    )
    .get('/other', (c) => respond(c.req, async () => Buffer.from('"other"')))
  const slow = app.request('/slow')
  await expect.poll(() => finish).toBeDefined()
  version = 'v2'
  await app.request('/other')
  finish?.()
  await slow
  expect(await (await app.request('/slow')).json()).toBe('2 of v2')
  expect(await (await app.request('/slow')).json()).toBe('2 of v2')
})
