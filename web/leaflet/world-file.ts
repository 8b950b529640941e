import type { ArcKind, ArcRing } from '#shared/domain/arcs.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'

/**
 * The world's outlines, as pack-world.ts packs them for the browser, which then need not be parsed, cut or
 * simplified. Four bytes contain the length of the head, which is JSON. The points of all arcs follow, each as the
 * difference from the previous point, and then the ranks of the points, one byte each.
 */
export type WorldFile = ArrayBuffer

export type WorldHead = {
  /**
   * For each country: the id of its record, code, name, anchor (latitude, longitude) and size (see small-places.ts).
   */
  countries: [id: string, iso2: string, name: string, latitude: number, longitude: number, size: number][]
  /**
   * For each arc: its index in `arcKinds`, the area of the largest land that it bounds in km², and the number of its
   * points.
   */
  arcs: [kind: number, landKm2: number, points: number][]
  /** For each ring: the index of its country, and its arcs. */
  rings: [country: number, ...arcs: ArcRing][]
}

export const arcKinds = ['coast', 'border', 'seam'] as const satisfies readonly ArcKind[]

/** A line between two junctions with all its points. */
export type FileArc = {
  kind: ArcKind
  landKm2: number
  /** Longitudes and latitudes alternate, in ten thousandths of a degree. */
  lonLat: Int32Array
  /** On the unit square of mercator.ts: x and y alternate. */
  points: Float64Array
  /** The rank of each point: see `rankOf`. */
  ranks: Uint8Array
}

/** Coordinates are integers in units of 1 / `partsOfDegree` degrees. */
export const partsOfDegree = 10_000
/** The rank of a point that no simplification drops. */
export const lastingRank = 255
const ranksPerZoom = 2
/** The distance of rank 0, on the unit square: smaller than any zoom can show. */
const leastOut = 0.3 / worldSize(9)

/**
 * The rank of a distance by which a point stands out, or of a tolerance, on the unit square. A point is kept if its
 * rank is at least that of the tolerance.
 */
export const rankOf = (distance: number): number =>
  Math.max(0, Math.min(lastingRank - 1, Math.floor(ranksPerZoom * Math.log2(distance / leastOut) + 1e-6)))

/** Reads the head of a file. The first call of `arcs` decodes the points. */
export function readWorld(file: WorldFile): { head: WorldHead; arcs: () => FileArc[] } {
  const headBytes = new DataView(file).getUint32(0)
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, headBytes))) as WorldHead
  let arcs: FileArc[] | undefined
  return { head, arcs: () => (arcs ??= readArcs(head, new Uint8Array(file, 4 + headBytes))) }
}

function readArcs(head: WorldHead, bytes: Uint8Array): FileArc[] {
  const count = head.arcs.reduce((sum, [, , points]) => sum + points, 0)
  const lonLat = new Int32Array(2 * count)
  let at = 0
  const next = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return (value >>> 1) ^ -(value & 1)
    }
  }
  let [lon, lat] = [0, 0]
  const points = new Float64Array(2 * count)
  for (let index = 0; index < 2 * count; index += 2) {
    lon += next()
    lat += next()
    lonLat[index] = lon
    lonLat[index + 1] = lat
    points[index] = mercatorX(lon / partsOfDegree)
    points[index + 1] = mercatorY(lat / partsOfDegree)
  }
  const ranks = bytes.subarray(at, at + count)
  let from = 0
  return head.arcs.map(([kind, landKm2, length]): FileArc => {
    const to = from + length
    const arc = {
      kind: arcKinds[kind] ?? 'coast',
      landKm2,
      lonLat: lonLat.subarray(2 * from, 2 * to),
      points: points.subarray(2 * from, 2 * to),
      ranks: ranks.subarray(from, to),
    }
    from = to
    return arc
  })
}
