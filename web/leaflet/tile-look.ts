import { paintTile, showsCountry } from './paint.ts'
import type { Palette } from './palette.ts'
import type { Tile } from './trace.ts'
import type { WorldShape } from './world-shape.ts'

/** The colours of the tiles, and the visited countries by their index in the world; null on the plain map. */
export type Look = { palette: Palette; visited: ReadonlySet<number> | null }

/** Draws a tile on a canvas with `pixels` device pixels on each side. */
export function paintLook(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { countries, level }: WorldShape,
  { palette, visited }: Look,
  tile: Tile,
  pixels: number,
): void {
  if (canvas.width !== pixels || canvas.height !== pixels) {
    canvas.width = pixels
    canvas.height = pixels
  }
  const pen = penOf(canvas)
  if (pen === null) return
  const density = pixels / tile.size
  pen.setTransform(density, 0, 0, density, 0, 0)
  paintTile(pen, level(tile.zoom), palette, tile, visited && { countries, visited })
}

// The overloads of `getContext` differ, so TypeScript needs a call for each type of canvas.
const penOf = (canvas: HTMLCanvasElement | OffscreenCanvas) =>
  'transferToImageBitmap' in canvas
    ? canvas.getContext('2d', { alpha: false })
    : canvas.getContext('2d', { alpha: false })

/** Whether a tile has the same picture with both looks. */
export function looksSame({ level }: WorldShape, tile: Tile, before: Look, now: Look): boolean {
  if (colorsOf(before) !== colorsOf(now)) return false
  const { visited: former } = before
  const { visited } = now
  if (former === null || visited === null) return former === visited
  const changed = [...former, ...visited].filter((index) => former.has(index) !== visited.has(index))
  return changed.length === 0 || !showsCountry(level(tile.zoom), tile, new Set(changed))
}

const colorsOf = ({ palette }: Look) => Object.values(palette).join(' ')
