import type { gazetteerFiles } from '../../server/gazetteer/files.ts'
import type { Country } from './country-facts.ts'
import { readRates } from './sources.ts'

type Currency = Record<(typeof gazetteerFiles.currency.columns)[number], string>

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
