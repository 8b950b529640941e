import { distanceKm } from '../../shared/domain/distance.ts'
import { fold } from '../../shared/domain/unaccent.ts'
import {
  firstOwnNumber,
  readCityStates,
  readCityZones,
  readGone,
  readNewRows,
  readPopulations,
  readPositions,
  readRenumbered,
  readSections,
} from './decisions.ts'
import type { Found } from './locate.ts'
import { placesAmong } from './new-rows.ts'
import { readCityLines, readTodaysCities, type TodaysCity } from './sources.ts'
import { hasOldCodes } from './vietnam.ts'

export type City = {
  geonameid: string
  name: string
  unaccented_name: string
  /** The other names, as in the sources, with those of published rows that are the same city. */
  alternates: string[]
  latitude: number
  longitude: number
  country: string
  /** Admin-1 code as in the source, which may be one that the list of states lacks. */
  state: string
  population: number
  timezone: string
  /** The name that people in the city use, or "" where it is the English one or unknown. */
  local_name: string
  /** The unit and the polygon that contain it, or the nearest ones. */
  found?: Found
}

/**
 * Sections of cities, abandoned, destroyed and historical places, and former capitals: people do not visit them as
 * cities.
 */
const notCities = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH'])

/**
 * Cities of this size have today's names in all languages. Smaller ones have those of 2023, and smaller new rows have
 * only their own name: a server reads all names when it starts.
 */
const wellKnown = 50_000

const stateCode = (country: string, admin1: string) => admin1 && `${country}.${admin1}`

/** Names without addresses and without airport codes (three capital letters): ORD is not a name of Chicago. */
export const namesOf = (alternates: readonly string[]) =>
  alternates.filter((other) => other !== '' && !other.includes('://') && !/^[A-Z]{3}$/.test(other))

/** A city of the list of 2023. */
const toCity = (columns: readonly string[]): City => {
  const [geonameid = '', sourceName = '', , alternates = '', latitude, longitude] = columns
  const name = sourceName.normalize('NFC')
  const country = columns[8] ?? ''
  return {
    geonameid,
    name,
    unaccented_name: fold(name),
    alternates: namesOf(alternates.split(',')),
    latitude: Number(latitude),
    longitude: Number(longitude),
    country,
    state: stateCode(country, columns[10] ?? ''),
    population: Number(columns[14]),
    timezone: columns[17] ?? '',
    local_name: '',
  }
}

/** A city as GeoNames has it today. A population that is unknown today stays the one of 2023. */
const updated = (geonameid: string, today: TodaysCity, before?: City): City => {
  const name = today.name.normalize('NFC')
  return {
    geonameid,
    name,
    unaccented_name: fold(name),
    // The search still finds the city by its name of 2023.
    alternates: before
      ? [...(today.population >= wellKnown ? namesOf(today.alternatenames) : before.alternates), before.name]
      : today.population >= wellKnown
        ? namesOf(today.alternatenames)
        : [],
    latitude: today.latitude,
    longitude: today.longitude,
    country: today.countrycode,
    state: stateCode(today.countrycode, today.admin1code) || (before?.state ?? ''),
    population: today.population || (before?.population ?? 0),
    timezone: today.timezone || (before?.timezone ?? ''),
    local_name: '',
  }
}

/**
 * Of two entries for one place the larger one is kept, or else the one with the lower number, so that every build keeps
 * the same id.
 */
const byWeight = (a: City, b: City) =>
  b.population - a.population || Number(a.geonameid) - Number(b.geonameid)

/** Keeps one of each group of cities with the same name and state within 1 km. */
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
 * The cities of 100,000 people or more in the list of today or of 2023 that the gazetteer has to contain, for the
 * checks. They are read separately from {@link makeCities}, so that the checks find a city that the pipeline loses.
 */
export const largeCities = () => {
  const today = readTodaysCities()
  const elsewhere = [readSections(), readGone()]
  const newRows = readNewRows()
  return readCityLines()
    .filter(([geonameid = '', ...columns]) => {
      const isCity = newRows.get(geonameid) === 'yes' || !notCities.has(columns[6] ?? '')
      return isCity && !elsewhere.some((table) => table.has(geonameid))
    })
    .map(([geonameid = '', name = '', ...columns]) => {
      const now = today.get(geonameid)?.population
      const row = {
        geonameid,
        name,
        country: columns[6] ?? '',
        before: columns[12] ?? '',
        today: String(now ?? ''),
        state: now === undefined ? '' : stateCode(columns[6] ?? '', today.get(geonameid)?.admin1code ?? ''),
      }
      return { row, largest: Math.max(Number(row.before), now ?? 0) }
    })
    .filter(({ largest }) => largest >= 100_000)
    .map(({ row }) => row)
}

/**
 * The cities of the listed countries with 500 people or more, and their seats of administration. Rows of 2023 are
 * updated by number. They are kept when today's GeoNames lacks them because fewer than 500 people live there now. New
 * rows are added by the rule of {@link placesAmong}. The tables of decisions/ come last.
 */
export const makeCities = (countries: ReadonlySet<string>): City[] => {
  const today = readTodaysCities()
  const renumbered = readRenumbered()
  const sections = readSections()
  const gone = readGone()
  const newRows = readNewRows()
  const isCity = (geonameid: string) => !sections.has(geonameid) && !gone.has(geonameid)
  const inUse = new Set(renumbered.values())
  const all = new Map<string, City>()
  const known: City[] = []
  for (const columns of readCityLines()) {
    const before = toCity(columns)
    const { geonameid } = before
    const row = today.get(renumbered.get(geonameid) ?? geonameid)
    const city = row
      ? updated(geonameid, row, before)
      : { ...before, state: hasOldCodes(before.country) ? '' : before.state }
    all.set(geonameid, city)
    const isPlace = !notCities.has(columns[7] ?? '') || newRows.get(geonameid) === 'yes'
    if (isPlace && isCity(geonameid) && countries.has(city.country) && !inUse.has(geonameid)) known.push(city)
  }
  const rows = [...today]
    .filter(([geonameid]) => !all.has(geonameid))
    .map(([geonameid, row]) => updated(geonameid, row))
  for (const row of rows) all.set(row.geonameid, row)
  const candidates = rows.filter(
    ({ geonameid, country }) => countries.has(country) && isCity(geonameid) && !inUse.has(geonameid),
  )
  const cities = [...known, ...placesAmong(candidates, known, newRows)]
  decide(cities)
  nameAfter([...gone], cities, all)
  return cities
}

/**
 * Applies the tables of populations, positions, states and zones. Throws when a row names no city. The zones of the
 * supplement, which have numbers of our own, are applied in supplement.ts.
 */
const decide = (cities: readonly City[]) => {
  const byNumber = new Map(cities.map((city) => [city.geonameid, city]))
  const cityOf = (geonameid: string) => {
    const city = byNumber.get(geonameid)
    if (!city) throw new Error(`A decision names ${geonameid}, which is not a city.`)
    return city
  }
  for (const [geonameid, { population }] of readPopulations())
    cityOf(geonameid).population = Number(population)
  for (const [geonameid, { latitude, longitude, state }] of readPositions()) {
    const city = cityOf(geonameid)
    city.latitude = Number(latitude)
    city.longitude = Number(longitude)
    city.state = state || city.state
  }
  for (const [geonameid, { country, state }] of readCityStates()) {
    const city = cityOf(geonameid)
    city.country = country || city.country
    city.state = state ?? ''
  }
  for (const [geonameid, timezone] of readCityZones())
    if (Number(geonameid) < firstOwnNumber) cityOf(geonameid).timezone = timezone
}

/** The other names of a city of this size are not given to another city. */
const worldCity = 1_000_000

/**
 * Adds the names of rows that were published separately by mistake, so that the search finds the city by them. Leaves
 * out the name of a city that has at least half as many people as the row. A city of the supplement has such names in
 * its own row.
 */
const nameAfter = (
  parts: readonly (readonly [string, string])[],
  cities: readonly City[],
  all: ReadonlyMap<string, City>,
) => {
  const byNumber = new Map(cities.map((city) => [city.geonameid, city]))
  const named = Map.groupBy(cities, ({ unaccented_name }) => unaccented_name)
  const worldNames = new Set(
    cities
      .filter(({ population }) => population >= worldCity)
      .flatMap(({ alternates }) => alternates.map(fold)),
  )
  for (const [number, cityNumber] of parts) {
    const part = all.get(number)
    const city = byNumber.get(cityNumber)
    if (cityNumber !== '' && !city && Number(cityNumber) < firstOwnNumber)
      throw new Error(`${number} belongs to ${cityNumber}, which is not a city.`)
    if (!part || !city) continue
    const isTaken = (name: string) =>
      worldNames.has(name) ||
      (named.get(name) ?? []).some((other) => other !== city && other.population * 2 >= part.population)
    const names = [part.name, ...(part.population >= 2 * wellKnown ? part.alternates : [])]
    city.alternates.push(...names.filter((name) => !isTaken(fold(name))))
  }
}
