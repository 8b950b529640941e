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

test('a name is on its own point if that is free', () => {
  expect(placeLabels([wish('a', 100, 100)], [])).toEqual([{ key: 'a', left: 70, top: 94, side: 'middle' }])
})

test('a name moves to avoid a pin', () => {
  const [placed] = placeLabels([wish('a', 100, 100)], [[94, 88, 106, 106]])
  expect(placed?.key).toBe('a')
  expect(placed?.top).not.toBe(94)
})

test('a name without a free position is left out', () => {
  expect(placeLabels([wish('a', 100, 100)], [])).toHaveLength(1)
  expect(placeLabels([wish('a', 100, 100)], [[0, 0, 400, 400]])).toEqual([])
})

test('two names never overlap, and the earlier one keeps its position', () => {
  const placed = placeLabels([wish('a', 100, 100), wish('b', 110, 102)], [])
  expect(placed[0]).toMatchObject({ key: 'a', left: 70, top: 94 })
  const [a, b] = placed
  expect(Math.abs((a?.top ?? 0) - (b?.top ?? 0))).toBeGreaterThanOrEqual(12)
})

test("a city's name is left of its dot if the right side is not free", () => {
  const [placed] = placeLabels([wish('a', 100, 100, 'city')], [[110, 90, 160, 110]])
  expect(placed).toMatchObject({ side: 'left' })
})
