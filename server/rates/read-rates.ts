import * as z from 'zod'

/** Rates from a service: units of each currency for one euro, by upper-case currency code. */
export interface OfferedRates {
  /** YYYY-MM-DD. */
  date: string
  perEuro: ReadonlyMap<string, number>
}

const date = z.iso.date()
const rates = z.record(z.string(), z.unknown())

/** `{ "date": …, "eur": { "usd": 1.16, … } }`, the format of the free currency API. */
const byBaseName = z.object({ date, eur: rates })
/** `{ "date": …, "base": "USD", "rates": { "EUR": 0.86, … } }`, the format of most other services; the default base is EUR. */
const withBase = z.object({ date, base: z.string().default('EUR'), rates })

/** Reads a service's response. Throws when it has neither of the two formats. */
export function readRates(answer: unknown): OfferedRates {
  const named = byBaseName.safeParse(answer)
  if (named.success) return perEuroOf(named.data.date, 'EUR', named.data.eur)
  const based = withBase.safeParse(answer)
  if (based.success) return perEuroOf(based.data.date, based.data.base.toUpperCase(), based.data.rates)
  throw new Error('The response does not contain exchange rates in a known format.')
}

function perEuroOf(day: string, base: string, found: Readonly<Record<string, unknown>>): OfferedRates {
  const perBase = new Map<string, number>()
  // A value that is not a number is skipped: its currency then counts as missing.
  for (const [code, rate] of Object.entries(found)) {
    if (typeof rate === 'number' && Number.isFinite(rate)) perBase.set(code.toUpperCase(), rate)
  }
  perBase.set(base, 1)
  const euro = perBase.get('EUR')
  if (euro === undefined || euro <= 0) throw new Error(`The response has no rate from ${base} to EUR.`)
  return { date: day, perEuro: new Map([...perBase].map(([code, rate]) => [code, rate / euro])) }
}
