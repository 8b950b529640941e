/** The range of longitudes of a place that may lie on both sides of 180°, in one piece. */
export type Unrolled = {
  /** The western end, −180 to 180. */
  west: number
  /** The eastern end; above 180 if the place crosses the antimeridian. */
  east: number
}

/**
 * The narrowest range of longitudes that contains all the given ranges: it leaves out the widest gap around the
 * globe. Each range is [west, east] in degrees and does not cross 180°, as RFC 7946 requires.
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

/** A longitude moved into the unrolled range. */
export const unrolledLng = (lng: number, { west }: Unrolled) => (lng < west - 1e-9 ? lng + 360 : lng)
