import { perWay } from '#shared/collections/travel-items.ts'
import { expect, test } from 'vitest'
import type { CountingRules } from '#shared/ledger.ts'
import { type CountryStatus, countsOf, defaultRules } from './counting.ts'
import {
  type FigureCity,
  type FigureLedger,
  type FigureStay,
  capitalsOf,
  coverageOf,
  extremesOf,
  farthestOf,
  figuresOf,
  firstAndLatestOf,
  kilometresOf,
  longestTripOf,
  nightsByYear,
  onThisDay,
  sharesOf,
  streakOf,
  yearFiguresOf,
} from './figures.ts'

const today = '2026-11-22'

const status = (iso2: string, continent: string, area: number, more: Partial<CountryStatus> = {}) =>
  [
    iso2,
    {
      id: `country-${iso2}`,
      iso2,
      unStatus: 'member',
      kind: 'state',
      sovereign: iso2,
      continent,
      area,
      population: area * 10,
      capitalCity: `capital-${iso2}`,
      ...more,
    },
  ] as const
const none = { unStatus: 'none', capitalCity: '' }
const statuses = new Map<string, CountryStatus>([
  status('PL', 'EU', 300),
  status('DK', 'EU', 40),
  status('FO', 'EU', 1, { ...none, kind: 'territory', sovereign: 'DK' }),
  status('JP', 'AS', 400),
  status('TR', 'AS', 700),
  status('VA', 'EU', 0, { unStatus: 'observer' }),
  status('TW', 'AS', 36, { ...none, kind: 'disputed', sovereign: '' }),
  status('AQ', 'AN', 14_000, { ...none, kind: 'antarctica', sovereign: '' }),
])

const city = (
  id: string,
  iso2: string,
  latitude: number,
  longitude: number,
  more: Partial<FigureCity> = {},
): FigureCity => ({
  id,
  country: `country-${iso2}`,
  state: `state-${id}`,
  iso2,
  continent: statuses.get(iso2)?.continent ?? '',
  latitude,
  longitude,
  capital: false,
  ...more,
})
const cities = [
  city('krakow', 'PL', 50.06, 19.94),
  city('warsaw', 'PL', 52.23, 21.01, { capital: true }),
  city('copenhagen', 'DK', 55.68, 12.57, { capital: true }),
  city('torshavn', 'FO', 62.01, -6.77),
  city('tokyo', 'JP', 35.69, 139.69, { capital: true }),
  city('istanbul', 'TR', 41.01, 28.95, { continent: 'EU' }),
  city('vatican', 'VA', 41.9, 12.45, { capital: true }),
  city('taipei', 'TW', 25.05, 121.53),
  city('nowhere', 'JP', 0, 0),
]

let made = 0
const stay = (city: string, start = '', end = '', more: Partial<FigureStay> = {}): FigureStay => ({
  id: `stay-${made++}`,
  city,
  kind: 'visited',
  start,
  end,
  trip: '',
  ...more,
})
const lived = { kind: 'lived' } as const
const transit = { kind: 'transit' } as const
const ledger = (stays: FigureStay[], more: Partial<FigureLedger> = {}): FigureLedger => ({
  stays,
  cities,
  home: '',
  trips: [],
  ...more,
})
const un: CountingRules = { rule: 'un195', territories: true, transit: false }
const years = (stays: FigureStay[], rules = defaultRules, more: Partial<FigureLedger> = {}) =>
  yearFiguresOf(ledger(stays, more), rules, statuses, today)

test('each year has its countries and cities, and says which are new', () => {
  const figures = years([
    stay('krakow', '2019-05'),
    stay('warsaw', '2019'),
    stay('copenhagen', '2021-12-30', '2022-01-02'),
    stay('krakow', '2022~'),
    stay('torshavn', '2022'),
    stay('tokyo', '2027'),
    stay('taipei', '2022', '', transit),
  ])
  expect(figures.years).toEqual([
    { year: 2019, countries: 1, newCountries: 1, cities: 2, newCities: 2, nights: 0, stays: 2 },
    { year: 2020, countries: 0, newCountries: 0, cities: 0, newCities: 0, nights: 0, stays: 0 },
    { year: 2021, countries: 1, newCountries: 1, cities: 1, newCities: 1, nights: 2, stays: 1 },
    { year: 2022, countries: 3, newCountries: 1, cities: 3, newCities: 1, nights: 1, stays: 3 },
  ])
  expect(figures.undated).toEqual({ countries: 0, cities: 0 })
})

test('by the list of the United Nations a territory is not new beside its state', () => {
  const stays = [stay('copenhagen', '2021'), stay('torshavn', '2022')]
  expect(years(stays, un).years.map(({ newCountries }) => newCountries)).toEqual([1, 0])
  expect(years(stays, un).years.map(({ newCities }) => newCities)).toEqual([1, 1])
})

test('a city with a stay of an unknown year is new in no year', () => {
  const figures = years([
    stay('krakow', '2019'),
    stay('krakow'),
    stay('tokyo', '', '2010'),
    stay('warsaw', '2020'),
  ])
  expect(figures.years.map(({ newCities, newCountries }) => [newCities, newCountries])).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(figures.undated).toEqual({ countries: 2, cities: 2 })
})

test('a stay that continues counts until this year', () => {
  expect(years([stay('krakow', '2024', '2030', lived)]).years.map(({ year }) => year)).toEqual([
    2024, 2025, 2026,
  ])
  expect(years([]).years).toEqual([])
})

test('a night counts once, for the stay that began last', () => {
  const nights = (stays: FigureStay[], home = '') => [
    ...nightsByYear(ledger(stays, { home }), defaultRules, today),
  ]
  const trip = [stay('tokyo', '2025-12-28', '2026-01-04'), stay('taipei', '2026-01-01', '2026-01-03')]
  expect(nights(trip)).toEqual([
    [2025, 4],
    [2026, 3],
  ])
  // Two nights at home are not away, although the stay in Tokyo continues.
  expect(nights([...trip, stay('krakow', '2025-12-29', '2025-12-31')], 'krakow')).toEqual([
    [2025, 2],
    [2026, 3],
  ])
  expect(nights([stay('tokyo', '2026-11-20', '2026-11-30')])).toEqual([[2026, 2]])
  expect(nights([stay('tokyo', '2026-11-20', '2026-11-20'), stay('tokyo', '2025', '2026')])).toEqual([])
  expect(nights([stay('tokyo', '2025-01-01', '2025-01-03', transit)])).toEqual([])
  expect(nights([stay('tokyo', '2025-01-01', '2025-01-03', lived)])).toEqual([])
})

test('home is the city where one lived on that day', () => {
  const stays = [
    stay('tokyo', '2015', '2018', lived),
    stay('tokyo', '2016-03-01', '2016-03-04'),
    stay('tokyo', '2019-03-01', '2019-03-05'),
    stay('krakow', '2016-05-01', '2016-05-02'),
  ]
  expect([...nightsByYear(ledger(stays, { home: 'krakow' }), defaultRules, today)]).toEqual([
    [2016, 1],
    [2019, 4],
  ])
  // The last day of living in a city is still a day at home.
  const newYear = [stay('tokyo', '2015', '2018', lived), stay('tokyo', '2018-12-31', '2019-01-02')]
  expect([...nightsByYear(ledger(newYear, { home: 'krakow' }), defaultRules, today)]).toEqual([[2019, 1]])
  const twoHomes = [stay('tokyo', '2016-01-01', '2016-01-05', lived), stay('warsaw', '2016-01', '', lived)]
  expect([...nightsByYear(ledger(twoHomes), defaultRules, today)]).toEqual([])
})

test('the year with most nights is omitted when two years have equally many', () => {
  const most = (stays: FigureStay[]) => figuresOf(ledger(stays), defaultRules, statuses, today).mostNights
  const first = stay('tokyo', '2019-01-01', '2019-01-04')
  expect(most([first])).toEqual({ year: 2019, nights: 3 })
  expect(most([first, stay('tokyo', '2020-01-01', '2020-01-05')])).toEqual({ year: 2020, nights: 4 })
  expect(most([first, stay('tokyo', '2020-01-01', '2020-01-04')])).toBeUndefined()
  expect(most([stay('tokyo', '2019')])).toBeUndefined()
})

test('coverage says how many stays have dates', () => {
  const stays = [
    stay('krakow'),
    stay('krakow', '', '2010'),
    stay('krakow', '2019'),
    stay('tokyo', '2019-01-01', '2019-01-03'),
    stay('tokyo', '2019', '', lived),
    stay('tokyo', '2019', '', transit),
  ]
  expect(coverageOf(ledger(stays), defaultRules, today)).toEqual({ stays: 4, dated: 2, withNights: 1 })
})

test('first and latest are all journeys with the earliest and the latest start', () => {
  const found = (...stays: FigureStay[]) => {
    const { first, latest } = firstAndLatestOf({ stays }, defaultRules, today)
    return [first.map(({ city }) => city), latest.map(({ city }) => city)]
  }
  expect(
    found(
      stay('tokyo', '1990', '', lived),
      stay('warsaw', '2004-01-01'),
      stay('krakow', '2004~'),
      stay('vatican', '2004'),
      stay('torshavn'),
      stay('copenhagen', '2026-11-06'),
      stay('taipei', '2026-11'),
      stay('istanbul', '2027'),
    ),
  ).toEqual([['krakow', 'vatican'], ['copenhagen']])
  expect(found(stay('torshavn'))).toEqual([[], []])
})

test('the four extremes are seen from home', () => {
  const visited = new Set(['krakow', 'tokyo', 'torshavn', 'taipei', 'nowhere'])
  const ids = (home: string) => {
    const { north, south, east, west } = extremesOf({ cities, home }, visited) ?? {}
    return [north?.id, south?.id, east?.id, west?.id]
  }
  expect(ids('')).toEqual(['torshavn', 'taipei', 'tokyo', 'torshavn'])
  // Seen from Japan, the way to the Faroe Islands is shorter westward, like the way to all others.
  expect(ids('tokyo')).toEqual(['torshavn', 'taipei', 'tokyo', 'torshavn'])
  const pacific = [
    city('auckland', 'NZ', -36.85, 174.76),
    city('apia', 'WS', -13.83, -171.77),
    city('sydney', 'AU', -33.87, 151.21),
  ]
  const all = new Set(pacific.map(({ id }) => id))
  expect(extremesOf({ cities: pacific, home: '' }, all)).toMatchObject({
    east: { id: 'auckland' },
    west: { id: 'apia' },
  })
  expect(extremesOf({ cities: pacific, home: 'auckland' }, all)).toMatchObject({
    east: { id: 'apia' },
    west: { id: 'sydney' },
  })
  expect(extremesOf({ cities, home: '' }, new Set())).toBeUndefined()
})

test('the farthest city is measured from the home of its day', () => {
  const farthest = (stays: FigureStay[], home = 'krakow') =>
    farthestOf(ledger(stays, { home }), defaultRules, today)
  const inTokyo = stay('tokyo', '2015', '2018', lived)
  expect(farthest([stay('tokyo', '2020'), stay('copenhagen', '2020')])).toMatchObject({
    city: { id: 'tokyo' },
    home: { id: 'krakow' },
  })
  expect(farthest([stay('tokyo', '2020')])?.kilometres).toBeCloseTo(8800, -2)
  expect(farthest([inTokyo, stay('copenhagen', '2016')])).toMatchObject({
    city: { id: 'copenhagen' },
    home: { id: 'tokyo' },
  })
  expect(farthest([stay('tokyo', '2020'), stay('nowhere', '2020')], '')).toBeUndefined()
  expect(farthest([stay('nowhere', '2020')])).toBeUndefined()
  expect(farthest([stay('tokyo', '2027')])).toBeUndefined()
})

test('the longest trip joins stays that are at most a day apart', () => {
  const longest = (...stays: FigureStay[]) => longestTripOf(ledger(stays, { home: 'krakow' }), today)
  const japan = { trip: 'japan' }
  expect(
    longest(
      stay('tokyo', '2026-04-05', '2026-04-10', japan),
      stay('istanbul', '2026-04-03', '2026-04-04', { ...transit, ...japan }),
      stay('copenhagen', '2026-04-12', '2026-04-13'),
      stay('krakow', '2026-04-10', '2026-05-30'),
    ),
  ).toEqual({ start: '2026-04-03', end: '2026-04-10', nights: 7, trip: 'japan' })
  expect(
    longest(
      stay('tokyo', '2025-04-05', '2025-04-10', japan),
      stay('taipei', '2025-04-10', '2025-04-12', { trip: 'taiwan' }),
    ),
  ).toMatchObject({ nights: 5, trip: 'japan' })
  expect(longest(stay('tokyo', '2026-11-20', '2026-12-20'))).toMatchObject({ end: today, nights: 2 })
  expect(longest(stay('tokyo', '2025-04-05', '2025-04-05'), stay('tokyo', '2025'))).toBeUndefined()
})

test('kilometres are those of trips that are over', () => {
  const trip = (id: string, starts: string, ends: string, plane: number) => ({
    id,
    starts,
    ends,
    kilometres: { ...perWay(() => 0), plane, train: 1 },
  })
  const trips = [
    trip('past', '2025-12-30', '2026-01-05', 1000),
    trip('day', '2024-05-01', '', 200),
    trip('running', '2026-11-20', '2026-11-25', 30_000),
    trip('plan', '', '', 40_000),
    trip('begun', '', '', 5),
  ]
  const stays = [
    stay('tokyo', '2023-02', '', { trip: 'begun' }),
    stay('tokyo', '2024-02', '', { trip: 'begun' }),
    stay('tokyo', '2027', '', { trip: 'plan' }),
  ]
  const all = ledger(stays, { trips })
  expect(kilometresOf(all, today)).toEqual({ ...perWay(() => 0), plane: 1205, train: 3 })
  expect(kilometresOf(all, today, 2025).plane).toBe(1000)
  expect(kilometresOf(all, today, 2026).plane).toBe(0)
  expect(kilometresOf(all, today, 2023).plane).toBe(5)
})

test('capitals are those of the countries in the list', () => {
  const visited = new Set(['warsaw', 'krakow', 'vatican', 'torshavn'])
  expect(capitalsOf({ cities }, defaultRules, statuses, visited)).toEqual({ visited: 2, of: 5 })
  expect(capitalsOf({ cities }, { ...un, rule: 'un193' }, statuses, visited)).toEqual({ visited: 1, of: 4 })
})

test('shares are parts of the countries in the list, without Antarctica', () => {
  const stays = [stay('torshavn'), stay('istanbul'), stay('taipei')]
  const shares = (rules: CountingRules) =>
    sharesOf(countsOf(ledger(stays), rules, statuses, today), rules, statuses)
  expect(shares(un)).toEqual({
    countries: { visited: 2, of: 195 },
    continents: { visited: 2, of: 7 },
    area: { visited: 740, of: 1440 },
    population: { visited: 7400, of: 14_400 },
    perContinent: new Map([
      ['EU', { visited: 1, of: 3 }],
      ['AS', { visited: 1, of: 2 }],
    ]),
  })
  const places = shares(defaultRules)
  expect(places.area).toEqual({ visited: 737, of: 1477 })
  expect(places.perContinent.get('AN')).toEqual({ visited: 0, of: 1 })
})

test('a streak is years abroad in a row, and the current year does not end it', () => {
  const streak = (stays: FigureStay[], home = 'krakow') =>
    streakOf(ledger(stays, { home }), defaultRules, today)
  const abroad = ['2022', '2024', '2025'].map((year) => stay('tokyo', year))
  expect(streak(abroad)).toEqual({ years: 2, since: 2024 })
  expect(streak([...abroad, stay('tokyo', '2026')])).toEqual({ years: 3, since: 2024 })
  expect(streak([...abroad, stay('warsaw', '2026')])).toEqual({ years: 2, since: 2024 })
  expect(streak([stay('tokyo', '2024')])).toBeUndefined()
  expect(streak([stay('warsaw', '2025')])).toBeUndefined()
  expect(streak(abroad, '')).toBeUndefined()
  expect(streak([...abroad, stay('warsaw', '2010', '2026', lived)], '')).toEqual({ years: 2, since: 2024 })
  expect(streak([stay('tokyo', '2015', '2026', lived), stay('tokyo', '2025')])).toBeUndefined()
})

test('a day recalls the stays on that day in earlier years', () => {
  const memories = (stays: FigureStay[], on = today) =>
    onThisDay({ stays }, on).map(
      ({ stay: { city }, year, isDay }) => `${city} ${year}${isDay ? '' : ' month'}`,
    )
  expect(
    memories([
      stay('warsaw', '2011-11'),
      stay('vatican', '2012-11', '2012-11'),
      stay('krakow', '2017-11-21', '2017-11-25'),
      stay('tokyo', '2022-11-22~'),
      stay('copenhagen', '2022-11-23', '2022-11-30'),
      stay('torshavn', '2022-11-20', '2022-11-21'),
      stay('taipei', '2026-11-22'),
      stay('taipei', '2026-11'),
      stay('istanbul', '2020-11-22', '', transit),
      stay('istanbul', '2015-11-22', '2019-01-01', lived),
      stay('warsaw', '2015-03-01', '2019-01-01', lived),
      stay('taipei', '2011'),
    ]),
  ).toEqual(['tokyo 2022', 'krakow 2017', 'istanbul 2015', 'vatican 2012 month', 'warsaw 2011 month'])
  const newYear = [stay('tokyo', '2018-12-30', '2019-01-02')]
  expect(memories(newYear, '2026-01-01')).toEqual(['tokyo 2019'])
  expect(memories(newYear, '2026-12-31')).toEqual(['tokyo 2018'])
  const leap = [stay('tokyo', '2024-02-29')]
  expect(memories(leap, '2026-02-28')).toEqual(['tokyo 2024'])
  expect(memories(leap, '2028-02-28')).toEqual([])
  expect(memories(leap, '2028-02-29')).toEqual(['tokyo 2024'])
})

test('all figures of ten thousand stays take little time', () => {
  const places = Array.from({ length: 4000 }, (_, index) =>
    city(`c${index}`, ['PL', 'DK', 'JP', 'TR'][index % 4] ?? '', (index % 120) - 60, (index % 350) - 175),
  )
  const stays = Array.from({ length: 10_000 }, (_, index) => {
    const start = `${1990 + (index % 36)}-0${1 + (index % 9)}-1${index % 9}`
    return stay(`c${index % 4000}`, start, `${start.slice(0, 8)}2${index % 8}`)
  })
  const large = { stays, cities: places, home: 'c0', trips: [] }
  const started = performance.now()
  expect(figuresOf(large, un, statuses, today).counts.cities).toBe(4000)
  // A search of all stays for each of them would take longer.
  expect(performance.now() - started).toBeLessThan(1500)
})
