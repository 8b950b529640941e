import { describe, expect, it } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { routeLength, shortestOrder } from './tour.ts'

function points(count: number, seed: number) {
  const next = seeded(seed)
  const places = Array.from({ length: count }, () => [next(), next()] as const)
  return places.map(([x, y]) => places.map(([a, b]) => Math.hypot(x - a, y - b)))
}

function* permutations(items: number[]): Generator<number[]> {
  if (items.length < 2) yield items
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.filter((_, other) => other !== index))) yield [item, ...rest]
  }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the shortest order', () => {
  it.each(all(12))('is as short as the best of all permutations (%i)', (seed) => {
    const distances = points(6, seed + 1)
    const first = seed % 3 === 0 ? 2 : undefined
    const last = seed % 2 === 0 ? 4 : undefined
    const fits = (order: number[]) =>
      (first === undefined || order[0] === first) && (last === undefined || order.at(-1) === last)
    const best = Math.min(
      ...[...permutations(all(6))].filter(fits).map((order) => routeLength(distances, order)),
    )
    const order = shortestOrder(distances, first, last)
    expect(fits(order)).toBe(true)
    expect(routeLength(distances, order)).toBeCloseTo(best, 9)
  })

  it('visits each of many points once and keeps the ends', () => {
    const distances = points(30, 7)
    const order = shortestOrder(distances, 3, 11)
    expect([...order].sort((a, b) => a - b)).toEqual(all(30))
    expect([order[0], order.at(-1)]).toEqual([3, 11])
    expect(routeLength(distances, order)).toBeLessThan(routeLength(distances, all(30)))
  })

  it('of no point and of one point is unchanged', () => {
    expect(shortestOrder([])).toEqual([])
    expect(shortestOrder([[0]])).toEqual([0])
  })
})
