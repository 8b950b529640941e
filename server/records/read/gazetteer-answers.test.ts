import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSeededExample, type SeededExample } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'

let example: SeededExample

beforeEach(async () => {
  example = await createSeededExample()
})
afterEach(() => example.close())

const raw = (path: string, headers: Record<string, string> = {}) =>
  example.fetch(`/api/collections/${path}`, headers)
const forget = () => run(example.database, "update city set name = 'Changed'")

describe('an answer about the gazetteer', () => {
  test('may be kept by anyone and says which edition it is of', async () => {
    const { headers } = await raw('city/records')
    expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect(headers.get('etag')).toBe('W/"v1"')
    for (const tag of ['W/"v1"', '"v1"', '"v0", W/"v1"', '*']) {
      const again = await raw('city/records', { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await raw('city/records', { 'if-none-match': 'W/"v0"' })).status).toBe(200)
  })

  test('is kept in memory until the edition changes', async () => {
    const names = async () => JSON.stringify(await (await raw('city/records?fields=name')).json())
    expect(await names()).toContain('Łódź_2')
    await forget()
    expect(await names()).toContain('Łódź_2')
    example.newGazetteer('v2')
    expect(await names()).toContain('Changed')
    expect((await raw('city/records')).headers.get('etag')).toBe('W/"v2"')
  })

  test('is sent as the client can read it', async () => {
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

  test('is not kept when it depends on chance or the time', async () => {
    for (const query of ['sort=@random', 'filter=created%3C@now']) {
      const { headers } = await raw(`city/records?${query}`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).toBeNull()
    }
  })

  test('is not kept when it is an error', async () => {
    expect((await raw('city/records/newcity00000000')).status).toBe(404)
    await example.store('city', { id: 'newcity00000000', name: 'New' })
    expect((await raw('city/records/newcity00000000')).status).toBe(200)
    expect((await raw('city/records?filter=nope')).headers.get('etag')).toBeNull()
  })

  test('of 304 is given only for what exists', async () => {
    expect((await raw('city/records/nope', { 'if-none-match': '*' })).status).toBe(404)
  })
})

test('other answers are kept by nobody', async () => {
  const unkept = [
    'country/records',
    'visited_city/records',
    'country/records/countryk0000000',
    'city/records/nope',
  ]
  for (const path of unkept) {
    expect((await raw(path)).headers.get('cache-control')).toBe('no-store')
  }
})
