/**
 * Distributes `by` more or fewer over the counts in proportion to each. A count of 0 stays 0 unless all are; no other
 * count becomes less than 1, so that fewer than `by` may be taken away.
 */
export function shareOut(counts: readonly number[], by: number): number[] {
  const shared = [...counts]
  if (by > 0 && !shared.some((count) => count > 0)) return shared.with(shared.length - 1, by)
  const step = Math.sign(by)
  for (let left = Math.abs(by); left > 0; left--) {
    let chosen = -1
    let best = -Infinity
    for (const [index, count] of shared.entries()) {
      const had = counts[index] ?? 0
      if (had === 0 || (step < 0 && count <= 1)) continue
      // The count that is farthest below its share grows; the one farthest above it shrinks.
      const value = (step * had) / (count + step / 2)
      if (value > best) [chosen, best] = [index, value]
    }
    if (chosen === -1) break
    shared[chosen] = (shared[chosen] ?? 0) + step
  }
  return shared
}
