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

/** Whether a point is in a polygon and in none of its holes. */
export const inPolygon = (x: number, y: number, [outer = [], ...holes]: Polygon) =>
  inRing(x, y, outer) && !holes.some((hole) => inRing(x, y, hole))

/** The height of a band, in degrees. */
const band = 0.25

/**
 * {@link inPolygon} for many points. The edges are sorted into bands of latitude, and each point is compared with the
 * edges of its band only.
 */
export const polygonTester = (polygon: Polygon) => {
  const edges = new Map<number, [number, number, number, number][]>()
  for (const ring of polygon)
    for (let at = 1; at < ring.length; at++) {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ring[at - 1] ?? [], ring[at] ?? []]
      const last = Math.floor(Math.max(ay, by) / band)
      for (let row = Math.floor(Math.min(ay, by) / band); row <= last; row++) {
        const found = edges.get(row)
        if (found) found.push([ax, ay, bx, by])
        else edges.set(row, [[ax, ay, bx, by]])
      }
    }
  // Each crossing of a ring changes inside to outside, so outer rings and holes are counted together.
  return (x: number, y: number) => {
    let inside = false
    for (const [ax, ay, bx, by] of edges.get(Math.floor(y / band)) ?? [])
      if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside
    return inside
  }
}

const toSegment = (x: number, y: number, a: GeoJSON.Position, b: GeoJSON.Position) => {
  const [ax = 0, ay = 0] = a
  const [bx = 0, by = 0] = b
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y)
}

/** The distance of a point to the edge of polygons, in degrees of latitude and longitude. */
export const toEdge = (x: number, y: number, polygons: readonly Polygon[]) => {
  let least = Infinity
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at++)
      least = Math.min(least, toSegment(x, y, ring[at - 1] ?? [], ring[at] ?? []))
  return least
}

const boxDistance = (x: number, y: number, [west, south, east, north]: Box) =>
  Math.hypot(Math.max(west - x, 0, x - east), Math.max(south - y, 0, y - north))

/** A city farther from every unit than this belongs to none; in degrees. */
export const reach = 0.3

export type Found = { unit: Unit; polygon: Polygon; isInside: boolean }

/**
 * Finds the unit and the polygon of a country that contain a point, or the nearest ones within {@link reach}: outlines
 * of coasts are coarser than harbours.
 */
export const unitFinder = (units: readonly Unit[]) => {
  const byCountry = Map.groupBy(units, (unit) => unit.country)
  const testers = new Map<Polygon, (x: number, y: number) => boolean>()
  const isIn = (polygon: Polygon, x: number, y: number) => {
    const tester = testers.get(polygon) ?? polygonTester(polygon)
    testers.set(polygon, tester)
    return tester(x, y)
  }
  return (country: string, latitude: number, longitude: number): Found | undefined => {
    const parts = (byCountry.get(country) ?? [])
      .filter((unit) => boxDistance(longitude, latitude, unit.box) <= reach)
      .flatMap((unit) => unit.polygons.map((polygon) => ({ unit, polygon })))
    const around = parts.find(({ polygon }) => isIn(polygon, longitude, latitude))
    if (around) return { ...around, isInside: true }
    let best: Found | undefined
    let least = reach
    for (const part of parts) {
      const distance = toEdge(longitude, latitude, [part.polygon])
      if (distance > least) continue
      best = { ...part, isInside: false }
      least = distance
    }
    return best
  }
}
