import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import type { Position } from '#shared/domain/distance.ts'

/** An outer ring of a country's outline. */
export interface Polygon {
  country: string
  /** Longitude and latitude in turn. */
  ring: Float32Array
  west: number
  east: number
  south: number
  north: number
}

/** The outlines of all countries, without holes for lakes. */
export function polygonsOf(world: GeoJsonFile): Polygon[] {
  return world.features.flatMap(({ properties, geometry }) => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return parts.map(([outer = []]) => polygonOf(Float32Array.from(outer.flat()), properties.iso2 ?? ''))
  })
}

/** The polygon of a ring. */
export function polygonOf(ring: Float32Array, country = ''): Polygon {
  const polygon: Polygon = { country, ring, west: 180, east: -180, south: 90, north: -90 }
  for (let i = 0; i < ring.length; i += 2) {
    polygon.west = Math.min(polygon.west, ring[i] ?? 180)
    polygon.east = Math.max(polygon.east, ring[i] ?? -180)
    polygon.south = Math.min(polygon.south, ring[i + 1] ?? 90)
    polygon.north = Math.max(polygon.north, ring[i + 1] ?? -90)
  }
  return polygon
}

/** Polygons as flat arrays, which can be stored and loaded without parsing. */
export interface PolygonColumns {
  readonly points: Float32Array
  /** Where the ring of each polygon ends in `points`. */
  readonly ringEnds: Uint32Array
  /** The two letters of the country of each polygon. */
  readonly ringCountries: Uint8Array
}

export function polygonColumns(polygons: readonly Polygon[]): PolygonColumns {
  const points = new Float32Array(polygons.reduce((sum, { ring }) => sum + ring.length, 0))
  const ringEnds = new Uint32Array(polygons.length)
  let at = 0
  for (const [index, { ring }] of polygons.entries()) {
    points.set(ring, at)
    at += ring.length
    ringEnds[index] = at
  }
  const countries = polygons.map(({ country }) => country.padEnd(2)).join('')
  return { points, ringEnds, ringCountries: new Uint8Array(Buffer.from(countries, 'latin1')) }
}

export function polygonsFrom({ points, ringEnds, ringCountries }: PolygonColumns): Polygon[] {
  const countries = Buffer.from(ringCountries).toString('latin1')
  return Array.from(ringEnds, (end, index) =>
    polygonOf(
      points.subarray(index === 0 ? 0 : ringEnds[index - 1], end),
      countries.slice(2 * index, 2 * index + 2).trim(),
    ),
  )
}

/** The width of water that a bridge or a short ferry crosses, in degrees (about 4 km). */
const bridgeable = 0.036

/** Search from the island: a continent has thousands of islands along its coast. */
export const isMainland = ({ west, east, south, north }: Polygon) => east - west + north - south > 5

/** True when at most that much water is between two polygons. */
export function near(a: Polygon, b: Polygon, reach = 1) {
  const apart = Math.max(
    a.west - b.east,
    b.west - a.east,
    (a.south - b.north) * 0.5,
    (b.south - a.north) * 0.5,
  )
  if (apart > bridgeable * 2 * reach) return false
  const [small, large] = a.ring.length < b.ring.length ? [a, b] : [b, a]
  for (let i = 0; i < small.ring.length; i += 2) {
    const point = { longitude: small.ring[i] ?? 0, latitude: small.ring[i + 1] ?? 0 }
    if (distanceTo(large, point) < bridgeable * reach) return true
  }
  return false
}

/** The distance of a point to a polygon in degrees, with longitudes scaled by the point's latitude; 0 inside. */
export function distanceTo(polygon: Polygon, { latitude, longitude }: Position): number {
  const { ring } = polygon
  const shorten = Math.cos((latitude * Math.PI) / 180)
  let inside = false
  let nearest = Infinity
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[j], ring[j + 1], ring[i], ring[i + 1]]
    if (ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax)
      inside = !inside
    const dx = (bx - ax) * shorten
    const dy = by - ay
    const px = (longitude - ax) * shorten
    const py = latitude - ay
    const along =
      dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(px - along * dx, py - along * dy))
  }
  return inside ? 0 : nearest
}
