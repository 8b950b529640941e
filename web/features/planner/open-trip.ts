import { daysBetween } from '#shared/domain/day.ts'
import { tripSpan } from '#shared/domain/trip-days.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { OpenTrip } from '#shared/trip-request.ts'
import type { Plan } from './plan.ts'

// A stop of a trip without days counts as one night: without any it would only be a change of trains.
const unknownNights = 1

/**
 * The plan in the form that the assistant gets: its stops with cities, the nights at each and the legs between. Null
 * for a plan of fewer than two cities, which is not a trip yet.
 */
export function openTripOf({ itinerary, starts, ends }: Pick<Plan, 'itinerary' | 'starts' | 'ends'>) {
  const { stops, legs } = finished(itinerary)
  if (stops.length < 2) return null
  const { firstDay } = tripSpan(
    { starts, ends },
    legs.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
  )
  const nights = stops.map((_, index) => {
    const arrival = index === 0 ? starts || (legs[0]?.startDay ?? '') : (legs[index - 1]?.arrivalDay ?? '')
    const departure = legs[index]?.startDay ?? (ends || arrival)
    return arrival === '' || departure === '' ? unknownNights : Math.max(0, daysBetween(arrival, departure))
  })
  return {
    stops: stops.map(({ city }, index) => ({ city, nights: Math.min(365, nights[index] ?? 0) })),
    // A gap has no transport yet; a new leg is also a bus.
    ways: legs.map(({ type }) => (type === 'gap' ? 'bus' : type)),
    ...(firstDay !== '' && { starts: firstDay }),
  } satisfies OpenTrip
}

/** The itinerary without the stops that have no city. The leg from such a stop is removed with it. */
function finished({ stops, legs }: Itinerary): Itinerary {
  const kept = stops.flatMap(({ city }, index) => (city === '' ? [] : [index]))
  return {
    stops: kept.flatMap((index) => stops[index] ?? []),
    legs: kept.slice(1).flatMap((index) => legs[index - 1] ?? []),
  }
}
