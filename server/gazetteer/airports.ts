import { readFileSync } from 'node:fs'
import { tsvRows } from './tsv.ts'

/** The GeoNames ids of the cities that airports serve, by the airport's three-letter code. data/airports.ts makes them. */
export type Airports = ReadonlyMap<string, number>

export function readAirports(): Airports {
  const rows = tsvRows(readFileSync(new URL('airports.tsv', import.meta.url)), ['iata', 'geonameid'])
  return new Map([...rows].map(({ iata, geonameid }) => [iata, Number(geonameid)]))
}
