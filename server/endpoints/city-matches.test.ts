import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cityMatches } from '#shared/collections/cities.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { gazetteerSlice } from '#server/test/gazetteer-slice.ts'
import { run } from '#server/test/test-database.ts'
import { buildCityNames } from '#server/gazetteer/city-names-build.ts'
import { packCityNames, unpackCityNames } from '#server/gazetteer/city-names-pack.ts'
import { matchCities, ownName } from '#server/gazetteer/city-names.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function namesFor(typed: string) {
  const response = await app.request(`/api/cities/matches?q=${encodeURIComponent(typed)}`)
  expect(response.status).toBe(200)
  return cityMatches.parse(await response.json()).items.map(({ name }) => name)
}

describe('the best matches', () => {
  test('are at most five records as the record API sends them, with country and state', async () => {
    const response = await app.request('/api/cities/matches?q=lon')
    const { items } = cityMatches.parse(await response.json())
    expect(items).toHaveLength(5)
    const [london] = items
    expect(london).toMatchObject({
      name: 'London',
      expand: { country: { iso2: 'GB' }, state: { name: 'England' } },
    })
    const path = `/api/collections/city/records/${london?.id}?expand=country,state`
    expect(london).toEqual(await (await app.request(path)).json())
  })

  test('can be cached by anyone until the gazetteer changes', async () => {
    const path = '/api/cities/matches?q=paris'
    const first = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=/)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await app.request(path, { headers })).status).toBe(304)
    expect((await app.request(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })

  test.each([
    ['lon', 'London'],
    ['LÓNDON', 'London'],
    ['pari', 'Paris'],
    ['münchen', 'Munich'],
    ['Москва', 'Moscow'],
    ['東京', 'Tokyo'],
    ['köln', 'Köln'],
    ['hallst', 'Hallstatt'],
    ['valencia, span', 'Valencia'],
    ['بلنسية، إسب', 'Valencia'],
  ])('for "%s" begin with %s', async (typed, first) => {
    expect((await namesFor(typed))[0]).toBe(first)
  })

  test.each([
    ['barcleona', 'swapped letters'],
    ['barcelna', 'a missing letter'],
    ['barcellona', 'a letter too many'],
    ['varcelona', 'a wrong letter'],
  ])('forgive %s: %s', async (typed) => {
    expect((await namesFor(typed))[0]).toBe('Barcelona')
  })

  test('put names that begin with the text before a large city that needs a corrected typing error', () => {
    const names = {
      bytes: new Uint8Array(Buffer.from('kirunakirunna')),
      starts: new Uint32Array([0, 6, 13]),
      owners: new Uint32Array([ownName | 0, 1]),
      geonameids: new Uint32Array([605_155, 1_336_135]),
      weights: new Float32Array([4.2, 7.5]),
    }
    const found = matchCities(names, 'kiruna', 5).map(({ geonameid }) => geonameid)
    expect(found).toEqual([605_155, 1_336_135])
  })

  test('are none for an empty, an unknown and a very long text', async () => {
    expect(await namesFor('')).toEqual([])
    expect(await namesFor('   ')).toEqual([])
    expect(await namesFor('qqqqqqqq')).toEqual([])
    expect(await namesFor('x'.repeat(5000))).toEqual([])
    expect(await namesFor("'; drop table city; --")).toEqual([])
  })

  test('leave out a retired city', async () => {
    await run(app.database, "update city set retired = 1 where name = 'Hallstatt'")
    expect(await namesFor('hallstatt')).toEqual([])
    await run(app.database, "update city set retired = 0 where name = 'Hallstatt'")
    // Responses are cached for as long as the gazetteer is the same.
    expect(await namesFor('Hallstatt')).toEqual(['Hallstatt'])
  })
})

describe('the index of names', () => {
  const names = buildCityNames(gazetteerSlice())
  const packed = Buffer.concat(packCityNames(names))

  async function* pieces(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

  test.each([1, 7, 65_536, packed.length])(
    'is the same when it is read in chunks of %i bytes',
    async (size) => {
      const unpacked = await unpackCityNames(pieces(packed, size))
      expect(unpacked && matchCities(unpacked, 'ber', 5)).toEqual(matchCities(names, 'ber', 5))
    },
  )

  test('is null when the bytes are incomplete', async () => {
    expect(await unpackCityNames(pieces(packed.subarray(0, -1), 4096))).toBeNull()
    expect(await unpackCityNames(pieces(packed.subarray(0, 5), 4096))).toBeNull()
  })

  test('is sorted by bytes', () => {
    const text = (index: number) =>
      Buffer.from(names.bytes.subarray(names.starts[index], names.starts[index + 1])).toString('latin1')
    const all = Array.from(names.owners, (_, index) => text(index))
    expect(all.length).toBeGreaterThan(5000)
    expect(all).toEqual([...all].sort())
  })
})
