import { Cities } from './cities.ts'
import { gazetteerFiles, nameSeparator } from './files.ts'
import { countOf, tsvRows } from './tsv.ts'

const newline = 10

/**
 * Reads all cities from the contents of cities.tsv, and how well known they are from those of names.tsv, unpacked.
 * `stateCodes` begins with "", for cities without a state.
 */
export function loadCities(
  cityFile: Buffer,
  nameFile: Buffer,
  countryCodes: readonly string[],
  stateCodes: readonly string[],
): Cities {
  const countryOf = new Map(countryCodes.map((code, index) => [code, index]))
  const stateOf = new Map(stateCodes.map((code, index) => [code, index]))
  const total = countOf(cityFile, newline) - 1
  const cities = Cities.empty(total, cityFile.length, countryCodes, stateCodes)
  const otherRows = tsvRows(nameFile, gazetteerFiles.names.columns)
  let other = otherRows.next().value
  let index = 0
  for (const city of tsvRows(cityFile, gazetteerFiles.city.columns)) {
    const population = Number(city.population)
    cities.geonameids[index] = Number(city.geonameid)
    cities.latitudes[index] = Number(city.latitude)
    cities.longitudes[index] = Number(city.longitude)
    cities.countries[index] = countryOf.get(city.country) ?? 0
    cities.states[index] = stateOf.get(city.state) ?? 0
    cities.populations[index] = population
    cities.setName(index, city.name)
    let known = 1
    // Both files are sorted by geonameid, and the second omits cities without other names.
    if (other?.geonameid === city.geonameid) {
      known += other.names.split(nameSeparator).length
      other = otherRows.next().value
    }
    cities.fames[index] = fameOf(population, known)
    index++
  }
  cities.trim()
  return cities
}

/** The population in powers of ten, and the number of names, because well-known cities have one in many languages. */
const fameOf = (population: number, names: number) => Math.log10(population + 300) + 1.5 * Math.log10(names)
