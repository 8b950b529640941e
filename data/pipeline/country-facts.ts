import { readFileSync } from 'node:fs'
import type { gazetteerFiles } from '../../server/gazetteer/files.ts'
import { capitals } from '../capitals.ts'
import { fromTsv, type Row } from './tsv.ts'

export type Country = Record<(typeof gazetteerFiles.country.columns)[number], string>

/** The columns that come from tables of our own, by the code of a country. */
export type CountryFacts = Pick<
  Country,
  'population' | 'area' | 'kind' | 'un_status' | 'sovereign' | 'continent' | 'capital_city'
>

const table = (name: string): ReadonlyMap<string, Row> =>
  new Map(
    fromTsv(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).map((row) => [
      row['iso2'] ?? '',
      row,
    ]),
  )

/** The rows of country-status.tsv by the code of the country. */
export const readCountryStatus = () => table('country-status.tsv')

/**
 * Reads what our own tables say of a country: its population and its area in square kilometres (country-facts.tsv), its
 * kind and the state that it belongs to (country-status.tsv), and the GeoNames number of its capital (capitals.ts). A
 * column is '' for a code that its table lacks; the checks report it.
 */
export const readCountryFacts = () => {
  const figures = table('country-facts.tsv')
  const status = readCountryStatus()
  const capitalOf = new Map(capitals.map(({ country, geonameid }) => [country, geonameid]))
  return (iso2: string): CountryFacts => {
    const { population = '', area = '' } = figures.get(iso2) ?? {}
    const { kind = '', un_status = '', sovereign = '', continent = '' } = status.get(iso2) ?? {}
    return {
      population,
      area,
      kind,
      un_status,
      sovereign,
      // The table has "-" for no continent, because an empty cell would look like a missing value.
      continent: continent === '-' ? '' : continent,
      capital_city: capitalOf.get(iso2) ?? '',
    }
  }
}
