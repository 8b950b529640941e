import { latitudeAt, mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Box } from './place-labels.ts'

/** A view of a map: its centre in degrees and its zoom. Longitudes may run past 180°. */
export type FittedView = { lat: number; lng: number; zoom: number }

/** In degrees. `east` is above 180 for a place that crosses the antimeridian. */
export type Bounds = { south: number; north: number; west: number; east: number }

/** The land of the world, without the areas near the poles. */
export const worldBounds: Bounds = { south: -56, north: 78, west: -180, east: 180 }

/** The space that a marker and its name take around a point, in pixels. */
export type Room = { above: number; below: number; aside: number }

type FitOptions = {
  /** The map's size in pixels. */
  size: { x: number; y: number }
  /** The part of the map that panels leave free, in its pixels. */
  free: Box
  room: Room
  maxZoom: number
}

/** The largest part of a side that `room` may take: on a small map it would leave nothing. */
const mostRoomShare = 0.3
const zoomStep = 0.5

/** The bounds of points, each [latitude, longitude]. Throws if there are no points. */
export function boundsOf(points: readonly (readonly [number, number])[]): Bounds {
  if (points.length === 0) throw new Error('There are no points to take the bounds of.')
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  return {
    south: lats.reduce((a, b) => Math.min(a, b)),
    north: lats.reduce((a, b) => Math.max(a, b)),
    west: lngs.reduce((a, b) => Math.min(a, b)),
    east: lngs.reduce((a, b) => Math.max(a, b)),
  }
}

/**
 * The view with the largest zoom, in steps of 0.5, that shows the whole bounds, centred in the free area of a map.
 */
export function fitView(bounds: Bounds, { size, free, room, maxZoom }: FitOptions): FittedView {
  const inner = innerOf(free, room)
  const [west, east] = [mercatorX(bounds.west), mercatorX(bounds.east)]
  const [north, south] = [mercatorY(bounds.north), mercatorY(bounds.south)]
  const across = Math.log2((inner[2] - inner[0]) / ((east - west) * worldSize(0)))
  const down = Math.log2((inner[3] - inner[1]) / ((south - north) * worldSize(0)))
  const steps = Math.floor(Math.min(across, down, maxZoom) / zoomStep + 1e-9)
  const zoom = Math.max(0, steps * zoomStep)
  const scale = worldSize(zoom)
  const x = ((west + east) / 2) * scale + size.x / 2 - (inner[0] + inner[2]) / 2
  const y = ((north + south) / 2) * scale + size.y / 2 - (inner[1] + inner[3]) / 2
  return { lat: latitudeAt(y / scale), lng: (x / scale) * 360 - 180, zoom }
}

/** The free area minus the space that markers at its edges need. */
export function innerOf([left, top, right, bottom]: Box, { above, below, aside }: Room): Box {
  const [width, height] = [right - left, bottom - top]
  const limit = (wanted: number, side: number) => Math.min(wanted, side * mostRoomShare)
  return [
    left + limit(aside, width),
    top + limit(above, height),
    right - limit(aside, width),
    bottom - limit(below, height),
  ]
}
