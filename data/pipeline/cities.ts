import { distanceKm } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import { readCityLines } from './sources.ts'
import type { Found } from './locate.ts'

export const cityColumns = [
  'geonameid',
  'name',
  'unaccented_name',
  'latitude',
  'longitude',
  'country',
  'state',
  'population',
  'timezone',
] as const

export type City = {
  geonameid: string
  name: string
  unaccented_name: string
  /** Other names, as the source writes them. */
  alternates: string[]
  latitude: number
  longitude: number
  country: string
  /** Admin-1 code as in the source, which may be one that the list of states lacks. */
  state: string
  population: number
  timezone: string
  /** The unit and polygon around it, or nearest to it. */
  found?: Found
}

/** Sections, abandoned, destroyed, historical, and former capitals: not places that one visits as a city. */
const notCities = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

const toCity = (columns: readonly string[]): City => {
  const [geonameid = '', sourceName = '', , alternates = '', latitude, longitude] = columns
  const name = sourceName.normalize('NFC')
  const country = columns[8] ?? ''
  const admin1 = columns[10] ?? ''
  return {
    geonameid,
    name,
    unaccented_name: fold(name),
    alternates: alternates.split(',').filter((other) => other && !other.includes('://')),
    latitude: Number(latitude),
    longitude: Number(longitude),
    country,
    state: admin1 && `${country}.${admin1}`,
    population: Number(columns[14]),
    timezone: columns[17] ?? '',
  }
}

/** Of two entries for one place the larger stays, or the older one: which id stays must not hang on chance. */
const byWeight = (a: City, b: City) =>
  b.population - a.population || Number(a.geonameid) - Number(b.geonameid)

/** Leaves one of each group of cities with the same name and state within 1 km. */
export const withoutTwins = (cities: readonly City[]) => {
  const kept = new Map<string, City[]>()
  for (const city of [...cities].sort(byWeight)) {
    const key = `${city.country}|${city.state}|${city.unaccented_name}`
    const others = kept.get(key) ?? []
    if (!others.some((other) => distanceKm(city, other) < 1)) kept.set(key, [...others, city])
  }
  return [...kept.values()].flat().sort((a, b) => Number(a.geonameid) - Number(b.geonameid))
}

/**
 * The numbers of the cities of 100,000 people or more that the source has: what the checks expect. Read apart from
 * {@link makeCities}, so that a city which the pipeline loses is missed.
 */
export const largeCities = () =>
  readCityLines()
    .filter((columns) => Number(columns[14]) >= 100_000 && !notCities.has(columns[7] ?? ''))
    .map(([geonameid = '', name = '', ...columns]) => ({
      geonameid,
      name,
      country: columns[6] ?? '',
      population: columns[12] ?? '',
    }))

/** Cities of 500 people or more, and seats of administration, in countries of the list. */
export const makeCities = (countries: ReadonlySet<string>) =>
  readCityLines()
    .filter((columns) => !notCities.has(columns[7] ?? '') && countries.has(columns[8] ?? ''))
    .map(toCity)
