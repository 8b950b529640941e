import { looksSame, type Look, paintLook } from './tile-look.ts'
import type { FromTileWorker, ToTileWorker } from './tile-messages.ts'
import type { Tile } from './trace.ts'
import type { WorldShape } from './world-shape.ts'

/** A world with its colours and fills. Every look is a new object, so identity tells whether it changed. */
export type Scene = { shape: WorldShape; look: Look }

/** A tile to draw. */
export type TileJob = {
  canvas: HTMLCanvasElement
  tile: Tile
  pixels: number
  scene: Scene
  /** The scene that the canvas shows now. */
  before: Scene | undefined
}

/** Whether this browser can draw in a worker. If not, the page draws on its canvases itself. */
const canDrawInWorker = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

/** Draws a tile on the main thread, synchronously. */
export function drawHere({ canvas, tile, pixels, scene, before }: TileJob): void {
  if (before?.shape === scene.shape && looksSame(scene.shape, tile, before.look, scene.look)) return
  // A canvas with a `bitmaprenderer` context cannot have a 2D context.
  if (canDrawInWorker()) {
    const aside = new OffscreenCanvas(pixels, pixels)
    paintLook(aside, scene.shape, scene.look, tile, pixels)
    showBitmap(canvas, aside.transferToImageBitmap())
  } else paintLook(canvas, scene.shape, scene.look, tile, pixels)
}

/** Shows a drawn tile on its canvas. */
export function showBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(bitmap)
}

/** Draws tiles in a worker. */
export type TileWorker = {
  /** False once the worker could not be loaded. */
  isThere: () => boolean
  /** Resolves to the drawn tile; null if the canvas already shows it, undefined if the worker could not be loaded. */
  draw: (job: TileJob) => Promise<ImageBitmap | null | undefined>
}

type Answer = ImageBitmap | null | undefined

let shared: TileWorker | null | undefined

/**
 * The worker that draws the tiles of all maps. It starts at the first call; null if the browser does not support it.
 */
export function tileWorker(): TileWorker | null {
  shared ??= canDrawInWorker()
    ? startWorker(new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' }))
    : null
  return shared
}

/** Wraps a worker. Each world and each look is sent once. */
export function startWorker(worker: Pick<Worker, 'addEventListener' | 'postMessage'>): TileWorker {
  const numbers = new WeakMap<object, number>()
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  let hasFailed = false

  const send = (message: ToTileWorker) => worker.postMessage(message, {})
  /** The number of a world or look. The first call sends it with `tell`. */
  const numberOf = (known: object, tell: (number: number) => void) => {
    let number = numbers.get(known)
    if (number === undefined) {
      number = ++last
      numbers.set(known, number)
      tell(number)
    }
    return number
  }
  const answer = (request: number, bitmap: Answer) => {
    waiting.get(request)?.(bitmap)
    waiting.delete(request)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromTileWorker>) =>
    answer(data.request, data.bitmap),
  )
  worker.addEventListener('error', () => {
    hasFailed = true
    for (const request of waiting.keys()) answer(request, undefined)
  })

  return {
    isThere: () => !hasFailed,
    draw: ({ tile: { zoom, left, top, size }, pixels, scene: { shape, look }, before }) => {
      const { file } = shape
      const request = ++last
      send({
        is: 'tile',
        request,
        world: numberOf(file, (world) => send({ is: 'world', world, file })),
        look: numberOf(look, (number) => send({ is: 'look', look: number, shown: look })),
        before: (before?.shape === shape && numbers.get(before.look)) || 0,
        tile: { zoom, left, top, size },
        pixels,
      })
      return new Promise((resolve) => waiting.set(request, resolve))
    },
  }
}
