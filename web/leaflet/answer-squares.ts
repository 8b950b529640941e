import { isAlike, type Look, paintSquare } from './square.ts'
import type { FromSquareWorker, ToSquareWorker } from './square-messages.ts'
import { type WorldShape, worldShape } from './world-shape.ts'

/** A map asks for its squares with the last look, and says the one before: older ones are of squares that wait. */
const keptLooks = 16

/** Answers the messages of the page: keeps worlds and looks, and draws squares. */
export function answeringSquares(post: (message: FromSquareWorker) => void) {
  const worlds = new Map<number, WorldShape>()
  const looks = new Map<number, Look>()
  return (message: ToSquareWorker): void => {
    if (message.is === 'world') worlds.set(message.world, worldShape(message.file))
    else if (message.is === 'look') {
      looks.set(message.look, message.shown)
      const [oldest] = looks.keys()
      if (looks.size > keptLooks && oldest !== undefined) looks.delete(oldest)
    } else {
      const { square, tile, pixels } = message
      const shape = worlds.get(message.world)
      const look = looks.get(message.look)
      const before = looks.get(message.before)
      const isKept = !shape || !look || (before && isAlike(shape, tile, before, look))
      if (isKept) post({ square, bitmap: null })
      else {
        const canvas = new OffscreenCanvas(pixels, pixels)
        paintSquare(canvas, shape, look, tile, pixels)
        post({ square, bitmap: canvas.transferToImageBitmap() })
      }
    }
  }
}
