import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { hasCoordinates } from './coordinates.ts'
import { addDays, daysBetween } from './day.ts'
import { distanceKm } from './distance.ts'
import type { Itinerary, Leg } from './itinerary.ts'
import { isReachableOverland, type PlacedCity } from './landmass.ts'
import { endsBeforeItStarts, type TripDays, tripSpan, type TripSpan } from './trip-days.ts'
import { ways } from './ways.ts'

/** The cities of an itinerary by id. */
export type CitiesById = ReadonlyMap<string, PlacedCity>

export interface TripTotals extends TripSpan {
  /** The number of different cities. */
  cities: number
  legs: number
  km: number
  /** The kilometres of each transport type of the trip, in the order of `legTypes`. */
  kmByType: { type: LegType; km: number }[]
}

/** A possible mistake in a leg. A trip with warnings can be saved. */
export type Warning = { leg: number } & (
  | { kind: 'leaves-before-arrival'; days: number }
  | { kind: 'arrives-before-leaving' }
  | { kind: 'before-trip' }
  | { kind: 'after-trip' }
  | { kind: 'gap' }
  | { kind: 'no-date' }
  | { kind: 'over-sea' }
  | { kind: 'too-fast'; kmPerDay: number }
  | { kind: 'same-city' }
)

/** The distance of each leg in kilometres; undefined when a city is missing or has no coordinates. */
export const legDistances = ({ stops, legs }: Itinerary, cities: CitiesById) =>
  legs.map((_, index) => {
    const [from, to] = endsOf(stops, index, cities)
    return from && to && hasCoordinates(from) && hasCoordinates(to) ? distanceKm(from, to) : undefined
  })

/** A trip without a chosen first and last day. */
const undated: TripDays = { starts: '', ends: '' }

/** The totals of the trip. Gaps and legs of unknown length add nothing. */
export const tripTotals = (itinerary: Itinerary, cities: CitiesById, own = undated): TripTotals => {
  const distances = legDistances(itinerary, cities)
  const real = itinerary.legs.filter(({ type }) => type !== 'gap')
  const kmByType = legTypes
    .filter((type) => real.some((leg) => leg.type === type))
    .map((type) => ({
      type,
      km: distances.reduce<number>(
        (sum, km, index) => (itinerary.legs[index]?.type === type ? sum + (km ?? 0) : sum),
        0,
      ),
    }))
  return {
    cities: new Set(itinerary.stops.map(({ city }) => city).filter((city) => city !== '')).size,
    legs: real.length,
    km: kmByType.reduce((sum, { km }) => sum + km, 0),
    kmByType,
    ...tripSpan(
      own,
      real.flatMap(({ startDay, arrivalDay }) => [startDay, arrivalDay]),
    ),
  }
}

/** The warnings in the order of the legs, with at most one about dates for each leg. */
export const tripWarnings = (itinerary: Itinerary, cities: CitiesById, own = undated): Warning[] => {
  const { stops, legs } = itinerary
  const distances = legDistances(itinerary, cities)
  const earliest = earliestDepartures(itinerary, cities)
  // Do not compare legs with a last day that is before the first.
  const { starts, ends } = endsBeforeItStarts(own) ? undated : own
  const warnings: Warning[] = []
  for (const [leg, current] of legs.entries()) {
    const { type, startDay, arrivalDay } = current
    if (type === 'gap') {
      warnings.push({ leg, kind: 'gap' })
      continue
    }
    const [from, to] = endsOf(stops, leg, cities)
    const lastArrival = earliest[leg] ?? ''
    if (startDay !== '' && startDay < lastArrival) {
      warnings.push({ leg, kind: 'leaves-before-arrival', days: daysBetween(startDay, lastArrival) })
    } else if (startDay !== '' && arrivalDay !== '' && arrivalDay < earliestArrival(startDay, from, to)) {
      warnings.push({ leg, kind: 'arrives-before-leaving' })
    } else if (isBefore(startDay, starts)) {
      warnings.push({ leg, kind: 'before-trip' })
    } else if (isBefore(ends, arrivalDay || startDay)) {
      warnings.push({ leg, kind: 'after-trip' })
    } else if (!isDated(current) && legs.slice(leg).some(isDated) && legs.slice(0, leg).some(isDated)) {
      warnings.push({ leg, kind: 'no-date' })
    }

    if (stops[leg]?.city !== '' && stops[leg]?.city === stops[leg + 1]?.city) {
      warnings.push({ leg, kind: 'same-city' })
    }
    if (type !== 'plane' && from && to && !isReachableOverland(from, to)) {
      warnings.push({ leg, kind: 'over-sea' })
      continue
    }
    const kmPerDay = averageKmPerDay(current, distances[leg])
    if (kmPerDay > ways[type].mostKmPerDay) warnings.push({ leg, kind: 'too-fast', kmPerDay })
  }
  return warnings
}

/**
 * The first day on which each leg can leave: the day of the last arrival before it, or "" when no earlier leg has
 * an arrival day.
 */
export const earliestDepartures = ({ stops, legs }: Itinerary, cities: CitiesById): string[] => {
  let lastArrival = ''
  return legs.map(({ type, arrivalDay }, leg) => {
    const earliest = lastArrival
    const [from, to] = endsOf(stops, leg, cities)
    if (type !== 'gap' && arrivalDay !== '') lastArrival = earliestArrival(arrivalDay, from, to)
    return earliest
  })
}

/** True when both days are known and `day` is earlier. */
const isBefore = (day: string, other: string) => day !== '' && day < other

const endsOf = (stops: Itinerary['stops'], leg: number, cities: CitiesById) =>
  [stops[leg], stops[leg + 1]].map((stop) => (stop ? cities.get(stop.city) : undefined))

const isDated = (leg: Leg) => leg.startDay !== '' || leg.arrivalDay !== ''

/** The same day, or the day before for a leg that crosses the date line eastward. */
const earliestArrival = (day: string, from: PlacedCity | undefined, to: PlacedCity | undefined) =>
  from && to && from.longitude > 90 && to.longitude < -90 ? addDays(day, -1) : day

const averageKmPerDay = (leg: Leg, km: number | undefined) => {
  if (km === undefined || leg.startDay === '' || leg.arrivalDay === '') return 0
  return km / Math.max(1, daysBetween(leg.startDay, leg.arrivalDay) + 1)
}
