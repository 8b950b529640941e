import { feature, merge, type TopoGeometry, type Topology } from 'topojson-client'
import { topology } from 'topojson-server'
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify'
import type { Polygon, Unit } from './units.ts'

export type Shape<P> = GeoJSON.Feature<GeoJSON.MultiPolygon, P>

export type Detail = {
  /** A point is removed when the triangle with its neighbours is smaller than this; in square degrees. */
  minTriangle: number
  /**
   * An island is removed when it is smaller than this, unless it is one of the largest of its shape; in square degrees.
   */
  minIsland: number
  /** The number of decimals of coordinates. */
  digits: number
  /** A polygon smaller than this has one decimal more, because rounding would distort it; in square degrees. */
  fineBelow: number
  /** The minimum number of points of a kept ring, in addition to its corners. */
  minShape: number
}

const collection = <P>(features: Shape<P>[]): GeoJSON.FeatureCollection<GeoJSON.MultiPolygon, P> => ({
  type: 'FeatureCollection',
  features,
})

/** The area of a ring on a flat map in square degrees; positive when it is counter-clockwise. */
export const ringArea = (ring: readonly GeoJSON.Position[]) => {
  let twice = 0
  for (let at = 1; at < ring.length; at++) {
    const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [ring[at - 1] ?? [], ring[at] ?? []]
    twice += ax * by - bx * ay
  }
  return twice / 2
}

const polygonArea = ([outer = []]: Polygon) => Math.abs(ringArea(outer))

/** The units merged into one shape for each key. Neighbouring shapes still share the points of their border. */
export const dissolve = <P>(units: readonly Unit[], keyOf: (unit: Unit) => P, textOf: (key: P) => string) => {
  const shapes = units.map((unit): Shape<P> => ({
    type: 'Feature',
    properties: keyOf(unit),
    geometry: { type: 'MultiPolygon', coordinates: unit.polygons },
  }))
  const joined = topology({ units: collection(shapes) })
  const groups = Map.groupBy(joined.objects['units']?.geometries ?? [], ({ properties }) =>
    textOf(properties),
  )
  return [...groups.values()].flatMap((geometries): Shape<P>[] =>
    geometries[0]
      ? [{ type: 'Feature', properties: geometries[0].properties, geometry: merge(joined, geometries) }]
      : [],
  )
}

/** This number of polygons of a shape is kept whatever their size, so that an island state keeps some islands. */
const alwaysKept = 6

/**
 * A weight from 0.3 for a sharp corner to 1.7 for an almost straight line. By area alone, narrow inlets and spits would
 * stay while the bends beside them are removed, and coasts would look jagged.
 */
const bluntness = ([[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], [cx = 0, cy = 0] = []]: number[][]) => {
  const lengths = Math.hypot(ax - bx, ay - by) * Math.hypot(cx - bx, cy - by)
  const cosine = lengths === 0 ? 1 : ((ax - bx) * (cx - bx) + (ay - by) * (cy - by)) / lengths
  return 1 - 0.7 * cosine
}

/** The weight of a point by its latitude: near the poles a degree of longitude is short, and few people look there. */
const worth = (latitude: number) =>
  (latitude < -60 ? 0.3 : latitude > 72 ? 0.6 : 1) * Math.min(1, 1.6 * Math.cos((latitude * Math.PI) / 180))

const polygonsOf = <P>(shapes: Topology<P>, geometry: TopoGeometry<P>) =>
  feature(shapes, geometry).geometry.coordinates.map((coordinates, at) => ({
    at,
    coordinates,
    area: polygonArea(coordinates),
    arcs: (geometry.arcs[at] ?? []).flat().map((arc) => shapes.arcs[arc < 0 ? ~arc : arc] ?? []),
  }))

/** Protects the most important points of an arc from simplification. */
const protect = (arc: number[][], count: number) => {
  const ranked = arc.slice(1, -1).sort((a, b) => (b[2] ?? 0) - (a[2] ?? 0))
  for (const point of ranked.slice(0, count)) point[2] = Infinity
}

const keyOf = (point: readonly number[]) => `${point[0]},${point[1]}`

const rounded = (arc: number[][], digits: number, fine: ReadonlySet<string>) => {
  const points: number[][] = []
  for (const point of arc) {
    const factor = 10 ** (digits + (fine.has(keyOf(point)) ? 1 : 0))
    const next = [
      Math.round((point[0] ?? 0) * factor) / factor,
      Math.round((point[1] ?? 0) * factor) / factor,
    ]
    const last = points.at(-1)
    if (last?.[0] !== next[0] || last?.[1] !== next[1]) points.push(next)
  }
  return points.length > 1 ? points : [...points, ...points]
}

const wound = (polygon: Polygon): Polygon =>
  polygon
    .filter((ring, at) => ring.length >= 4 && (at === 0 || ringArea(ring) !== 0))
    .map((ring, at) => (ringArea(ring) > 0 === (at === 0) ? ring : ring.toReversed()))

/**
 * Simplifies all shapes together, so that neighbours keep their common border. Small islands keep a shape, and
 * inhabited islands are never removed. Rings are wound as RFC 7946 requires (outer rings counter-clockwise).
 */
export const simplified = <P>(
  shapes: Shape<P>[],
  { minTriangle, minIsland, digits, fineBelow, minShape }: Detail,
  isInhabited: (polygon: Polygon) => boolean = () => false,
): Shape<P>[] => {
  const weight = (triangle: number[][]) =>
    planarTriangleArea(triangle) * bluntness(triangle) * worth(triangle[1]?.[1] ?? 0)
  const weighed = presimplify(topology({ shapes: collection(shapes) }), weight)
  const geometries = weighed.objects['shapes']?.geometries ?? []
  const fine = new Set<string>()
  const kept = geometries.map((geometry) => {
    const polygons = polygonsOf(weighed, geometry).sort((a, b) => b.area - a.area)
    const stay = polygons.filter(
      ({ area, coordinates }, rank) => rank < alwaysKept || area >= minIsland || isInhabited(coordinates),
    )
    for (const { area, arcs } of stay) {
      if (area < 25 * minTriangle) for (const arc of arcs) protect(arc, Math.ceil(minShape / arcs.length))
      if (area < fineBelow) for (const point of arcs.flat()) fine.add(keyOf(point))
    }
    return new Set(stay.map(({ at }) => at))
  })
  const simple = simplify(weighed, minTriangle)
  const drawn = { ...simple, arcs: simple.arcs.map((arc) => rounded(arc, digits, fine)) }
  return (drawn.objects['shapes']?.geometries ?? []).map((geometry, index) => {
    const { coordinates } = feature(drawn, geometry).geometry
    const polygons = coordinates.filter((polygon, at) => kept[index]?.has(at) && polygonArea(polygon) > 0)
    return {
      type: 'Feature',
      properties: geometry.properties,
      geometry: { type: 'MultiPolygon', coordinates: polygons.map(wound) },
    }
  })
}
