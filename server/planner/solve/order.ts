import { mostMoves, mostOrderBeginnings, wrongOrderPoints } from './thresholds.ts'

/** The minimum gain of a change. Rounding errors of sums are smaller. */
const leastGain = 1e-9

/** The constraints and the costs of an order of points. */
export interface OrderTask {
  /** The cost from one point to another. It is not symmetric for a leg whose direction is wished. */
  readonly costs: readonly (readonly number[])[]
  readonly first?: number | undefined
  readonly last?: number | undefined
  /** The cost of beginning at a point, and of ending there. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Whether a point must come before another one. */
  readonly isBefore: (a: number, b: number) => boolean
  /** The first `named` points were named in this order. Each swapped pair of them costs `swapped`. */
  readonly named: number
  readonly swapped: number
}

export interface Ordered {
  /** The cheapest order that was found. If no order respects `isBefore`, one that breaks it for few pairs. */
  readonly order: readonly number[]
  readonly cost: number
  /** The number of compared moves, and whether their limit ended the improvement of the first initial order. */
  readonly moves: number
  readonly isCut: boolean
}

/**
 * A cheap order of points, by local search: several initial orders, each improved by reversing a part or exchanging two
 * neighbouring parts (2-opt and Or-opt) while that is cheaper. Only the changed costs of a move are computed, and the
 * number of moves is bounded.
 */
export function cheapestOrder(task: OrderTask): Ordered {
  const way = new Way(task)
  let best: readonly number[] = []
  let cost = Infinity
  let isCut = false
  for (const beginning of beginningsOf(task, way)) {
    if (best.length > 0 && way.isCut) break
    const order = way.improved(beginning)
    if (best.length === 0) isCut = way.isCut
    const other = way.costOf(order)
    if (other >= cost - leastGain) continue
    best = order
    cost = other
  }
  return { order: best, cost, moves: way.moves, isCut }
}

/** The order in which the points were named, between the wished ends. */
export const namedOrder = (task: OrderTask): readonly number[] => withEnds(task, freeOf(task))

const freeOf = ({ costs, first, last }: OrderTask) =>
  [...costs.keys()].filter((point) => point !== first && point !== last)

const withEnds = ({ first, last }: OrderTask, middle: readonly number[]) => [
  ...(first === undefined ? [] : [first]),
  ...middle,
  ...(last === undefined || last === first ? [] : [last]),
]

/** The cost of an order. */
export const costOfOrder = (task: OrderTask, order: readonly number[]) => new Way(task).costOf(order)

/** The initial orders: the named order, and nearest-neighbour orders from several points. */
function* beginningsOf(task: OrderTask, way: Way): Generator<number[]> {
  const { first } = task
  const free = freeOf(task)
  yield withEnds(task, free)
  const step = Math.max(1, Math.ceil(free.length / mostOrderBeginnings))
  for (let at = 0; at < free.length; at += step) {
    const left = new Set(free)
    const order: number[] = []
    for (
      let next = first === undefined ? free[at] : first;
      next !== undefined;
      next = way.nearest(next, left)
    ) {
      if (left.delete(next)) order.push(next)
    }
    yield withEnds(task, order)
    if (first !== undefined) break
  }
}

/** The costs of a task and the moves that improve an order. */
class Way {
  moves = 0
  readonly #task: OrderTask
  readonly #size: number
  /** The cost of one point anywhere before another one, by pair. */
  readonly #pairs: Float64Array
  /** The cost of each leg. The last index stands for the outside of the trip, before its start and after its end. */
  readonly #legs: Float64Array

  constructor(task: OrderTask) {
    const { costs, starts, ends, isBefore, named, swapped } = task
    this.#task = task
    this.#size = costs.length
    this.#legs = new Float64Array((costs.length + 1) ** 2)
    for (let from = 0; from <= costs.length; from++) {
      for (let to = 0; to <= costs.length; to++) {
        const cost = from === costs.length ? starts[to] : to === costs.length ? ends[from] : costs[from]?.[to]
        this.#legs[from * (costs.length + 1) + to] = cost ?? 0
      }
    }
    this.#pairs = new Float64Array(costs.length ** 2)
    for (let one = 0; one < costs.length; one++) {
      for (let other = 0; other < costs.length; other++) {
        if (one === other) continue
        this.#pairs[one * costs.length + other] = isBefore(other, one)
          ? wrongOrderPoints
          : other < one && one < named
            ? swapped
            : 0
      }
    }
  }

  get isCut() {
    return this.moves >= mostMoves
  }

  costOf(order: readonly number[]): number {
    let sum = this.#leg(undefined, order[0]) + this.#leg(order.at(-1), undefined)
    for (let at = 0; at < order.length; at++) {
      if (at > 0) sum += this.#leg(order[at - 1], order[at])
      for (let later = at + 1; later < order.length; later++) sum += this.#before(order[at], order[later])
    }
    return sum
  }

  nearest(from: number, left: ReadonlySet<number>): number | undefined {
    let nearest: number | undefined
    for (const point of left) {
      if (nearest === undefined || this.#leg(from, point) < this.#leg(from, nearest)) nearest = point
    }
    return nearest
  }

  improved(beginning: readonly number[]): readonly number[] {
    const { first, last } = this.#task
    const from = first === undefined ? 0 : 1
    const to = beginning.length - (last === undefined || last === first ? 0 : 1)
    let order = beginning
    for (let previous; previous !== order && !this.isCut;) {
      previous = order
      for (let head = from; head < to; head++)
        order = this.#exchanged(this.#turned(order, head, to), head, to)
    }
    return order
  }

  /** The order after reversing the best part that begins at a position, if that is cheaper. */
  #turned(order: readonly number[], head: number, to: number): readonly number[] {
    let most = -leastGain
    let best: number | undefined
    let inside = 0
    for (let tail = head + 1; tail < to && !this.isCut; tail++) {
      const added = order[tail]
      inside += this.#leg(added, order[tail - 1]) - this.#leg(order[tail - 1], added)
      for (let at = head; at < tail; at++)
        inside += this.#before(added, order[at]) - this.#before(order[at], added)
      this.moves += tail - head
      const [before, after] = [order[head - 1], order[tail + 1]]
      const turned = this.#leg(before, added) + this.#leg(order[head], after)
      const more = inside + turned - this.#leg(before, order[head]) - this.#leg(added, after)
      if (more >= most) continue
      most = more
      best = tail
    }
    if (best === undefined) return order
    return order.toSpliced(head, best - head + 1, ...order.slice(head, best + 1).toReversed())
  }

  /**
   * The order after exchanging the best two neighbouring parts from a position on, if that is cheaper. One of the parts has
   * at most three points.
   */
  #exchanged(order: readonly number[], head: number, to: number): readonly number[] {
    let most = -leastGain
    let best: readonly [number, number] | undefined
    for (let middle = head + 1; middle < to; middle++) {
      let pairs = 0
      const end = middle - head > 3 ? Math.min(to, middle + 3) : to
      for (let tail = middle; tail < end && !this.isCut; tail++) {
        for (let at = head; at < middle; at++)
          pairs += this.#before(order[tail], order[at]) - this.#before(order[at], order[tail])
        this.moves += middle - head
        const [before, after] = [order[head - 1], order[tail + 1]]
        const [left, right] = [order[middle - 1], order[middle]]
        const exchanged =
          this.#leg(before, right) + this.#leg(order[tail], order[head]) + this.#leg(left, after)
        const kept = this.#leg(before, order[head]) + this.#leg(left, right) + this.#leg(order[tail], after)
        const more = pairs + exchanged - kept
        if (more >= most) continue
        most = more
        best = [middle, tail]
      }
    }
    if (!best) return order
    const [middle, tail] = best
    const exchanged = [...order.slice(middle, tail + 1), ...order.slice(head, middle)]
    return order.toSpliced(head, exchanged.length, ...exchanged)
  }

  /** The cost of a leg. Undefined stands for the outside of the trip. */
  #leg(from = this.#size, to = this.#size): number {
    return this.#legs[from * (this.#size + 1) + to] ?? 0
  }

  #before(one: number | undefined, other: number | undefined): number {
    return one === undefined || other === undefined ? 0 : (this.#pairs[one * this.#size + other] ?? 0)
  }
}
