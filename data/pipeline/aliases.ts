import { readFileSync } from 'node:fs'
import type { City } from './cities.ts'
import { makeDistricts } from './districts.ts'
import { fromTsv, type Row, toTsv } from './tsv.ts'

/**
 * The rows of aliases.tsv: names that people type and the city in which they stay. `latitude` and `longitude` are where
 * the named place itself lies, to a tenth of a degree or better; the check compares them with the city.
 */
export const readAliases = (): Row[] =>
  fromTsv(readFileSync(new URL('../aliases.tsv', import.meta.url), 'utf8'))

/** The kind of an alias. "best-known" marks the city that travellers mean by a name that other places have, too. */
export const aliasKinds = [
  'airport',
  'best-known',
  'island',
  'other-name',
  'park',
  'region',
  'sight',
] as const

/** The aliases as the server reads them: those of aliases.tsv, then the districts of cities. */
export const aliasesText = (cities: readonly City[], regions: readonly string[]) => {
  const aliases = readAliases()
  const rows = [...aliases, ...makeDistricts(cities, aliases, regions)]
  return toTsv(
    ['geonameid', 'kind', 'name'],
    rows.map(({ geonameid = '', kind = '', name = '' }) => ({ geonameid, kind, name })),
  )
}
