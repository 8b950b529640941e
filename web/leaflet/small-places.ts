import { mercatorX, mercatorY, worldSize } from './mercator.ts'

/** A country or a region of a map: its position and its size. */
export type Place = {
  /** A point inside its largest part, [latitude, longitude]. */
  anchor: readonly [number, number]
  /** The larger of the width and the height of its largest part, on the unit square of mercator.ts. */
  size: number
}

/** A place with its coasts and borders as [latitude, longitude] lines, without the cut along 180°. */
export type OutlinedPlace = Place & { outline: () => [number, number][][] }

/** A smaller place is drawn as a dot. */
const leastPx = 6
/** A smaller place can also be hit near its anchor: see `placeHit`. */
const targetPx = 24

/** The radius of a place's dot, in pixels: a place becomes a dot when it is smaller than the dot. */
export const dotRadius = leastPx / 2

/** Whether a place is drawn as a dot at a zoom. */
export const isDot = ({ size }: Place, zoom: number) => size * worldSize(zoom) < leastPx

/**
 * The place at a point of the map. `under` is the place whose outline contains the point. A place smaller than a
 * target of 24 px is also hit within 12 px of its anchor, and the nearest anchor wins. That applies to a dot
 * everywhere, and to an outline only at sea, so that it takes no area from its neighbours. If `under` is itself
 * smaller than a target, the nearer anchor of the two wins.
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
    // The shorter distance around the globe.
    const x = (across - Math.round(across)) * scale
    const y = (mercatorY(at.lat) - mercatorY(lat)) * scale
    const away = Math.hypot(x, y)
    if (away > least) continue
    least = away
    hit = place
  }
  return hit
}

/** The `size` of a part of a place, from its outer ring of [longitude, latitude]: see `Place`. */
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
