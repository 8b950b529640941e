import { hasCoordinates } from '#shared/domain/coordinates.ts'
import type { Leg } from '#shared/domain/itinerary.ts'

/** A city at an end of a leg. */
export type RouteCity = { id: string; name: string; latitude: number; longitude: number }

/** A leg as a map draws it. Legs are not drawn if a city or its coordinates are missing. */
export type RouteLeg = {
  id: string
  type: Leg['type']
  from: RouteCity | undefined
  to: RouteCity | undefined
  startDay: string
  arrivalDay: string
}

/** A point in Leaflet's order: latitude, longitude. Longitudes may exceed 180°. */
export type LatLng = [number, number]

/** A city of the route with its arrivals and departures. */
export type RouteStop = {
  city: RouteCity
  at: LatLng
  visits: { kind: 'arrival' | 'departure'; day: string }[]
}

/** The legs and cities that a change has removed from a trip. */
export type RemovedRoute = { legs: readonly RouteLeg[]; stops: readonly RouteCity[] }

type RouteLine = { id: string; type: Leg['type']; path: LatLng[] }

export type Route = {
  lines: RouteLine[]
  stops: RouteStop[]
  /** Both ends of each leg. The view is centred on them. */
  ends: LatLng[]
  /** The removed legs and stops, on the same turn of the earth. */
  removed: { lines: LatLng[][]; stops: Pick<RouteStop, 'city' | 'at'>[] }
}

const noneRemoved: RemovedRoute = { legs: [], stops: [] }

/**
 * The route with continuous longitudes: each city is placed in the direction in which it is nearer to the previous
 * city, so that a line across 180° does not cross the whole map.
 */
export function unrollRoute(legs: readonly RouteLeg[], removed = noneRemoved): Route {
  const lines: RouteLine[] = []
  const stops = new Map<string, RouteStop>()
  const ends: LatLng[] = []
  let longitude: number | undefined
  const visit = (city: RouteCity, kind: 'arrival' | 'departure', day: string): LatLng => {
    longitude = longitude === undefined ? city.longitude : nearestTurn(city.longitude, longitude)
    const at: LatLng = [city.latitude, longitude]
    ends.push(at)
    const key = `${city.id} ${Math.round(longitude)}`
    const stop = stops.get(key) ?? { city, at, visits: [] }
    stop.visits.push({ kind, day })
    stops.set(key, stop)
    return at
  }
  for (const { id, type, from, to, startDay, arrivalDay } of legs) {
    if (!from || !to || !hasCoordinates(from) || !hasCoordinates(to)) continue
    const start = visit(from, 'departure', startDay)
    const end = visit(to, 'arrival', arrivalDay)
    lines.push({ id, type, path: type === 'plane' ? greatCircle(start, end) : [start, end] })
  }
  return { lines, stops: [...stops.values()], ends, removed: unrollRemoved(removed, centreOf(ends)) }
}

/** The removed legs and stops, on the turn of the earth nearest to a point of the route. */
function unrollRemoved({ legs, stops }: RemovedRoute, [, middle]: LatLng): Route['removed'] {
  const at = (city: RouteCity): LatLng => [city.latitude, nearestTurn(city.longitude, middle)]
  return {
    lines: legs.flatMap(({ type, from, to }) => {
      if (!from || !to || !hasCoordinates(from) || !hasCoordinates(to)) return []
      const start = at(from)
      const end: LatLng = [to.latitude, nearestTurn(to.longitude, start[1])]
      return [type === 'plane' ? greatCircle(start, end) : [start, end]]
    }),
    stops: stops.filter(hasCoordinates).map((city) => ({ city, at: at(city) })),
  }
}

/** The mean of points; the centre of the world if there are none. */
export function centreOf(points: readonly LatLng[]): LatLng {
  if (points.length === 0) return [30, 0]
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

/** The same meridian on the turn of the earth that is nearest to `near`. */
export const nearestTurn = (longitude: number, near: number) =>
  longitude + 360 * Math.round((near - longitude) / 360)

const radians = Math.PI / 180
const stepRadians = 2 * radians

/** Points along the great circle, each about two degrees from the next. */
export function greatCircle(from: LatLng, to: LatLng): LatLng[] {
  const a = vector(from)
  const b = vector(to)
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
  const count = Math.ceil(angle / stepRadians)
  // Antipodes have no unique great circle. Within two degrees a straight line is accurate enough.
  if (count < 2 || Math.PI - angle < 1e-6) return [from, to]
  const path: LatLng[] = [from]
  let longitude = from[1]
  for (let step = 1; step < count; step++) {
    const share = step / count
    const [near, far] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
    const x = near * a[0] + far * b[0]
    const y = near * a[1] + far * b[1]
    const z = near * a[2] + far * b[2]
    longitude = nearestTurn(Math.atan2(y, x) / radians, longitude)
    path.push([Math.atan2(z, Math.hypot(x, y)) / radians, longitude])
  }
  path.push([to[0], nearestTurn(to[1], longitude)])
  return path
}

function vector([latitude, longitude]: LatLng): [number, number, number] {
  const parallel = Math.cos(latitude * radians)
  return [
    parallel * Math.cos(longitude * radians),
    parallel * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ]
}
