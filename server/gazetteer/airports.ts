import { readFileSync } from 'node:fs'
import { tsvRows } from './tsv.ts'

/**
 * The GeoNames ids of the cities at airports, by the airport's three-letter code. data/airports.ts creates the file.
 */
export type Airports = ReadonlyMap<string, number>

const columns = ['iata', 'icao', 'geonameid', 'served'] as const

const rows = () => tsvRows(readFileSync(new URL('airports.tsv', import.meta.url)), columns)

export function readAirports(): Airports {
  const airports = new Map<string, number>()
  for (const { iata, geonameid } of rows()) {
    if (iata !== '' && geonameid !== '') airports.set(iata, Number(geonameid))
  }
  return airports
}

/**
 * The GeoNames ids of the cities that airports serve, by IATA and by ICAO code: Paris for BVA and LFOB. Closed airports
 * are there, too.
 */
export function readAirportCodes(): Airports {
  const served = new Map<string, number>()
  for (const row of rows()) {
    for (const code of [row.iata, row.icao]) {
      if (code !== '') served.set(code, Number(row.served || row.geonameid))
    }
  }
  return served
}
