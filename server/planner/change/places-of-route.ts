import { distanceKm } from '#shared/domain/distance.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Place } from '#shared/trip-request.ts'
import { type Geography, isLoop, nightsOf, type OpenRoute } from './open-route.ts'

/** The positions of the stops that are a place, or lie in it. The last stop of a round trip counts only by itself. */
export function positionsOf(route: OpenRoute, place: Place, geography: Geography): number[] {
  const { stops } = route
  const is = (stop: Place) =>
    isSamePlace(stop, place) || (stop.kind === 'city' && geography.isWithin(stop, place))
  const found = stops.flatMap((stop, index) => (is(stop.place) ? [index] : []))
  return found.length > 1 && isLoop(route) ? found.filter((index) => index < stops.length - 1) : found
}

/** The positions for a new stop: not before a home, and in a round trip not after the last stop. */
function freePositions(route: OpenRoute): { first: number; last: number } {
  const { stops } = route
  return { first: 1, last: isLoop(route) ? stops.length - 1 : stops.length }
}

/** The first position, which is after the start when the start is only the home. */
export function startPosition(route: OpenRoute): number {
  const [first] = route.stops
  return first && nightsOf(first) === 0 && route.stops.length > 1 ? 1 : 0
}

/** The position after the last stop, or before the return of a round trip. */
export const endPosition = (route: OpenRoute): number => freePositions(route).last

/** The position in which a new stop adds the least distance to the route. */
export function bestPosition(route: OpenRoute, place: Place, geography: Geography): number {
  const { first, last } = freePositions(route)
  const at = geography.positionOf(place)
  if (!at) return last
  const km = (index: number) => {
    const stop = route.stops[index] && geography.positionOf(route.stops[index].place)
    return stop ? distanceKm(stop, at) : 0
  }
  const between = (index: number) => {
    const [from, to] = [route.stops[index - 1], route.stops[index]]
    const [a, b] = [from && geography.positionOf(from.place), to && geography.positionOf(to.place)]
    return a && b ? distanceKm(a, b) : 0
  }
  let best = { index: last, km: Infinity }
  for (let index = first; index <= last; index++) {
    const isAtEnd = index === route.stops.length
    const longer = isAtEnd ? km(index - 1) : km(index - 1) + km(index) - between(index)
    if (longer < best.km) best = { index, km: longer }
  }
  return best.index
}
