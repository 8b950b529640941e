import { expect, test } from 'vitest'
import { simplified, simplificationWeights } from './simplify.ts'

test('points close to the line are dropped, corners are kept', () => {
  const line = Float64Array.from([0, 0, 1, 0.01, 2, 0, 2, 2])
  expect([...simplified(line, simplificationWeights(line), 0.1)]).toEqual([0, 0, 2, 0, 2, 2])
})

test('without a tolerance nothing is dropped', () => {
  const line = Float64Array.from([0, 0, 1, 0.01, 2, 0])
  expect(simplified(line, simplificationWeights(line), 0)).toEqual(line)
})

test('an island remains a polygon at every tolerance', () => {
  const island = Float64Array.from([0, 0, 1, 0, 1, 1, 0, 1, 0, 0])
  expect(simplified(island, simplificationWeights(island), 1000).length / 2).toBeGreaterThanOrEqual(4)
})
