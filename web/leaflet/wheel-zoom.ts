import { Browser, DomEvent, type Map as LeafletMap, type Point } from 'leaflet'

/** A trackpad's pinch arrives as wheel events with the Ctrl key and a quarter of the pixels. */
const pinchFactor = 4

/**
 * Zooms a map by the wheel: `wheelPxPerZoomLevel` pixels are one level, in steps of `zoomSnap`. Leaflet's own handler
 * zooms by at least one step every 40 ms, however few pixels arrive, so a short move on a trackpad changes the zoom
 * by many levels.
 */
export function addWheelZoom(map: LeafletMap): () => void {
  const container = map.getContainer()
  const { wheelPxPerZoomLevel: levelPx = 60, zoomSnap = 1 } = map.options
  // Without CSS transforms Leaflet supports whole zooms only.
  const step = Browser.any3d ? zoomSnap : 1
  /** The pixels that have not changed the zoom yet. The sign is opposite after a step that was rounded up. */
  let pixels = 0
  let last = 0
  let at: Point | undefined
  let isGliding = false
  let frame = 0

  const zoom = () => {
    // Leaflet ignores a new zoom while it animates another.
    if (isGliding || !at) return
    const steps = Math.round(pixels / (levelPx * step))
    if (steps === 0) return
    pixels -= steps * levelPx * step
    const [least, most] = [map.getMinZoom(), map.getMaxZoom()]
    const next = Math.min(most, Math.max(least, map.getZoom() + steps * step))
    if (next !== map.getZoom()) map.setZoomAround(at, next)
  }
  const handleWheel = (event: WheelEvent) => {
    event.preventDefault()
    const turned = DomEvent.getWheelDelta(event) * (event.ctrlKey ? pinchFactor : 1)
    if (turned * last < 0) pixels = 0
    if (turned !== 0) last = turned
    pixels += turned
    at = map.mouseEventToContainerPoint(event)
    zoom()
  }
  const handleStart = () => {
    isGliding = true
  }
  const handleEnd = () => {
    isGliding = false
    cancelAnimationFrame(frame)
    // In the next frame, because Leaflet is still handling `zoomend`.
    frame = requestAnimationFrame(zoom)
  }

  container.addEventListener('wheel', handleWheel, { passive: false })
  map.on('zoomanim', handleStart)
  map.on('zoomend', handleEnd)
  return () => {
    cancelAnimationFrame(frame)
    container.removeEventListener('wheel', handleWheel)
    map.off('zoomanim', handleStart)
    map.off('zoomend', handleEnd)
  }
}
