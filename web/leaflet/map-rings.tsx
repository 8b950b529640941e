import { circleMarker, layerGroup, svg } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { MapPoint } from './pin-layer.ts'

const radiusPx = 3
/** The radius in which a click or tap chooses a ring. */
const reachPx = 10
/** The side of the grid cells of `apart`, in pixels. */
const apartPx = 20
/** Rings are drawn beyond each edge of the view by this part of its size. */
const margin = 0.3

type MapRingsProps = {
  /** Sorted by importance. Of points in the same grid cell the first is drawn. */
  points: readonly MapPoint[]
  /** The lowest zoom at which they are drawn. */
  fromZoom: number
  onChoose: (id: string) => void
}

/**
 * Rings for places that the traveller has not marked. A list beside the map serves the keyboard and screen readers.
 */
export function MapRings({ points, fromZoom, onChoose }: MapRingsProps) {
  const { map } = useMap()
  const handleChoose = useEffectEvent(onChoose)

  useEffect(() => {
    const renderer = svg({ pane: 'rings', padding: 0.5 })
    const group = layerGroup().addTo(map)
    const draw = () => {
      group.clearLayers()
      const zoom = map.getZoom()
      if (zoom < fromZoom) return
      const view = map.getBounds().pad(margin)
      for (const { id, lat, lng } of apart(points, zoom)) {
        if (!view.contains([lat, lng])) continue
        const options = { renderer, bubblingMouseEvents: false }
        const ring = { ...options, radius: radiusPx, className: 'map-ring', interactive: false }
        circleMarker([lat, lng], ring).addTo(group)
        const target = circleMarker([lat, lng], { ...options, radius: reachPx, className: 'map-ring-target' })
        target.on('click', () => handleChoose(id)).addTo(group)
      }
    }
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
      group.remove()
      renderer.remove()
    }
  }, [map, points, fromZoom])
  return null
}

/** The first point in each cell of a grid at this zoom. */
export function apart(points: readonly MapPoint[], zoom: number): MapPoint[] {
  const scale = worldSize(zoom)
  const taken = new Set<string>()
  return points.filter(({ lat, lng }) => {
    const column = Math.floor((mercatorX(lng) * scale) / apartPx)
    const row = Math.floor((mercatorY(lat) * scale) / apartPx)
    const key = `${column} ${row}`
    return !taken.has(key) && taken.add(key)
  })
}
