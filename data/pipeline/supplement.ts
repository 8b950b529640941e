import { readFileSync } from 'node:fs'
import { distanceKm } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'
import { readCityZones } from './decisions.ts'
import { fromTsv, type Row } from './tsv.ts'

/**
 * The rows of supplement.tsv: places to which people travel and which the sources lack. `geonameid` is the number of
 * GeoNames where the source is "GeoNames", and otherwise a number of our own from `firstOwnNumber` on.
 */
export const readSupplement = (): Row[] =>
  fromTsv(readFileSync(new URL('../supplement.tsv', import.meta.url), 'utf8'))

/** The names in a list of `other_names`. */
export const otherNamesOf = (row: Row): string[] => (row['other_names'] ?? '').split('|').filter(Boolean)

const toCity = (row: Row, cities: readonly City[], zones: ReadonlyMap<string, string>): City => {
  const { geonameid = '', name = '', country = '', state = '' } = row
  const at = { latitude: Number(row['latitude']), longitude: Number(row['longitude']) }
  const compatriots = cities.filter((city) => city.country === country)
  const sameState = compatriots.filter((city) => city.state === state)
  const [nearest] = (sameState.length > 0 ? sameState : compatriots).sort(
    (a, b) => distanceKm(a, at) - distanceKm(b, at),
  )
  return {
    ...at,
    geonameid,
    name,
    unaccented_name: fold(name),
    alternates: otherNamesOf(row),
    country,
    state,
    population: Number(row['population']),
    timezone: zones.get(geonameid) ?? nearest?.timezone ?? '',
    local_name: '',
  }
}

/**
 * The cities with those of supplement.tsv. When the sources have added the number of a row since, only its names are
 * added to their city. The time zone is that of zones.tsv, or else of the nearest city in the state, or in the
 * country when the state has no city.
 */
export const withSupplement = (cities: readonly City[]): City[] => {
  const rows = new Map(readSupplement().map((row) => [row['geonameid'], row]))
  const named = cities.map((city) => {
    const row = rows.get(city.geonameid)
    rows.delete(city.geonameid)
    return row ? { ...city, alternates: [...city.alternates, row['name'] ?? '', ...otherNamesOf(row)] } : city
  })
  const zones = readCityZones()
  return [...named, ...[...rows.values()].map((row) => toCity(row, cities, zones))]
}
