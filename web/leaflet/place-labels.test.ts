import { expect, test } from 'vitest'
import { type LabelWish, placeLabels } from './place-labels.ts'

const wish = (key: string, x: number, y: number, kind: LabelWish['kind'] = 'land'): LabelWish => ({
  key,
  x,
  y,
  width: 60,
  height: 12,
  kind,
})

test('a name stands on its own point where nothing is in the way', () => {
  expect(placeLabels([wish('a', 100, 100)], [])).toEqual([{ key: 'a', left: 70, top: 94, side: 'middle' }])
})

test('a name steps aside for a pin', () => {
  const [placed] = placeLabels([wish('a', 100, 100)], [[94, 88, 106, 106]])
  expect(placed?.key).toBe('a')
  expect(placed?.top).not.toBe(94)
})

test('a name that finds no free place is left out', () => {
  expect(placeLabels([wish('a', 100, 100)], [])).toHaveLength(1)
  expect(placeLabels([wish('a', 100, 100)], [[0, 0, 400, 400]])).toEqual([])
})

test('two names never touch, and the earlier one keeps its place', () => {
  const placed = placeLabels([wish('a', 100, 100), wish('b', 110, 102)], [])
  expect(placed[0]).toMatchObject({ key: 'a', left: 70, top: 94 })
  const [a, b] = placed
  expect(Math.abs((a?.top ?? 0) - (b?.top ?? 0))).toBeGreaterThanOrEqual(12)
})

test("a city's name goes to the other side of its dot when the right one is taken", () => {
  const [placed] = placeLabels([wish('a', 100, 100, 'city')], [[110, 90, 160, 110]])
  expect(placed).toMatchObject({ side: 'left' })
})
