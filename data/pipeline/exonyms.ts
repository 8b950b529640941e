import { existsSync, readFileSync } from 'node:fs'
import { fromTsv, type Row } from './tsv.ts'

/**
 * Names of cities in a language that were decided by hand, by GeoNames number: the rows of exonyms/<language>.tsv, none
 * without such a table. `geonames` is the city's name in GeoNames.
 */
export const readExonyms = (language: string): ReadonlyMap<string, Row> => {
  const file = new URL(`../exonyms/${language}.tsv`, import.meta.url)
  const rows = existsSync(file) ? fromTsv(readFileSync(file, 'utf8')) : []
  return new Map(rows.map((row) => [row['geonameid'] ?? '', row]))
}
