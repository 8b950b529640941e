import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'
import type { CityNames } from './city-names.ts'

const otherNames = (city: City, translated: readonly CityNames[]) => {
  const all = [...city.alternates, ...translated.flatMap((names) => names[city.geonameid] ?? [])]
  const names = new Set(all.map((name) => fold(name).replaceAll('|', ' ')))
  names.delete(city.unaccented_name)
  return [...names].filter((name) => name.length >= 2).sort()
}

/**
 * A TSV file with a line for each city that has other names: its number, and its other names, folded and joined by "|".
 * The names in the languages of the app are among them, so that a search finds a city by the name that it shows.
 */
export const otherNamesText = (cities: readonly City[], translated: readonly CityNames[]) =>
  `geonameid\tnames\n${cities
    .map((city) => ({ id: city.geonameid, names: otherNames(city, translated) }))
    .filter(({ names }) => names.length > 0)
    .map(({ id, names }) => `${id}\t${names.join('|')}\n`)
    .join('')}`
