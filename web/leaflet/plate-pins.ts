import { type LatLng, nearestTurn, type Route, type RouteCity } from './trip-route.ts'
import { unroll, unrolledLng } from './unroll.ts'

/** A place on a static map of stays, with its kind. */
export type PlatePin = RouteCity & { kind: 'visited' | 'lived' | 'transit' }

type PlacedPin = { city: RouteCity; kind: PlatePin['kind']; at: LatLng }

/**
 * The pins on the same turn of the earth as the route. Without a route they are in the narrowest range of longitudes
 * that contains all of them.
 */
export function platePins(pins: readonly PlatePin[], { ends }: Pick<Route, 'ends'>): PlacedPin[] {
  const lngs = ends.map(([, lng]) => lng)
  const stretch = unroll(pins.map(({ longitude }) => [longitude, longitude]))
  const middle = (Math.min(...lngs) + Math.max(...lngs)) / 2
  return pins.map((city) => ({
    city,
    kind: city.kind,
    at: [
      city.latitude,
      ends.length > 0 ? nearestTurn(city.longitude, middle) : unrolledLng(city.longitude, stretch),
    ],
  }))
}
