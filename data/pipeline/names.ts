import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'

const otherNames = (city: City) => {
  const names = new Set(city.alternates.map((name) => fold(name).replaceAll('|', ' ')))
  names.delete(city.unaccented_name)
  return [...names].filter((name) => name.length >= 2).sort()
}

/**
 * A TSV file with a line for each city that has other names: its number, and its other names, folded and joined by "|".
 */
export const otherNamesText = (cities: readonly City[]) =>
  `geonameid\tnames\n${cities
    .map((city) => ({ id: city.geonameid, names: otherNames(city) }))
    .filter(({ names }) => names.length > 0)
    .map(({ id, names }) => `${id}\t${names.join('|')}\n`)
    .join('')}`
