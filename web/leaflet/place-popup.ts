import { type Box, overlap } from './place-labels.ts'

/** The side of its point on which a popup stands. */
type PopupSide = 'above' | 'below' | 'left' | 'right'

export type PopupPlace = {
  side: PopupSide
  /** From the point to the popup's upper left corner, in pixels. */
  left: number
  top: number
  /** From the popup's upper left corner to its tip, along the side where the tip is, in pixels. */
  tip: number
}

type PopupWish = {
  /** The point in pixels, in the same coordinates as the boxes. */
  at: { x: number; y: number }
  /** The popup's size in pixels. */
  size: { width: number; height: number }
  /** How far the marker extends from the point, in pixels. */
  marker: { up: number; down: number; aside: number }
  /** The markers that the popup should not cover. The marker at the point itself is ignored. */
  markers: readonly Box[]
  /** The free part of the map. The map must move if the popup extends beyond it. */
  free: Box
}

const tipPx = 9
/** The minimum distance of the tip from the popup's corners. */
const cornerPx = 18
/** The cost of covering a marker, in pixels of map movement. */
const coverCost = 10_000
/** The cost of each side, in pixels of map movement: "above" is the preferred side. */
const sideCost = { above: 0, below: 60, right: 90, left: 90 }

/**
 * The position where a popup covers the fewest markers. Among equal positions, the one with the least map movement.
 */
export function placePopup({ at, size, marker, markers, free }: PopupWish): PopupPlace {
  const others = markers.filter((box) => !holds(box, at, marker))
  let best: { place: PopupPlace; cost: number } | undefined
  for (const place of candidates(size, marker)) {
    const left = at.x + place.left
    const top = at.y + place.top
    const box: Box = [left, top, left + size.width, top + size.height]
    const covered = others.filter((other) => overlap(other, box)).length
    const [dx, dy] = shiftInto(box, free)
    const slide = Math.abs(place.tip - (isUpright(place.side) ? size.width : size.height) / 2)
    const cost = covered * coverCost + sideCost[place.side] + Math.abs(dx) + Math.abs(dy) + slide / 10
    if (!best || cost < best.cost) best = { place, cost }
  }
  if (!best) throw new Error('There is no candidate position for the popup.')
  return best.place
}

/** How far a box must move to be inside another one. If it is too large, its upper left corner is inside. */
export function shiftInto([left, top, right, bottom]: Box, into: Box): readonly [number, number] {
  const shift = (before: number, after: number) =>
    before < 0 ? -before : Math.min(0, Math.max(-before, after))
  return [shift(left - into[0], into[2] - right), shift(top - into[1], into[3] - bottom)]
}

const isUpright = (side: PopupSide) => side === 'above' || side === 'below'

/** Whether a box belongs to the marker at the point. */
const holds = (
  [left, top, right, bottom]: Box,
  { x, y }: PopupWish['at'],
  { up, down }: PopupWish['marker'],
) => left <= x && right >= x && top <= y + down && bottom >= y - up && Math.abs((left + right) / 2 - x) < 1.5

/** The candidate positions: the tip in the middle of each side, then near both ends of it. */
function candidates({ width, height }: PopupWish['size'], marker: PopupWish['marker']): PopupPlace[] {
  const tips = (length: number) =>
    length <= cornerPx * 2 ? [length / 2] : [length / 2, cornerPx, length - cornerPx]
  return [
    ...tips(width).flatMap((tip): PopupPlace[] => [
      { side: 'above', left: -tip, top: -marker.up - tipPx - height, tip },
      { side: 'below', left: -tip, top: marker.down + tipPx, tip },
    ]),
    ...tips(height).flatMap((tip): PopupPlace[] => {
      const top = (marker.down - marker.up) / 2 - tip
      return [
        { side: 'right', left: marker.aside + tipPx, top, tip },
        { side: 'left', left: -marker.aside - tipPx - width, top, tip },
      ]
    }),
  ]
}
