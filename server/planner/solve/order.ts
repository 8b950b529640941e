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

/**
 * The cheapest order of points: exact for few points (Held-Karp), by improvement of a first order for more. Undefined
 * when no order respects `isBefore`.
 */
export function cheapestOrder(task: OrderTask): number[] | undefined {
  const size = task.costs.length
  if (size < 2) return task.costs.map((_, index) => index)
  return size <= mostExact ? exactOrder(task) : improvedOrder(task)
}

/** The cost of an order, or Infinity when it is not allowed. */
export function costOfOrder(
  { costs, first, last, starts, ends, isBefore, named, swapped }: OrderTask,
  order: readonly number[],
) {
  if (first !== undefined && order[0] !== first) return Infinity
  if (last !== undefined && order.at(-1) !== last) return Infinity
  let sum = (starts[order[0] ?? 0] ?? 0) + (ends[order.at(-1) ?? 0] ?? 0)
  for (const [at, point] of order.entries()) {
    const next = order[at + 1]
    if (next !== undefined) sum += costs[point]?.[next] ?? 0
    for (let later = at + 1; later < order.length; later++) {
      const other = order[later] ?? 0
      if (isBefore(other, point)) return Infinity
      if (other < point && point < named) sum += swapped
    }
  }
  return sum
}

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

/** Begins with the nearest allowed neighbours, then moves points and turns parts around while that is cheaper. */
function improvedOrder(task: OrderTask): number[] | undefined {
  let order = nearestNeighbours(task)
  if (!order) return undefined
  let cost = costOfOrder(task, order)
  for (let improved = true; improved;) {
    improved = false
    for (const changed of changesOf(order)) {
      const other = costOfOrder(task, changed)
      if (other < cost - 1e-9) {
        order = changed
        cost = other
        improved = true
        break
      }
    }
  }
  return order
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

function nearestNeighbours({ costs, first, last, isBefore }: OrderTask): number[] | undefined {
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
      if ([...left].some((other) => other !== point && other !== last && isBefore(other, point))) continue
      const cost = (other: number) => (at === undefined ? 0 : (costs[at]?.[other] ?? 0))
      if (nearest === undefined || cost(point) < cost(nearest)) nearest = point
    }
    if (nearest === undefined) return undefined
    take(nearest)
  }
  return order
}
