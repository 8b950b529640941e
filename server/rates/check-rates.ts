import type { OfferedRates } from './read-rates.ts'

export interface HeldRates {
  date: string
  currencies: readonly { id: string; code: string; name: string; rate: number }[]
}

/** How far a rate may go up or down from one refresh to the next, as a part of what it was. */
const mostChange = 0.5
const dayMs = 86_400_000

/**
 * Why offered rates are not to be believed, a sentence each; empty when they may replace the held ones. One
 * wrong rate makes all of them doubtful, so nothing is taken in part. With `acceptsJumps` a rate may have
 * changed by any amount, as it does after a devaluation.
 */
export function problemsOf(
  held: HeldRates,
  offered: OfferedRates,
  now: Date,
  { acceptsJumps = false }: { acceptsJumps?: boolean } = {},
): string[] {
  const problems: string[] = []
  if (Date.parse(offered.date) > now.getTime() + dayMs)
    problems.push(`They are of ${offered.date}, which is to come.`)
  if (offered.date < held.date) problems.push(`They are of ${offered.date}, older than ${held.date}.`)
  for (const { code, rate } of held.currencies) {
    const next = offered.perEuro.get(code)
    if (next === undefined) problems.push(`${code} is missing.`)
    else if (next <= 0) problems.push(`${code} is ${next}.`)
    else if (!acceptsJumps && rate > 0 && Math.abs(next - rate) > rate * mostChange) {
      problems.push(`${code} jumps from ${rate} to ${next}.`)
    }
  }
  return problems
}
