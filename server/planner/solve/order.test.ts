import { describe, expect, it } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { cheapestOrder, costOfOrder, type OrderTask } from './order.ts'
import { wrongOrderPoints } from './thresholds.ts'

const size = 7

function* permutations(left: readonly number[], begun: readonly number[] = []): Generator<readonly number[]> {
  if (left.length === 0) yield begun
  for (const point of left)
    yield* permutations(
      left.filter((other) => other !== point),
      [...begun, point],
    )
}

/** Points on a plane. Half of the tasks have a first and a last point, a wished order and legs of one direction. */
function randomTask(seed: number): OrderTask {
  const next = seeded(seed)
  const places = Array.from({ length: size }, () => [next() * 10, next() * 10] as const)
  const isWished = next() < 0.5
  const wished = isWished ? [1, 4, 2].map((point) => (point + seed) % size) : []
  const [first, last] = isWished ? [wished[0], undefined] : [undefined, next() < 0.5 ? 3 : undefined]
  return {
    costs: places.map(([x, y]) => places.map(([u, v]) => Math.hypot(x - u, y - v) + (x < u ? 0.5 : 0))),
    starts: places.map(() => next()),
    ends: places.map(() => next()),
    isBefore: (a, b) => wished.includes(a) && wished.indexOf(a) < wished.indexOf(b),
    named: 4,
    swapped: 0.04,
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  }
}

describe('the cheapest order', () => {
  it('of seven points is the best of all orders, or almost the best', () => {
    let most = 1
    for (let seed = 1; seed <= 60; seed++) {
      const task = randomTask(seed)
      let best = Infinity
      for (const order of permutations([...task.costs.keys()])) {
        if (task.first !== undefined && order[0] !== task.first) continue
        if (task.last !== undefined && order.at(-1) !== task.last) continue
        best = Math.min(best, costOfOrder(task, order))
      }
      const { order, cost } = cheapestOrder(task)
      expect(order.toSorted((a, b) => a - b)).toEqual([...task.costs.keys()])
      expect(order[0]).toBe(task.first ?? order[0])
      expect(order.at(-1)).toBe(task.last ?? order.at(-1))
      expect(cost).toBeCloseTo(costOfOrder(task, order), 6)
      expect(cost).toBeLessThan(wrongOrderPoints)
      most = Math.max(most, cost / best)
    }
    expect(most).toBeLessThan(1.02)
  })

  it('breaks a wished order that the ends contradict for as few pairs as possible', () => {
    const task = randomTask(1)
    const order = [0, 1, 2, 3, 4, 5, 6]
    const wished = { ...task, first: 2, last: undefined, isBefore: (a: number, b: number) => a < b }
    expect(cheapestOrder(wished).order).toEqual([2, 0, 1, 3, 4, 5, 6])
    expect(cheapestOrder({ ...wished, first: 0, last: 6 }).order).toEqual(order)
  })

  it('of a hundred points is found with a bounded number of moves', () => {
    const next = seeded(5)
    const places = Array.from({ length: 100 }, () => [next() * 10, next() * 10] as const)
    const task: OrderTask = {
      costs: places.map(([x, y]) => places.map(([u, v]) => Math.hypot(x - u, y - v))),
      starts: [],
      ends: [],
      isBefore: () => false,
      named: 0,
      swapped: 0,
    }
    const { cost, moves } = cheapestOrder(task)
    // A tour of n random points of an area A is about 0.7 * sqrt(n * A) long.
    expect(cost).toBeLessThan(80)
    expect(moves).toBeLessThan(3_100_000)
  })
})
