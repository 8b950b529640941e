import { boundsOf, fitView, type FittedView, innerOf, type Room } from './fit-view.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Box } from './place-labels.ts'
import { centreOf, type Route } from './trip-route.ts'

/** The preferred zoom of a trip's first view. */
const firstZoom = 4
const nearestZoom = { one: 6, several: 11 }
/** The minimum distance between stops in the first view, in pixels: the size of a touch target. */
const apartPx = 44
/** The space around a stop for its circle and its name, in pixels. */
const room: Room = { above: 40, below: 40, aside: 64 }

type Frame = {
  /** The map's size in pixels. */
  size: { x: number; y: number }
  /** The part of the map that panels leave free, in its pixels. */
  free: Box
}

/**
 * A trip's first view: zoom 4 at the mean of all ends of its legs, if that shows every stop in the free area and no
 * two stops overlap; otherwise the whole route at the largest zoom at which it fits.
 */
export function firstView(route: Route, frame: Frame): FittedView {
  const [lat, lng] = centreOf(route.ends)
  const mean = { lat, lng, zoom: firstZoom }
  return showsAll(mean, route, frame) && standApart(route, firstZoom) ? mean : routeView(route, frame)
}

/**
 * The whole route with its lines, at the largest zoom at which it fits into the free area. Without a point: zoom 4 at
 * the centre of the world.
 */
export function routeView(route: Route, frame: Frame): FittedView {
  const removed = route.removed.stops.map(({ at }) => at)
  const points = [...route.ends, ...removed, ...route.lines.flatMap(({ path }) => path)]
  const [lat, lng] = centreOf([])
  if (points.length === 0) return { lat, lng, zoom: firstZoom }
  const maxZoom = route.stops.length === 1 ? nearestZoom.one : nearestZoom.several
  return fitView(boundsOf(points), { ...frame, room, maxZoom })
}

/** Whether a view shows the circle of every stop of a route, also of the removed ones, in the free area. */
export function showsAll(view: FittedView, { stops, removed }: Route, { size, free }: Frame): boolean {
  const scale = worldSize(view.zoom)
  const [left, top, right, bottom] = innerOf(free, { above: 16, below: 16, aside: 16 })
  return [...stops, ...removed.stops].every(({ at: [lat, lng] }) => {
    const x = (mercatorX(lng) - mercatorX(view.lng)) * scale + size.x / 2
    const y = (mercatorY(lat) - mercatorY(view.lat)) * scale + size.y / 2
    return x >= left && x <= right && y >= top && y <= bottom
  })
}

/** Whether no two stops of a route overlap at a zoom. */
export function standApart({ stops }: Route, zoom: number): boolean {
  const scale = worldSize(zoom)
  const points = stops.map(({ at: [lat, lng] }) => [mercatorX(lng) * scale, mercatorY(lat) * scale] as const)
  return points.every(([x, y], index) =>
    points.slice(index + 1).every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= apartPx),
  )
}
