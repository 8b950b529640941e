import type { Country } from './country-facts.ts'
import { readRates } from './sources.ts'

export const currencyColumns = ['code', 'name', 'rate'] as const

type Currency = Record<(typeof currencyColumns)[number], string>

/** The currencies of all countries, with their rate per 1 EUR and the day of the rates. */
export const makeCurrencies = (countries: readonly Country[]) => {
  const { date, rates, names } = readRates()
  const codes = [...new Set(countries.map((country) => country.currency))].filter(Boolean).sort()
  const currencies: Currency[] = codes.flatMap((code) => {
    const rate = rates[code.toLowerCase()]
    return rate === undefined
      ? []
      : [{ code, name: names[code.toLowerCase()] ?? code, rate: rate === 1 ? '1' : String(rate) }]
  })
  return { ratesDate: date, currencies }
}
