/** What an order of points must respect and what it costs. */
export interface OrderTask {
  /** The cost from one point to another; not symmetric where a direction was asked for. */
  readonly costs: readonly (readonly number[])[]
  readonly first?: number | undefined
  readonly last?: number | undefined
  /** The cost of beginning at a point, and of ending there. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Whether a point must come before another one. */
  readonly isBefore: (a: number, b: number) => boolean
  /** The first so many points were named in this order; each pair of them that is swapped costs `swapped`. */
  readonly named: number
  readonly swapped: number
}

/** More points than this are ordered by improvement: the exact search doubles with each. */
const mostExact = 10

/** Pairs of points that the improvement compares at most, and how many of them take as long as a step of the search. */
const mostPairs = 4_000_000
const pairsInStep = 20

export interface Ordered {
  /** Undefined when no order respects `isBefore`. */
  readonly order: number[] | undefined
  /** The work, in steps of the search. */
  readonly steps: number
}

/**
 * The cheapest order of points: exact for few points (Held-Karp), by bounded improvement of a first order for more.
 */
export function cheapestOrder(task: OrderTask): Ordered {
  const size = task.costs.length
  if (size < 2) return { order: task.costs.map((_, index) => index), steps: size }
  return size <= mostExact ? { order: exactOrder(task), steps: size * 2 ** size } : improvedOrder(task)
}

/** The cost of an order, or Infinity when it is not allowed. */
export const costOfOrder = (task: OrderTask, order: readonly number[]) =>
  costOfPairs(task, pairCosts(task), order)

function exactOrder({
  costs,
  first,
  last,
  starts,
  ends,
  isBefore,
  named,
  swapped,
}: OrderTask): number[] | undefined {
  const size = costs.length
  const full = 2 ** size - 1
  const best = new Float64Array((full + 1) * size).fill(Infinity)
  const from = new Int8Array((full + 1) * size).fill(-1)
  const points = costs.map((_, index) => index)
  // The points that must be in the set before a point, as bits.
  const needs = points.map((point) =>
    points.reduce((bits, other) => bits | (other !== point && isBefore(other, point) ? 1 << other : 0), 0),
  )
  for (const point of points) {
    const allowed = (first === undefined || point === first) && (point !== last || size === 1)
    if (allowed && needs[point] === 0) best[(1 << point) * size + point] = starts[point] ?? 0
  }
  for (let set = 1; set <= full; set++) {
    for (let next = 0; next < size; next++) {
      const bit = 1 << next
      if ((set & bit) !== 0 || (set & (needs[next] ?? 0)) !== (needs[next] ?? 0)) continue
      const grown = set | bit
      if ((next === last) !== (grown === full) && last !== undefined) continue
      const later =
        (next < named ? swapped * bitsOf(set & ~(2 * bit - 1) & (2 ** named - 1)) : 0) +
        (grown === full ? (ends[next] ?? 0) : 0)
      for (let at = 0; at < size; at++) {
        const cost = best[set * size + at] ?? Infinity
        if (cost === Infinity) continue
        const total = cost + (costs[at]?.[next] ?? 0) + later
        if (total < (best[grown * size + next] ?? Infinity)) {
          best[grown * size + next] = total
          from[grown * size + next] = at
        }
      }
    }
  }
  let end = 0
  for (const point of points)
    if ((best[full * size + point] ?? 0) < (best[full * size + end] ?? 0)) end = point
  if (best[full * size + end] === Infinity) return undefined
  const order: number[] = []
  let set = full
  for (let at = end; at !== -1;) {
    order.unshift(at)
    const previous = from[set * size + at] ?? -1
    set &= ~(1 << at)
    at = previous
  }
  return order
}

function bitsOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Begins with the nearest allowed neighbours, then moves points and turns parts around while that is cheaper, for at most
 * `mostPairs` compared pairs of points.
 */
function improvedOrder(task: OrderTask): Ordered {
  const size = task.costs.length
  const pairs = pairCosts(task)
  let order = nearestNeighbours(task, pairs)
  if (!order) return { order, steps: size ** 2 }
  let cost = costOfPairs(task, pairs, order)
  let compared = 0
  for (let improved = true; improved && compared < mostPairs;) {
    improved = false
    for (const changed of changesOf(order)) {
      compared += size ** 2 / 2
      if (compared > mostPairs) break
      const other = costOfPairs(task, pairs, changed)
      if (other >= cost - 1e-9) continue
      order = changed
      cost = other
      improved = true
      break
    }
  }
  return { order, steps: Math.ceil(compared / pairsInStep) }
}

/** The cost of one point anywhere before another one: Infinity where that is not allowed. */
const pairCosts = ({ costs, isBefore, named, swapped }: OrderTask): readonly Float64Array[] =>
  costs.map((_, first) =>
    Float64Array.from(costs, (_, then) =>
      first === then ? 0 : isBefore(then, first) ? Infinity : then < first && first < named ? swapped : 0,
    ),
  )

function costOfPairs(
  { costs, first, last, starts, ends }: OrderTask,
  pairs: readonly Float64Array[],
  order: readonly number[],
) {
  if (first !== undefined && order[0] !== first) return Infinity
  if (last !== undefined && order.at(-1) !== last) return Infinity
  let sum = (starts[order[0] ?? 0] ?? 0) + (ends[order.at(-1) ?? 0] ?? 0)
  for (let at = 0; at < order.length; at++) {
    const point = order[at] ?? 0
    const row = pairs[point]
    if (at + 1 < order.length) sum += costs[point]?.[order[at + 1] ?? 0] ?? 0
    for (let later = at + 1; later < order.length; later++) sum += row?.[order[later] ?? 0] ?? 0
  }
  return sum
}

function* changesOf(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length; from++) {
    for (let to = from + 1; to < order.length; to++) {
      const part = order.slice(from, to + 1)
      yield [...order.slice(0, from), ...part.toReversed(), ...order.slice(to + 1)]
      yield [...order.slice(0, from), ...part.slice(1), ...part.slice(0, 1), ...order.slice(to + 1)]
      yield [...order.slice(0, from), ...part.slice(-1), ...part.slice(0, -1), ...order.slice(to + 1)]
    }
  }
}

function nearestNeighbours(
  { costs, first, last }: OrderTask,
  pairs: readonly Float64Array[],
): number[] | undefined {
  const left = new Set(costs.keys())
  const order: number[] = []
  const take = (point: number) => {
    left.delete(point)
    order.push(point)
  }
  if (first !== undefined) take(first)
  while (left.size > 0) {
    const at = order.at(-1)
    let nearest: number | undefined
    for (const point of left) {
      if (point === last && left.size > 1) continue
      if ([...left].some((other) => other !== point && other !== last && pairs[point]?.[other] === Infinity))
        continue
      const cost = (other: number) => (at === undefined ? 0 : (costs[at]?.[other] ?? 0))
      if (nearest === undefined || cost(point) < cost(nearest)) nearest = point
    }
    if (nearest === undefined) return undefined
    take(nearest)
  }
  return order
}
