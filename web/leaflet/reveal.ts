import type { Map as LeafletMap } from 'leaflet'
import { freeAreaOf } from './free-area.ts'
import { pinReach } from './pin-icon.ts'
import { shiftInto } from './place-popup.ts'
import { prefersReducedMotion } from './show-fitted.ts'

const edgePx = 16

/** How far the content of a map must move to show a whole pin in the free area, in pixels. */
export function shiftToReveal(map: LeafletMap, { lat, lng }: { lat: number; lng: number }) {
  const { x, y } = map.latLngToContainerPoint([lat, lng])
  const [left, top, right, bottom] = freeAreaOf(map)
  return shiftInto(
    [x - pinReach.aside, y - pinReach.up, x + pinReach.aside, y + pinReach.down],
    [left + edgePx, top + edgePx, right - edgePx, bottom - edgePx],
  )
}

/** Moves the content of a map by some pixels; without an animation if the person prefers reduced motion. */
export function shiftBy(map: LeafletMap, [x, y]: readonly [number, number]): void {
  if (x === 0 && y === 0) return
  map.panBy([-x, -y], { animate: !prefersReducedMotion(), duration: 0.32, easeLinearity: 0.2 })
}
