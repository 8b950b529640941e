import type { LeafletEvent, Map as LeafletMap } from 'leaflet'
import type { FittedView } from './fit-view.ts'
import { firstView, routeView, showsAll } from './first-view.ts'
import { freeAreaOf } from './free-area.ts'
import { allowZoom, prefersReducedMotion } from './show-fitted.ts'
import { centreOf, type LatLng, type Route } from './trip-route.ts'

export type RouteView = {
  /** Shows a route. A view that the person has chosen changes only if it does not show every stop. */
  follow: (route: Route) => void
  /** Shows the whole route at the largest zoom at which it fits. */
  showAll: () => void
  remove: () => void
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const

/** A map view that follows a route until the person uses the map or the buttons beside it. */
export function createRouteView(map: LeafletMap): RouteView {
  let route: Route | undefined
  // After the first interaction the view belongs to the person. The buttons beside the stage count too.
  let isTouched = false
  const plate = map.getContainer().parentElement ?? map.getContainer()
  const touch = () => {
    isTouched = true
  }
  for (const kind of touches) plate.addEventListener(kind, touch, { passive: true })
  let isDragging = false
  const handleDrag = ({ type }: LeafletEvent) => {
    isDragging = type === 'dragstart'
  }
  const handleResize = () => {
    if (!isTouched && route) showRoute(map, route)
  }
  map.on('dragstart dragend', handleDrag)
  map.on('resize', handleResize)

  return {
    follow: (next) => {
      const before = route
      route = next
      if (before && isSamePlace(before.ends, next.ends)) return
      if (!before || !isTouched) showRoute(map, next)
      else if (!isDragging) keepInView(map, next)
    },
    showAll: () => route && goTo(map, routeView(route, frameOf(map)), !prefersReducedMotion()),
    remove: () => {
      map.off('dragstart dragend', handleDrag)
      map.off('resize', handleResize)
      for (const kind of touches) plate.removeEventListener(kind, touch)
    },
  }
}

const isSamePlace = (a: readonly LatLng[], b: readonly LatLng[]) =>
  a.length === b.length && a.every((point, index) => point[0] === b[index]?.[0] && point[1] === b[index]?.[1])

const frameOf = (map: LeafletMap) => ({ size: map.getSize(), free: freeAreaOf(map) })

function goTo(map: LeafletMap, { lat, lng, zoom }: FittedView, animate: boolean): void {
  allowZoom(map, zoom)
  map.setView([lat, lng], zoom, { animate })
}

/** Shows a route in its first view. */
function showRoute(map: LeafletMap, route: Route): void {
  limitTo(map, route)
  const frame = frameOf(map)
  if (frame.size.x > 0 && frame.size.y > 0) goTo(map, firstView(route, frame), false)
}

/** Keeps the view that the person has chosen if it shows every stop. */
function keepInView(map: LeafletMap, route: Route): void {
  limitTo(map, route)
  const { lat, lng } = map.getCenter()
  if (!showsAll({ lat, lng, zoom: map.getZoom() }, route, frameOf(map))) showRoute(map, route)
}

/** Limits the map to one turn of the earth: the usual one, or for a route across 180° the turn around the route. */
function limitTo(map: LeafletMap, { ends }: Route): void {
  const isAcross = ends.some(([, longitude]) => Math.abs(longitude) > 180)
  const middle = isAcross ? centreOf(ends)[1] : 0
  const longitudes = ends.map(([, longitude]) => longitude)
  map.setMaxBounds([
    [-90, Math.min(middle - 180, ...longitudes)],
    [90, Math.max(middle + 180, ...longitudes)],
  ])
}
