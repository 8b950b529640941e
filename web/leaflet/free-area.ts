import type { Map as LeafletMap } from 'leaflet'
import type { Box } from './place-labels.ts'

/**
 * A panel is ignored if it leaves less than this part of the width or height: such a panel covers the map only
 * briefly.
 */
const leastShare = 0.4

/**
 * The part of a map that no panel covers, in the map's pixels. Each panel cuts off the side that leaves the largest
 * area.
 */
export function freeArea(size: { x: number; y: number }, covers: readonly Box[]): Box {
  let area: Box = [0, 0, size.x, size.y]
  for (const [left, top, right, bottom] of covers) {
    const [west, north, east, south] = area
    if (left >= east || right <= west || top >= south || bottom <= north) continue
    const cuts: Box[] = [
      [Math.max(west, right), north, east, south],
      [west, Math.max(north, bottom), east, south],
      [west, north, Math.min(east, left), south],
      [west, north, east, Math.min(south, top)],
    ]
    const largest = cuts.reduce((best, cut) => (areaOf(cut) > areaOf(best) ? cut : best))
    const [width, height] = [largest[2] - largest[0], largest[3] - largest[1]]
    if (width >= size.x * leastShare && height >= size.y * leastShare) area = largest
  }
  return area
}

const areaOf = ([left, top, right, bottom]: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

/** The boxes of the elements over a map that match a selector, in the map's pixels. */
export function coversOf(map: LeafletMap, selector: string): Box[] {
  const stage = map.getContainer().getBoundingClientRect()
  return Array.from(document.querySelectorAll(selector), (panel) => panel.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0)
    .map(({ left, top, right, bottom }): Box => [
      left - stage.left,
      top - stage.top,
      right - stage.left,
      bottom - stage.top,
    ])
}

/** The part of a map that its buttons, panels, scale and attribution do not cover now, in the map's pixels. */
export const freeAreaOf = (map: LeafletMap): Box =>
  freeArea(map.getSize(), coversOf(map, '[data-over-map], .leaflet-bottom.leaflet-right'))
