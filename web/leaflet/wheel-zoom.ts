import { Browser, DomEvent, type Map as LeafletMap, type Point } from 'leaflet'

/** A trackpad's pinch arrives as a wheel with the Ctrl key, in a quarter of the pixels. */
const pinchFactor = 4

/**
 * Zooms a map by the wheel: the map's `wheelPxPerZoomLevel` pixels are one level, in steps of its `zoomSnap`.
 * Leaflet's own handler zooms by a whole step every 40 ms however few pixels arrive, so that a trackpad runs
 * from the world to a street.
 */
export function addWheelZoom(map: LeafletMap): () => void {
  const container = map.getContainer()
  const { wheelPxPerZoomLevel: levelPx = 60, zoomSnap = 1 } = map.options
  // Without CSS transforms Leaflet has whole zooms only.
  const step = Browser.any3d ? zoomSnap : 1
  /** What is turned and not zoomed yet; of the other sign after a step that was rounded up. */
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
    // In the next frame, because Leaflet has not finished its own handling of the end yet.
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
