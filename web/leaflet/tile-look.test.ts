import { expect, test } from 'vitest'
import type { Palette } from './palette.ts'
import { looksSame, type Look } from './tile-look.ts'
import type { WorldShape } from './world-shape.ts'

const day = { water: 'blue', land: 'white' } as Palette
const night = { water: 'navy', land: 'white' } as Palette
const bounds = [0.1, 0.1, 0.2, 0.2] as const
const shape: WorldShape = {
  file: new ArrayBuffer(0),
  countries: [],
  level: () => ({ rings: [{ country: 1, points: Float64Array.of(), bounds }], lines: [], shelves: [] }),
}
/** A world of 512 px on four tiles. The country is on the first. */
const tileAt = (column: number) => ({ zoom: 1, left: column * 256, top: 0, size: 256 })
const look = (palette: Palette, visited: number[] | null): Look => ({
  palette,
  visited: visited && new Set(visited),
})

test.each([
  ['the same colours and no fills', look(day, null), look({ ...day }, null), true],
  ['other colours', look(day, null), look(night, null), false],
  ['fills after none', look(day, null), look(day, []), false],
  ['no fills after some', look(day, [1]), look(day, null), false],
  ['the same fills', look(day, [1, 2]), look(day, [2, 1]), true],
  ['another visited country on the tile', look(day, [2]), look(day, [1, 2]), false],
  ['one visited country less on the tile', look(day, [1]), look(day, []), false],
  ['another visited country elsewhere', look(day, [1]), look(day, [1, 2]), true],
])('a tile with %s', (_, before, now, alike) => {
  expect(looksSame(shape, tileAt(0), before, now)).toBe(alike)
})

test('a tile beside a country that changed keeps its picture', () => {
  expect(looksSame(shape, tileAt(1), look(day, []), look(day, [1]))).toBe(true)
})
