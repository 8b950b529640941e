import { looksSame, type Look, paintLook } from './tile-look.ts'
import type { FromTileWorker, ToTileWorker } from './tile-messages.ts'
import { type WorldShape, worldShape } from './world-shape.ts'

/**
 * How many looks the worker keeps. A request names the current look and the look that the tile shows now; older looks
 * belong to tiles that wait.
 */
const keptLooks = 16

/** Handles the messages of the page: keeps worlds and looks, and draws tiles. */
export function answerTileRequests(post: (message: FromTileWorker) => void) {
  const worlds = new Map<number, WorldShape>()
  const looks = new Map<number, Look>()
  return (message: ToTileWorker): void => {
    if (message.is === 'world') worlds.set(message.world, worldShape(message.file))
    else if (message.is === 'look') {
      looks.set(message.look, message.shown)
      const [oldest] = looks.keys()
      if (looks.size > keptLooks && oldest !== undefined) looks.delete(oldest)
    } else {
      const { request, tile, pixels } = message
      const shape = worlds.get(message.world)
      const look = looks.get(message.look)
      const before = looks.get(message.before)
      const isKept = !shape || !look || (before && looksSame(shape, tile, before, look))
      if (isKept) post({ request, bitmap: null })
      else {
        const canvas = new OffscreenCanvas(pixels, pixels)
        paintLook(canvas, shape, look, tile, pixels)
        post({ request, bitmap: canvas.transferToImageBitmap() })
      }
    }
  }
}
