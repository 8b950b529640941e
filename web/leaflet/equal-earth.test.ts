import { expect, test } from 'vitest'
import { equalEarth, equalEarthHalf } from './equal-earth.ts'

test('the equator and the poles have the lengths of the published projection', () => {
  expect(equalEarth(0, 180)[0]).toBeCloseTo(equalEarthHalf.width, 6)
  expect(equalEarth(-90, 0)[1]).toBeCloseTo(equalEarthHalf.height, 6)
})

test('a point in the north-west is above and left of the centre', () => {
  const [x, y] = equalEarth(40, -74)
  expect(x).toBeLessThan(0)
  expect(y).toBeLessThan(0)
  expect(equalEarth(-40, 74)).toEqual([-x, -y])
})

test('the projection preserves areas: a degree at 60° north has half the area of one at the equator', () => {
  const area = (latitude: number) => {
    const [[x0, y0], [x1], [, y1]] = [
      equalEarth(latitude, 0),
      equalEarth(latitude, 0.01),
      equalEarth(latitude + 0.01, 0),
    ]
    return (x1 - x0) * (y0 - y1)
  }
  expect(area(60) / area(0)).toBeCloseTo(0.5, 3)
})
