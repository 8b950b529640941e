import { perWay } from '#shared/collections/travel-items.ts'
import { undatedStay } from '#shared/collections/stays.ts'
import { expect, test } from 'vitest'
import { type Ledger, type LedgerCity, type LedgerStay, type LedgerTrip } from '#shared/ledger.ts'
import { yearReview } from './year-review.ts'

const today = '2026-11-22'

const city = (id: string, iso2: string, longitude = 0): LedgerCity => ({
  id,
  name: id,
  local_name: '',
  latitude: 50,
  longitude,
  country: `country-${iso2}`,
  state: '',
  iso2,
  continent: '',
  capital: false,
})
const cities = [
  city('krakow', 'PL', 20),
  city('vienna', 'AT', 16),
  city('graz', 'AT', 15),
  city('tokyo', 'JP', 139),
  city('doha', 'QA', 51),
]

let made = 0
const stay = (of: string, start: string, end = '', more: Partial<LedgerStay> = {}): LedgerStay => {
  made += 1
  return {
    ...undatedStay,
    id: `s${made}`,
    city: of,
    start,
    end,
    ...more,
  }
}
const trip = (id: string, starts: string, ends: string): LedgerTrip => ({
  id,
  name: id,
  starts,
  ends,
  kilometres: { ...perWay(() => 0), plane: 100, train: 20 },
})
const review = (stays: LedgerStay[], year: number, trips: LedgerTrip[] = [], home = '') => {
  const rules = { rule: 'places', territories: true, transit: false } as const
  const ledger: Ledger = { user: 'me', own: true, rules, home, stays, wishes: [], cities, trips }
  return yearReview(ledger, year, new Map(), today)
}
const names = (some: readonly { id: string }[]) => some.map(({ id }) => id)

test('a year has the stays that touch it, the earliest first, and leads to the nearest years with stays', () => {
  const found = review(
    [
      stay('vienna', '2026-05-01', '2026-05-03'),
      stay('tokyo', '2025-12-30', '2026-01-02'),
      stay('graz', '2026~'),
      stay('graz', ''),
      stay('krakow', '2011'),
      stay('doha', '2026-02-01', '2026-02-01', { kind: 'transit' }),
      stay('graz', '2026-12-01'),
    ],
    2026,
  )
  expect(found.stays.map(({ city }) => city)).toEqual(['tokyo', 'graz', 'doha', 'vienna'])
  expect([found.before, found.after]).toEqual([2025, undefined])
  expect(review(found.stays.concat(stay('krakow', '2031')), 2030)).toMatchObject({
    before: 2026,
    after: undefined,
  })
  expect(review([stay('krakow', '2011'), stay('vienna', '2014')], 2012)).toMatchObject({
    before: 2011,
    after: 2014,
  })
})

test('a stay that continues into a later year leads to no future year', () => {
  const stays = [stay('krakow', '2024-05-01', '2027-03-01', { kind: 'lived' })]
  expect(review(stays, 2026)).toMatchObject({ before: 2025, after: undefined })
  expect(review(stays, 2027).stays).toEqual([])
})

test('first times are the countries and cities without an earlier or undated stay, as in the figures', () => {
  const found = review(
    [
      stay('vienna', '2019'),
      stay('graz', '2026-03'),
      stay('tokyo', '2026-04-03', '2026-04-06'),
      stay('krakow', '2026-06'),
      stay('krakow', ''),
      stay('doha', '2026-02-01', '2026-02-01', { kind: 'transit' }),
    ],
    2026,
  )
  expect(found.firstTimes.map(({ unit, cities: ofUnit }) => [unit, ...names(ofUnit)])).toEqual([
    ['JP', 'tokyo'],
  ])
  expect(names(found.newCities)).toEqual(['graz', 'tokyo'])
  expect(found.figures).toMatchObject({ countries: 3, newCountries: 1, cities: 3, newCities: 2, nights: 3 })
})

test('trips of two days or more have their days, cities, nights and first note, the longest first', () => {
  const of = (id: string) => ({ trip: id })
  const found = review(
    [
      stay('vienna', '2026-05-01', '2026-05-03', of('spring')),
      stay('graz', '2026-05-03', '2026-05-04', { ...of('spring'), note: 'Snow' }),
      stay('doha', '2026-09-01', '2026-09-01', { ...of('asia'), kind: 'transit' }),
      stay('tokyo', '2026-09-02', '2026-09-20', of('asia')),
      stay('krakow', '2026-10-01', '2026-10-01', of('day')),
      stay('krakow', '2025-10-01', '2025-10-05', of('older')),
    ],
    2026,
    [
      trip('spring', '2026-04-30', ''),
      trip('asia', '', ''),
      trip('day', '2026-10-01', '2026-10-01'),
      trip('older', '2025-10-01', '2025-10-05'),
      trip('planned', '2026-12-01', '2026-12-31'),
    ],
  )
  expect(
    found.trips.map(({ trip: { id }, firstDay, lastDay, cities: count, nights, note }) =>
      [id, firstDay, lastDay, count, nights, note].join(' '),
    ),
  ).toEqual(['asia 2026-09-01 2026-09-20 1 18 ', 'spring 2026-04-30 2026-05-04 2 3 Snow'])
  expect(found.kilometres).toEqual({ ...perWay(() => 0), plane: 300, train: 60 })
})

test('the trips whose kilometres count are named, also one without stays', () => {
  const over = trip('over', '2026-02-01', '2026-02-09')
  const found = review([], 2026, [over, trip('older', '2025-02-01', ''), trip('planned', '2026-12-01', '')])
  expect([...found.travelled]).toEqual(['over'])
  expect(found.kilometres).toEqual(over.kilometres)
})

test('the farthest city is measured from the home of its day', () => {
  const lived = stay('tokyo', '2020-01-01', '2020-12-31', { kind: 'lived' })
  const stays = [lived, stay('vienna', '2020-05-01', '2020-05-03'), stay('tokyo', '2026-05-01', '2026-05-03')]
  expect(review(stays, 2020, [], 'krakow').farthest?.city.id).toBe('vienna')
  expect(review(stays, 2026, [], 'krakow').farthest?.city.id).toBe('tokyo')
  expect(review(stays.slice(1), 2026).farthest).toBeUndefined()
})

test('a year without stays is empty', () => {
  expect(review([], 2026)).toMatchObject({
    stays: [],
    trips: [],
    firstTimes: [],
    newCities: [],
    before: undefined,
  })
})
