import { setImmediate as otherWork } from 'node:timers/promises'
import { Cities } from './cities.ts'
import { gazetteerFiles, nameSeparator, scriptSeparator } from './files.ts'
import { NameIndex } from './name-index.ts'
import { withoutMarks } from './normalise.ts'
import { countOf, tsvRows } from './tsv.ts'

const rowsBetweenPauses = 8000
const newline = 10
const separator = nameSeparator.charCodeAt(0)

/**
 * Reads all cities and an index of their names from the contents of cities.tsv and of names.tsv, unpacked.
 * `stateCodes` begins with "", for cities without a state. Takes about a second, with pauses for other work.
 */
export async function loadCities(
  cityFile: Buffer,
  nameFile: Buffer,
  countryCodes: readonly string[],
  stateCodes: readonly string[],
): Promise<{ cities: Cities; names: NameIndex }> {
  const countryOf = new Map(countryCodes.map((code, index) => [code, index]))
  const stateOf = new Map(stateCodes.map((code, index) => [code, index]))
  const total = countOf(cityFile, newline) - 1
  const cities = Cities.empty(total, cityFile.length, countryCodes, stateCodes)
  const otherNames = countOf(nameFile, newline) + countOf(nameFile, separator)
  const names = new NameIndex(total + otherNames, nameFile.length + cityFile.length)
  const otherRows = tsvRows(nameFile, gazetteerFiles.names.columns)
  let other = otherRows.next().value
  let index = 0
  for (const city of tsvRows(cityFile, gazetteerFiles.city.columns)) {
    if (index % rowsBetweenPauses === 0) await otherWork()
    const population = Number(city.population)
    cities.geonameids[index] = Number(city.geonameid)
    cities.latitudes[index] = Number(city.latitude)
    cities.longitudes[index] = Number(city.longitude)
    cities.countries[index] = countryOf.get(city.country) ?? 0
    cities.states[index] = stateOf.get(city.state) ?? 0
    cities.populations[index] = population
    cities.setName(index, city.name)
    names.add(withoutMarks(city.unaccented_name), index)
    let known = 1
    // Both files are in the order of the geonameids, and the second leaves out cities without other names.
    if (other?.geonameid === city.geonameid) {
      for (const alternate of other.names.split(nameSeparator)) {
        const key = withoutMarks(alternate.split(scriptSeparator, 1)[0] ?? '')
        if (key.length > 1) names.add(key, index)
        known++
      }
      other = otherRows.next().value
    }
    cities.fames[index] = fameOf(population, known)
    index++
  }
  cities.trim()
  names.trim()
  return { cities, names }
}

/** The population in powers of ten, and the number of names, because well-known cities have one in many languages. */
const fameOf = (population: number, names: number) => Math.log10(population + 300) + 1.5 * Math.log10(names)
