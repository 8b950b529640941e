import { geoArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { cutIntoArcs, type ArcKind } from '#shared/domain/arcs.ts'

/** A country of a GeoJSON file of the gazetteer. */
export interface CountryShape {
  iso2: string
  geometry: MultiPolygon
}

/** Countries in a form that d3-geo can project: areas to fill, and each line between them once. */
export interface Outlines {
  countries: ReadonlyMap<string, MultiPolygon>
  coast: MultiLineString
  /** The coast without the smallest islands, which would disappear in their own band of shallow water. */
  shelf: MultiLineString
  border: MultiLineString
}

/** A sea's name, which may have line breaks. `size` is the height of its letters on the map of the world. */
export interface SeaName {
  name: string
  latitude: number
  longitude: number
  size: number
  /** 2 for oceans; higher for smaller seas. */
  rank: number
}

/** Everything that pictures are drawn from, besides a person's own data. */
export interface Atlas {
  world: Outlines
  /** These countries with more points than in `world`. */
  detailed(iso2s: readonly string[]): Outlines
  seas: readonly SeaName[]
}

/** The minimum extent, in degrees, of an island with a band of shallow water. */
const shelfExtent = 0.7

/**
 * The outlines of these countries. With `isLoose`, neighbours need not share the same points: a line close to another
 * country then counts as a border, too.
 */
export function outlinesOf(shapes: readonly CountryShape[], isLoose = false): Outlines {
  const countries = new Map(shapes.map(({ iso2, geometry }) => [iso2, wound(geometry)]))
  const rings = shapes.flatMap(({ geometry }) => geometry.coordinates.flat())
  const { arcs, rings: cut } = cutIntoArcs(rings)
  const drawn = arcs.map(({ kind, lonLat }) => ({ kind, points: pointsOf(lonLat) }))
  const lines = isLoose ? withLooseBorders(drawn, cut, shapes) : drawn
  const those = (kind: ArcKind, isKept: (points: Position[]) => boolean = () => true): MultiLineString => ({
    type: 'MultiLineString',
    coordinates: lines.filter((one) => one.kind === kind && isKept(one.points)).map(({ points }) => points),
  })
  return {
    countries,
    coast: those('coast'),
    shelf: those('coast', (points) => extent(points) > shelfExtent),
    border: those('border'),
  }
}

interface Line {
  kind: ArcKind
  points: Position[]
}

/** The side of a cell in degrees. Points in neighbouring cells count as close. */
const cellSide = 0.04

/** Turns coast that is close to a point of another country into border. */
function withLooseBorders(
  lines: readonly Line[],
  rings: readonly (readonly number[])[],
  shapes: readonly CountryShape[],
): Line[] {
  const countryOfRing = shapes.flatMap(({ iso2, geometry }) => geometry.coordinates.flat().map(() => iso2))
  const countryOfLine = new Map(
    rings.flatMap((ring, index) =>
      ring.map((part) => [part < 0 ? ~part : part, countryOfRing[index] ?? ''] as const),
    ),
  )
  const cells = new Map<string, Set<string>>()
  const cellOf = (value: number) => Math.floor(value / cellSide)
  for (const { iso2, geometry } of shapes) {
    for (const [longitude = 0, latitude = 0] of geometry.coordinates.flat(2)) {
      const key = `${cellOf(longitude)} ${cellOf(latitude)}`
      const inCell = cells.get(key) ?? new Set()
      cells.set(key, inCell.add(iso2))
    }
  }
  const isNear = ([longitude = 0, latitude = 0]: Position, iso2: string) => {
    const [x, y] = [cellOf(longitude), cellOf(latitude)]
    return [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) => [...(cells.get(`${x + dx} ${y + dy}`) ?? [])].some((other) => other !== iso2)),
    )
  }
  return lines.flatMap((line, index): Line[] => {
    if (line.kind !== 'coast') return [line]
    const parts: Line[] = []
    for (const point of line.points) {
      const kind = isNear(point, countryOfLine.get(index) ?? '') ? 'border' : 'coast'
      const last = parts.at(-1)
      if (last) last.points.push(point)
      if (last?.kind !== kind) parts.push({ kind, points: [point] })
    }
    return parts
  })
}

/** d3-geo fills the area to the right of a ring, GeoJSON the area to its left. */
const wound = ({ coordinates }: MultiPolygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: coordinates.map((polygon) =>
    geoArea({ type: 'Polygon', coordinates: polygon }) > 2 * Math.PI
      ? polygon.map((ring) => ring.toReversed())
      : polygon,
  ),
})

function pointsOf(lonLat: Float64Array): Position[] {
  const points: Position[] = []
  for (let index = 0; index < lonLat.length; index += 2) {
    points.push([lonLat[index] ?? 0, lonLat[index + 1] ?? 0])
  }
  return points
}

function extent(points: readonly Position[]): number {
  const longitudes = points.map(([longitude = 0]) => longitude)
  const latitudes = points.map(([, latitude = 0]) => latitude)
  const span = (values: number[]) =>
    values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  return Math.max(span(longitudes), span(latitudes))
}

/** A box of the map, in degrees. `west` may be below −180. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** The countries with a polygon that extends into the box. */
export const countriesIn = ({ countries }: Outlines, box: Box): string[] =>
  [...countries]
    .filter(([, shape]) => shape.coordinates.some((polygon) => overlaps(polygon[0], box)))
    .map(([iso2]) => iso2)

function overlaps(ring: readonly Position[] | undefined, box: Box): boolean {
  if (!ring) return false
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude = 0, latitude = 0] of ring) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  if (north < box.south || south > box.north) return false
  return [-360, 0, 360].some((turn) => east + turn >= box.west && west + turn <= box.east)
}
