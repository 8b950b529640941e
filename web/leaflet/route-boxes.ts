import { mercatorX, mercatorY } from './mercator.ts'
import type { Box } from './place-labels.ts'
import type { LatLng, RouteStop } from './trip-route.ts'

const boxStepPx = 10
const mostBoxes = 300

/**
 * The boxes of the stops' circles, in absolute pixels. `scale` is the world's width and `half` the circle's radius.
 */
export const boxesOfStops = (stops: readonly Pick<RouteStop, 'at'>[], scale: number, half: number): Box[] =>
  stops.map(({ at }) => {
    const x = mercatorX(at[1]) * scale
    const y = mercatorY(at[0]) * scale
    return [x - half, y - half, x + half, y + half]
  })

/** Small boxes along a line, each 2 × `half` wide, in absolute pixels. Names avoid them. */
export const boxesAlong = (path: readonly LatLng[], scale: number, half = 3): Box[] => {
  const boxes: Box[] = []
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to
    const [x, y] = [mercatorX(from[1]) * scale, mercatorY(from[0]) * scale]
    const [dx, dy] = [mercatorX(to[1]) * scale - x, mercatorY(to[0]) * scale - y]
    const count = Math.min(mostBoxes, Math.ceil(Math.hypot(dx, dy) / boxStepPx))
    for (let step = 0; step < count; step++) {
      const [px, py] = [x + (dx * step) / count, y + (dy * step) / count]
      boxes.push([px - half, py - half, px + half, py + half])
    }
  }
  return boxes
}
