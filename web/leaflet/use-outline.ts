import { polyline, svg } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from './map-context.ts'

/** Draws the line around a country or region above everything else of the map; `lines` are kept between renders. */
export function useOutline(lines: [number, number][][] | undefined, className: string) {
  const { map } = useMap()
  useEffect(() => {
    if (!lines) return undefined
    const renderer = svg({ pane: 'outline', padding: 0.5 })
    const line = polyline(lines, { renderer, className, interactive: false, smoothFactor: 0.7 })
    line.addTo(map)
    return () => {
      line.remove()
      renderer.remove()
    }
  }, [map, lines, className])
}
