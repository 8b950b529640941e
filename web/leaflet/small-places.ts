import { mercatorX, mercatorY, worldSize } from './mercator.ts'

/** A country or a region of a map: where it is, and how much there is to see. */
export type Place = {
  /** A place to point at, [latitude, longitude], in its largest part. */
  anchor: readonly [number, number]
  /** How wide or high, whichever is more, its largest part is on the unit square of mercator.ts. */
  size: number
}

/** A place with its coasts and borders as [latitude, longitude] lines, without the cut along 180°. */
export type OutlinedPlace = Place & { outline: () => [number, number][][] }

/** A place with no part of this size could not be made out. */
const leastPx = 6
/** A smaller place can be hit around its anchor: see `placeHit`. */
const targetPx = 24

/** The radius of the dot that stands for a place, in pixels: a place becomes a dot of the size that it must have. */
export const dotRadius = leastPx / 2

/** Whether a place is so small at a zoom that a dot stands for it. */
export const isDot = ({ size }: Place, zoom: number) => size * worldSize(zoom) < leastPx

/**
 * The place that a point of the map means. `under` is the one whose outline holds the point. A place that is smaller
 * than a target of 24 px is also hit within 12 px of its anchor, the nearest first: a dot wherever the point lies, an
 * outline only at sea, so that it takes nothing from its neighbours. In a neighbour that is itself smaller than a
 * target, the nearer of the two wins.
 */
export function placeHit<Each extends Place>(
  places: readonly Each[],
  under: Each | undefined,
  at: { lat: number; lng: number },
  zoom: number,
): Each | undefined {
  const scale = worldSize(zoom)
  let hit = under
  let least = targetPx / 2
  for (const place of places) {
    if (place.size * scale >= targetPx) continue
    if (place !== under && under !== undefined && !isDot(place, zoom)) continue
    const [lat, lng] = place.anchor
    const across = mercatorX(at.lng) - mercatorX(lng)
    // The shorter way around the globe.
    const x = (across - Math.round(across)) * scale
    const y = (mercatorY(at.lat) - mercatorY(lat)) * scale
    const away = Math.hypot(x, y)
    if (away > least) continue
    least = away
    hit = place
  }
  return hit
}

/** The size of a part of a place by its outer ring of [longitude, latitude]: see `Place`. */
export function ringSize(ring: readonly (readonly number[])[]): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng = 0, lat = 0] of ring) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return ring.length === 0
    ? 0
    : Math.max(mercatorX(east) - mercatorX(west), mercatorY(south) - mercatorY(north))
}
