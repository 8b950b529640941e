import { DomUtil, type LatLng, type Map as LeafletMap, type Point, type ZoomAnimEvent } from 'leaflet'
import { placeAt } from './place-at.ts'
import type { Tile } from './trace.ts'

export type CanvasTiles = {
  /** Draws every tile, or those that have changed, over what it shows now, in the next frames or at once. */
  redraw: (options?: { isAtOnce?: boolean; hasChanged?: (tile: Tile) => boolean }) => void
  remove: () => void
}

type CanvasTile = Tile & { canvas: HTMLCanvasElement; stale: boolean }
type Level = { zoom: number; element: HTMLElement; corner: Point; tiles: Map<string, CanvasTile> }

const tileSize = 256
/** Tiles are kept ready this far beyond the view. */
const readyPx = 256
/**
 * How many squares one frame draws. Their cost comes when the browser puts the lines to pixels, after our own
 * code is done, so it cannot be timed here; while the map moves, one has to do.
 */
const perFrame = { moving: 1, resting: 4 }

/**
 * Covers the map with canvas squares drawn by `paint`. Unlike Leaflet's own grid these lie at the map's exact
 * zoom, half levels too, and at the screen's pixel density, so that lines and letters are never stretched.
 * Drawing is spread over frames, from the middle outwards; the former zoom stays until the new one is whole.
 */
export function addCanvasTiles(
  map: LeafletMap,
  pane: HTMLElement,
  paint: (pen: CanvasRenderingContext2D, tile: Tile) => void,
): CanvasTiles {
  let levels: Level[] = []
  let frame = 0
  let animating = false
  let isMoving = false

  const currentLevel = () => levels.at(-1)

  const openLevel = (zoom: number, center: LatLng): Level => {
    const element = DomUtil.create('div', 'map-level leaflet-zoom-animated', pane)
    const corner = map.project(center, zoom).floor()
    const level = { zoom, element, corner, tiles: new Map<string, CanvasTile>() }
    levels.push(level)
    return level
  }

  const place = (level: Level, center?: LatLng, zoom?: number) =>
    placeAt(map, level.element, level.corner, level.zoom, center, zoom)

  const wanted = (level: Level, center: LatLng) => {
    const middle = map.project(center, level.zoom)
    const half = map.getSize().divideBy(2).add([readyPx, readyPx])
    const from = middle.subtract(half).divideBy(tileSize).floor()
    const to = middle.add(half).divideBy(tileSize).floor()
    return { middle, from, to }
  }

  const fill = (level: Level, center: LatLng) => {
    const { from, to } = wanted(level, center)
    for (let row = from.y; row <= to.y; row++) {
      for (let column = from.x; column <= to.x; column++) {
        const key = `${column} ${row}`
        if (level.tiles.has(key)) continue
        const [left, top] = [column * tileSize, row * tileSize]
        const canvas = document.createElement('canvas')
        level.tiles.set(key, { zoom: level.zoom, left, top, size: tileSize, canvas, stale: true })
      }
    }
    for (const [key, tile] of level.tiles) {
      const [column, row] = [tile.left / tileSize, tile.top / tileSize]
      if (column < from.x - 2 || column > to.x + 2 || row < from.y - 2 || row > to.y + 2) {
        tile.canvas.remove()
        level.tiles.delete(key)
      }
    }
    schedule()
  }

  const draw = (level: Level, tile: CanvasTile) => {
    const { canvas, left, top } = tile
    const density = Math.max(1, window.devicePixelRatio)
    const pixels = Math.round(tileSize * density)
    if (canvas.width !== pixels) {
      canvas.width = pixels
      canvas.height = pixels
    }
    const pen = canvas.getContext('2d', { alpha: false })
    if (pen) {
      pen.setTransform(pixels / tileSize, 0, 0, pixels / tileSize, 0, 0)
      paint(pen, tile)
    }
    tile.stale = false
    if (canvas.parentNode) return
    canvas.style.left = `${left - level.corner.x}px`
    canvas.style.top = `${top - level.corner.y}px`
    level.element.append(canvas)
  }

  const drawSome = () => {
    frame = 0
    const level = currentLevel()
    if (!level) return
    const middle = map.project(map.getCenter(), level.zoom)
    const away = (tile: Tile) =>
      Math.abs(tile.left + tileSize / 2 - middle.x) + Math.abs(tile.top + tileSize / 2 - middle.y)
    const stale = [...level.tiles.values()].filter((tile) => tile.stale).sort((a, b) => away(a) - away(b))
    const count = isMoving ? perFrame.moving : perFrame.resting
    for (const tile of stale.slice(0, count)) draw(level, tile)
    if (stale.length > count) schedule()
    else if (!animating) closeFormerLevels(level)
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(drawSome)
  }

  const drawAll = () => {
    const level = currentLevel()
    for (const tile of level?.tiles.values() ?? []) if (level && tile.stale) draw(level, tile)
  }

  const closeFormerLevels = (keep: Level) => {
    for (const level of levels) if (level !== keep) level.element.remove()
    levels = [keep]
  }

  const handleZoomAnimation = ({ center, zoom }: ZoomAnimEvent) => {
    animating = true
    let level = currentLevel()
    if (level?.zoom !== zoom) {
      level = openLevel(zoom, center)
      place(level)
      // Reading a size makes the browser take this as the place from which the level moves.
      void level.element.offsetWidth
    }
    for (const each of levels) place(each, center, zoom)
    fill(level, center)
  }

  const handleZoom = () => {
    for (const level of levels) place(level)
  }

  const settle = () => {
    animating = false
    isMoving = false
    const center = map.getCenter()
    let level = currentLevel()
    if (level?.zoom !== map.getZoom()) level = openLevel(map.getZoom(), center)
    for (const each of levels) place(each)
    fill(level, center)
  }

  const handleMove = () => {
    const level = currentLevel()
    // While fingers pinch, the zoom is between levels: what is there is stretched until they lift.
    if (level && !animating && level.zoom === map.getZoom()) fill(level, map.getCenter())
  }

  const handleStart = () => {
    isMoving = true
  }

  const handlers = {
    movestart: handleStart,
    zoomanim: handleZoomAnimation,
    zoom: handleZoom,
    viewreset: settle,
    moveend: settle,
    move: handleMove,
    resize: settle,
  }
  map.on(handlers)
  settle()

  return {
    redraw: ({ isAtOnce = false, hasChanged = () => true } = {}) => {
      for (const level of levels) {
        for (const tile of level.tiles.values()) tile.stale ||= hasChanged(tile)
      }
      if (isAtOnce) drawAll()
      else schedule()
    },
    remove: () => {
      map.off(handlers)
      cancelAnimationFrame(frame)
      for (const level of levels) level.element.remove()
      levels = []
    },
  }
}
