import { expect, test } from 'vitest'
import { draw } from './sample.ts'

const items = Array.from({ length: 1000 }, (_, index) => `change ${index}`)
const sampleOf = (from: readonly string[], size: number, seed: number) => [
  ...draw(from, (item) => item, { size, seed }),
]

test('a seed chooses the same changes each time, and another seed others', () => {
  const sample = sampleOf(items, 100, 1)
  expect(new Set(sample).size).toBe(100)
  expect(sampleOf(items, 100, 1)).toEqual(sample)
  const shared = sampleOf(items, 100, 2).filter((item) => sample.includes(item))
  expect(shared.length).toBeLessThan(30)
})

test('a change elsewhere leaves nearly all of a sample as it is', () => {
  const sample = sampleOf(items, 100, 1)
  const later = sampleOf([...items.slice(0, 500).toReversed(), 'new', ...items.slice(501)], 100, 1)
  expect(later.filter((item) => sample.includes(item)).length).toBeGreaterThanOrEqual(98)
})

test('chooses never more than there are, and changes of the same code one by one', () => {
  expect(sampleOf(items, 2000, 1)).toHaveLength(1000)
  expect(sampleOf([], 10, 1)).toEqual([])
  const twins = Array.from({ length: 1000 }, (_, id) => ({ id, code: 'a < b' }))
  expect(draw(twins, ({ code }) => code, { size: 150, seed: 1 }).size).toBe(150)
})

test('each change has the same chance', () => {
  const times = new Map(items.map((item) => [item, 0]))
  for (let seed = 1; seed <= 200; seed++)
    for (const item of sampleOf(items, 100, seed)) times.set(item, (times.get(item) ?? 0) + 1)
  // 20 on average; five standard deviations are 21.
  for (const count of times.values()) {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(42)
  }
})
