/** The claim of a stop to a share of the days. */
export interface Share {
  /** The requested days. */
  readonly asked?: number
  /** The weight for the other days. */
  readonly weight: number
}

/**
 * Distributes whole days among stops, so that their sum is `total`: the requested days first, then one for each
 * stop, the rest by weight. When there are too few, the stops with the smallest weights get none.
 */
export function shareDays(shares: readonly Share[], total: number): number[] {
  const days = shares.map(({ asked }) => asked ?? 0)
  const open = shares.map((_, index) => index).filter((index) => shares[index]?.asked === undefined)
  const byWeight = [...open].sort((a, b) => (shares[b]?.weight ?? 0) - (shares[a]?.weight ?? 0) || a - b)
  let left = total - sum(days)
  for (const index of byWeight) {
    if (left <= 0) break
    days[index] = 1
    left--
  }
  const weights = sum(open.map((index) => shares[index]?.weight ?? 0))
  if (left > 0 && weights > 0) left = addByWeight(days, shares, open, left, weights)
  // When too many days were requested, the longest stops lose days. Days that are left go to the last stop.
  for (; left < 0 && sum(days) > 0; left++) take(days)
  if (left > 0 && days.length > 0) days[days.length - 1] = (days.at(-1) ?? 0) + left
  return days
}

/** The largest-remainder method: each stop gets the integer part, and the largest fractions get the rest. */
function addByWeight(
  days: number[],
  shares: readonly Share[],
  open: readonly number[],
  left: number,
  weights: number,
): number {
  const exact = open.map((index) => ({ index, part: ((shares[index]?.weight ?? 0) / weights) * left }))
  let rest = left
  for (const { index, part } of exact) {
    days[index] = (days[index] ?? 0) + Math.floor(part)
    rest -= Math.floor(part)
  }
  exact.sort((a, b) => (b.part % 1) - (a.part % 1) || a.index - b.index)
  for (const { index } of exact) {
    if (rest <= 0) break
    days[index] = (days[index] ?? 0) + 1
    rest--
  }
  return rest
}

function take(days: number[]) {
  const most = days.indexOf(Math.max(...days))
  days[most] = (days[most] ?? 0) - 1
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
