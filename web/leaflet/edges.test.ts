import { expect, test } from 'vitest'
import { labelStep } from './edges.ts'
import { worldSize } from './mercator.ts'

test('every line of the graticule has a label if there is room', () => {
  expect([3, 4, 5, 8].map((zoom) => labelStep(zoom, 16))).toEqual([15, 15, 5, 1])
})

test('on a map of the whole world the labels do not overlap', () => {
  for (const leastPx of [16, 48]) {
    for (let zoom = 0; zoom <= 3; zoom += 0.5) {
      const step = labelStep(zoom, leastPx)
      expect((worldSize(zoom) * step) / 360, `pixels at zoom ${zoom}`).toBeGreaterThanOrEqual(leastPx)
      expect(180 % step).toBe(0)
    }
  }
})
