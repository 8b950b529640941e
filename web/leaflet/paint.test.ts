import { expect, test } from 'vitest'
import type { Palette } from './palette.ts'
import { paintTile, showsCountry } from './paint.ts'
import type { Path, WorldLevel } from './world-shape.ts'

const zoom = 1
/** A square ring with sides of `px` pixels at the zoom. */
const ringOf = (px: number): Path => {
  const size = px / (256 * 2 ** zoom)
  const [from, to] = [0.1, 0.1 + size]
  return {
    points: Float64Array.of(from, from, to, from, to, to, from, to, from, from),
    bounds: [from, from, to, to],
  }
}

/** The number of closed rings that a tile fills, and of lines that it draws. */
function painted(level: WorldLevel) {
  const counts = { rings: 0, lines: 0 }
  let begun = 0
  const pen = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => () => {
      if (name === 'closePath') counts.rings += 1
      if (name === 'beginPath') begun += 1
      // After water, shelf, graticule and land: borders and coasts.
      if (name === 'moveTo' && begun > 3) counts.lines += 1
    },
    set: () => true,
  })
  paintTile(pen, level, {} as Palette, { zoom, left: 0, top: 0, size: 256 }, null)
  return counts
}

test.each([
  [0.4, 0],
  [0.6, 1],
])('an island of %s px is filled %s times, and its coast is drawn', (px, filled) => {
  const ring = ringOf(px)
  const coast = { ...ring, kind: 'coast', landKm2: 1 } as const
  const level = { rings: [{ ...ring, country: 0 }], lines: [coast], shelves: [] }
  expect(painted(level)).toEqual({ rings: filled, lines: 1 })
})

test('on the map of countries the smallest countries are dots; visited ones are filled and above the others', () => {
  const drawn: unknown[] = []
  let fill: unknown
  const pen = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'getTransform') return () => ({ a: 1 })
      if (name === 'createPattern') return () => null
      return (x: number) => {
        if (name === 'arc') drawn.push(Math.round(x))
        if (name === 'fill' && drawn.length % 2 === 1) drawn.push(fill)
      }
    },
    set: (_, name, value) => {
      if (name === 'fillStyle') fill = value
      return true
    },
  })
  const at = (px: number) => ({ anchor: [0, (px * 360) / 512 - 180], size: 0.001 }) as const
  const countries = [at(100), { ...at(150), size: 0.1 }, at(200)]
  const level = { rings: [], lines: [], shelves: [] }
  const palette = { visited: 'green', unvisited: 'pink' } as Palette
  const tile = { zoom, left: 0, top: 128, size: 256 }
  paintTile(pen, level, palette, tile, { countries, visited: new Set([0, 1]) })
  expect(drawn).toEqual([200, 'pink', 100, 'green'])
  drawn.length = 0
  paintTile(pen, level, palette, tile, null)
  expect(drawn).toEqual([])
})

test('a tile shows a country if the country or its dot touches the tile, also in the next copy of the world', () => {
  const level = { rings: [{ ...ringOf(20), country: 3 }], lines: [], shelves: [] }
  const at = (left: number, top = 0) => ({ zoom, left, top, size: 256 })
  const shows = (left: number, top?: number) => showsCountry(level, at(left, top), new Set([3]))
  // The ring is from 51.2 px to 71.2 px of a world of 512 px.
  expect([shows(0), shows(512), shows(256), shows(0, 256)]).toEqual([true, true, false, false])
  expect([shows(74), shows(76)]).toEqual([true, false])
  expect(showsCountry(level, at(0), new Set([2]))).toBe(false)
})
