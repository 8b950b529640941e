import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { type ArcKind, type ArcRing, cutIntoArcs, type LonLatRing } from '#shared/domain/arcs.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { simplified, standOut } from './simplify.ts'
import { type OutlinedPlace, ringSize } from './small-places.ts'

/** minX, minY, maxX, maxY on the unit square of mercator.ts. */
type Bounds = readonly [number, number, number, number]

/** A line or ring on the unit square: x and y alternate. */
export type Path = { points: Float64Array; bounds: Bounds }
type RingPath = Path & { country: number }
type LinePath = Path & {
  kind: ArcKind
  /** The area of the largest land that the line bounds, in km². */
  landKm2: number
}

/** A line with all its points, and how far each stands out: see standOut(). */
type Arc = { kind: ArcKind; points: Float64Array; weights: Float64Array; landKm2: number }

/** The world with as much detail as one zoom can show. */
export type WorldLevel = {
  rings: RingPath[]
  lines: LinePath[]
  /** The coasts with the detail that a wide band along them shows. */
  shelves: LinePath[]
}

export type CountryShape = OutlinedPlace & {
  /** The id of the country's record. */
  id: string
  iso2: string
  name: string
}

export type WorldShape = {
  countries: CountryShape[]
  /** The shapes for a zoom; made at the first call for it, then kept. */
  level: (zoom: number) => WorldLevel
}

/** Above this zoom the file has no more detail to show. */
const fullDetailZoom = 8
/** A point is dropped where it would move the line by less than this. */
const tolerancePx = 0.3
const shelfTolerancePx = 1

const shapes = new WeakMap<GeoJsonFile, WorldShape>()

/**
 * The file of the world's outlines (a feature a country), ready to draw and to point at. It is prepared once,
 * however many maps show it.
 */
export function worldShape(file: GeoJsonFile): WorldShape {
  const shape = shapes.get(file) ?? prepare(file)
  shapes.set(file, shape)
  return shape
}

function prepare(file: GeoJsonFile): WorldShape {
  const owners: number[] = []
  const rings: LonLatRing[] = []
  const areas: number[] = []
  const found = file.features.map((feature, country) => {
    const { geometry, properties } = feature
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    let largest: { areaKm2: number; polygon: readonly LonLatRing[] } = { areaKm2: -1, polygon: [] }
    for (const polygon of polygons) {
      const areaKm2 = ringAreaKm2(polygon[0] ?? [])
      if (areaKm2 > largest.areaKm2) largest = { areaKm2, polygon }
      for (const ring of polygon) {
        owners.push(country)
        rings.push(ring)
        areas.push(areaKm2)
      }
    }
    const { id, name, iso2 = '' } = properties
    const size = ringSize(largest.polygon[0] ?? [])
    return { id, iso2, name, anchor: middle(largest.polygon), size }
  })

  const cut = cutIntoArcs(rings)
  const countries = found.map((country, index): CountryShape => ({
    ...country,
    outline: () => {
      const used = cut.rings.filter((_, ring) => owners[ring] === index).flat()
      return used
        .map((ref) => cut.arcs[ref < 0 ? ~ref : ref])
        .flatMap((arc) => (arc === undefined || arc.kind === 'seam' ? [] : [latLngPairs(arc.lonLat)]))
    },
  }))
  const landKm2 = new Float64Array(cut.arcs.length)
  cut.rings.forEach((ring, index) => {
    for (const ref of ring) {
      const arc = ref < 0 ? ~ref : ref
      landKm2[arc] = Math.max(landKm2[arc] ?? 0, areas[index] ?? 0)
    }
  })
  const arcs = cut.arcs.map(({ kind, lonLat }, index): Arc => {
    const points = lonLat.map((value, at) => (at % 2 === 0 ? mercatorX(value) : mercatorY(value)))
    return { kind, points, weights: standOut(points), landKm2: landKm2[index] ?? 0 }
  })

  const levels = new Map<number, WorldLevel>()
  const build = (zoom: number): WorldLevel => {
    const tolerance = zoom >= fullDetailZoom ? 0 : tolerancePx / worldSize(zoom)
    const linesOf = (arcs: readonly Arc[], tolerance: number) =>
      arcs.map(({ kind, points, weights, landKm2 }): LinePath => {
        const kept = simplified(points, weights, tolerance)
        return { kind, landKm2, points: kept, bounds: boundsOf(kept) }
      })
    const lines = linesOf(arcs, tolerance)
    const joined = cut.rings.map((ring, index): RingPath => {
      const points = joinArcs(ring, lines)
      return { country: owners[index] ?? 0, points, bounds: boundsOf(points) }
    })
    const coasts = arcs.filter(({ kind }) => kind === 'coast')
    return {
      lines: lines.filter((line) => line.kind !== 'seam'),
      rings: joined,
      shelves: linesOf(coasts, shelfTolerancePx / worldSize(zoom)),
    }
  }
  return {
    countries,
    level: (zoom) => {
      const whole = Math.min(fullDetailZoom, Math.ceil(zoom))
      const level = levels.get(whole) ?? build(whole)
      levels.set(whole, level)
      return level
    },
  }
}

/** The country at a point of the unit square, as an index into `countries`, or −1 at sea. */
export function countryAt(level: WorldLevel, x: number, y: number): number {
  const crossings = new Map<number, number>()
  for (const { bounds, points, country } of level.rings) {
    if (x < bounds[0] || y < bounds[1] || x > bounds[2] || y > bounds[3]) continue
    if (isInside(points, x, y)) crossings.set(country, (crossings.get(country) ?? 0) + 1)
  }
  for (const [country, count] of crossings) if (count % 2 === 1) return country
  return -1
}

function isInside(points: Float64Array, x: number, y: number): boolean {
  let inside = false
  let beforeX = points[points.length - 2] ?? 0
  let beforeY = points[points.length - 1] ?? 0
  for (let i = 0; i < points.length; i += 2) {
    const px = points[i] ?? 0
    const py = points[i + 1] ?? 0
    if (py > y !== beforeY > y && x < ((beforeX - px) * (y - py)) / (beforeY - py) + px) inside = !inside
    beforeX = px
    beforeY = py
  }
  return inside
}

function joinArcs(ring: ArcRing, lines: readonly Path[]): Float64Array {
  const joined: number[] = []
  for (const ref of ring) {
    const points = lines[ref < 0 ? ~ref : ref]?.points ?? new Float64Array()
    // The last point of an arc is the first of the next one.
    if (ref >= 0) for (let i = 0; i < points.length - 2; i++) joined.push(points[i] ?? 0)
    else for (let i = points.length - 2; i > 0; i -= 2) joined.push(points[i] ?? 0, points[i + 1] ?? 0)
  }
  return Float64Array.from(joined)
}

function boundsOf(points: Float64Array): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return [minX, minY, maxX, maxY]
}

const latLngPairs = (lonLat: Float64Array) =>
  Array.from({ length: lonLat.length / 2 }, (_, index): [number, number] => [
    lonLat[index * 2 + 1] ?? 0,
    lonLat[index * 2] ?? 0,
  ])

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function ringAreaKm2(ring: LonLatRing): number {
  let sum = 0
  ring.forEach(([lon = 0, lat = 0], index) => {
    const [nextLon = 0, nextLat = 0] = ring[(index + 1) % ring.length] ?? []
    sum += radians(nextLon - lon) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)))
  })
  return Math.abs((sum * earthRadiusKm ** 2) / 2)
}

/** The middle of a polygon's widest stretch at the latitude of its centre: inside it, and in none of its holes. */
export function middle(polygon: readonly LonLatRing[]): readonly [number, number] {
  const lats = (polygon[0] ?? []).map(([, lat = 0]) => lat)
  if (lats.length === 0) return [0, 0]
  const low = lats.reduce((least, lat) => Math.min(least, lat))
  const high = lats.reduce((most, lat) => Math.max(most, lat))
  // A hair off the middle, so that a point exactly on it cannot be counted twice.
  const lat = (low + high) / 2 + (high - low) * 1e-4
  const crossings: number[] = []
  for (const ring of polygon) {
    ring.forEach(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? []
      if (ay > lat !== by > lat) crossings.push(ax + ((bx - ax) * (lat - ay)) / (by - ay))
    })
  }
  crossings.sort((a, b) => a - b)
  let best: readonly [number, number] = [lat, crossings[0] ?? 0]
  let widest = -1
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [west = 0, east = 0] = [crossings[i], crossings[i + 1]]
    if (east - west > widest) {
      widest = east - west
      best = [lat, (west + east) / 2]
    }
  }
  return best
}
