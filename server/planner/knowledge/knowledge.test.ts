import { beforeAll, describe, expect, it } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import type { World } from '#server/planner/world.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { themes } from '#shared/trip-request.ts'
import { regionRows } from './areas.ts'
import { nextDates } from './events.ts'
import { readTowns, tableRows, townIndexes } from './towns.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

/** The towns of a column that are not a city of the gazetteer, or are in another country or state. */
const lostTowns = (lists: readonly string[]) =>
  lists.flatMap((list) =>
    readTowns(list).flatMap(({ name, where, geonameid }) => {
      const index = world.cities.indexOf(geonameid)
      const city = index === undefined ? undefined : world.cities.get(index)
      const isThere = city && (where.length === 2 ? city.country === where : city.state === where)
      return isThere ? [] : [`${name},${where}#${geonameid}`]
    }),
  )

const column = (file: string, name: string) => [...tableRows(file, [name])].map((row) => row[name] ?? '')

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

it.each([
  ['places.tsv', 'town'],
  ['regions.tsv', 'towns'],
  ['routes.tsv', 'stops'],
  ['lines.tsv', 'stops'],
] as const)('every town of %s is a city where the table says', (file, name) => {
  expect(lostTowns(column(file, name))).toEqual([])
})

it('a town with the number of another place is found', () => {
  expect(lostTowns(['Rome,IT#2643743', 'London,GB#2643743'])).toEqual(['Rome,IT#2643743'])
})

it('every row has an id of its own', () => {
  for (const file of ['regions.tsv', 'routes.tsv', 'events.tsv'] as const) {
    expect(repeated(column(file, 'id'))).toEqual([])
  }
  const towns = column('places.tsv', 'town').map((town) => town.slice(town.indexOf('#')))
  expect(repeated(towns)).toEqual([])
})

describe('places', () => {
  it('have a pull, nights, months and known themes', () => {
    for (const row of tableRows('places.tsv', ['town', 'pull', 'nights', 'months', 'themes'])) {
      expect(row, row.town).toEqual({
        town: row.town,
        pull: expect.stringMatching(/^[0-5]$/) as string,
        nights: expect.stringMatching(/^1?\d$/) as string,
        months: expect.stringMatching(/^((([1-9]|1[0-2])(-([1-9]|1[0-2]))?)(,|$))*$/) as string,
        themes: expect.any(String) as string,
      })
      for (const theme of row.themes.split(' ').filter(Boolean)) expect(themes).toContain(theme)
    }
  })

  it('have known months in which a city is good', () => {
    const rome = world.travel.of({ index: world.cities.indexOf(3_169_070) ?? -1 })
    expect(rome).toMatchObject({ pull: 5 })
    expect(rome?.isGoodIn(4)).toBe(true)
    expect(rome?.isGoodIn(1)).toBe(false)
  })
})

describe('regions', () => {
  /**
   * The maximum distance in km from a town to the nearest other town of its region. A larger one suggests the wrong
   * town of that name.
   */
  const apart: Readonly<Record<string, number>> = {
    island: 610,
    lake: 400,
    valley: 350,
    park: 450,
    'city-area': 200,
  }
  /** Islands of an ocean. */
  const wide = /^(south-pacific|polynesia|melanesia|micronesia-islands|indian-ocean-islands)$/

  it('have members that exist', () => {
    for (const { countries, states, shapes, towns, id } of [...world.areas].filter(
      ({ kind }) => kind === 'region',
    )) {
      for (const country of countries) expect(world.countries.has(country), `${id} ${country}`).toBe(true)
      for (const state of states) expect(world.areas.get(state)?.kind, `${id} ${state}`).toBe('state')
      for (const shape of shapes) expect(world.areas.shapes.has(shape), `${id} ${shape}`).toBe(true)
      expect(towns.length, id).toBeGreaterThan(0)
    }
  })

  it('small ones have their towns close together', () => {
    const far = [...regionRows()].flatMap(({ id, kind }) => {
      const most = apart[kind]
      const towns = (world.areas.get(id)?.towns ?? []).map((town) => world.cities.get(town))
      if (most === undefined || wide.test(id) || towns.length < 2) return []
      return towns
        .filter(
          (town) =>
            Math.min(...towns.filter((other) => other !== town).map((other) => distanceKm(town, other))) >
            most,
        )
        .map((town) => `${id}: ${town.name}`)
    })
    expect(far).toEqual([])
  })
})

describe('areas', () => {
  const area = (id: string) => {
    const found = world.areas.get(id)
    if (!found) throw new Error(`There is no area ${id}.`)
    return found
  }
  const city = (geonameid: number) => world.cities.get(world.cities.indexOf(geonameid) ?? -1)
  const [florence, rome, innsbruck, berlin] = [3_176_959, 3_169_070, 2_775_220, 2_950_159]
  const contains = (id: string, geonameid: number) => world.areas.contains(area(id), city(geonameid))

  it('contain the cities of their countries and states', () => {
    expect([contains('IT', rome), contains('IT', berlin)]).toEqual([true, false])
    expect([contains('IT.16', florence), contains('IT.16', rome)]).toEqual([true, false])
    expect([contains('tuscany', florence), contains('tuscany', rome)]).toEqual([true, false])
  })

  it('contain the cities in their natural shape', () => {
    const landeck = 2_773_070
    expect(area('alps').towns).not.toContain(world.cities.indexOf(landeck))
    expect([contains('alps', innsbruck), contains('alps', landeck), contains('alps', berlin)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('without borders contain the cities near their towns', () => {
    const himalaya = area('himalaya')
    expect([...himalaya.countries, ...himalaya.states, ...himalaya.shapes]).toEqual([])
    const [patan, delhi] = [1_282_931, 1_273_294]
    expect([contains('himalaya', patan), contains('himalaya', delhi)]).toEqual([true, false])
  })

  it('list their cities, best first', () => {
    const names = (id: string) => world.areas.citiesOf(area(id)).map((index) => world.cities.get(index).name)
    expect(names('IT').slice(0, 3)).toContain('Rome')
    expect(names('tuscany')[0]).toBe('Florence')
    expect(names('tuscany')).not.toContain('Rome')
  })
})

/** Pairs of consecutive stops that are farther apart than `km`. */
function longLegs(stops: readonly number[], km: number): string[] {
  return stops.flatMap((stop, at) => {
    const [from, to] = [stops[at - 1], stop]
    if (from === undefined) return []
    const [a, b] = [world.cities.get(from), world.cities.get(to)]
    const away = distanceKm(a, b)
    return away > km ? [`${a.name} ${b.name} ${Math.round(away)}`] : []
  })
}

it('routes have legs of a sensible length', () => {
  // The Trans-Siberian without a stop, and two legs by air.
  const known = ['Ulan-Ude Khabarovsk', 'Mendoza El Calafate', 'Foz do Iguaçu Salvador']
  const long = [...world.routes].flatMap(({ id, stops }) =>
    longLegs(
      stops.map(({ city }) => city),
      1500,
    ).map((leg) => `${id}: ${leg}`),
  )
  expect(long.filter((leg) => !known.some((each) => leg.includes(each)))).toEqual([])
})

/** Trains and a bus that run this far without another stop in the table. */
const longWays = [
  'Moscow Volgograd',
  'Chita Khabarovsk',
  'Severobaykalsk Tynda',
  'Tynda Komsomolsk-on-Amur',
  'Lanzhou Dunhuang',
  'Greater Sudbury Winnipeg',
  'Adelaide Alice Springs',
  'Alice Springs Katherine',
  'Sydney Broken Hill',
  'Adelaide Kalgoorlie',
  'Buenos Aires Puerto Iguazú',
  'San Carlos de Bariloche El Chaltén',
  'Cape Town Windhoek',
]

it.each([
  ['fast', 900],
  ['rail', 900],
  ['night', 2000],
  ['bus', 900],
  ['ferry', 1700],
])('lines of kind %s have no legs of more than %d km', (kind, km) => {
  const rows = [...tableRows('lines.tsv', ['kind', 'stops'])].filter((row) => row.kind === kind)
  expect(rows.length).toBeGreaterThan(20)
  const indexes = rows.map(({ stops }) =>
    readTowns(stops).flatMap(({ geonameid }) => world.cities.indexOf(geonameid) ?? []),
  )
  const long = indexes.flatMap((stops) => longLegs(stops, km))
  expect(long.filter((leg) => !longWays.some((known) => leg.startsWith(known)))).toEqual([])
})

describe('events', () => {
  it('have days of each year, or of every year', () => {
    for (const { id, dates, countries } of world.events) {
      for (const country of countries) expect(world.countries.has(country), `${id} ${country}`).toBe(true)
      for (const { from, to } of dates) {
        const pattern = /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
        expect([from, to], id).toEqual([expect.stringMatching(pattern), expect.stringMatching(pattern)])
        if (from.length > 5) expect(to >= from, `${id} ${from}`).toBe(true)
      }
    }
  })

  /** Events whose dates are published year by year, so that the table has only the next ones. */
  const published = new Set([
    'nice-carnival',
    'nyepi',
    'glastonbury',
    'tomorrowland',
    'f1-monaco',
    'berlinale',
    'cannes',
    'venice-film-festival',
    'sziget',
    'coachella',
  ])

  it('are known until 2030', () => {
    const short = [...world.events].filter(({ dates }) =>
      dates.every(({ from }) => from.length > 5 && from < '2030'),
    )
    expect(short.map(({ id }) => id).filter((id) => !published.has(id))).toEqual([])
  })

  it('have a next time', () => {
    const [event] = world.events.find('Oktoberfest')
    expect(event && nextDates(event, '2026-11-23')).toEqual({
      from: '2027-09-18',
      to: '2027-10-03',
      isGuess: false,
    })
    expect(event && nextDates(event, '2026-10-01')).toMatchObject({ from: '2026-09-19' })
    expect(event && nextDates(event, '2031-01-01')).toEqual({
      from: '2031-09-21',
      to: '2031-10-06',
      isGuess: true,
    })
    expect(event && nextDates(event, '2030-12-01')).toMatchObject({ from: '2031-09-21', isGuess: true })
  })

  it('of each year can cross its end', () => {
    const event = { id: 'x', names: [], countries: [], cities: [], dates: [{ from: '12-29', to: '01-01' }] }
    expect(nextDates(event, '2027-01-01')).toMatchObject({ from: '2026-12-29', to: '2027-01-01' })
    expect(nextDates(event, '2027-01-02')).toMatchObject({ from: '2027-12-29', to: '2028-01-01' })
  })
})

it('limits name countries and towns', () => {
  for (const { kind, a, b } of tableRows('limits.tsv', ['kind', 'a', 'b'])) {
    expect(['closed', 'roadless']).toContain(kind)
    if (kind === 'roadless') expect(townIndexes(world.cities, a), a).toHaveLength(1)
    else for (const country of [a, b]) expect(world.countries.has(country), country).toBe(true)
  }
  expect(world.limits.closedBorder('TR', 'AM')).toBeDefined()
  expect(world.limits.closedBorder('TR', 'GR')).toBeUndefined()
  expect(world.limits.isRoadless({ geonameid: 3_935_636 })).toBe(true)
  expect(world.limits.isRoadless({ geonameid: 3_941_584 })).toBe(false)
})
