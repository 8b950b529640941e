import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMap } from './map-context.ts'
import { freeAreaOf } from './free-area.ts'
import { type Bounds, fitView } from './fit-view.ts'
import { minZoom } from './show-fitted.ts'

const room = { above: 24, below: 24, aside: 24 }
const maxZoom = 15

/**
 * Shows the whole bounds, which may extend beyond 180°, at the largest zoom that fits. Repeats this when the map's
 * size changes, until the person has moved the map.
 */
export function MapFit({ bounds }: { bounds: Bounds }) {
  const { map, scene } = useMap()
  const isMoved = useRef(false)
  const { south, north, west, east } = bounds

  useLayoutEffect(() => {
    isMoved.current = false
    const showAll = () => fit(map, { south, north, west, east })
    showAll()
    return scene.put({ showSubject: showAll })
  }, [map, scene, south, north, west, east])

  useEffect(() => {
    const handleResize = () => {
      if (!isMoved.current) fit(map, { south, north, west, east })
    }
    const recordMove = () => {
      isMoved.current = true
    }
    const container = map.getContainer()
    map.on('resize', handleResize)
    map.on('dragstart', recordMove)
    for (const event of ['wheel', 'dblclick', 'keydown'] as const)
      container.addEventListener(event, recordMove)
    return () => {
      map.off('resize', handleResize)
      map.off('dragstart', recordMove)
      for (const event of ['wheel', 'dblclick', 'keydown'] as const) {
        container.removeEventListener(event, recordMove)
      }
    }
  }, [map, south, north, west, east])
  return null
}

function fit(map: LeafletMap, bounds: Bounds) {
  const size = map.getSize()
  if (size.x === 0 || size.y === 0) return
  const view = fitView(bounds, { size, free: freeAreaOf(map), room, maxZoom })
  // Widen the limits first: with the previous ones Leaflet would start an animation that continues after the fit.
  map.setMaxBounds([
    [-90, -720],
    [90, 720],
  ])
  map.setMinZoom(Math.min(minZoom, view.zoom))
  map.setView([view.lat, view.lng], view.zoom, { animate: false })
  // Then limit the map to one turn of the globe with the bounds in the middle.
  const middle = (bounds.west + bounds.east) / 2
  map.setMaxBounds([
    [-90, Math.min(middle - 180, bounds.west)],
    [90, Math.max(middle + 180, bounds.east)],
  ])
}
