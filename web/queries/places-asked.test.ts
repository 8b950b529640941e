import { onlineManager, QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { worldAddress } from 'world:address'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import { run } from '#server/test/test-database.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { worldShape } from '#web/leaflet/world-shape.ts'
import type { Network } from '#web/test/network.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { bestCity, cityMatchesQuery, citySearchQuery, resolveQuery } from './cities.ts'
import { currenciesQuery } from './currencies.ts'
import {
  capitalQuery,
  countryCardsQuery,
  largestCitiesQuery,
  namedCitiesQuery,
  randomCitiesQuery,
  randomCountriesQuery,
} from './explore-places.ts'
import { withStatesQuery } from './geo-json.ts'
import { mapLabelsQuery } from './map-labels.ts'
import { cityAtQuery, nearbyCitiesQuery } from './nearby-cities.ts'
import { stateCitiesQuery } from './state-cities.ts'
import { stateTotalsQuery } from './state-totals.ts'
import { statesQuery } from './states.ts'
import { publicUserQuery } from './users.ts'
import { worldQuery } from './world.ts'

const berlin = cityId(2950159)
const colmar = cityId(3024297)
const hallstatt = cityId(2776943)
const london = cityId(2643743)
const paris = cityId(2988507)
const rome = cityId(3169070)
const vienna = cityId(2761369)
const germany = countryId('DE')
const france = countryId('FR')

let app: TestApp
let network: Network
let queryClient: QueryClient

/** The tests of a worker run in one window, and data that was fetched ahead is used only in its first minute. */
const asIfJustOpened = () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  onTestFinished(() => now.mockRestore())
}

beforeEach(async () => {
  ;({ app, network } = await startSignedIn())
  queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
})

type Change = Partial<Record<'name' | 'unaccented_name', string>> &
  Partial<Record<'retired' | 'population' | 'latitude' | 'longitude', number>>
const change = async (id: string, values: Change) => {
  for (const [field, value] of Object.entries(values)) {
    await run(app.database, sql`UPDATE city SET ${sql.ref(field)} = ${value} WHERE id = ${id}`)
  }
}
const idsOf = (places: readonly { id: string }[]) => places.map(({ id }) => id)
const asked = (path: string) => network.asked.filter((line) => line.includes(path)).length
type StoredCity = Position & { id: string; name: string; population: number; country: string; state: string }
const allCities = () => run<StoredCity>(app.database, 'SELECT * FROM city WHERE retired = 0')

describe('a search by name', () => {
  const search = (...given: Parameters<typeof citySearchQuery>) =>
    queryClient.fetchQuery(citySearchQuery(...given))

  test('lists alphabetically, of equal names the larger first, and no retired city', async () => {
    for (const id of [paris, berlin, vienna]) await change(id, { unaccented_name: 'zzq' })
    await change(rome, { unaccented_name: 'zzqa' })
    await change(vienna, { retired: 1 })
    expect(idsOf(await search('zzq'))).toEqual([berlin, paris, rome])
    expect(idsOf(await search('zzq', { size: 1 }))).toEqual([berlin])
    expect(idsOf(await search('zzq', { sort: '-unaccented_name', size: 1 }))).toEqual([rome])
    expect(idsOf(await search('zzq', { conditions: ['population < 3000000'] }))).toEqual([paris, rome])
    expect(asked('skipTotal=')).toBe(4)
  })

  test('lists fifty cities', async () => {
    expect(await search('s')).toHaveLength(50)
  })

  test.each(['%', '_', '"', '\\%'])('treats %s as plain text', async (character) => {
    await change(paris, { unaccented_name: `zz${character}q` })
    await change(rome, { unaccented_name: 'zzxq' })
    expect(idsOf(await search(`zz${character}q`))).toEqual([paris])
  })

  test('fails at once, and tries again when the browser is online', async () => {
    const lists = /\/city\/records/
    queryClient.mount()
    onTestFinished(() => {
      queryClient.unmount()
      onlineManager.setOnline(true)
    })
    onlineManager.setOnline(false)
    network.loseNext({ path: lists })
    const observer = new QueryObserver(queryClient, citySearchQuery('london'))
    onTestFinished(observer.subscribe(() => undefined))
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    expect(asked('/city/records')).toBe(1)
    onlineManager.setOnline(true)
    await waitFor(() => expect(observer.getCurrentResult().data?.[0]?.id).toBe(london))
  })

  test('sends no request for an empty text', () => {
    onTestFinished(new QueryObserver(queryClient, citySearchQuery('')).subscribe(() => undefined))
    onTestFinished(new QueryObserver(queryClient, cityMatchesQuery('')).subscribe(() => undefined))
    onTestFinished(new QueryObserver(queryClient, resolveQuery([])).subscribe(() => undefined))
    expect(queryClient.isFetching()).toBe(0)
  })
})

describe('the lines of a list', () => {
  const resolve = (lines: string[]) => queryClient.fetchQuery(resolveQuery(lines))

  test.each([
    ['50 lines', 50, 'Rome', 1],
    ['51 lines', 51, 'Rome', 2],
    ['4,000 characters', 40, 'Rome'.padEnd(100), 1],
    ['more than 4,000 characters', 41, 'Rome'.padEnd(100), 2],
    ['twice 4,000 characters', 80, 'Rome'.padEnd(100), 2],
    ['more than twice 4,000 characters', 81, 'Rome'.padEnd(100), 3],
  ])('are sent in as few requests as possible: %s', async (_, count, line, requests) => {
    const places = await resolve(Array.from({ length: count }, () => line))
    expect(places.map(({ text }) => text)).toEqual(Array.from({ length: count }, () => 'Rome'))
    expect(asked('/api/cities/resolve')).toBe(requests)
  })

  test('keep their order, with the possible cities of each', async () => {
    const lines = [...Array.from({ length: 50 }, () => 'Paris'), 'Rome', 'Xqzxqz']
    const places = await resolve(lines)
    expect(places.map(({ text }) => text)).toEqual(lines)
    expect(places.slice(-2).map(({ cities }) => idsOf(cities).slice(0, 1))).toEqual([[rome], []])
    expect(places.at(-2)?.cities[0]?.expand?.country?.iso2).toBe('IT')
  })
})

describe('the best city for a text', () => {
  test('is its best match', async () => {
    expect((await bestCity(queryClient, 'cologne'))?.name).toBe('Cologne')
  })

  test('is null if there is none', async () => {
    expect(await bestCity(queryClient, 'xqzxqz')).toBeNull()
  })

  test('throws when the server cannot be reached, and leaves no request behind', async () => {
    network.loseNext({ path: '/api/cities/matches' })
    await expect(bestCity(queryClient, 'london')).rejects.toThrow()
    const observed = queryClient.getQueryCache().getAll()
    expect(observed.map((query) => query.getObserversCount())).toEqual([0, 0])
  })
})

describe('cities near a city', () => {
  const nearby = async (id: string, count: number) => {
    const city = (await allCities()).find((one) => one.id === id)
    if (city === undefined) throw new Error('The city is missing.')
    return { city, near: await queryClient.fetchQuery(nearbyCitiesQuery(city, count)) }
  }

  test.each([
    ['London', london],
    ['Paris', paris],
    ['Hallstatt', hallstatt],
    ['Auckland', cityId(2193733)],
    ['Brisbane', cityId(2174003)],
    ['Tokyo', cityId(1850147)],
  ])('are the nearest of all outside of it: %s', async (_, id) => {
    await change(rome, { retired: 1 })
    const { city, near } = await nearby(id, 6)
    const radiusKm = Math.sqrt(city.population / 4000 / Math.PI)
    const nearest = (await allCities())
      .filter((one) => one.id !== id)
      .map((one) => ({ ...one, distanceKm: distanceKm(city, one) }))
      .filter((one) => one.distanceKm > radiusKm || one.population > city.population)
      .filter((one) => one.distanceKm <= 4000)
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
    expect(near.map(({ name, distanceKm }) => [name, distanceKm])).toEqual(
      nearest.slice(0, 6).map(({ name, distanceKm }) => [name, distanceKm]),
    )
  })

  test('are those of each city, as many as requested', async () => {
    const [near, more, other] = [await nearby(london, 3), await nearby(london, 4), await nearby(rome, 3)]
    expect([near, more, other].map((found) => found.near.length)).toEqual([3, 4, 3])
    expect(other.near[0]?.id).not.toBe(near.near[0]?.id)
  })

  test('leave out what lies within the city, unless it is larger', async () => {
    const inParis = { latitude: 48.86, longitude: 2.36 }
    for (const id of [colmar, berlin]) await change(id, inParis)
    const { near } = await nearby(paris, 6)
    expect(idsOf(near)).toContain(berlin)
    expect(idsOf(near)).not.toContain(colmar)
  })
})

describe('the city at a place', () => {
  const at = (wish: Partial<Parameters<typeof cityAtQuery>[0]>) =>
    queryClient.fetchQuery({
      ...cityAtQuery({ latitude: 48.85, longitude: 2.35, name: '', reachKm: 50, isNearest: false, ...wish }),
      staleTime: 0,
    })

  test('is the one of that name, else the largest or the nearest', async () => {
    await change(berlin, { latitude: 48.7, longitude: 2.35 })
    expect((await at({}))?.id).toBe(berlin)
    expect((await at({ isNearest: true }))?.id).toBe(paris)
    expect((await at({ name: 'Paris' }))?.id).toBe(paris)
    expect((await at({ name: 'Elsewhere' }))?.id).toBe(berlin)
    await change(berlin, { retired: 1 })
    expect((await at({ reachKm: 51 }))?.id).toBe(paris)
  })

  test('lies within reach in every direction', async () => {
    const north = { latitude: 49, longitude: 2.35 }
    // 0.3° to the north and east of Paris are further away than 35 km, though each is nearer alone.
    const reachKm = Math.ceil(distanceKm({ latitude: 48.85341, longitude: 2.3488 }, north))
    expect((await at({ ...north, reachKm }))?.id).toBe(paris)
    expect(await at({ ...north, reachKm: reachKm - 1 })).toBeNull()
    expect(await at({ latitude: 49.1, longitude: 2.72, reachKm: 35 })).toBeNull()
  })
})

describe('lists of places', () => {
  test('the cities of a state begin with the largest, and equal ones are in alphabetical order', async () => {
    const [state] = (await allCities()).filter(({ id }) => id === london).map((city) => city.state)
    if (!state) throw new Error('London has no state.')
    const inState = (await allCities()).filter((city) => city.state === state)
    expect(inState.length).toBeGreaterThan(3)
    await change(inState[0]?.id ?? '', { population: 77, name: 'Aaa' })
    await change(inState[1]?.id ?? '', { population: 77, name: 'Aab' })
    await change(inState[2]?.id ?? '', { retired: 1 })
    const listed = await queryClient.fetchQuery(stateCitiesQuery(state))
    expect(listed.map(({ population }) => population)).toEqual(
      listed.map(({ population }) => population).toSorted((a, b) => b - a),
    )
    expect(listed).toHaveLength(inState.length - 1)
    expect(listed.slice(-2).map(({ name }) => name)).toEqual(['Aaa', 'Aab'])
  })

  test('the states of a country are those of the country, by name', async () => {
    const states = await queryClient.fetchQuery(statesQuery(germany))
    expect(states).toHaveLength(16)
    expect(states[0]?.name).toBe('Baden-Württemberg')
    expect(states.map(({ name }) => name)).toEqual(states.map(({ name }) => name).toSorted())
  })

  test('states are counted for each country that is asked for', async () => {
    const countries = ['FR', 'DE'].map(countryId)
    const counted = async (asked: readonly string[]) =>
      Object.fromEntries(await queryClient.fetchQuery(stateTotalsQuery(asked)))
    const { rows } = await sql<{ country: string; count: number }>`
      select country, count(*) as count from state group by country`.execute(app.database.db)
    const stored = Object.fromEntries(rows.map(({ country, count }) => [country, count]))
    const expected = (asked: readonly string[]) =>
      Object.fromEntries(asked.flatMap((id) => (stored[id] === undefined ? [] : [[id, stored[id]]])))
    expect(Object.keys(expected(countries))).toHaveLength(2)
    expect(await counted(countries)).toEqual(expected(countries))
    expect(await counted(countries.slice(1))).toEqual(expected(countries.slice(1)))
    // More than fit into one filter.
    const all = rows.map(({ country }) => country)
    const many = [...all, ...Array.from({ length: 101 }, (_, index) => `x${String(index).padStart(14, '0')}`)]
    expect(await counted(many)).toEqual(stored)
  })

  test('every country has a card, by name', async () => {
    const cards = await queryClient.fetchQuery(countryCardsQuery)
    expect(cards).toHaveLength((await run(app.database, 'SELECT id FROM country')).length)
    expect(cards[0]?.name).toBe('Afghanistan')
    expect(cards.at(-1)?.name).toBe('Zimbabwe')
    expect(cards.find(({ id }) => id === germany)).toMatchObject({ native: 'Deutschland', capital: 'Berlin' })
  })

  test('the largest cities of a country are its own', async () => {
    await change(cityId(2911298), { retired: 1 })
    const largest = await queryClient.fetchQuery(largestCitiesQuery(germany, 3))
    expect(largest.map(({ name }) => name)).toEqual(['Berlin', 'Munich', 'Cologne'])
  })

  test('the capital of a country is found also when it is not one of its largest cities', async () => {
    const capital = (iso2: string, name: string) =>
      queryClient.fetchQuery(capitalQuery(countryId(iso2), name))
    expect(idsOf(await capital('US', 'Washington'))).toEqual([cityId(4140963)])
    expect(idsOf(await capital('BR', 'Brasília'))).toEqual([cityId(3469058)])
    expect(idsOf(await capital('PK', 'Islamabad'))).toEqual([cityId(1176615)])
    expect(await capital('AQ', '')).toEqual([])
  })

  test('random countries are as many as requested, in the requested area', async () => {
    const random = (...given: Parameters<typeof randomCountriesQuery>) =>
      queryClient.fetchQuery(randomCountriesQuery(...given))
    const [first, second] = [await random({}, 20), await random({ region: 'Africa' }, 60)]
    expect(first).toHaveLength(20)
    expect(second.length).toBeGreaterThan(20)
    expect(new Set(second.map(({ region }) => region))).toEqual(new Set(['Africa']))
    const area = { region: 'Europe', subregion: 'Western Europe' }
    const third = await random(area, 60)
    expect(new Set(third.map(({ subregion }) => subregion))).toEqual(new Set(['Western Europe']))
    const other = await queryClient.fetchQuery({ ...randomCountriesQuery({}, 20), staleTime: 0 })
    expect(idsOf(other)).not.toEqual(idsOf(first))
  })

  test('random cities have at least 15,000 people, or as many as requested', async () => {
    const random = (...given: Parameters<typeof randomCitiesQuery>) =>
      queryClient.fetchQuery(randomCitiesQuery(...given))
    const kept = sql.join([paris, rome, berlin])
    await run(app.database, sql`UPDATE city SET population = 14999 WHERE id NOT IN (${kept})`)
    await change(rome, { population: 15_000 })
    await change(berlin, { retired: 1 })
    expect(idsOf(await random({}, 20)).toSorted()).toEqual([paris, rome].toSorted())
    expect(idsOf(await random({ population: 15_001 }, 20))).toEqual([paris])
    expect(await random({ population: 14_999, region: 'Africa' }, 5)).toHaveLength(5)
    const all = await random({ population: 0, subregion: 'Western Europe' }, 100)
    const countries = new Set(all.map(({ country }) => country))
    expect(countries).toContain(germany)
    expect(countries).toContain(france)
    expect(countries).not.toContain(countryId('IT'))
  })

  test('cities by name begin with the largest, and equal ones are in alphabetical order', async () => {
    for (const id of [paris, berlin, vienna, rome])
      await change(id, { unaccented_name: 'zzq', population: 50 })
    await change(rome, { population: 60 })
    const named = (...given: Parameters<typeof namedCitiesQuery>) =>
      queryClient.fetchQuery(namedCitiesQuery(...given))
    expect((await named('zzq', {}, 20)).map(({ name }) => name)).toEqual([
      'Rome',
      'Berlin',
      'Paris',
      'Vienna',
    ])
    expect(idsOf(await named('zzq', { population: 60 }, 20))).toEqual([rome])
    expect(idsOf(await named('zzq', { subregion: 'Southern Europe' }, 20))).toEqual([rome])
    expect(idsOf(await named('zzq', {}, 2))).toEqual([rome, berlin])
  })

  test('currencies are sorted by their codes and have the day of their rates', async () => {
    const { currencies, day } = await queryClient.fetchQuery(currenciesQuery)
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    const codes = currencies.map(({ code }) => code)
    expect(codes).toContain('EUR')
    expect(codes).toEqual(codes.toSorted())
  })
})

describe('outlines', () => {
  test('are those of the country, with its states', async () => {
    const { features = [] } = (await queryClient.fetchQuery(withStatesQuery(germany))) ?? {}
    expect(features.map(({ properties }) => properties.name)).toContain('Bavaria')
    expect(features).toHaveLength(16)
  })

  const recordOfWorld = 'GET /api/collections/geo_json/records'
  const fileOfWorld = 'GET /api/files/geo_json/'
  const countriesOf = (world: ArrayBuffer | null) =>
    world === null ? [] : worldShape(world).countries.map(({ iso2 }) => iso2)

  test('of the world are read from the file of the build when it was packed from the file of the record', async () => {
    const before = network.asked.length
    expect(countriesOf(await queryClient.fetchQuery(worldQuery)).length).toBeGreaterThan(190)
    const calls = network.asked.slice(before)
    expect(calls).toEqual([expect.stringContaining(recordOfWorld)])
    expect(decodeURIComponent(calls[0] ?? '')).toContain('type = "World" && country = ""')
  })

  test('of the world are those of another file, when the record has one', async () => {
    const [germanys] = await run<{ json: string }>(
      app.database,
      sql`SELECT json FROM geo_json WHERE type = 'Outline' AND country = ${germany}`,
    )
    await run(app.database, sql`UPDATE geo_json SET json = ${germanys?.json} WHERE type = 'World'`)
    const before = network.asked.length
    expect(countriesOf(await queryClient.fetchQuery(worldQuery))).toEqual(['DE'])
    expect(network.asked.slice(before)).toEqual([
      expect.stringContaining(recordOfWorld),
      expect.stringMatching(new RegExp(`^${fileOfWorld}.*/${germanys?.json}$`)),
    ])
  })

  test('of the world are fetched by URL when the server no longer has the file of the build', async () => {
    asIfJustOpened()
    window.fetchedAhead = {
      [new URL(worldAddress).pathname]: Promise.resolve(new Response('', { status: 404 })),
    }
    const before = network.asked.length
    expect(countriesOf(await queryClient.fetchQuery(worldQuery)).length).toBeGreaterThan(190)
    expect(network.asked.slice(before).at(-1)).toContain(fileOfWorld)
  })

  test('of the world are null when the file of its record is missing', async () => {
    await run(app.database, "UPDATE geo_json SET json = 'world-of-another.geojson' WHERE type = 'World'")
    network.refuseNext({ path: '/api/files/geo_json/' }, 404)
    expect(await queryClient.fetchQuery(worldQuery)).toBeNull()
  })

  test('of the world are null without a record', async () => {
    await run(app.database, "DELETE FROM geo_json WHERE type = 'World'")
    const before = network.asked.length
    expect(await queryClient.fetchQuery(worldQuery)).toBeNull()
    expect(network.asked.slice(before)).toEqual([expect.stringContaining(recordOfWorld)])
  })

  test('are null when the server has none', async () => {
    expect(await queryClient.fetchQuery(withStatesQuery('c00000000000000'))).toBeNull()
    await run(app.database, "UPDATE geo_json SET json = ''")
    const before = network.asked.length
    expect(await queryClient.fetchQuery(withStatesQuery(germany))).toBeNull()
    expect(network.asked.slice(before)).toHaveLength(1)
  })

  test('are null when their file is missing, and an error when it cannot be read', async () => {
    const files = '/api/files/geo_json/'
    network.refuseNext({ path: files }, 404)
    expect(await queryClient.fetchQuery(withStatesQuery(germany))).toBeNull()
    network.refuseNext({ path: files }, 403)
    await expect(queryClient.fetchQuery(withStatesQuery(france))).rejects.toThrow(
      'Something went wrong while processing your request.',
    )
  })
})

test('the labels of the basemap are read from their file, and a missing file is an error', async () => {
  const answer = (response: Response) => {
    const { pathname } = new URL('../../data/dist/labels.json', import.meta.url)
    asIfJustOpened()
    window.fetchedAhead = { [pathname]: Promise.resolve(response) }
    return queryClient.fetchQuery({ ...mapLabelsQuery, staleTime: 0, retry: false })
  }
  const labels = { seas: [], countries: [], cities: [] }
  expect(await answer(Response.json(labels))).toEqual(labels)
  await expect(answer(new Response('', { status: 404 }))).rejects.toThrow()
})

test('a profile is null when it does not exist or is private, and an error when the server fails', async () => {
  expect(await queryClient.fetchQuery(publicUserQuery('u00000000000000'))).toBeNull()
  network.refuseNext({ path: '/api/collections/users' }, 403)
  await expect(queryClient.fetchQuery(publicUserQuery('u00000000000001'))).rejects.toThrow()
})
