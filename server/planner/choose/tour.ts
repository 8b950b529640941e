/**
 * The shortest order of points (travelling salesman, open path): exact for up to 13 points (Held-Karp), by 2-opt for
 * more. `first` and `last`, when given, are the points at the ends.
 */
export function shortestOrder(
  distances: readonly (readonly number[])[],
  first?: number,
  last?: number,
): number[] {
  const size = distances.length
  if (size < 2) return distances.map((_, index) => index)
  return size <= 13 ? exactOrder(distances, first, last) : improvedOrder(distances, first, last)
}

/** The length of a route through points in this order. */
export function routeLength(distances: readonly (readonly number[])[], order: readonly number[]): number {
  let sum = 0
  for (let i = 1; i < order.length; i++) sum += distances[order[i - 1] ?? 0]?.[order[i] ?? 0] ?? 0
  return sum
}

function exactOrder(distances: readonly (readonly number[])[], first?: number, last?: number): number[] {
  const size = distances.length
  const full = 2 ** size - 1
  const best = new Float64Array((full + 1) * size).fill(Infinity)
  const before = new Int8Array((full + 1) * size).fill(-1)
  for (let point = 0; point < size; point++) {
    if (first === undefined ? point !== last || size === 1 : point === first)
      best[(1 << point) * size + point] = 0
  }
  for (let set = 1; set <= full; set++) {
    for (let at = 0; at < size; at++) {
      const length = best[set * size + at] ?? Infinity
      if (length === Infinity) continue
      for (let next = 0; next < size; next++) {
        if (set & (1 << next)) continue
        const grown = set | (1 << next)
        if (next === last && grown !== full) continue
        const total = length + (distances[at]?.[next] ?? 0)
        if (total < (best[grown * size + next] ?? Infinity)) {
          best[grown * size + next] = total
          before[grown * size + next] = at
        }
      }
    }
  }
  let end = last ?? 0
  if (last === undefined) {
    for (let at = 0; at < size; at++)
      if ((best[full * size + at] ?? 0) < (best[full * size + end] ?? 0)) end = at
  }
  const order: number[] = []
  let set = full
  for (let at = end; at !== -1;) {
    order.unshift(at)
    const previous = before[set * size + at] ?? -1
    set &= ~(1 << at)
    at = previous
  }
  return order
}

function improvedOrder(distances: readonly (readonly number[])[], first?: number, last?: number): number[] {
  const order = nearestNeighbours(distances, first ?? 0, last)
  const from = first === undefined ? 0 : 1
  const to = last === undefined ? order.length - 1 : order.length - 2
  let length = routeLength(distances, order)
  for (let improved = true; improved;) {
    improved = false
    for (let i = from; i < to; i++) {
      for (let j = i + 1; j <= to; j++) {
        reverse(order, i, j)
        const changed = routeLength(distances, order)
        if (changed < length - 1e-9) {
          length = changed
          improved = true
        } else reverse(order, i, j)
      }
    }
  }
  return order
}

function nearestNeighbours(
  distances: readonly (readonly number[])[],
  first: number,
  last?: number,
): number[] {
  const left = new Set(
    distances.map((_, index) => index).filter((index) => index !== first && index !== last),
  )
  const order = [first]
  for (let at = first; left.size > 0;) {
    let nearest = -1
    for (const next of left) {
      if (nearest === -1 || (distances[at]?.[next] ?? 0) < (distances[at]?.[nearest] ?? 0)) nearest = next
    }
    left.delete(nearest)
    order.push(nearest)
    at = nearest
  }
  return last === undefined || last === first ? order : [...order, last]
}

function reverse(order: number[], from: number, to: number) {
  for (let i = from, j = to; i < j; i++, j--) [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
}
