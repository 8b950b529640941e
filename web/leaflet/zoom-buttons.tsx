import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isDialogOpen, isField } from '#web/lib/page/keyboard-target.ts'
import { mapMessages } from '#web/messages/map.ts'
import { worldBounds } from './fit-view.ts'
import { useMap } from './map-context.ts'
import { minZoom, showFitted } from './show-fitted.ts'

/** The buttons in the corner of a map: show all (also with the key 0), zoom in and zoom out. */
export function ZoomButtons() {
  const { map, scene } = useMap()
  const [{ zoom, least }, setZoom] = useState({ zoom: map.getZoom(), least: map.getMinZoom() })
  useEffect(() => {
    const follow = () => setZoom({ zoom: map.getZoom(), least: map.getMinZoom() })
    map.on('zoomend zoomlevelschange', follow)
    return () => void map.off('zoomend zoomlevelschange', follow)
  }, [map])

  const showAll = () => {
    // A popup would cover a part of the view, and could end up under a panel.
    map.closePopup()
    const { showSubject, showPoints } = scene.parts()
    const show = showSubject ?? showPoints
    if (show) show()
    else showFitted(map, worldBounds, { maxZoom: minZoom })
  }
  const handleShowAll = useEffectEvent(showAll)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '0' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || event.isComposing || isField(event.target) || isDialogOpen()) return
      event.preventDefault()
      handleShowAll()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <div data-over-map className="map-zoom">
      <button
        type="button"
        aria-label={mapMessages.showAll}
        aria-keyshortcuts="0"
        title={mapMessages.showAllKey}
        onClick={showAll}
      >
        <Maximize size={16} strokeWidth={1.6} aria-hidden />
      </button>
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
        aria-disabled={zoom <= least}
        onClick={() => map.zoomOut()}
      >
        <Minus size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  )
}
