import { circleMarker, polyline, svg } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from './map-context.ts'
import { dotRadius, isDot, type OutlinedPlace } from './small-places.ts'

/** Draws the outline of a country or region, or of its dot, above the other shapes of the map. */
export function useOutline(place: OutlinedPlace | undefined, className: string) {
  const { map } = useMap()
  useEffect(() => {
    if (!place) return undefined
    const renderer = svg({ pane: 'outline', padding: 0.5 })
    const options = { renderer, className, interactive: false }
    const line = polyline(place.outline(), { ...options, smoothFactor: 0.7 }).addTo(map)
    const ring = circleMarker([...place.anchor], { ...options, radius: dotRadius + 1 })
    const follow = () => {
      if (isDot(place, map.getZoom())) ring.addTo(map)
      else ring.remove()
    }
    follow()
    map.on('zoomend', follow)
    return () => {
      map.off('zoomend', follow)
      ring.remove()
      line.remove()
      renderer.remove()
    }
  }, [map, place, className])
}
