import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { type ArcKind, cutIntoArcs, type LonLatRing } from '#shared/domain/arcs.ts'
import { type OutlinedPlace, ringSize } from './small-places.ts'
import { unroll, unrolledLng, type Unrolled } from './unroll.ts'
import { middle } from './ring-measures.ts'

type LatLngPair = [lat: number, lng: number]

export type Region = OutlinedPlace & {
  /** A key that is unique in its file: the state's id, or a generated key for a region without a state. */
  key: string
  /** The id of the state's record, or "". */
  stateId: string
  name: string
  /** The outer ring and the holes of each part. */
  polygons: LatLngPair[][][]
  /** Whether a point is in the region. */
  contains: (lat: number, lng: number) => boolean
}

export type RegionShape = {
  regions: Region[]
  /** The borders between regions, and the outline around all of them. */
  lines: Record<Exclude<ArcKind, 'seam'>, LatLngPair[][]>
  /** The bounds of the first view; `east` may be above 180. */
  bounds: { south: number; north: number } & Unrolled
}

/** Prepares a file of a country's regions for drawing. A country that crosses 180° becomes one piece. */
export function regionShape(file: GeoJsonFile): RegionShape {
  const parts = file.features.flatMap(({ geometry }, feature) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) => ({
      feature,
      rings,
      box: boxOf(rings[0] ?? []),
    })),
  )
  const lngs = unroll(parts.map(({ box }) => [box.west, box.east] as const))
  const pair = ([lng = 0, lat = 0]: readonly number[]): LatLngPair => [lat, unrolledLng(lng, lngs)]

  const all = parts.flatMap(({ rings }) => rings)
  const owners = parts.flatMap(({ feature, rings }) => rings.map(() => feature))
  const cut = cutIntoArcs(all)
  const arcs = cut.arcs.map(({ kind, lonLat }) => ({ kind, line: lineOf(lonLat, lngs) }))
  const linesOf = (kind: ArcKind) => arcs.filter((arc) => arc.kind === kind).map(({ line }) => line)

  const regions = file.features.map(({ properties: { id, name } }, feature): Region => {
    const own = parts.filter((part) => part.feature === feature)
    const largest = own.reduce(
      (best, part) => (area(part.box) > area(best.box) ? part : best),
      own[0] ?? none,
    )
    const [lat, lng] = middle(largest.rings)
    const refs = cut.rings.filter((_, ring) => owners[ring] === feature).flat()
    return {
      key: id === '' ? `unit ${feature}` : id,
      stateId: id,
      name,
      anchor: [lat, unrolledLng(lng, lngs)],
      size: ringSize(largest.rings[0] ?? []),
      polygons: own.map(({ rings }) => rings.map((ring) => ring.map(pair))),
      outline: () =>
        refs.flatMap((ref) => {
          const arc = arcs[ref < 0 ? ~ref : ref]
          return arc === undefined || arc.kind === 'seam' ? [] : [arc.line]
        }),
      contains: (lat, lng) =>
        own.some(
          ({ box, rings }) =>
            isInBox(box, lat, lng) && rings.filter((ring) => isIn(ring, lat, lng)).length % 2 === 1,
        ),
    }
  })
  return {
    regions,
    lines: { border: linesOf('border'), coast: linesOf('coast') },
    bounds: viewOf(
      parts.map(({ box }) => ({
        ...box,
        west: unrolledLng(box.west, lngs),
        east: unrolledLng(box.east, lngs),
      })),
    ),
  }
}

/** A shape with one region, whose first view fits the region; undefined if the country's file does not contain it. */
export function oneRegion(shape: RegionShape, key: string): RegionShape | undefined {
  const region = shape.regions.find((each) => each.key === key)
  if (region === undefined) return undefined
  return {
    regions: [region],
    lines: { border: [], coast: region.outline() },
    bounds: viewOf(region.polygons.map(([outer = []]) => boxOf(outer.map(([lat, lng]) => [lng, lat])))),
  }
}

/** Parts with less than this share of the whole area may stay outside the first view … */
const islet = 0.0005
/** … if the view without them has less than this share of the full view's area. */
const worthwhile = 0.5

/** The bounds of the first view: all parts, except islets so far away that the rest would become very small. */
function viewOf(boxes: readonly Box[]): Box {
  const total = boxes.reduce((sum, box) => sum + area(box), 0)
  const all = around(boxes)
  const main = around(boxes.filter((box) => area(box) >= total * islet))
  return area(main) > 0 && area(main) < area(all) * worthwhile ? main : all
}

const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (whole, box) => ({
      south: Math.min(whole.south, box.south),
      north: Math.max(whole.north, box.north),
      west: Math.min(whole.west, box.west),
      east: Math.max(whole.east, box.east),
    }),
    boxes[0] ?? nowhere,
  )

type Box = { south: number; north: number; west: number; east: number }

const nowhere: Box = { south: 0, north: 0, west: 0, east: 0 }
const none = { rings: [] as LonLatRing[], box: nowhere }

const area = ({ south, north, west, east }: Box) =>
  (north - south) * (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180)

function boxOf(ring: LonLatRing): Box {
  const box: Box = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity }
  for (const [lng = 0, lat = 0] of ring) {
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
  }
  return ring.length === 0 ? nowhere : box
}

const isInBox = ({ south, north, west, east }: Box, lat: number, lng: number) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/**
 * An arc as a line. An arc lies on one side of the antimeridian, so the shift of its easternmost point applies to all
 * of it.
 */
function lineOf(lonLat: Float64Array, lngs: Unrolled): LatLngPair[] {
  const line: LatLngPair[] = []
  let most = -Infinity
  for (let at = 0; at < lonLat.length; at += 2) most = Math.max(most, lonLat[at] ?? 0)
  const shift = unrolledLng(most, lngs) - most
  for (let at = 0; at < lonLat.length; at += 2) line.push([lonLat[at + 1] ?? 0, (lonLat[at] ?? 0) + shift])
  return line
}

function isIn(ring: LonLatRing, lat: number, lng: number): boolean {
  let inside = false
  let [beforeLng = 0, beforeLat = 0] = ring.at(-1) ?? []
  for (const [nextLng = 0, nextLat = 0] of ring) {
    const crosses = nextLat > lat !== beforeLat > lat
    if (crosses && lng < ((beforeLng - nextLng) * (lat - nextLat)) / (beforeLat - nextLat) + nextLng) {
      inside = !inside
    }
    beforeLng = nextLng
    beforeLat = nextLat
  }
  return inside
}
