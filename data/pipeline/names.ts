import { latin, scriptsOf } from '../../shared/domain/scripts.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import type { City } from './cities.ts'
import type { CityNames } from './city-names.ts'

/** Separates a folded name from the letters of its scripts. Neither this nor the next one can be in a name. */
const scriptSeparator = '~'
const nameSeparator = '|'

/** The other names, each with the scripts in which it is written unless that is Latin alone. */
const otherNames = (city: City, translated: readonly CityNames[]) => {
  const scripts = new Map<string, Set<string>>()
  for (const name of [...city.alternates, ...translated.flatMap((names) => names[city.geonameid] ?? [])]) {
    const folded = fold(name).replaceAll(/[|~]/g, ' ')
    const known = scripts.get(folded) ?? new Set<string>()
    scripts.set(folded, known)
    for (const letter of scriptsOf(name)) known.add(letter)
  }
  // The own name is known to be Latin.
  const own = scripts.get(city.unaccented_name)
  own?.delete(latin)
  if (own?.size === 0) scripts.delete(city.unaccented_name)
  return [...scripts]
    .filter(([name]) => name.length >= 2)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, letters]) => {
      const written = [...letters].sort().join('')
      return written === latin ? name : `${name}${scriptSeparator}${written}`
    })
}

/**
 * A TSV file with a line for each city that has other names: its number, and its other names, folded and joined by "|".
 * The names in the languages of the app are among them, so that a search finds a city by the name that it shows. A name
 * that is not written in Latin letters alone is followed by "~" and the letters of its scripts; see scripts.ts.
 */
export const otherNamesText = (cities: readonly City[], translated: readonly CityNames[]) =>
  `geonameid\tnames\n${cities
    .map((city) => ({ id: city.geonameid, names: otherNames(city, translated) }))
    .filter(({ names }) => names.length > 0)
    .map(({ id, names }) => `${id}\t${names.join(nameSeparator)}\n`)
    .join('')}`
