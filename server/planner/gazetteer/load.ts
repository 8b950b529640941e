import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Cities } from '#server/gazetteer/cities.ts'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { loadCities } from '#server/gazetteer/load-cities.ts'
import { type LocalCityNames, readLocalCityNames } from '#server/gazetteer/local-city-names.ts'
import type { NameIndex } from '#server/gazetteer/name-index.ts'
import { normalise } from '#server/gazetteer/normalise.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { Areas, type Country, readAreaFiles, readCountries } from './areas.ts'
import { readHighlights, readNicknames } from './highlights.ts'
import { Land, landColumns } from '#server/planner/land/land.ts'
import { readWays, type Ways } from './railways.ts'

/** The data of the planner: read once, never changed. */
export interface Gazetteer {
  readonly cities: Cities
  readonly names: NameIndex
  readonly localNames: LocalCityNames
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
const { city, state, country, geo_json: geoJson, names: otherNames } = gazetteerFiles

/** Reads the gazetteer's files in `folder` (data/dist). Takes about a second, with pauses for other requests. */
export async function loadGazetteer(folder: URL): Promise<Gazetteer> {
  const read = ({ file }: { file: string }) => readFile(new URL(file, folder))
  const [cityFile, stateFile, countryFile, geoFile, packedNames] = await Promise.all([
    read(city),
    read(state),
    read(country),
    read(geoJson),
    read(otherNames),
  ])
  const countries = readCountries(countryFile)
  const stateNames = new Map([...tsvRows(stateFile, state.columns)].map(({ code, name }) => [code, name]))
  const { cities, names } = await loadCities(
    cityFile,
    await decompress(packedNames),
    [...countries.keys()],
    ['', ...stateNames.keys()],
  )
  for (const [code, { capital }] of countries) {
    for (const found of names.find(normalise(capital))) {
      if (cities.get(found).country === code) cities.fames[found] = (cities.fames[found] ?? 0) + capitalFame
    }
  }
  const highlights = await readHighlights(cities, names)
  const nicknames = await readNicknames(cities, names)
  const world = [...tsvRows(geoFile, geoJson.columns)].find(({ type }) => type === 'World')?.file
  if (world === undefined) throw new Error('geo.tsv has no line of type World.')
  const outlines = await decompress(await readFile(new URL(`geo/${world}.br`, folder)))
  const land = new Land(landColumns(outlines.toString('utf8')))
  const areas = new Areas(countries, stateNames, ...(await readAreaFiles()))
  const localNames = await readLocalCityNames(folder)
  const ways = await readWays()
  return { cities, names, localNames, countries, stateNames, areas, highlights, nicknames, land, ways }
}

/** The bonus of a capital to the fame of a city. */
const capitalFame = 0.5
