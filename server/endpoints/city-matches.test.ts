import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cityMatches } from '#shared/collections/cities.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { namesOf } from '#server/test/city-names.ts'
import { gazetteerSlice } from '#server/test/gazetteer-slice.ts'
import { run } from '#server/test/test-database.ts'
import { buildCityNames } from '#server/gazetteer/city-names-build.ts'
import { packCityNames, unpackCityNames } from '#server/gazetteer/city-names-pack.ts'
import { aliasName, districtName, type NameArrays, ownName } from '#server/gazetteer/name-arrays.ts'
import { matchCities } from '#server/gazetteer/match/match-cities.ts'
import { searchable } from '#server/gazetteer/city-names.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function citiesFor(typed: string) {
  const response = await app.request(`/api/cities/matches?q=${encodeURIComponent(typed)}`)
  expect(response.status).toBe(200)
  return cityMatches.parse(await response.json()).items
}
const namesFor = async (typed: string) => (await citiesFor(typed)).map(({ name }) => name)

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
    ['köln', 'Cologne'],
    ['hallst', 'Hallstatt'],
    ['valencia, span', 'Valencia'],
    ['بلنسية، إسب', 'Valencia'],
  ])('for "%s" begin with %s', async (typed, first) => {
    expect((await namesFor(typed))[0]).toBe(first)
  })

  test.each([
    ['valencia spain', 'Valencia', 'ES'],
    ['Valencia Venezuela', 'Valencia', 'VE'],
    ['valencia (venezuela)', 'Valencia', 'VE'],
    ['san jose costa rica', 'San José', 'CR'],
    ['san jose california', 'San Jose', 'US'],
    ['portland or', 'Portland', 'US'],
    ['London Ontario', 'London', 'CA'],
    ['london, on', 'London', 'CA'],
    ['newcastle nsw', 'Newcastle', 'AU'],
    ['Valence Espagne', 'Valencia', 'ES'],
    ['Rzym Włochy', 'Rome', 'IT'],
    ['曼谷 泰国', 'Bangkok', 'TH'],
    ['barcelna spain', 'Barcelona', 'ES'],
    ['saint petersburg russia', 'Saint Petersburg', 'RU'],
    ['st petersburg russia', 'Saint Petersburg', 'RU'],
    ["xi'an", "Xi'an", 'CN'],
    ['xian china', "Xi'an", 'CN'],
  ])('for "%s" begin with %s in %s', async (typed, name, iso2) => {
    const [first] = await citiesFor(typed)
    expect([first?.name, first?.expand?.country?.iso2]).toEqual([name, iso2])
  })

  test('put a city with the whole name of a state before those of states whose names only begin with it', async () => {
    const inMaine = namesOf([
      ['portland', 5],
      ['portland', 6],
    ])
    const named = {
      named: () => new Set([1]),
      begun: () => new Set([1, 2]),
      similar: () => new Set<number>(),
    }
    const names = { ...inMaine, states: new Uint16Array([1, 2]), regions: named }
    expect(matchCities(names, 'portland, me', 5).map(({ geonameid }) => geonameid)).toEqual([1, 2])
    expect(matchCities(names, 'portland me', 5).map(({ geonameid }) => geonameid)).toEqual([1])
  })

  test('put a whole name of four letters before longer names of larger cities; with three letters, after them', () => {
    const bestOf = (typed: string, longer: string) => {
      const names = namesOf([
        [typed, 4],
        [longer, 7],
      ])
      return matchCities(names, typed, 1).map(({ geonameid }) => geonameid)
    }
    expect(bestOf('bath', 'bathurst')).toEqual([1])
    expect(bestOf('bat', 'bathurst')).toEqual([2])
  })

  test('do not contain a city by another name that begins with a corrected text', async () => {
    expect(await namesFor('hallst')).toEqual(['Hallstatt'])
    expect(await namesFor('munchn')).toContain('Munich')
  })

  test("do not contain other countries' or states' cities when the named one has no such city", async () => {
    expect(await namesFor('valencia, japan')).toEqual([])
    expect(await namesFor('valencia, atlantis')).toEqual([])
  })

  test('put cities whose own names begin with the text before a reading as city and state', async () => {
    const names = namesOf([
      ['port', 6],
      ['port augusta', 3],
    ])
    const australia = {
      named: (text: string) => new Set(text === 'au' ? [1] : []),
      begun: () => new Set([1]),
      similar: () => new Set<number>(),
    }
    const found = matchCities({ ...names, states: new Uint16Array([1, 2]), regions: australia }, 'port au', 5)
    expect(found.map(({ geonameid }) => geonameid)).toEqual([2, 1])
  })

  test('prefer a reading as city and state to the beginning of a district', () => {
    const names = namesOf([
      ['port', 6],
      ['port augusta', 6],
    ])
    const [port = 0, augusta = 0] = names.owners
    const owners = new Uint32Array([port, augusta - ownName + aliasName + districtName])
    const regions = {
      named: (text: string) => new Set(text === 'au' ? [1] : []),
      begun: () => new Set([1]),
      similar: () => new Set<number>(),
    }
    const found = matchCities({ ...names, owners, states: new Uint16Array([1, 1]), regions }, 'port au', 5)
    expect(found.map(({ geonameid, alias }) => [geonameid, alias])).toEqual([
      [1, ''],
      [2, 'port augusta'],
    ])
    expect(found[0]?.score).toBeGreaterThan(40)
  })

  test('begin with the city of an airport whose code is typed in capitals, with the code', async () => {
    expect((await namesFor('LHR'))[0]).toBe('London')
    expect((await namesFor(' CDG '))[0]).toBe('Paris')
    expect((await citiesFor('KIX'))[0]).toMatchObject({
      name: 'Osaka',
      alias: { name: 'KIX', kind: 'airport' },
    })
    expect(await namesFor('LHR')).toHaveLength(new Set(await namesFor('LHR')).size)
  })

  test('end with the city of an airport whose code is typed in small letters', async () => {
    const [others, [last]] = [await namesFor('mad'), (await citiesFor('kix')).slice(-1)]
    expect(last).toMatchObject({ name: 'Osaka', alias: { name: 'KIX', kind: 'airport' } })
    expect(others[0]).toBe('Madrid')
    const ord = await namesFor('ord')
    expect([ord[0], ord.at(-1)]).toEqual(['Ordos', 'Chicago'])
  })

  test.each([
    ['barcleona', 'swapped letters'],
    ['barcelna', 'a missing letter'],
    ['barcellona', 'a letter too many'],
    ['varcelona', 'a wrong letter'],
  ])('tolerate %s: %s', async (typed) => {
    expect((await namesFor(typed))[0]).toBe('Barcelona')
  })

  test('put names that begin with the text before a large city that needs a corrected typing error', () => {
    const names = namesOf([
      ['kiruna', 4.2],
      ['kirunna', 7.5],
    ])
    expect(matchCities(names, 'kiruna', 5).map(({ geonameid }) => geonameid)).toEqual([1, 2])
  })

  test('name the island or sight that the found city stands for', async () => {
    const [denpasar] = await citiesFor('bali')
    expect(denpasar).toMatchObject({ name: 'Denpasar', alias: { name: 'Bali', kind: 'island' } })
    const [agra] = await citiesFor('Taj Mahal')
    expect(agra).toMatchObject({ name: 'Agra', alias: { name: 'Taj Mahal', kind: 'sight' } })
    const [itself] = await citiesFor('agra')
    expect(itself).toMatchObject({ name: 'Agra' })
    expect(itself).not.toHaveProperty('alias')
  })

  test('name the country or state of the found cities', async () => {
    const german = await citiesFor('germany')
    expect(german).toHaveLength(5)
    for (const city of german) {
      expect(city).toMatchObject({
        expand: { country: { iso2: 'DE' } },
        alias: { name: 'Germany', kind: 'country' },
      })
    }
    const english = await citiesFor('england')
    expect(english[0]).toMatchObject({ name: 'London', alias: { name: 'England', kind: 'state' } })
  })

  test('put a large city before the beginning of an alias', async () => {
    const [first] = await citiesFor('col')
    expect(first).not.toHaveProperty('alias')
    const [rome] = await citiesFor('colosseu')
    expect(rome).toMatchObject({ alias: { name: 'Colosseum' } })
  })

  test('are none for an empty, an unknown and a very long text', async () => {
    expect(await namesFor('')).toEqual([])
    expect(await namesFor('   ')).toEqual([])
    expect(await namesFor('qqqqqqqq')).toEqual([])
    expect(await namesFor('x'.repeat(5000))).toEqual([])
    expect(await namesFor("'; drop table city; --")).toEqual([])
  })

  test('read the first 100 characters of a text', async () => {
    expect((await namesFor(`hallstatt${' '.repeat(91)}xyz`))[0]).toBe('Hallstatt')
    expect(await namesFor(`hallstatt,${' '.repeat(87)}xyz`)).toEqual([])
  })

  test('are still five when one of the best is retired', async () => {
    const [best = ''] = await namesFor('san')
    await run(app.database, `update city set retired = 1 where name = '${best}'`)
    const names = await namesFor('SAN')
    await run(app.database, `update city set retired = 0 where name = '${best}'`)
    expect(names).toHaveLength(5)
    expect(names).not.toContain(best)
  })

  test('leave out a retired city', async () => {
    await run(app.database, "update city set retired = 1 where name = 'Hallstatt'")
    expect(await namesFor('hallstatt')).toEqual([])
    await run(app.database, "update city set retired = 0 where name = 'Hallstatt'")
    // Responses are cached until the gazetteer changes.
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
      const bestOf = async (arrays: NameArrays) => matchCities(await searchable(arrays), 'ber, germany', 5)
      expect(unpacked && (await bestOf(unpacked))).toEqual(await bestOf(names))
      expect(unpacked).toEqual(names)
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
