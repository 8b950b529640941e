import { expect, test } from 'vitest'
import { equalEarth } from './equal-earth.ts'
import { frameOf, wayLines } from './world-plate.tsx'

const krakow = { latitude: 50.06, longitude: 19.94 }
const auckland = { latitude: -36.85, longitude: 174.76 }
const honolulu = { latitude: 21.31, longitude: -157.86 }

test('a great circle across 180° is cut there, and both parts are on the map', () => {
  const lines = wayLines(auckland, honolulu)
  expect(lines).toHaveLength(2)
  for (const [, longitude] of lines.flat()) expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  expect(lines[0]?.[0]?.[1]).toBeCloseTo(auckland.longitude)
  expect(lines[1]?.at(-1)?.[1]).toBeCloseTo(honolulu.longitude)
  expect(wayLines(krakow, auckland)).toHaveLength(1)
})

test.each([
  { width: 1136, height: 500 },
  { width: 360, height: 230 },
])('every city is inside a picture of $width px', (size) => {
  for (const points of [[krakow], [krakow, auckland], [auckland, honolulu], [krakow, honolulu]]) {
    const { scale, left } = frameOf(points, size)
    for (const { latitude, longitude } of points) {
      const x = equalEarth(latitude, longitude)[0] * scale + left
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(size.width)
    }
  }
})
