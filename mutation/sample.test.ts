import { expect, test } from 'vitest'
import { draw } from './sample.ts'

const items = Array.from({ length: 1000 }, (_, index) => `change ${index}`)
const sampleOf = (from: readonly string[], size: number, seed: number) => [
  ...draw(from, (item) => item, { size, seed }),
]

test('a seed chooses the same mutants each time, and another seed chooses others', () => {
  const sample = sampleOf(items, 100, 1)
  expect(new Set(sample).size).toBe(100)
  expect(sampleOf(items, 100, 1)).toEqual(sample)
  const shared = sampleOf(items, 100, 2).filter((item) => sample.includes(item))
  expect(shared.length).toBeLessThan(30)
})

test('a change of other code keeps nearly all of a sample', () => {
  const sample = sampleOf(items, 100, 1)
  const later = sampleOf([...items.slice(0, 500).toReversed(), 'new', ...items.slice(501)], 100, 1)
  expect(later.filter((item) => sample.includes(item)).length).toBeGreaterThanOrEqual(98)
})

test('chooses at most as many mutants as there are, and each mutant of the same code separately', () => {
  expect(sampleOf(items, 2000, 1)).toHaveLength(1000)
  expect(sampleOf([], 10, 1)).toEqual([])
  const twins = Array.from({ length: 1000 }, (_, id) => ({ id, code: 'a < b' }))
  expect(draw(twins, ({ code }) => code, { size: 150, seed: 1 }).size).toBe(150)
})

test('each mutant has the same chance', () => {
  const times = new Map(items.map((item) => [item, 0]))
  for (let seed = 1; seed <= 200; seed++)
    for (const item of sampleOf(items, 100, seed)) times.set(item, (times.get(item) ?? 0) + 1)
  // The mean is 20 and the standard deviation 4.2: the limit is five standard deviations above the mean.
  for (const count of times.values()) {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(42)
  }
})
