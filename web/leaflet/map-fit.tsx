import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMap } from './map-context.ts'
import { minZoom } from './map-plate.tsx'

type Bounds = { south: number; north: number; west: number; east: number }

const paddingPx = 24
const farthestZoom = 1

/**
 * Shows all of a place, which may reach beyond 180°, as large as the map allows, and again when the map's size
 * changes, until the person has moved it.
 */
export function MapFit({ bounds }: { bounds: Bounds }) {
  const { map } = useMap()
  const isMoved = useRef(false)
  const { south, north, west, east } = bounds

  useLayoutEffect(() => {
    isMoved.current = false
    fit(map, { south, north, west, east })
  }, [map, south, north, west, east])

  useEffect(() => {
    const handleResize = () => {
      if (!isMoved.current) fit(map, { south, north, west, east })
    }
    const noteMove = () => {
      isMoved.current = true
    }
    const container = map.getContainer()
    map.on('resize', handleResize)
    map.on('dragstart', noteMove)
    for (const event of ['wheel', 'dblclick', 'keydown'] as const) container.addEventListener(event, noteMove)
    return () => {
      map.off('resize', handleResize)
      map.off('dragstart', noteMove)
      for (const event of ['wheel', 'dblclick', 'keydown'] as const) {
        container.removeEventListener(event, noteMove)
      }
    }
  }, [map, south, north, west, east])
  return null
}

function fit(map: LeafletMap, { south, north, west, east }: Bounds) {
  const size = map.getSize()
  if (size.x === 0 || size.y === 0) return
  // First everywhere may be gone to: leaving the former bounds would begin a glide that goes on after the fit.
  map.setMaxBounds([
    [-90, -720],
    [90, 720],
  ])
  map.setMinZoom(farthestZoom)
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { padding: [paddingPx, paddingPx], animate: false },
  )
  // Then around the globe once, with the place in the middle.
  const middle = (west + east) / 2
  map.setMaxBounds([
    [-90, Math.min(middle - 180, west)],
    [90, Math.max(middle + 180, east)],
  ])
  map.setMinZoom(Math.min(minZoom, map.getZoom()))
}
