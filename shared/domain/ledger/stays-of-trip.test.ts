import { expect, test } from 'vitest'
import { noDetails, type StoredStay, undatedStay } from '#shared/collections/stays.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import { changesToTripStays, isTripOver, type OtherStay, staysOfTrip, stopOf } from './stays-of-trip.ts'

type LegDays = readonly [startDay: string, arrivalDay: string]

/** A trip through cities named by single letters. */
const trip = (cities: string, ...days: LegDays[]): Itinerary => ({
  stops: cities.split('').map((city, index) => ({ id: `s${index}`, city })),
  legs: days.map(([startDay, arrivalDay], index) => ({
    id: `l${index}`,
    type: 'train',
    startDay,
    arrivalDay,
  })),
})
const own = (starts = '', ends = '') => ({ starts, ends })
const texts = (itinerary: Itinerary, days = own()) =>
  staysOfTrip('t', itinerary, days).map(({ city, kind, start, end }) => [city, kind, start, end].join(' '))

const april = trip(
  'abcd',
  ['2026-04-03', '2026-04-03'],
  ['2026-04-06', '2026-04-06'],
  ['2026-04-06', '2026-04-07'],
)
const aprilDays = own('2026-04-01', '2026-04-10')

test('stops become stays from arrival to departure, and a stop left on its arrival day is a layover', () => {
  expect(texts(april, aprilDays)).toEqual([
    'a visited 2026-04-01 2026-04-03',
    'b visited 2026-04-03 2026-04-06',
    'c transit 2026-04-06 2026-04-06',
    'd visited 2026-04-07 2026-04-10',
  ])
})

test('the first and the last stop are visits even when they have one day', () => {
  const days = trip('ab', ['2026-04-03', '2026-04-05'])
  expect(texts(days, own('2026-04-03', '2026-04-05'))).toEqual([
    'a visited 2026-04-03 2026-04-03',
    'b visited 2026-04-05 2026-04-05',
  ])
})

test('an unknown day is never invented', () => {
  const unknown: LegDays = ['', '']
  expect(texts(trip('ab', ['2026-04-03', '2026-04-05']))).toEqual([
    'a visited 2026-04-03 ',
    'b visited 2026-04-05 ',
  ])
  expect(texts(trip('abcd', ['2026-04-03', ''], unknown, ['2026-04-09', '2026-04-09']))[2]).toBe(
    'c visited 2026-04-09 ',
  )
  const open = (first: string, last: string) => texts(trip('abcd', [first, ''], unknown, ['', last]))[1]
  expect(open('2026-04-03', '2026-04-09')).toBe('b visited 2026-04 ')
  expect(open('2026-03-03', '2026-04-09')).toBe('b visited 2026 ')
  expect(open('2025-12-30', '2026-01-02')).toBe('b visited  ')
  expect(open('2026-04-09', '2026-04-03')).toBe('b visited  ')
  expect(open('2026-04-03', '')).toBe('b visited  ')
  expect(texts(trip('abc', unknown, unknown), own('2026-04-03', '2026-04-09'))[1]).toBe('b visited 2026-04 ')
})

test('with days in the wrong order only the arrival is used', () => {
  expect(texts(trip('abc', ['', '2026-04-09'], ['2026-04-05', '']))[1]).toBe(
    'b visited 2026-04-09 2026-04-09',
  )
})

test('a stop without a city gives no stay', () => {
  const itinerary = trip('ab', ['2026-04-03', '2026-04-03'])
  const open = {
    ...itinerary,
    stops: itinerary.stops.map((stop, at) => (at === 0 ? { ...stop, city: '' } : stop)),
  }
  expect(texts(open)).toEqual(['b visited 2026-04-03 '])
})

test('a trip is over on the day after its last day', () => {
  expect(isTripOver(april, aprilDays, '2026-04-10')).toBe(false)
  expect(isTripOver(april, aprilDays, '2026-04-11')).toBe(true)
  expect(isTripOver(april, own(), '2026-04-08')).toBe(true)
  expect(isTripOver(trip('ab', ['', '']), own(), '2026-04-08')).toBe(false)
})

/** The stays of a trip as they are stored. */
const stored = (itinerary: Itinerary, days = aprilDays): StoredStay[] =>
  staysOfTrip('t', itinerary, days).map((stay, index) => ({
    ...undatedStay,
    ...stay,
    id: `stay${index}`,
    user: 'anna',
  }))

const changes = (
  itinerary: Itinerary,
  before: StoredStay[],
  { others = [] as OtherStay[], home = '', days = aprilDays, made = [] as string[] } = {},
) => {
  const { added, changed, removed } = changesToTripStays(
    staysOfTrip('t', itinerary, days),
    before,
    others,
    home,
    new Set(made),
  )
  return {
    added: added.map(({ city }) => city).join(''),
    changed: changed.map(({ from, to }) => `${from.id} ${to.start} ${to.end}`),
    removed: removed.map(({ id }) => id),
  }
}
const nothing = { added: '', changed: [], removed: [] }

test('all stops are added once', () => {
  expect(changes(april, [])).toEqual({ ...nothing, added: 'abcd' })
  expect(changes(april, stored(april))).toEqual(nothing)
})

test('a stop whose stay the person has deleted is not added again', () => {
  const made = stored(april).map(({ source_key }) => stopOf(source_key))
  expect(changes(april, stored(april).slice(1), { made })).toEqual(nothing)
  expect(changes(april, stored(april).slice(1), { made: made.slice(1) })).toEqual({ ...nothing, added: 'a' })
})

test('a second visit to a city in one trip is a separate stay', () => {
  const round = trip('aba', ['2026-04-03', '2026-04-03'], ['2026-04-06', '2026-04-06'])
  expect(changes(round, stored(round).slice(0, 2))).toEqual({ ...nothing, added: 'a' })
})

test('a changed trip changes, adds and removes only the stays that the person has not edited', () => {
  const later = trip(
    'abde',
    ['2026-04-04', '2026-04-04'],
    ['2026-04-06', '2026-04-07'],
    ['2026-04-08', '2026-04-08'],
  )
  const before = stored(april)
  expect(changes(later, before)).toEqual({
    added: 'e',
    changed: ['stay0 2026-04-01 2026-04-04', 'stay1 2026-04-04 2026-04-06', 'stay3 2026-04-07 2026-04-08'],
    removed: ['stay2'],
  })
  const edit = (id: string, change: Partial<StoredStay>) =>
    before.map((stay) => (stay.id === id ? { ...stay, ...change } : stay))
  const written = Object.keys(noDetails).map((name): Partial<StoredStay> => ({ [name]: 'Rain' }))
  const edited: Partial<StoredStay>[] = [
    ...written,
    { kind: 'lived' },
    { start: '2026-04' },
    { end: '2026-04-02' },
    { city: 'x' },
  ]
  for (const change of edited) {
    expect(changes(later, edit('stay0', change)).changed).not.toContain('stay0 2026-04-01 2026-04-04')
    expect(changes(later, edit('stay2', change)).removed).toEqual([])
  }
})

test('home and cities with another stay that may be the same are left out', () => {
  expect(changes(april, [], { home: 'a' })).toEqual({ ...nothing, added: 'bcd' })
  const hand = (start: string, end: string) =>
    changes(april, [], { others: [{ city: 'b', kind: 'visited', start, end }] })
  expect(hand('2026-04-05', '2026-04-08').added).toBe('acd')
  expect(hand('2026-04-03', '2026-04-06').added).toBe('acd')
  expect(hand('2026-04', '').added).toBe('acd')
  expect(hand('', '2026-05').added).toBe('acd')
  expect(hand('2026-04-07', '2026-04-08').added).toBe('abcd')
  expect(hand('2026-04-01', '2026-04-02').added).toBe('abcd')
  expect(hand('', '').added).toBe('abcd')
  const undated = trip('bc', ['', ''])
  const others: OtherStay[] = [{ city: 'b', kind: 'visited', start: '2011', end: '' }]
  expect(changes(undated, [], { others, days: own() }).added).toBe('c')
})
