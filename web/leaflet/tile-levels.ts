import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from 'leaflet'
import { placeAt } from './place-at.ts'
import type { Scene } from './tile-painter.ts'
import type { Tile } from './trace.ts'

export type CanvasTile = Tile & {
  canvas: HTMLCanvasElement
  /** The scene that the canvas shows. */
  drawn: Scene | undefined
  /** The scene that the worker draws for it now. */
  coming: Scene | undefined
}

/** The tiles of one zoom, in an element whose upper left corner is the absolute pixel `corner`. */
export type TileLevel = { zoom: number; element: HTMLElement; corner: Point; tiles: Map<string, CanvasTile> }

export type TileLevels = {
  /** The level of the latest zoom; undefined until one is opened. */
  current: () => TileLevel | undefined
  /** Adds a level above the previous ones, at its position in the present view, and makes it the current one. */
  open: (zoom: number, center: LatLng) => TileLevel
  /** Positions every level for this centre and zoom; by default those of the map. */
  place: (center?: LatLng, zoom?: number) => void
  /** Removes all levels but one. */
  keepOnly: (level: TileLevel) => void
  remove: () => void
}

export const tileSize = 256
/** Tiles are drawn this far beyond the view, in pixels. */
const readyPx = 256

/** The levels of canvas tiles in `pane`: one, and during a zoom also those of the previous zooms. */
export function createTileLevels(map: LeafletMap, pane: HTMLElement): TileLevels {
  let levels: TileLevel[] = []
  return {
    current: () => levels.at(-1),
    open: (zoom, center) => {
      const element = DomUtil.create('div', 'map-level leaflet-zoom-animated', pane)
      const corner = map.project(center, zoom).floor()
      const level = { zoom, element, corner, tiles: new Map<string, CanvasTile>() }
      levels.push(level)
      placeAt(map, element, corner, zoom)
      return level
    },
    place: (center, zoom) => {
      for (const level of levels) placeAt(map, level.element, level.corner, level.zoom, center, zoom)
    },
    keepOnly: (keep) => {
      for (const level of levels) if (level !== keep) level.element.remove()
      levels = [keep]
    },
    remove: () => {
      for (const level of levels) level.element.remove()
      levels = []
    },
  }
}

/** Adds the tiles that a level lacks around a centre, without drawing them, and removes tiles far from it. */
export function fillLevel(map: LeafletMap, level: TileLevel, center: LatLng): void {
  const middle = map.project(center, level.zoom)
  const half = map.getSize().divideBy(2).add([readyPx, readyPx])
  const from = middle.subtract(half).divideBy(tileSize).floor()
  const to = middle.add(half).divideBy(tileSize).floor()
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
}
