import { isAlike, type Look, paintSquare } from './square.ts'
import type { FromSquareWorker, ToSquareWorker } from './square-messages.ts'
import type { Tile } from './trace.ts'
import type { WorldShape } from './world-shape.ts'

/** A world with its inks and fills. Another look is another object. */
export type Scene = { shape: WorldShape; look: Look }

/** A square to draw. */
export type SquareJob = {
  canvas: HTMLCanvasElement
  tile: Tile
  pixels: number
  scene: Scene
  /** What the canvas shows now. */
  before: Scene | undefined
}

/** Whether this browser can draw on another thread. Without that the page draws on its canvases itself. */
const canDrawAside = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

/** Draws a square on the page's thread, at once. */
export function drawHere({ canvas, tile, pixels, scene, before }: SquareJob): void {
  if (before?.shape === scene.shape && isAlike(scene.shape, tile, before.look, scene.look)) return
  // A canvas that has shown a bitmap takes no pen.
  if (canDrawAside()) {
    const aside = new OffscreenCanvas(pixels, pixels)
    paintSquare(aside, scene.shape, scene.look, tile, pixels)
    showBitmap(canvas, aside.transferToImageBitmap())
  } else paintSquare(canvas, scene.shape, scene.look, tile, pixels)
}

/** Puts a drawn square on its canvas. */
export function showBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(bitmap)
}

/** Draws squares on another thread. */
export type SquareWorker = {
  /** False once the worker could not be loaded. */
  isThere: () => boolean
  /** Answers the square; null where the canvas already shows it, undefined where the worker could not be loaded. */
  draw: (job: SquareJob) => Promise<ImageBitmap | null | undefined>
}

type Answer = ImageBitmap | null | undefined

let shared: SquareWorker | null | undefined

/** The worker that draws the squares of all maps, started at the first call; null where the browser has none. */
export function squareWorker(): SquareWorker | null {
  shared ??= canDrawAside()
    ? startWorker(new Worker(new URL('./square-worker.ts', import.meta.url), { type: 'module' }))
    : null
  return shared
}

/** Speaks with a worker: each world and look is sent once. */
export function startWorker(worker: Pick<Worker, 'addEventListener' | 'postMessage'>): SquareWorker {
  const numbers = new WeakMap<object, number>()
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  let hasFailed = false

  const say = (message: ToSquareWorker) => worker.postMessage(message, {})
  /** The number of a world or look; `tell` sends it the first time. */
  const numberOf = (known: object, tell: (number: number) => void) => {
    let number = numbers.get(known)
    if (number === undefined) {
      number = ++last
      numbers.set(known, number)
      tell(number)
    }
    return number
  }
  const answer = (square: number, bitmap: Answer) => {
    waiting.get(square)?.(bitmap)
    waiting.delete(square)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromSquareWorker>) =>
    answer(data.square, data.bitmap),
  )
  worker.addEventListener('error', () => {
    hasFailed = true
    for (const square of waiting.keys()) answer(square, undefined)
  })

  return {
    isThere: () => !hasFailed,
    draw: ({ tile: { zoom, left, top, size }, pixels, scene: { shape, look }, before }) => {
      const { file } = shape
      const square = ++last
      say({
        is: 'square',
        square,
        world: numberOf(file, (world) => say({ is: 'world', world, file })),
        look: numberOf(look, (number) => say({ is: 'look', look: number, shown: look })),
        before: (before?.shape === shape && numbers.get(before.look)) || 0,
        tile: { zoom, left, top, size },
        pixels,
      })
      return new Promise((resolve) => waiting.set(square, resolve))
    },
  }
}
