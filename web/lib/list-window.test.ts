import { expect, test } from 'vitest'
import { listWindow, rowAt, rowTops } from './list-window.ts'

const rows = (count: number) => rowTops(Array.from({ length: count }, () => 40))

test('all rows of a short list are rendered', () => {
  expect(listWindow(rows(400), 5000, 600)).toMatchObject({ from: 0, to: 400 })
})

test('of a long list only the visible rows and some rows around them are rendered', () => {
  const { from, to } = listWindow(rows(10_000), 40_000, 600)
  expect(from).toBe(990)
  expect(to).toBe(1026)
})

test('the first and the last row of a long list can be rendered', () => {
  expect(listWindow(rows(10_000), 0, 600).from).toBe(0)
  expect(listWindow(rows(10_000), 400_000, 600).to).toBe(10_000)
})

test('rows of different heights are found by their position', () => {
  const tops = rowTops([42, 40, 40, 42])
  expect(rowAt(tops, 0)).toBe(0)
  expect(rowAt(tops, 41)).toBe(0)
  expect(rowAt(tops, 42)).toBe(1)
  expect(rowAt(tops, 200)).toBe(3)
})
