/**
 * Makes ../server/gazetteer/airports.tsv: the code of each airport and the city that it serves. Run it when the
 * gazetteer or the source is renewed; README.md says where the source comes from.
 *
 *     cd data && npm run airports
 *
 * An airport serves the city that the source names: the most prominent one of that name in its country, at most 100 km
 * away. Where several airports share a city, such as Narita and Haneda, it is the city of the shared code. Airports of
 * which the gazetteer has no such city are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { gazetteerFiles, nameSeparator, scriptSeparator } from '../server/gazetteer/files.ts'
import { searchKey } from '../server/gazetteer/search-key.ts'
import { tsvRows } from '../server/gazetteer/tsv.ts'
import { distanceKm, type Position } from '../shared/domain/distance.ts'

const furthestKm = 100

interface City extends Position {
  geonameid: string
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
  const found = { geonameid, prominence, latitude: Number(row.latitude), longitude: Number(row.longitude) }
  for (const key of new Set([row.unaccented_name, ...others].map((name) => keyOf(country, name)))) {
    const known = cities.get(key)
    if (known) known.push(found)
    else cities.set(key, [found])
  }
}

// A district stands for its city where no city has its name: Van Nuys has an airport.
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

const lines: string[] = []
for (const row of sourceRows('airports.csv')) {
  const served = row['iata'] ? cityServed(row) : undefined
  if (served) lines.push(`${row['iata']}\t${served.geonameid}`)
}
const table = ['iata\tgeonameid', ...lines.sort()].join('\n')
writeFileSync(new URL('../server/gazetteer/airports.tsv', import.meta.url), `${table}\n`)
console.log(`${lines.length} airports have a city.`)
