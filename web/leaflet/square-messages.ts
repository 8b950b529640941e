import type { Look } from './square.ts'
import type { Tile } from './trace.ts'
import type { WorldFile } from './world-file.ts'

/** What the page asks of the worker that draws squares. Worlds, looks and squares have numbers. */
export type ToSquareWorker =
  | { is: 'world'; world: number; file: WorldFile }
  | { is: 'look'; look: number; shown: Look }
  | {
      is: 'square'
      square: number
      world: number
      look: number
      /** The look that the square has now; 0 for none. */
      before: number
      tile: Tile
      /** How many pixels of the screen the square has on each side. */
      pixels: number
    }

/** A square that was drawn; null where it has not changed. */
export type FromSquareWorker = { square: number; bitmap: ImageBitmap | null }
