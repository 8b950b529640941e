import { expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { PlaceResolveRequest, ResolvedCity } from '#shared/imports.ts'
import type { FoundPlace, Place } from '#web/features/import/read/found.ts'
import { placeKey } from './resolution.ts'
import { type NamedPlace, resolveFound, type ResolveCalls } from './resolve-found.ts'

const city = (number: number, name: string): ResolvedCity => ({
  id: cityId(number),
  name,
  local_name: '',
  latitude: 0,
  longitude: 0,
  population: 1,
  timezone: 'Europe/Rome',
  country: '',
  state: '',
  expand: {},
})
const [rome, paris, valencia, otherValencia] = [
  city(3169070, 'Rome'),
  city(2988507, 'Paris'),
  city(2509954, 'Valencia'),
  city(3625549, 'Valencia'),
]

const place = (of: Place): FoundPlace => ({ is: 'listed', place: of, sure: 1, why: { by: 'list' } })
const { signal } = new AbortController()

const placesOfLine = (text: string): NamedPlace[] => {
  const certain = (one: ResolvedCity, part = text): NamedPlace => ({
    text: part,
    certain: true,
    cities: [one],
  })
  if (text === 'Rome, Paris') return [certain(rome, 'Rome'), certain(paris, 'Paris')]
  if (text === 'Paris, Lazio')
    return [certain(paris, 'Paris'), { text: 'Lazio', certain: false, cities: [rome] }]
  if (text === 'Rome, Italy') return [certain(rome)]
  return [{ text, certain: false, cities: text === 'Valencia' ? [valencia, otherValencia] : [] }]
}

/** A server that knows four cities and remembers what it was asked. */
const server = () => {
  const asked: { places: PlaceResolveRequest[]; lines: string[][] } = { places: [], lines: [] }
  const calls: ResolveCalls = {
    places(request) {
      asked.places.push(request)
      return Promise.resolve({
        cities: [rome, paris],
        positions: request.positions.map(() => ({ city: rome.id, km: 1, others: [paris.id], parent: '' })),
        airports: request.airports.map((code) => ({ code, city: code === 'CDG' ? paris.id : '' })),
      })
    },
    names(lines, _signal, are = 'names') {
      if (are !== 'names') return Promise.resolve(lines.map(() => []))
      asked.lines.push([...lines])
      return Promise.resolve(lines.map(placesOfLine))
    },
    countryOf: (latitude) => (latitude > 0 ? 'IT' : ''),
  }
  return { asked, calls }
}

const resolve = async (...places: Place[]) => {
  const { asked, calls } = server()
  const shares: number[] = []
  const found = await resolveFound([{ places: places.map(place), rides: [] }], calls, signal, (share) =>
    shares.push(share),
  )
  return { asked, shares, cities: found.cities, of: (one: Place) => found.places.get(placeKey(one)) }
}

test('a position is sent rounded, with the country of the exact position', async () => {
  const at = { latitude: 41.902_83, longitude: 12.496_41, name: 'Home' }
  const { asked, of } = await resolve(at, { ...at, name: 'Work' })
  expect(asked.places).toEqual([
    { positions: [{ latitude: 41.9, longitude: 12.5, country: 'IT' }], airports: [] },
  ])
  expect(JSON.stringify(asked)).not.toContain('Home')
  expect(of(at)).toMatchObject([{ city: rome.id, others: [paris.id] }])
})

test('twelve thousand positions take five requests', async () => {
  const many = Array.from({ length: 12_000 }, (_, index) => ({ latitude: 40 + index / 1000, longitude: 12 }))
  const { asked, shares } = await resolve(...many)
  expect(asked.places.map(({ positions }) => positions.length)).toEqual([2500, 2500, 2500, 2500, 2000])
  expect(shares.at(-1)).toBe(1)
})

test("airports are looked up by code; a code that cannot be an airport's is not sent", async () => {
  const { asked, of } = await resolve({ airport: 'CDG' }, { airport: 'NA0' }, { airport: 'X' })
  expect(asked.places).toEqual([{ positions: [], airports: ['CDG', 'NA0'] }])
  expect([{ airport: 'CDG' }, { airport: 'NA0' }, { airport: 'X' }].map((one) => of(one)?.[0]?.city)).toEqual(
    [paris.id, '', ''],
  )
})

test('a name can be several places, one of several cities, a country or nothing', async () => {
  const names = [
    { name: 'Rome, Paris' },
    { name: 'Valencia' },
    { name: 'Rome', country: 'Italy' },
    { name: 'France' },
    { name: 'Atlantis' },
  ]
  const { of, cities } = await resolve(...names)
  expect(names.map((name) => of(name))).toMatchObject([
    [
      { city: rome.id, text: 'Rome' },
      { city: paris.id, text: 'Paris' },
    ],
    [{ city: '', others: [valencia.id, otherValencia.id] }],
    [{ city: rome.id }],
    [{ city: '', isCountry: true }],
    [{ city: '', others: [] }],
  ])
  expect(cities.has(otherValencia.id)).toBe(true)
})

test('names are asked fifty at once, and four thousand characters', async () => {
  const { asked } = await resolve(...Array.from({ length: 120 }, (_, index) => ({ name: `Town ${index}` })))
  expect(asked.lines.map((lines) => lines.length)).toEqual([50, 50, 20])
  const long = await resolve(
    ...Array.from({ length: 10 }, (_, index) => ({ name: `${index}${'x'.repeat(900)}` })),
  )
  expect(long.asked.lines.map((lines) => lines.length)).toEqual([4, 4, 2])
})

test('a city whose region does not fit is a question', async () => {
  const { calls } = server()
  const [told, listed] = [{ name: 'Paris', country: 'Lazio' }, { name: 'Rome, Paris' }]
  const { places } = await resolveFound([{ places: [place(told), place(listed)], rides: [] }], calls, signal)
  expect(places.get(placeKey(told))).toEqual([{ city: '', others: [paris.id], parent: '' }])
  expect(places.get(placeKey(listed))?.map(({ city }) => city)).toEqual([rome.id, paris.id])
})

test('a named suburb is stored with its city, and so is a position in a suburb', async () => {
  const expand = { country: { id: '0000000000000fr', name: 'France', iso2: 'FR' } }
  const [versailles, capital] = [
    { ...city(2969679, 'Versailles'), latitude: 48.8036, longitude: 2.1344, expand },
    { ...paris, latitude: 48.8534, longitude: 2.3488, expand },
  ]
  const { calls, asked } = server()
  calls.names = (lines) =>
    Promise.resolve(
      lines.map((text) => [{ text, certain: true, cities: [text === 'Paris' ? capital : versailles] }]),
    )
  calls.places = (request) => {
    asked.places.push(request)
    return Promise.resolve({
      cities: [versailles, capital],
      positions: [
        { city: versailles.id, km: 0, others: [], parent: capital.id },
        { city: capital.id, km: 0, others: [], parent: '' },
      ],
      airports: [],
    })
  }
  const [suburb, whole] = [{ name: 'Versailles' }, { name: 'Paris' }]
  const { places } = await resolveFound([{ places: [place(suburb), place(whole)], rides: [] }], calls, signal)
  expect(places.get(placeKey(suburb))).toEqual([{ city: versailles.id, others: [], parent: capital.id }])
  expect(places.get(placeKey(whole))).toEqual([{ city: capital.id, others: [], parent: '' }])
  expect(asked.places.map(({ positions }) => positions)).toEqual([
    [
      { latitude: 48.8036, longitude: 2.1344, country: 'FR' },
      { latitude: 48.8534, longitude: 2.3488, country: 'FR' },
    ],
  ])
})

test('the city named in a file of this app is used if it is near, instead of its larger neighbour', async () => {
  const { calls } = server()
  const at = { latitude: 48.85, longitude: 2.35 }
  const places = [at, { ...at, city: paris.id }, { ...at, city: valencia.id }]
  const { places: found } = await resolveFound([{ places: places.map(place), rides: [] }], calls, signal)
  expect(places.map((one) => found.get(placeKey(one))?.[0]?.city)).toEqual([rome.id, paris.id, rome.id])
})

test('a city in another language with its country is looked up by its name, and has to lie in that country', async () => {
  const inCountry = (one: ResolvedCity, iso2: string): ResolvedCity => ({
    ...one,
    expand: { country: { id: one.country, name: iso2, iso2 } },
  })
  const cities = [
    inCountry(city(5128581, 'New York City'), 'US'),
    inCountry(city(3625550, 'Nueva York'), 'MX'),
  ]
  const lines: string[] = []
  const calls: ResolveCalls = {
    ...server().calls,
    names(texts, _signal, are = 'names') {
      if (are !== 'entries')
        return Promise.resolve(texts.map((text) => [{ text, certain: false, cities: [] }]))
      lines.push(...texts)
      return Promise.resolve(texts.map((text) => [{ text, certain: false, cities }]))
    },
  }
  const cityOf = async (of: Place) => {
    const { places } = await resolveFound([{ places: [place(of)], rides: [] }], calls, signal)
    return places.get(placeKey(of))?.[0]?.city
  }
  expect(await cityOf({ name: 'Nueva York, EE.UU.' })).toBe(cities[0]?.id)
  expect(await cityOf({ name: 'Nueva York', country: 'US' })).toBe(cities[0]?.id)
  expect(await cityOf({ name: 'Nueva York, Italia' })).toBe('')
  expect(new Set(lines)).toEqual(new Set(['Nueva York']))
})
