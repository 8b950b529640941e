import type { Box, Polygon, Unit } from './units.ts'

const inRing = (x: number, y: number, ring: readonly GeoJSON.Position[]) => {
  let inside = false
  let [previousX = 0, previousY = 0] = ring.at(-1) ?? []
  for (const [nextX = 0, nextY = 0] of ring) {
    if (nextY > y !== previousY > y && x < ((previousX - nextX) * (y - nextY)) / (previousY - nextY) + nextX)
      inside = !inside
    previousX = nextX
    previousY = nextY
  }
  return inside
}

/** Whether a point lies in a polygon and in none of its holes. */
export const inPolygon = (x: number, y: number, [outer = [], ...holes]: Polygon) =>
  inRing(x, y, outer) && !holes.some((hole) => inRing(x, y, hole))

const toSegment = (x: number, y: number, a: GeoJSON.Position, b: GeoJSON.Position) => {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y)
}

/** How far a point is from the edge of polygons, in degrees as a flat map counts them. */
export const toEdge = (x: number, y: number, polygons: readonly Polygon[]) => {
  let least = Infinity
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at++)
      least = Math.min(least, toSegment(x, y, ring[at - 1] ?? [], ring[at] ?? []))
  return least
}

const boxDistance = (x: number, y: number, [west, south, east, north]: Box) =>
  Math.hypot(Math.max(west - x, 0, x - east), Math.max(south - y, 0, y - north))

/** Beyond this a city is not counted to a unit at all; degrees. */
export const reach = 0.3

/**
 * Finds the unit that a point of a country lies in, or the nearest one of that country within {@link reach}
 * (coasts are drawn coarser than harbours are built).
 */
export const unitFinder = (units: readonly Unit[]) => {
  const byCountry = Map.groupBy(units, (unit) => unit.country)
  return (country: string, latitude: number, longitude: number) => {
    const near = (byCountry.get(country) ?? []).filter(
      (unit) => boxDistance(longitude, latitude, unit.box) <= reach,
    )
    for (const unit of near)
      if (
        boxDistance(longitude, latitude, unit.box) === 0 &&
        unit.polygons.some((polygon) => inPolygon(longitude, latitude, polygon))
      )
        return { unit, distance: 0 }
    let best: { unit: Unit; distance: number } | undefined
    for (const unit of near) {
      const distance = toEdge(longitude, latitude, unit.polygons)
      if (distance <= (best?.distance ?? reach)) best = { unit, distance }
    }
    return best
  }
}
