import type { Map as LeafletMap } from 'leaflet'
import { type Bounds, fitView, type Room } from './fit-view.ts'
import { freeAreaOf } from './free-area.ts'

/** The minimum zoom of a map that has not been asked to show more. */
export const minZoom = 3

const noRoom: Room = { above: 0, below: 0, aside: 0 }

export type ShowOptions = { room?: Room; maxZoom: number; animate?: boolean }

/** Shows the whole bounds in the free area, and lowers the map's minimum zoom if that is necessary. */
export function showFitted(map: LeafletMap, bounds: Bounds, options: ShowOptions): void {
  const { room = noRoom, maxZoom, animate = !prefersReducedMotion() } = options
  const size = map.getSize()
  if (size.x === 0 || size.y === 0) return
  const view = fitView(bounds, { size, free: freeAreaOf(map), room, maxZoom })
  allowZoom(map, view.zoom)
  map.setView([view.lat, view.lng], view.zoom, { animate })
}

/** Lowers a map's minimum zoom to a zoom that it must show. */
export function allowZoom(map: LeafletMap, zoom: number): void {
  if (zoom < map.getMinZoom()) map.setMinZoom(zoom)
}

/** Whether the person prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
