import { expect, test } from 'vitest'
import type { Palette } from './palette.ts'
import type { Look } from './tile-look.ts'
import type { ToTileWorker } from './tile-messages.ts'
import { type Scene, startWorker } from './tile-painter.ts'
import type { WorldShape } from './world-shape.ts'

const shape: WorldShape = { file: new ArrayBuffer(8), countries: [], level: () => emptyLevel }
const emptyLevel = { rings: [], lines: [], shelves: [] }
const plain: Look = { palette: { water: 'blue' } as Palette, visited: null }
const filled: Look = { ...plain, visited: new Set([3]) }

/** A worker that answers on demand. */
class FakeWorker extends EventTarget {
  readonly said: ToTileWorker[] = []

  postMessage(message: ToTileWorker) {
    this.said.push(message)
  }

  answer(request: number, bitmap: ImageBitmap | null) {
    this.dispatchEvent(new MessageEvent('message', { data: { request, bitmap } }))
  }
}

const start = () => {
  const worker = new FakeWorker()
  const tiles = startWorker(worker)
  const draw = (scene: Scene, before?: Scene) =>
    tiles.draw({
      canvas: document.createElement('canvas'),
      tile: { zoom: 3, left: 0, top: 256, size: 256 },
      pixels: 512,
      scene,
      before,
    })
  const numberOf = (kind: 'world' | 'look') =>
    worker.said.flatMap((message) => {
      if (message.is === 'world' && kind === 'world') return [message.world]
      return message.is === 'look' && kind === 'look' ? [message.look] : []
    })
  const asked = () => worker.said.flatMap((message) => (message.is === 'tile' ? [message] : []))
  return { worker, tiles, draw, numberOf, asked }
}

test('a world and its looks are sent once, and requests contain only their numbers', () => {
  const { draw, numberOf, asked } = start()
  void draw({ shape, look: plain })
  void draw({ shape, look: plain })
  void draw({ shape, look: filled }, { shape, look: plain })
  const [world, ...otherWorlds] = numberOf('world')
  const [first, second, ...otherLooks] = numberOf('look')
  expect([otherWorlds, otherLooks]).toEqual([[], []])
  expect(asked().map(({ world, look, before }) => [world, look, before])).toEqual([
    [world, first, 0],
    [world, first, 0],
    [world, second, first],
  ])
})

test('a tile of another world is drawn again, also with the same look', () => {
  const { draw, asked } = start()
  const other = { ...shape, file: new ArrayBuffer(16) }
  void draw({ shape, look: plain })
  void draw({ shape: other, look: plain }, { shape, look: plain })
  expect(asked().map(({ before }) => before)).toEqual([0, 0])
})

test('each answer reaches its request in any order', async () => {
  const { worker, draw, asked } = start()
  const one = draw({ shape, look: plain })
  const two = draw({ shape, look: plain })
  const [first, second] = asked().map(({ request }) => request)
  const bitmap = { width: 512 } as ImageBitmap
  worker.answer(second ?? 0, bitmap)
  worker.answer(first ?? 0, null)
  expect(await Promise.all([one, two])).toEqual([null, bitmap])
})

test('a worker whose script cannot be loaded reports that the page must draw', async () => {
  const { worker, tiles, draw } = start()
  const waiting = draw({ shape, look: plain })
  expect(tiles.isThere()).toBe(true)
  worker.dispatchEvent(new Event('error'))
  expect(await waiting).toBeUndefined()
  expect(tiles.isThere()).toBe(false)
})
