/**
 * The distance by which each point of a line stands out, in the units of its coordinates: the Douglas-Peucker weight
 * of every point, so that one pass serves every zoom. No weight is larger than that of its parent. The ends and the
 * point farthest from them have the weight Infinity; a closed ring has two more such points, so that no island
 * disappears.
 */
export function simplificationWeights(xy: Float64Array): Float64Array {
  const count = xy.length / 2
  const weights = new Float64Array(count)
  weights[0] = Infinity
  weights[count - 1] = Infinity
  const closed = xy[0] === xy[xy.length - 2] && xy[1] === xy[xy.length - 1]
  const stack: [from: number, to: number, limit: number, depth: number][] = [[0, count - 1, Infinity, 0]]
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [from, to, limit, depth] = part
    if (to - from < 2) continue
    const { index, distance } = farthest(xy, from, to)
    const weight = depth < (closed ? 2 : 1) ? Infinity : Math.min(distance, limit)
    weights[index] = weight
    stack.push([from, index, weight, depth + 1], [index, to, weight, depth + 1])
  }
  return weights
}

/** The points of a line with a weight of at least `tolerance`. */
export function simplified(xy: Float64Array, weights: Float64Array, tolerance: number): Float64Array {
  const kept: number[] = []
  weights.forEach((weight, index) => {
    if (weight >= tolerance) kept.push(xy[index * 2] ?? 0, xy[index * 2 + 1] ?? 0)
  })
  return Float64Array.from(kept)
}

function farthest(xy: Float64Array, from: number, to: number) {
  const ax = xy[from * 2] ?? 0
  const ay = xy[from * 2 + 1] ?? 0
  const dx = (xy[to * 2] ?? 0) - ax
  const dy = (xy[to * 2 + 1] ?? 0) - ay
  const square = dx * dx + dy * dy
  let index = from + 1
  let most = -1
  for (let i = from + 1; i < to; i++) {
    const px = (xy[i * 2] ?? 0) - ax
    const py = (xy[i * 2 + 1] ?? 0) - ay
    const along = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square))
    const distance = (px - along * dx) ** 2 + (py - along * dy) ** 2
    if (distance > most) {
      most = distance
      index = i
    }
  }
  return { index, distance: Math.sqrt(most) }
}
