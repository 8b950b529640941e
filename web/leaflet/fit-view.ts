import { latitudeAt, mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Box } from './place-labels.ts'

/** A view of a map: its centre in degrees and its zoom. Longitudes may run past 180°. */
export type FittedView = { lat: number; lng: number; zoom: number }

/** Degrees; `east` is beyond 180 where a place goes on behind the antimeridian. */
export type Bounds = { south: number; north: number; west: number; east: number }

/** The land of the world, without the empty ends of the map. */
export const worldBounds: Bounds = { south: -56, north: 78, west: -180, east: 180 }

/** Around points, in pixels: what a marker and its name take. */
export type Room = { above: number; below: number; aside: number }

type FitOptions = {
  /** The map's size in pixels. */
  size: { x: number; y: number }
  /** The part of the map that panels leave free, in its pixels. */
  free: Box
  room: Room
  maxZoom: number
}

/** Room never takes more than this part of a side: a small map would have nothing left. */
const mostRoomShare = 0.3
const zoomStep = 0.5

/** The bounds of points, each latitude and longitude. Throws without a point. */
export function boundsOf(points: readonly (readonly [number, number])[]): Bounds {
  if (points.length === 0) throw new Error('No points have no bounds.')
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  return {
    south: lats.reduce((a, b) => Math.min(a, b)),
    north: lats.reduce((a, b) => Math.max(a, b)),
    west: lngs.reduce((a, b) => Math.min(a, b)),
    east: lngs.reduce((a, b) => Math.max(a, b)),
  }
}

/** The nearest view, in steps of half a zoom, that shows bounds whole and centred in the free area of a map. */
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

/** The free area without the room that markers at its edges need. */
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
