import type { Map as LeafletMap } from 'leaflet'
import { drawHere, type Scene, showBitmap, tileWorker } from './tile-painter.ts'
import { type CanvasTile, type TileLevel, type TileLevels, tileSize } from './tile-levels.ts'
import type { Tile } from './trace.ts'

/** The current movement of the map. */
export type MapMotion = {
  isMoving: boolean
  /** The tiles of the previous zoom stay until the zoom animation ends. */
  isZooming: boolean
}

export type TileDrawing = {
  /** Draws the changed tiles again, in the next frames or at once. */
  show: (scene: Scene, options?: { isAtOnce?: boolean }) => void
  /** Draws the tiles that do not show the scene yet, in the next frames. */
  schedule: () => void
  stop: () => void
}

/**
 * How many tiles are requested from the worker at once: enough to keep it busy, and few enough that a new look waits
 * only briefly.
 */
const aheadOfWorker = 3
/**
 * How many tiles one frame draws without a worker. The browser rasterizes after our code has returned, so the cost
 * cannot be measured here. During a move one tile in each frame must do.
 */
const perFrame = { moving: 1, resting: 4 }

/**
 * Draws the tiles of the current level from the centre outwards: in a worker, or spread over frames in a browser
 * without one. A tile is added to its level when it is drawn. The previous levels are removed when the current one is
 * complete.
 */
export function createTileDrawing(map: LeafletMap, levels: TileLevels, motion: MapMotion): TileDrawing {
  const worker = tileWorker()
  let scene: Scene | undefined
  let isStopped = false
  let frame = 0

  const draw = (level: TileLevel, tile: CanvasTile, shown: Scene) => {
    drawHere(jobOf(tile, shown))
    markDrawn(level, tile, shown)
  }

  const drawInWorker = async (level: TileLevel, tile: CanvasTile, shown: Scene) => {
    tile.coming = shown
    const bitmap = await worker?.draw(jobOf(tile, shown))
    // A print has drawn the tile in the meantime.
    const isLate = tile.coming !== shown || isStopped
    if (bitmap && !isLate) showBitmap(tile.canvas, bitmap)
    else bitmap?.close()
    if (isLate) return
    if (bitmap === undefined) tile.coming = undefined
    else markDrawn(level, tile, shown)
    drawSome()
  }

  const drawSome = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const level = levels.current()
    if (!level || !scene) return
    const tiles = [...level.tiles.values()]
    const stale = tiles.filter((tile) => tile.drawn !== scene && !tile.coming)
    const away = awayFromMiddle(map, level.zoom)
    stale.sort((a, b) => away(a) - away(b))
    const coming = tiles.filter((tile) => tile.coming).length
    if (worker?.isThere()) {
      for (const tile of stale.slice(0, Math.max(0, aheadOfWorker - coming)))
        void drawInWorker(level, tile, scene)
      if (stale.length === 0 && coming === 0 && !motion.isZooming) levels.keepOnly(level)
      return
    }
    const count = motion.isMoving ? perFrame.moving : perFrame.resting
    for (const tile of stale.slice(0, count)) draw(level, tile, scene)
    if (stale.length > count) schedule()
    else if (!motion.isZooming) levels.keepOnly(level)
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(drawSome)
  }

  const drawAll = (shown: Scene) => {
    const level = levels.current()
    for (const tile of level?.tiles.values() ?? []) {
      if (level && tile.drawn !== shown) draw(level, tile, shown)
    }
  }

  return {
    show: (next, { isAtOnce = false } = {}) => {
      scene = next
      if (isAtOnce) drawAll(next)
      else schedule()
    },
    schedule,
    stop: () => {
      isStopped = true
      cancelAnimationFrame(frame)
    },
  }
}

const jobOf = (tile: CanvasTile, shown: Scene) => ({
  canvas: tile.canvas,
  tile,
  pixels: Math.round(tileSize * Math.max(1, window.devicePixelRatio)),
  scene: shown,
  before: tile.drawn,
})

/** Records the scene that a tile shows, and adds its canvas to the level the first time. */
function markDrawn(level: TileLevel, tile: CanvasTile, shown: Scene): void {
  tile.drawn = shown
  tile.coming = undefined
  const { canvas, left, top } = tile
  if (canvas.parentNode) return
  canvas.style.left = `${left - level.corner.x}px`
  canvas.style.top = `${top - level.corner.y}px`
  level.element.append(canvas)
}

/** The distance of a tile from the centre of the view, in pixels of a zoom. */
function awayFromMiddle(map: LeafletMap, zoom: number): (tile: Tile) => number {
  const middle = map.project(map.getCenter(), zoom)
  return ({ left, top }) => Math.abs(left + tileSize / 2 - middle.x) + Math.abs(top + tileSize / 2 - middle.y)
}
