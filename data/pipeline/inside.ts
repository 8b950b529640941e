import { inPolygon, toEdge } from './locate.ts'
import { boxAround, type Polygon } from './units.ts'

/** A name is wider than high, so the map is compressed horizontally before the search. */
const squeeze = 0.5

type Cell = { x: number; y: number; half: number; distance: number; most: number }

const cell = (x: number, y: number, half: number, polygon: Polygon): Cell => {
  const distance = toEdge(x, y, [polygon]) * (inPolygon(x, y, polygon) ? 1 : -1)
  return { x, y, half, distance, most: distance + half * Math.SQRT2 }
}

/**
 * The point inside a polygon with the most room for a name. The search divides squares into four until no square can
 * contain a better point.
 */
export const roomiest = (polygon: Polygon): [number, number] => {
  const narrow = polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x * squeeze, y]))
  const [west, south, east, north] = boxAround([narrow])
  const size = Math.min(east - west, north - south)
  const precision = size / 40
  const open: Cell[] = []
  for (let x = west; x < east; x += size)
    for (let y = south; y < north; y += size) open.push(cell(x + size / 2, y + size / 2, size / 2, narrow))
  let best = cell((west + east) / 2, (south + north) / 2, 0, narrow)
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.distance > best.distance) best = next
    if (next.most - best.distance <= precision) continue
    const half = next.half / 2
    for (const [right, up] of [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const)
      open.push(cell(next.x + right * half, next.y + up * half, half, narrow))
    open.sort((a, b) => a.most - b.most)
  }
  return [best.x / squeeze, best.y]
}
