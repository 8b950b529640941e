import { sansFamily } from './canvas-fonts.ts'
import type { Palette } from './palette.ts'
import type { PointKind } from './pin-icon.ts'

/** A dot on the map, in absolute pixels: one point with its kind, or several joined ones with their number. */
export type Spot = { x: number; y: number; count: number; id: string; clusterId: number; kind: PointKind }

const dotRadius = 4
/** A finger or a shaky hand may miss a dot by this much. */
const reachPx = 5

/** The radius in which a dot is drawn, in pixels; joined ones grow slowly with what they hold. */
export const spotRadius = (count: number) =>
  count === 1 ? dotRadius : count < 10 ? 9 : count < 100 ? 11 : count < 1000 ? 14 : 17

type Outline = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number) => void

const disc: Outline = (pen, x, y, radius) => pen.arc(x, y, radius, 0, 2 * Math.PI)

/** The shapes of the kinds, as the pins have them. */
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

/** Draws dots in the shapes of their kinds, the full ones with a paper ring, numbers on the joined ones. */
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

/** The uppermost dot at a place, or undefined. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.findLast((spot) => Math.hypot(spot.x - x, spot.y - y) <= spotRadius(spot.count) + reachPx)
