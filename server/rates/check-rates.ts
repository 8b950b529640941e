import type { OfferedRates } from './read-rates.ts'

export interface HeldRates {
  date: string
  currencies: readonly { id: string; code: string; name: string; rate: number }[]
}

/** The largest accepted change of a rate between two refreshes, as a fraction of the old rate. */
const mostChange = 0.5
const dayMs = 86_400_000

/**
 * The problems of offered rates, one sentence each; empty when they may replace the stored rates. One problem refuses
 * all rates, because the others of that day are doubtful too. `acceptsJumps` allows a change of any size, which a
 * devaluation needs.
 */
export function problemsOf(
  held: HeldRates,
  offered: OfferedRates,
  now: Date,
  { acceptsJumps = false }: { acceptsJumps?: boolean } = {},
): string[] {
  const problems: string[] = []
  if (Date.parse(offered.date) > now.getTime() + dayMs)
    problems.push(`Their date ${offered.date} is in the future.`)
  if (offered.date < held.date) problems.push(`Their date ${offered.date} is older than ${held.date}.`)
  for (const { code, rate } of held.currencies) {
    const next = offered.perEuro.get(code)
    if (next === undefined) problems.push(`${code} is missing.`)
    else if (next <= 0) problems.push(`${code} is ${next}.`)
    else if (!acceptsJumps && rate > 0 && Math.abs(next - rate) > rate * mostChange) {
      problems.push(`${code} changes by more than half, from ${rate} to ${next}.`)
    }
  }
  return problems
}
