import { expect, test } from 'vitest'
import { axisYears, gridLines } from './chart-scale.ts'

test('the lines of a chart are at whole numbers, and the last is not below the highest bar', () => {
  expect(gridLines(0)).toEqual([1])
  expect(gridLines(1)).toEqual([1])
  expect(gridLines(3)).toEqual([1, 2, 3])
  expect(gridLines(8)).toEqual([5, 10])
  expect(gridLines(15)).toEqual([5, 10, 15])
  expect(gridLines(40)).toEqual([20, 40])
  for (let highest = 1; highest < 20_000; highest += 7) {
    const lines = gridLines(highest)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(lines.every(Number.isInteger)).toBe(true)
  }
})

test('the axis shows the first and the last year, and others if there is room', () => {
  expect(axisYears(2004, 2026, 15.5)).toEqual([2004, 2010, 2015, 2020, 2026])
  expect(axisYears(2026, 2026, 356)).toEqual([2026])
  expect(axisYears(2025, 2026, 170)).toEqual([2025, 2026])
  expect(axisYears(1966, 2026, 6)).toEqual([1966, 1980, 1990, 2000, 2010, 2026])
})
