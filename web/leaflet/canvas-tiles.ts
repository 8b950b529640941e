import { DomUtil, type LatLng, type Map as LeafletMap, type Point, type ZoomAnimEvent } from 'leaflet'
import { placeAt } from './place-at.ts'
import { drawHere, type Scene, showBitmap, squareWorker } from './square-painter.ts'
import type { Tile } from './trace.ts'

export type CanvasTiles = {
  /** Draws what has changed over what the tiles show now, in the next frames or at once. */
  show: (scene: Scene, options?: { isAtOnce?: boolean }) => void
  remove: () => void
}

type CanvasTile = Tile & {
  canvas: HTMLCanvasElement
  /** What the canvas shows. */
  drawn: Scene | undefined
  /** What the worker draws for it now. */
  coming: Scene | undefined
}
type Level = { zoom: number; element: HTMLElement; corner: Point; tiles: Map<string, CanvasTile> }

const tileSize = 256
/** Tiles are kept ready this far beyond the view. */
const readyPx = 256
/** How many squares the worker is asked for at once: it always has a next one, and a look that changes waits for few. */
const aheadOfWorker = 3
/**
 * How many squares one frame draws without a worker. Their cost comes when the browser puts the lines to pixels,
 * after our own code is done, so it cannot be timed here; while the map moves, one has to do.
 */
const perFrame = { moving: 1, resting: 4 }

/**
 * Covers the map with canvas squares. Unlike Leaflet's own grid these lie at the map's exact zoom, half levels too,
 * and at the screen's pixel density, so that lines and letters are never stretched. A worker draws them, from the
 * middle outwards; in a browser without one, drawing is spread over frames. The former zoom stays until the new one
 * is whole.
 */
export function addCanvasTiles(map: LeafletMap, pane: HTMLElement): CanvasTiles {
  const worker = squareWorker()
  let scene: Scene | undefined
  let isRemoved = false
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
        const tile = { zoom: level.zoom, left, top, size: tileSize, canvas }
        level.tiles.set(key, { ...tile, drawn: undefined, coming: undefined })
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

  const jobOf = (tile: CanvasTile, shown: Scene) => ({
    canvas: tile.canvas,
    tile,
    pixels: Math.round(tileSize * Math.max(1, window.devicePixelRatio)),
    scene: shown,
    before: tile.drawn,
  })

  const putDown = (level: Level, tile: CanvasTile, shown: Scene) => {
    tile.drawn = shown
    tile.coming = undefined
    const { canvas, left, top } = tile
    if (canvas.parentNode) return
    canvas.style.left = `${left - level.corner.x}px`
    canvas.style.top = `${top - level.corner.y}px`
    level.element.append(canvas)
  }

  const draw = (level: Level, tile: CanvasTile, shown: Scene) => {
    drawHere(jobOf(tile, shown))
    putDown(level, tile, shown)
  }

  const drawAside = async (level: Level, tile: CanvasTile, shown: Scene) => {
    tile.coming = shown
    const bitmap = await worker?.draw(jobOf(tile, shown))
    // A print has drawn it meanwhile.
    const isLate = tile.coming !== shown || isRemoved
    if (bitmap && !isLate) showBitmap(tile.canvas, bitmap)
    else bitmap?.close()
    if (isLate) return
    if (bitmap === undefined) tile.coming = undefined
    else putDown(level, tile, shown)
    drawSome()
  }

  const drawSome = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const level = currentLevel()
    if (!level || !scene) return
    const middle = map.project(map.getCenter(), level.zoom)
    const away = (tile: Tile) =>
      Math.abs(tile.left + tileSize / 2 - middle.x) + Math.abs(tile.top + tileSize / 2 - middle.y)
    const tiles = [...level.tiles.values()]
    const stale = tiles.filter((tile) => tile.drawn !== scene && !tile.coming)
    stale.sort((a, b) => away(a) - away(b))
    const coming = tiles.filter((tile) => tile.coming).length
    if (worker?.isThere()) {
      for (const tile of stale.slice(0, Math.max(0, aheadOfWorker - coming)))
        void drawAside(level, tile, scene)
      if (stale.length === 0 && coming === 0 && !animating) closeFormerLevels(level)
      return
    }
    const count = isMoving ? perFrame.moving : perFrame.resting
    for (const tile of stale.slice(0, count)) draw(level, tile, scene)
    if (stale.length > count) schedule()
    else if (!animating) closeFormerLevels(level)
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(drawSome)
  }

  const drawAll = (shown: Scene) => {
    const level = currentLevel()
    for (const tile of level?.tiles.values() ?? []) {
      if (level && tile.drawn !== shown) draw(level, tile, shown)
    }
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
    show: (next, { isAtOnce = false } = {}) => {
      scene = next
      if (isAtOnce) drawAll(next)
      else schedule()
    },
    remove: () => {
      isRemoved = true
      map.off(handlers)
      cancelAnimationFrame(frame)
      for (const level of levels) level.element.remove()
      levels = []
    },
  }
}
