/** A stop that days are shared out to. */
export interface Share {
  /** Days that were asked for. */
  readonly asked?: number
  /** How much of the rest it deserves. */
  readonly weight: number
}

/**
 * Shares whole days among stops, so that their sum is `total`: asked days first, then one for each, then by
 * weight. When there are too few, the lightest go without.
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
  // Too many or too few days were asked for: what is longest gives or takes.
  for (; left < 0 && sum(days) > 0; left++) take(days)
  if (left > 0 && days.length > 0) days[days.length - 1] = (days.at(-1) ?? 0) + left
  return days
}

/** Largest remainders: everybody gets the whole part, the biggest fractions get what is left. */
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
