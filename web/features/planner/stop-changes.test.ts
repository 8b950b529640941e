import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import type { Place, TripChange } from '#shared/trip-request.ts'
import { dayChanges, daysLater, formerItinerary, stopChanges, type Version } from './stop-changes.ts'

const place = (id: string): Place => ({ kind: 'city', id, name: id })
const common = { id: 'id', words: '', sure: 1, origin: 'said' } as const

/** A trip of these cities and nights from a day on; "" for one without days. */
function trip(
  stays: readonly [city: string, nights: number][],
  starts = '2027-06-08',
  way: LegType = 'train',
): Version {
  let day = starts
  const after = (nights: number) => (day = day === '' ? '' : addDays(day, nights))
  const stops = stays.map(([city], index) => ({ id: `${city}${index}`, city }))
  const legs = stays.slice(0, -1).map(([, nights], index) => {
    const on = after(nights)
    return { id: `leg${index}`, type: way, startDay: on, arrivalDay: on }
  })
  return { itinerary: { stops, legs }, starts, ends: after(stays.at(-1)?.[1] ?? 0) }
}

const before = trip([
  ['Venice', 3],
  ['Florence', 3],
  ['Pisa', 1],
  ['Rome', 3],
  ['Naples', 2],
])
const after = trip([
  ['Venice', 3],
  ['Florence', 3],
  ['Rome', 5],
  ['Naples', 2],
])
const kinds = (now: Version, changes: readonly TripChange[] = [], old = before) =>
  stopChanges(old, now, changes).map(({ city, kind }) => `${city} ${kind}`)

describe('stops before and after a change', () => {
  test('distinguish requested changes from their consequences, and keep removed stops in their place', () => {
    const changes: TripChange[] = [
      { ...common, kind: 'lengthen', place: place('Rome'), unit: 'nights', by: 2 },
      { ...common, kind: 'remove', place: place('Pisa') },
    ]
    expect(kinds(after, changes)).toEqual([
      'Venice same',
      'Florence same',
      'Pisa gone',
      'Rome asked',
      'Naples followed',
    ])
    expect(stopChanges(before, after)[3]).toMatchObject({
      before: { arrivalDay: '2027-06-15', nights: 3 },
      now: { arrivalDay: '2027-06-14', departureDay: '2027-06-19', nights: 5 },
    })
  })

  test('are in the order of the new trip; a new stop has no former one', () => {
    const now = trip([
      ['Rome', 3],
      ['Bari', 1],
      ['Venice', 3],
    ])
    expect(kinds(now, [{ ...common, kind: 'add', place: place('Bari') }])).toEqual([
      'Rome followed',
      'Naples gone',
      'Bari asked',
      'Venice followed',
      'Florence gone',
      'Pisa gone',
    ])
    expect(stopChanges(before, now)[2]?.before).toBeUndefined()
  })

  test('compare the visits to a city one by one', () => {
    const twice = trip([
      ['Rome', 1],
      ['Bari', 1],
      ['Rome', 2],
    ])
    const longer = trip([
      ['Rome', 1],
      ['Bari', 1],
      ['Rome', 3],
    ])
    expect(kinds(longer, [], twice)).toEqual(['Rome same', 'Bari same', 'Rome followed'])
  })

  test('of a swap and of a replaced stop count as requested', () => {
    const swap: TripChange = { ...common, kind: 'swap', place: place('Rome'), with: place('Naples') }
    const replace: TripChange = { ...common, kind: 'replace', place: place('Pisa'), by: place('Siena') }
    const now = trip([
      ['Venice', 3],
      ['Florence', 3],
      ['Siena', 1],
      ['Naples', 2],
      ['Rome', 3],
    ])
    expect(kinds(now, [swap, replace])).toEqual([
      'Venice same',
      'Florence same',
      'Pisa gone',
      'Siena asked',
      'Naples asked',
      'Rome asked',
    ])
  })

  test('of stops without days count as the same length, as long as nothing is known', () => {
    const undated = trip(
      [
        ['Rome', 0],
        ['Bari', 0],
      ],
      '',
    )
    expect(kinds(undated, [], undated)).toEqual(['Rome same', 'Bari same'])
  })

  test('have the transport to them', () => {
    const byBus = trip(
      [
        ['Venice', 3],
        ['Florence', 3],
      ],
      '2027-06-08',
      'bus',
    )
    expect(stopChanges(before, byBus).find(({ city }) => city === 'Florence')?.way).toEqual({
      before: 'train',
      now: 'bus',
    })
  })
})

test('the first and last day are shown only when they changed', () => {
  expect(dayChanges(before, before)).toEqual({ starts: undefined, ends: undefined })
  expect(dayChanges(before, after)).toEqual({
    starts: undefined,
    ends: { before: '2027-06-20', now: '2027-06-21' },
  })
  expect(daysLater('2027-06-20', '2027-06-21')).toBe(1)
  expect(daysLater('', '2027-06-21')).toBe(0)
})

test('the removed legs are dashed on the map, with the cities that have no leg left', () => {
  expect(formerItinerary(before.itinerary, after.itinerary)).toEqual({ legs: [1, 2], cities: ['Pisa'] })
  expect(formerItinerary(after.itinerary, after.itinerary)).toEqual({ legs: [], cities: [] })
  const byBus = trip(
    [
      ['Venice', 3],
      ['Florence', 3],
    ],
    '2027-06-08',
    'bus',
  )
  expect(formerItinerary(before.itinerary, byBus.itinerary).legs).toContain(0)
})
