import { expect, test } from 'vitest'
import { openTrip } from '#shared/trip-request.ts'
import type { Leg } from '#shared/domain/itinerary.ts'
import { openTripOf } from './open-trip.ts'

const plan = (cities: readonly string[], days: readonly string[] = [], own = { starts: '', ends: '' }) => ({
  itinerary: {
    stops: cities.map((city, index) => ({ id: `s${index}`, city })),
    legs: cities.slice(1).map((_, index): Leg => {
      const day = days[index] ?? ''
      return { id: `l${index}`, type: index === 0 ? 'train' : 'bus', startDay: day, arrivalDay: day }
    }),
  },
  ...own,
})

test('a trip has its cities, the nights at each, the legs between them and its first day', () => {
  const own = { starts: '2027-05-01', ends: '2027-05-09' }
  const trip = openTripOf(plan(['a', 'b', 'c'], ['2027-05-03', '2027-05-06'], own))
  expect(trip).toEqual({
    stops: [
      { city: 'a', nights: 2 },
      { city: 'b', nights: 3 },
      { city: 'c', nights: 3 },
    ],
    ways: ['train', 'bus'],
    starts: '2027-05-01',
  })
  expect(openTrip.safeParse(trip).success).toBe(true)
})

test('without its own days a trip begins with its first leg and ends with its last', () => {
  expect(openTripOf(plan(['a', 'b', 'c'], ['2027-05-03', '2027-05-06']))).toMatchObject({
    stops: [{ nights: 0 }, { nights: 3 }, { nights: 0 }],
    starts: '2027-05-03',
  })
})

test('a stop without known days counts as one night, and an undated trip has no first day', () => {
  const trip = openTripOf(plan(['a', 'b', 'c']))
  expect(trip?.stops.map(({ nights }) => nights)).toEqual([1, 1, 1])
  expect(trip).not.toHaveProperty('starts')
})

test('stops without a city are left out with the leg to them; fewer than two cities are not a trip', () => {
  expect(openTripOf(plan(['a', '', 'c', '']))).toMatchObject({
    stops: [{ city: 'a' }, { city: 'c' }],
    ways: ['bus'],
  })
  expect(openTripOf(plan(['a', '']))).toBeNull()
  expect(openTripOf(plan(['']))).toBeNull()
})

test('a trip is sent in the form that the server accepts: a gap is a bus, a leg back in time has no nights', () => {
  const gap = plan(['a', 'b', 'c'], ['2027-05-06', '2027-05-03'])
  const legs = gap.itinerary.legs.map((leg) => ({ ...leg, type: 'gap' as const }))
  const trip = openTripOf({ ...gap, itinerary: { ...gap.itinerary, legs } })
  expect(trip).toMatchObject({ stops: [{}, { nights: 0 }, {}], ways: ['bus', 'bus'] })
  expect(openTrip.safeParse(trip).success).toBe(true)
})
