/** How a place that may lie on both sides of 180° is laid out in one piece. */
export type Unrolled = {
  /** The longitude where it begins in the west, −180 to 180. */
  west: number
  /** Where it ends in the east; beyond 180 when it goes on behind the antimeridian. */
  east: number
}

/**
 * The narrowest stretch of longitudes that holds all of the given ones: it leaves out the widest gap around
 * the globe. Each stretch is [west, east] in degrees, and none crosses 180°, as RFC 7946 cuts them.
 */
export function unroll(stretches: readonly (readonly [number, number])[]): Unrolled {
  const sorted = [...stretches].sort(([a], [b]) => a - b)
  const first = sorted[0]
  if (!first) return { west: -180, east: 180 }
  let reach = first[1]
  let widest = -1
  let unrolled: Unrolled = { west: first[0], east: first[1] }
  for (const [west, east] of sorted.slice(1)) {
    if (west - reach > widest) {
      widest = west - reach
      unrolled = { west, east: reach + 360 }
    }
    reach = Math.max(reach, east)
  }
  const around = first[0] + 360 - reach
  return around >= widest ? { west: first[0], east: reach } : unrolled
}

/** A longitude where the unrolled stretch has it. */
export const unrolledLng = (lng: number, { west }: Unrolled) => (lng < west - 1e-9 ? lng + 360 : lng)
