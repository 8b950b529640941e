import { describe, expect, test } from 'vitest'
import type { LegType } from '#shared/collections/travel-items.ts'
import { countryId } from './gazetteer-ids.ts'
import type { Itinerary } from './itinerary.ts'
import { earliestDepartures, legDistances, tripTotals, tripWarnings } from './trip-check.ts'

const place = (iso2: string, latitude: number, longitude: number) => ({
  country: countryId(iso2),
  latitude,
  longitude,
})

const cities = new Map([
  ['edinburgh', place('GB', 55.95206, -3.19648)],
  ['paris', place('FR', 48.85341, 2.3488)],
  ['athens', place('GR', 37.98376, 23.72784)],
  ['istanbul', place('TR', 41.01384, 28.94966)],
  ['new york', place('US', 40.71427, -74.00597)],
  ['auckland', place('NZ', -36.84853, 174.76349)],
  ['honolulu', place('US', 21.30694, -157.85833)],
  ['moscow', place('RU', 55.75222, 37.61556)],
  ['lisbon', place('PT', 38.71667, -9.13333)],
  ['nowhere', place('FR', 0, 0)],
])

/** A trip through cities, each leg written as "train 2027-05-08" or "train 2027-05-08 2027-05-09". */
const trip = (first: string, ...rest: [leg: string, to: string][]): Itinerary => ({
  stops: [first, ...rest.map(([, to]) => to)].map((city, index) => ({ id: `s${index}`, city })),
  legs: rest.map(([leg], index) => {
    const [type = '', startDay = '', arrivalDay = startDay] = leg.split(' ')
    return { id: `l${index}`, type: type as LegType | 'gap', startDay, arrivalDay }
  }),
})

const example = trip(
  'edinburgh',
  ['train 2027-05-08', 'paris'],
  ['plane 2027-05-12', 'athens'],
  ['bus 2027-05-10', 'istanbul'],
)

test('the totals count different cities, real legs, calendar days and kilometres', () => {
  const totals = tripTotals(example, cities)
  expect(totals).toMatchObject({ cities: 4, legs: 3, days: 5, firstDay: '2027-05-08', lastDay: '2027-05-12' })
  expect(totals.kmByType.map(({ type, km }) => [type, Math.round(km)])).toEqual([
    ['plane', 2096],
    ['train', 874],
    ['bus', 560],
  ])
  expect(Math.round(totals.km)).toBe(3530)
})

test('a round trip counts its city once, and an empty trip counts nothing', () => {
  expect(tripTotals(trip('paris', ['train', 'athens'], ['train', 'paris']), cities).cities).toBe(2)
  expect(tripTotals(trip(''), cities)).toEqual({
    cities: 0,
    legs: 0,
    days: 0,
    km: 0,
    kmByType: [],
    firstDay: '',
    lastDay: '',
  })
})

test('a gap is no leg, and adds no kilometres', () => {
  const totals = tripTotals(trip('paris', ['train 2027-05-08', 'edinburgh'], ['gap', 'athens']), cities)
  expect(totals).toMatchObject({ cities: 3, legs: 1, days: 1 })
  expect([Math.round(totals.km), totals.kmByType.length]).toEqual([874, 1])
})

test('a leg to a city without coordinates has no distance and adds none', () => {
  const itinerary = trip('paris', ['bus', 'nowhere'], ['bus', 'athens'], ['bus', ''])
  expect(legDistances(itinerary, cities)).toEqual([undefined, undefined, undefined])
  expect(tripTotals(itinerary, cities).km).toBe(0)
})

describe('a warning', () => {
  test('is not given for a valid trip', () => {
    expect(
      tripWarnings(trip('edinburgh', ['train 2027-05-08', 'paris'], ['plane', 'athens']), cities),
    ).toEqual([])
  })

  test('is given when a leg leaves before the previous one arrives', () => {
    expect(tripWarnings(example, cities)).toEqual([{ leg: 2, kind: 'leaves-before-arrival', days: 2 }])
  })

  test('is given across a leg without dates, and for that leg itself', () => {
    const itinerary = trip(
      'paris',
      ['bus 2027-05-08', 'athens'],
      ['bus', 'paris'],
      ['bus 2027-05-07', 'athens'],
    )
    expect(tripWarnings(itinerary, cities).filter(({ kind }) => kind !== 'too-fast')).toEqual([
      { leg: 1, kind: 'no-date' },
      { leg: 2, kind: 'leaves-before-arrival', days: 1 },
    ])
  })

  test('is given when a leg arrives before it leaves', () => {
    expect(tripWarnings(trip('paris', ['train 2027-05-08 2027-05-07', 'edinburgh']), cities)).toEqual([
      { leg: 0, kind: 'arrives-before-leaving' },
    ])
  })

  test('is not given for the day gained by crossing the date line eastward', () => {
    expect(tripWarnings(trip('auckland', ['plane 2027-05-08 2027-05-07', 'honolulu']), cities)).toEqual([])
    expect(
      tripWarnings(
        trip('auckland', ['plane 2027-05-08', 'honolulu'], ['plane 2027-05-07', 'new york']),
        cities,
      ),
    ).toEqual([])
  })

  test('is not given for an early arrival by a leg without a start that crosses the date line eastward', () => {
    expect(tripWarnings(trip('auckland', ['plane  1965-07-01', 'honolulu']), cities)).toEqual([])
  })

  test.each([
    ['does not reach as far east', 'auckland', 'new york'],
    ['does not begin as far west', 'athens', 'honolulu'],
    ['goes westward', 'honolulu', 'auckland'],
    ['has no known end', 'auckland', ''],
    ['has no known start', '', 'honolulu'],
  ])('is given for an arrival on the day before, when the leg %s', (_, from, to) => {
    expect(tripWarnings(trip(from, ['plane 2027-05-08 2027-05-07', to]), cities)).toEqual([
      { leg: 0, kind: 'arrives-before-leaving' },
    ])
  })

  test('is not given for a leg that has only one of its days', () => {
    expect(tripWarnings(trip('lisbon', ['bus 2027-05-08 ', 'moscow']), cities)).toEqual([])
    expect(tripWarnings(trip('lisbon', ['bus  2027-05-08', 'moscow']), cities)).toEqual([])
    expect(tripWarnings(trip('auckland', ['plane  2027-05-08', 'honolulu']), cities)).toEqual([])
  })

  test('is given for each leg without a day between legs that have one', () => {
    const kinds = (...legs: string[]) =>
      tripWarnings(
        trip('paris', ...legs.map((leg, i): [string, string] => [leg, i % 2 ? 'paris' : 'edinburgh'])),
        cities,
      )
    const noDate = (leg: number) => ({ leg, kind: 'no-date' })
    expect(kinds('train 2027-05-08 ', 'train', 'train', 'train  2027-05-20')).toEqual([noDate(1), noDate(2)])
    expect(kinds('train', 'train 2027-05-08')).toEqual([])
    expect(kinds('train 2027-05-08', 'train')).toEqual([])
  })

  test('is given for a gap', () => {
    expect(tripWarnings(trip('paris', ['train', 'edinburgh'], ['gap', 'athens']), cities)).toEqual([
      { leg: 1, kind: 'gap' },
    ])
  })

  test.each(['bus', 'train', 'car'])(
    'is asked for when a %s crosses an ocean, not when a plane does',
    (type) => {
      expect(tripWarnings(trip('paris', [type, 'new york']), cities)).toEqual([{ leg: 0, kind: 'over-sea' }])
      expect(tripWarnings(trip('paris', ['plane 2027-05-08', 'new york']), cities)).toEqual([])
    },
  )

  test('is given for an impossible speed', () => {
    const [warning] = tripWarnings(trip('lisbon', ['bus 2027-05-08', 'moscow']), cities)
    expect(warning).toMatchObject({ leg: 0, kind: 'too-fast' })
    expect(tripWarnings(trip('lisbon', ['bus 2027-05-08 2027-05-10', 'moscow']), cities)).toEqual([])
    expect(tripWarnings(trip('lisbon', ['bus', 'moscow']), cities)).toEqual([])
  })

  test('is given when a leg ends in the city where it starts', () => {
    expect(tripWarnings(trip('paris', ['bus', 'paris']), cities)).toEqual([{ leg: 0, kind: 'same-city' }])
    expect(tripWarnings(trip('', ['bus', '']), cities)).toEqual([])
  })

  test('is given once for each leg outside the days of the trip', () => {
    const own = { starts: '2027-05-09', ends: '2027-05-11' }
    const itinerary = trip(
      'edinburgh',
      ['train 2027-05-08', 'paris'],
      ['train 2027-05-09', 'edinburgh'],
      ['train 2027-05-11', 'paris'],
      ['plane 2027-05-11 2027-05-12', 'athens'],
    )
    expect(tripWarnings(itinerary, cities, own)).toEqual([
      { leg: 0, kind: 'before-trip' },
      { leg: 3, kind: 'after-trip' },
    ])
    expect(tripWarnings(itinerary, cities, { starts: '', ends: '' })).toEqual([])
    expect(tripWarnings(itinerary, cities, { starts: own.ends, ends: own.starts })).toEqual([])
  })
})

test('earliestDepartures() is the last arrival, or a day earlier across the date line', () => {
  const itinerary = trip(
    'paris',
    ['train', 'athens'],
    ['plane 2027-05-08 2027-05-09', 'auckland'],
    ['gap 2027-06-01', 'auckland'],
    ['plane 2027-05-12', 'honolulu'],
    ['plane', 'new york'],
  )
  expect(earliestDepartures(itinerary, cities)).toEqual(['', '', '2027-05-09', '2027-05-09', '2027-05-11'])
})
