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
  /** The other names, as in the source. */
  alternates: string[]
  latitude: number
  longitude: number
  country: string
  /** Admin-1 code as in the source, which may be one that the list of states lacks. */
  state: string
  population: number
  timezone: string
  /** The unit and the polygon that contain it, or the nearest ones. */
  found?: Found
}

/**
 * Sections of cities, abandoned, destroyed, historical places and former capitals: people do not visit them as cities.
 */
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

/**
 * Of two entries for one place the larger one stays, or else the one with the lower number, so that every build keeps
 * the same id.
 */
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
 * The numbers of the cities of the source with 100,000 people or more, for the checks. They are read separately from
 * {@link makeCities}, so that the checks find a city that the pipeline loses.
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

/** The cities of the listed countries with 500 people or more, and their seats of administration. */
export const makeCities = (countries: ReadonlySet<string>) =>
  readCityLines()
    .filter((columns) => !notCities.has(columns[7] ?? '') && countries.has(columns[8] ?? ''))
    .map(toCity)
