import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Cities } from '#server/gazetteer/cities.ts'
import { gazetteerFiles } from '#server/gazetteer/files.ts'
import { loadCities } from '#server/gazetteer/load-cities.ts'
import { tsvRows } from '#server/gazetteer/tsv.ts'
import { Land } from './gazetteer/land.ts'
import { Areas } from './knowledge/areas.ts'
import { type Country, readCountries } from './knowledge/countries.ts'
import { AirportCities } from './knowledge/airport-cities.ts'
import { type Events, readEvents } from './knowledge/events.ts'
import { Limits } from './knowledge/limits.ts'
import { Lines } from './knowledge/lines.ts'
import { readRoutes, type Routes } from './knowledge/routes.ts'
import { Shapes } from './knowledge/shapes.ts'
import { Travel } from './knowledge/travel.ts'
import { buildNames } from './names/build-names.ts'
import { PlaceNames } from './names/place-names.ts'
import { weightsOf } from './names/weights.ts'

/** All that the planner knows: read once, never changed. */
export interface World {
  readonly cities: Cities
  readonly names: PlaceNames
  readonly countries: ReadonlyMap<string, Country>
  readonly areas: Areas
  readonly travel: Travel
  readonly routes: Routes
  readonly events: Events
  readonly lines: Lines
  readonly limits: Limits
  readonly airports: AirportCities
  readonly land: Land
}

const decompress = promisify(brotliDecompress)
/** The bonus of a capital to the fame of a city. */
const capitalFame = 0.5

/** Reads the gazetteer's files in `folder` (data/dist) and the planner's tables. */
export async function loadWorld(folder: URL): Promise<World> {
  const read = ({ file }: { file: string }) => readFile(new URL(file, folder))
  const { city, state, country, geo_json: geoJson } = gazetteerFiles
  const [cityFile, stateFile, countryFile, geoFile, aliasFile, packedNames, packedPlaceNames] =
    await Promise.all([
      read(city),
      read(state),
      read(country),
      read(geoJson),
      read(gazetteerFiles.alias),
      read(gazetteerFiles.names),
      read(gazetteerFiles.placeNames),
    ])
  const countries = readCountries(countryFile)
  const stateNames = new Map([...tsvRows(stateFile, state.columns)].map(({ code, name }) => [code, name]))
  const nameFile = await decompress(packedNames)
  const { cities } = await loadCities(cityFile, nameFile, [...countries.keys()], ['', ...stateNames.keys()])
  for (const { capital } of countries.values()) {
    const index = capital === undefined ? undefined : cities.indexOf(capital)
    if (index !== undefined) cities.fames[index] = (cities.fames[index] ?? 0) + capitalFame
  }
  const travel = new Travel(cities)
  const areas = new Areas(countries, stateNames, { cities, travel, shapes: new Shapes() })
  const { names, near } = buildNames(
    { city: cityFile, names: nameFile, alias: aliasFile, placeNames: await decompress(packedPlaceNames) },
    { cities, areas, travel, countries },
  )
  const world = [...tsvRows(geoFile, geoJson.columns)].find(({ type }) => type === 'World')?.file
  if (world === undefined) throw new Error('geo.tsv has no line of type World.')
  const outlines = await decompress(await readFile(new URL(`geo/${world}.br`, folder)))
  return {
    cities,
    names: new PlaceNames(names, near, { cities, areas, weights: weightsOf(cities, areas, travel) }),
    countries,
    areas,
    travel,
    routes: readRoutes(cities),
    events: readEvents(cities),
    lines: new Lines(cities),
    limits: new Limits(),
    airports: new AirportCities(cities),
    land: await Land.read(outlines.toString('utf8')),
  }
}
