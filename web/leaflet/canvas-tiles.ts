import type { LatLng, Map as LeafletMap, ZoomAnimEvent } from 'leaflet'
import { createTileDrawing, type MapMotion, type TileDrawing } from './tile-drawing.ts'
import { createTileLevels, fillLevel, type TileLevel } from './tile-levels.ts'

export type CanvasTiles = Pick<TileDrawing, 'show'> & { remove: () => void }

/**
 * Covers the map with canvas tiles. Unlike those of Leaflet's grid layer they are drawn for the map's exact zoom
 * (also half levels) and the screen's pixel density, so the browser does not scale lines and letters. The tiles of
 * the previous zoom stay until all tiles of the new zoom are drawn.
 */
export function addCanvasTiles(map: LeafletMap, pane: HTMLElement): CanvasTiles {
  const levels = createTileLevels(map, pane)
  const motion: MapMotion = { isMoving: false, isZooming: false }
  const drawing = createTileDrawing(map, levels, motion)

  const fill = (level: TileLevel, center: LatLng) => {
    fillLevel(map, level, center)
    drawing.schedule()
  }

  const handleZoomAnimation = ({ center, zoom }: ZoomAnimEvent) => {
    motion.isZooming = true
    let level = levels.current()
    if (level?.zoom !== zoom) {
      level = levels.open(zoom, center)
      // Reading a size forces a layout, so the CSS transition starts from this position.
      void level.element.offsetWidth
    }
    levels.place(center, zoom)
    fill(level, center)
  }

  const settle = () => {
    motion.isZooming = false
    motion.isMoving = false
    const center = map.getCenter()
    let level = levels.current()
    if (level?.zoom !== map.getZoom()) level = levels.open(map.getZoom(), center)
    levels.place()
    fill(level, center)
  }

  const handleMove = () => {
    const level = levels.current()
    // During a pinch the zoom is between levels, and the existing tiles are scaled until it ends.
    if (level && !motion.isZooming && level.zoom === map.getZoom()) fill(level, map.getCenter())
  }

  const handlers = {
    movestart: () => {
      motion.isMoving = true
    },
    zoomanim: handleZoomAnimation,
    zoom: () => levels.place(),
    viewreset: settle,
    moveend: settle,
    move: handleMove,
    resize: settle,
  }
  map.on(handlers)
  settle()

  return {
    show: drawing.show,
    remove: () => {
      map.off(handlers)
      drawing.stop()
      levels.remove()
    },
  }
}
