import type { ArcKind } from '#shared/domain/arcs.ts'
import { worldSize } from './mercator.ts'
import type { OutlinedPlace } from './small-places.ts'
import { type FileArc, partsOfDegree, rankOf, readWorld, type WorldFile } from './world-file.ts'

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

/** The world with as much detail as one zoom can show. */
export type WorldLevel = {
  rings: RingPath[]
  lines: LinePath[]
  /** The coasts with the detail that a wide band along them needs. */
  shelves: LinePath[]
}

export type CountryShape = OutlinedPlace & {
  /** The id of the country's record. */
  id: string
  iso2: string
  name: string
}

export type WorldShape = {
  /** The file from which it was made. */
  file: WorldFile
  countries: CountryShape[]
  /** The shapes for a zoom. They are computed at the first call and then kept. */
  level: (zoom: number) => WorldLevel
}

/** From this zoom on all points of the file are drawn. */
const fullDetailZoom = 8
/** A point is dropped if the line then moves by less than this. */
const tolerancePx = 0.3
const shelfTolerancePx = 1

const shapes = new WeakMap<WorldFile, WorldShape>()

/** The world's outlines, ready for drawing and hit testing. Each file is prepared once for all maps. */
export function worldShape(file: WorldFile): WorldShape {
  const shape = shapes.get(file) ?? prepare(file)
  shapes.set(file, shape)
  return shape
}

function prepare(file: WorldFile): WorldShape {
  const { head, arcs } = readWorld(file)
  const countries = head.countries.map(([id, iso2, name, lat, lng, size], country): CountryShape => ({
    id,
    iso2,
    name,
    anchor: [lat, lng],
    size,
    outline: () =>
      head.rings
        .filter(([owner]) => owner === country)
        .flatMap(([, ...ring]) => ring.map((ref) => arcs()[ref < 0 ? ~ref : ref]))
        .flatMap((arc) => (arc === undefined || arc.kind === 'seam' ? [] : [latLngPairs(arc.lonLat)])),
  }))

  const levels = new Map<number, WorldLevel>()
  const build = (zoom: number): WorldLevel => {
    const least = zoom >= fullDetailZoom ? 0 : rankOf(tolerancePx / worldSize(zoom))
    const lines = arcs().map((arc) => lineOf(arc, least))
    const joined = head.rings.map(([country, ...ring]): RingPath => {
      const points = joinArcs(ring, lines)
      return { country, points, bounds: boundsOf(points) }
    })
    const leastOfShelf = rankOf(shelfTolerancePx / worldSize(zoom))
    const coasts = arcs().filter(({ kind }) => kind === 'coast')
    return {
      lines: lines.filter((line) => line.kind !== 'seam'),
      rings: joined,
      shelves: coasts.map((arc) => lineOf(arc, leastOfShelf)),
    }
  }
  return {
    file,
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

/** The points of an arc with at least a rank. */
function lineOf({ kind, landKm2, points, ranks }: FileArc, least: number): LinePath {
  let count = 0
  for (const rank of ranks) if (rank >= least) count += 1
  const kept = new Float64Array(2 * count)
  let at = 0
  for (let index = 0; index < ranks.length; index++) {
    if ((ranks[index] ?? 0) < least) continue
    kept[at++] = points[2 * index] ?? 0
    kept[at++] = points[2 * index + 1] ?? 0
  }
  return { kind, landKm2, points: kept, bounds: boundsOf(kept) }
}

function joinArcs(ring: readonly number[], lines: readonly Path[]): Float64Array {
  const paths = ring.map((ref) => lines[ref < 0 ? ~ref : ref]?.points ?? new Float64Array())
  // The last point of an arc is the first of the next one.
  const joined = new Float64Array(paths.reduce((sum, { length }) => sum + Math.max(0, length - 2), 0))
  let at = 0
  paths.forEach((points, index) => {
    if ((ring[index] ?? 0) >= 0) {
      if (points.length > 2) joined.set(points.subarray(0, -2), at)
    } else {
      for (let i = points.length - 2, to = at; i > 0; i -= 2) {
        joined[to++] = points[i] ?? 0
        joined[to++] = points[i + 1] ?? 0
      }
    }
    at += Math.max(0, points.length - 2)
  })
  return joined
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

const latLngPairs = (lonLat: Int32Array) =>
  Array.from({ length: lonLat.length / 2 }, (_, index): [number, number] => [
    (lonLat[index * 2 + 1] ?? 0) / partsOfDegree,
    (lonLat[index * 2] ?? 0) / partsOfDegree,
  ])
