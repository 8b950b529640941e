import type { Look } from './tile-look.ts'
import type { Tile } from './trace.ts'
import type { WorldFile } from './world-file.ts'

/** The messages of the page to the worker that draws tiles. Numbers identify worlds, looks and requests. */
export type ToTileWorker =
  | { is: 'world'; world: number; file: WorldFile }
  | { is: 'look'; look: number; shown: Look }
  | {
      is: 'tile'
      request: number
      world: number
      look: number
      /** The look that the tile shows now; 0 for none. */
      before: number
      tile: Tile
      /** The number of device pixels on each side of the tile. */
      pixels: number
    }

/** The answer to a request: the drawn tile, or null if the tile has not changed. */
export type FromTileWorker = { request: number; bitmap: ImageBitmap | null }
