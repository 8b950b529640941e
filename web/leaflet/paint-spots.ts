import { sansFamily } from './canvas-fonts.ts'
import type { Palette } from './palette.ts'
import type { PointKind } from './pin-icon.ts'

/** A dot on the map, in absolute pixels: one point with its kind, or several joined points with their number. */
export type Spot = { x: number; y: number; count: number; id: string; clusterId: number; kind: PointKind }

const dotRadius = 4
/** A click or tap may miss a dot by this distance. */
const reachPx = 5

/** The radius of a dot, in pixels; a joined dot grows slowly with its number of points. */
export const spotRadius = (count: number) =>
  count === 1 ? dotRadius : count < 10 ? 9 : count < 100 ? 11 : count < 1000 ? 14 : 17

type Outline = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number) => void

const disc: Outline = (pen, x, y, radius) => pen.arc(x, y, radius, 0, 2 * Math.PI)

/** The shape of each kind: the same as the head of its pin. */
const outlines: Record<PointKind, Outline> = {
  visited: disc,
  lived: (pen, x, y, radius) =>
    pen.rect(x - radius + 0.4, y - radius + 0.4, 2 * radius - 0.8, 2 * radius - 0.8),
  transit: (pen, x, y, radius) => {
    pen.moveTo(x, y - radius * 1.05)
    pen.lineTo(x + radius * 1.12, y + radius * 0.88)
    pen.lineTo(x - radius * 1.12, y + radius * 0.88)
    pen.closePath()
  },
  wish: disc,
  unsure: disc,
  out: (pen, x, y, radius) => {
    pen.moveTo(x - radius, y - radius)
    pen.lineTo(x + radius, y + radius)
    pen.moveTo(x + radius, y - radius)
    pen.lineTo(x - radius, y + radius)
  },
}

/** Draws dots in the shapes of their kinds. Filled dots have a light ring, joined dots a number. */
export function paintSpots(pen: CanvasRenderingContext2D, spots: readonly Spot[], palette: Palette): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `600 11px ${sansFamily}`
  for (const { x, y, count, kind } of spots) {
    const isOpen = kind !== 'visited' && kind !== 'lived'
    pen.beginPath()
    outlines[kind](pen, x, y, spotRadius(count))
    pen.fillStyle = isOpen ? palette.land : palette.pin
    pen.strokeStyle = isOpen ? palette.pin : palette.pinRing
    pen.lineWidth = isOpen ? 1.6 : 1.2
    pen.fill()
    pen.stroke()
    if (count === 1) continue
    pen.fillStyle = isOpen ? palette.pin : palette.pinRing
    pen.fillText(shortCount(count), x, y + 0.5)
  }
}

/** 999, 1.2k, 12k. */
export const shortCount = (count: number) =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 9950 ? 1 : 0).replace(/\.0$/, '')}k`

/** The uppermost dot at a point, or undefined. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.findLast((spot) => Math.hypot(spot.x - x, spot.y - y) <= spotRadius(spot.count) + reachPx)
