import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTileRequests } from './tile-worker-answers.ts'
import type { Palette } from './palette.ts'
import type { FromTileWorker } from './tile-messages.ts'
import { packWorld } from './pack-world.ts'

/** A canvas whose bitmap reports its width and the colour of its water. */
class FakeCanvas {
  #ink = ''
  width: number

  constructor(width: number) {
    this.width = width
  }

  getContext() {
    const setInk = (ink: string) => {
      this.#ink = ink
    }
    let ink = ''
    return new Proxy(
      {},
      {
        get: (_, name) => () => {
          if (name === 'fillRect') setInk(ink)
          return undefined
        },
        set: (_, name, value: string) => {
          if (name === 'fillStyle') ink = value
          return true
        },
      },
    )
  }

  transferToImageBitmap() {
    return { width: this.width, water: this.#ink }
  }
}

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeCanvas))
afterEach(() => vi.unstubAllGlobals())

const world = packWorld({ type: 'FeatureCollection', features: [] }).buffer

const tile = { zoom: 1, left: 0, top: 0, size: 256 }
const look = (water: string) => ({ palette: { water } as Palette, visited: null })

const start = () => {
  const answers: FromTileWorker[] = []
  const say = answerTileRequests((message) => answers.push(message))
  say({ is: 'world', world: 1, file: world })
  say({ is: 'look', look: 2, shown: look('blue') })
  return { answers, say }
}

test('a tile is drawn with the requested look and size', () => {
  const { answers, say } = start()
  say({ is: 'look', look: 3, shown: look('navy') })
  say({ is: 'tile', request: 10, world: 1, look: 3, before: 0, tile, pixels: 512 })
  say({ is: 'tile', request: 11, world: 1, look: 2, before: 3, tile, pixels: 256 })
  expect(answers).toEqual([
    { request: 10, bitmap: { width: 512, water: 'navy' } },
    { request: 11, bitmap: { width: 256, water: 'blue' } },
  ])
})

test('a tile that a new look does not change is not drawn', () => {
  const { answers, say } = start()
  say({ is: 'look', look: 3, shown: look('blue') })
  say({ is: 'tile', request: 10, world: 1, look: 3, before: 2, tile, pixels: 512 })
  expect(answers).toEqual([{ request: 10, bitmap: null }])
})
