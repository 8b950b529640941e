import * as z from 'zod'

/** Rates as a service offers them: how many units one euro buys, by upper-case code. */
export interface OfferedRates {
  /** YYYY-MM-DD. */
  date: string
  perEuro: ReadonlyMap<string, number>
}

const date = z.iso.date()
const rates = z.record(z.string(), z.unknown())

/** `{ "date": …, "eur": { "usd": 1.16, … } }`, as the free currency API gives it. */
const byBaseName = z.object({ date, eur: rates })
/** `{ "date": …, "base": "USD", "rates": { "EUR": 0.86, … } }`, as most others do; without a base it is EUR. */
const withBase = z.object({ date, base: z.string().default('EUR'), rates })

/** Reads a service's answer; throws when it has neither of the two forms. */
export function readRates(answer: unknown): OfferedRates {
  const named = byBaseName.safeParse(answer)
  if (named.success) return perEuroOf(named.data.date, 'EUR', named.data.eur)
  const based = withBase.safeParse(answer)
  if (based.success) return perEuroOf(based.data.date, based.data.base.toUpperCase(), based.data.rates)
  throw new Error('The answer does not look like exchange rates.')
}

function perEuroOf(day: string, base: string, found: Readonly<Record<string, unknown>>): OfferedRates {
  const perBase = new Map<string, number>()
  // What is no number is left out, and so counts as missing.
  for (const [code, rate] of Object.entries(found)) {
    if (typeof rate === 'number' && Number.isFinite(rate)) perBase.set(code.toUpperCase(), rate)
  }
  perBase.set(base, 1)
  const euro = perBase.get('EUR')
  if (euro === undefined || euro <= 0) throw new Error(`The answer has no rate from ${base} to EUR.`)
  return { date: day, perEuro: new Map([...perBase].map(([code, rate]) => [code, rate / euro])) }
}
