import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { mapMessages } from '#web/messages/map.ts'
import { useMap } from './map-context.ts'

/** The two buttons in the corner of a map. */
export function ZoomButtons() {
  const { map } = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useEffect(() => {
    const follow = () => setZoom(map.getZoom())
    map.on('zoomend', follow)
    return () => void map.off('zoomend', follow)
  }, [map])
  return (
    <div data-over-map className="map-zoom">
      <button
        type="button"
        aria-label={mapMessages.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <Plus size={16} strokeWidth={1.6} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={mapMessages.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <Minus size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  )
}
