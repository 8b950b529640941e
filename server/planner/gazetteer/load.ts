import { readFile } from 'node:fs/promises'
import { setImmediate as otherWork } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Areas, type Country, readAreaFiles, readCountries } from './areas.ts'
import { Cities } from './cities.ts'
import { readHighlights, readNicknames } from './highlights.ts'
import { Land } from './land.ts'
import { NameIndex } from './name-index.ts'
import { normalise, withoutMarks } from './normalise.ts'
import { readWays, type Ways } from './railways.ts'
import { countOf, linesOf, rows } from './tsv.ts'

/** The world as the planner sees it: read once, never changed. */
export interface Gazetteer {
  readonly cities: Cities
  readonly names: NameIndex
  readonly countries: ReadonlyMap<string, Country>
  readonly stateNames: ReadonlyMap<string, string>
  readonly areas: Areas
  /** Cities worth a journey, best first, by country. */
  readonly highlights: ReadonlyMap<string, readonly number[]>
  readonly nicknames: ReadonlyMap<string, number>
  readonly land: Land
  readonly ways: Ways
}

const decompress = promisify(brotliDecompress)
const linesBetweenPauses = 8000
const newline = 10
const bar = 124

/** Reads the gazetteer's files in `folder` (data/dist). Takes about a second, with pauses for other requests. */
export async function loadGazetteer(folder: URL): Promise<Gazetteer> {
  const [cityFile, stateText, countryText, geoText, packedNames] = await Promise.all([
    readFile(new URL('cities.tsv', folder)),
    readFile(new URL('states.tsv', folder), 'utf8'),
    readFile(new URL('countries.tsv', folder), 'utf8'),
    readFile(new URL('geo.tsv', folder), 'utf8'),
    readFile(new URL('names.tsv.br', folder)),
  ])
  const countries = readCountries(countryText)
  const stateNames = new Map([...rows(stateText)].map(([code = '', name = '']) => [code, name]))
  const { cities, names } = await readCities(cityFile, await decompress(packedNames), countries, [
    '',
    ...stateNames.keys(),
  ])
  const highlights = await readHighlights(cities, names)
  const nicknames = await readNicknames(cities, names)
  const world = [...rows(geoText)].find(([type]) => type === 'World')?.[2]
  if (!world) throw new Error('geo.tsv has no line of type World.')
  const outlines = await decompress(await readFile(new URL(`geo/${world}.br`, folder)))
  const land = await Land.read(outlines.toString('utf8'))
  const areas = new Areas(countries, stateNames, ...(await readAreaFiles()))
  return { cities, names, countries, stateNames, areas, highlights, nicknames, land, ways: await readWays() }
}

async function readCities(
  cityFile: Buffer,
  nameFile: Buffer,
  countries: ReadonlyMap<string, Country>,
  stateCodes: readonly string[],
) {
  const countryCodes = [...countries.keys()]
  const countryOf = new Map(countryCodes.map((code, index) => [code, index]))
  const stateOf = new Map(stateCodes.map((code, index) => [code, index]))
  const total = countOf(cityFile, newline) - 1
  const cities = new Cities(total, cityFile.length, countryCodes, stateCodes)
  const otherNames = countOf(nameFile, newline) + countOf(nameFile, bar)
  const names = new NameIndex(total + otherNames, nameFile.length + cityFile.length)
  const otherLines = linesOf(nameFile)
  let other = otherLines.next().value ?? ''
  let index = 0
  for (const line of linesOf(cityFile)) {
    const [id = '', name = '', folded = '', latitude, longitude, country = '', state = '', population] =
      line.split('\t')
    if (index % linesBetweenPauses === 0) await otherWork()
    cities.geonameids[index] = Number(id)
    cities.latitudes[index] = Number(latitude)
    cities.longitudes[index] = Number(longitude)
    cities.countries[index] = countryOf.get(country) ?? 0
    cities.states[index] = stateOf.get(state) ?? 0
    cities.populations[index] = Number(population)
    cities.setName(index, name)
    names.add(withoutMarks(folded), index)
    let known = 1
    // Both files are in the order of the ids, and the second leaves out cities without other names.
    if (other.startsWith(`${id}\t`)) {
      for (const alternate of other.slice(id.length + 1).split('|')) {
        const key = withoutMarks(alternate)
        if (key.length > 1) names.add(key, index)
        known++
      }
      other = otherLines.next().value ?? ''
    }
    cities.fames[index] = fameOf(Number(population), known)
    index++
  }
  for (const [code, { capital }] of countries) {
    for (const found of names.find(normalise(capital))) {
      if (cities.get(found).country === code) cities.fames[found] = (cities.fames[found] ?? 0) + capitalFame
    }
  }
  cities.trim()
  names.trim()
  return { cities, names }
}

const capitalFame = 0.5

/** People in powers of ten, and in how many languages it has a name of its own. */
const fameOf = (population: number, names: number) => Math.log10(population + 300) + 1.5 * Math.log10(names)
