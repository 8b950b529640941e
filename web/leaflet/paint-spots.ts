import { sansFamily } from './canvas-fonts.ts'
import type { Palette } from './palette.ts'

/** A dot on the map, in absolute pixels: one point, or several joined ones with their number. */
export type Spot = { x: number; y: number; count: number; id: string; clusterId: number }

const dotRadius = 4
/** A finger or a shaky hand may miss a dot by this much. */
const reachPx = 5

/** The radius in which a dot is drawn, in pixels; joined ones grow slowly with what they hold. */
export const spotRadius = (count: number) =>
  count === 1 ? dotRadius : count < 10 ? 9 : count < 100 ? 11 : count < 1000 ? 14 : 17

/** Draws dots with a paper ring, numbers on the joined ones. */
export function paintSpots(pen: CanvasRenderingContext2D, spots: readonly Spot[], palette: Palette): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `600 11px ${sansFamily}`
  pen.strokeStyle = palette.pinRing
  pen.lineWidth = 1.2
  for (const { x, y, count } of spots) {
    pen.beginPath()
    pen.arc(x, y, spotRadius(count), 0, 2 * Math.PI)
    pen.fillStyle = palette.pin
    pen.fill()
    pen.stroke()
    if (count === 1) continue
    pen.fillStyle = palette.pinRing
    pen.fillText(shortCount(count), x, y + 0.5)
  }
}

/** 999, 1.2k, 12k. */
export const shortCount = (count: number) =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 9950 ? 1 : 0).replace(/\.0$/, '')}k`

/** The uppermost dot at a place, or undefined. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.findLast((spot) => Math.hypot(spot.x - x, spot.y - y) <= spotRadius(spot.count) + reachPx)
