import { expect, test } from 'vitest'
import { shortCount, type Spot, spotAt, spotRadius } from './paint-spots.ts'

const spot = (id: string, x: number, y: number, count = 1): Spot => ({
  id,
  x,
  y,
  count,
  clusterId: -1,
  kind: 'visited',
})

test('thousands are abbreviated', () => {
  expect([7, 999, 1000, 1234, 9999, 12_345].map(shortCount)).toEqual(['7', '999', '1k', '1.2k', '10k', '12k'])
})

test('the radius of a joined dot grows with its number of points', () => {
  expect([1, 5, 50, 500, 5000].map(spotRadius)).toEqual([4, 9, 11, 14, 17])
})

test('a tap hits the uppermost dot, and a near miss still counts', () => {
  const spots = [spot('a', 10, 10), spot('b', 12, 10)]
  expect(spotAt(spots, 11, 10)?.id).toBe('b')
  expect(spotAt(spots, 20, 10)?.id).toBe('b')
  expect(spotAt(spots, 40, 10)).toBeUndefined()
})
