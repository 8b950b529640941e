import type { LatLng, Map as LeafletMap, ZoomAnimEvent } from 'leaflet'
import { createTileDrawing, type MapMotion, type TileDrawing } from './tile-drawing.ts'
import { createTileLevels, fillLevel, type TileLevel } from './tile-levels.ts'

export type CanvasTiles = Pick<TileDrawing, 'show'> & { remove: () => void }

/**
 * Covers the map with canvas squares. Unlike Leaflet's own grid these lie at the map's exact zoom, half levels too,
 * and at the screen's pixel density, so that lines and letters are never stretched. The former zoom stays until the
 * new one is whole.
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
      // Reading a size makes the browser take this as the place from which the level moves.
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
    // While fingers pinch, the zoom is between levels: what is there is stretched until they lift.
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
