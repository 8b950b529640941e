import { setImmediate as otherWork } from 'node:timers/promises'
import { type Airports, readAirportCodes, readAirports } from './airports.ts'
import { type Aliases, readAliases } from './aliases.ts'
import type { NameArrays } from './name-arrays.ts'
import { readRegions, type Regions } from './regions.ts'

/** The names, the countries and states that can stand after them, the codes of airports, and what stands for a city. */
export interface CityNames extends NameArrays {
  regions: Regions
  airports: Airports
  /** The codes that also count in small letters: of airports at well-known cities, with the city of the passengers. */
  knownAirports: Airports
  aliases: Aliases
  /** The best-known cities of each country and state, the best-known first; see regions.ts for the numbers. */
  citiesOfRegions: ReadonlyMap<number, readonly number[]>
}

/** Prepares the names for a search, in parts of at most some 50 ms: requests are answered between them. */
export async function searchable(names: NameArrays): Promise<CityNames> {
  const aliases = readAliases(Buffer.from(names.aliasFile))
  await otherWork()
  const regions = readRegions(Buffer.from(names.regionNames).toString('latin1'))
  await otherWork()
  const airports = readAirports()
  await otherWork()
  const known = knownOf(names, aliases)
  await otherWork()
  const knownAirports = airportsOfKnownCities(names, known)
  await otherWork()
  return {
    ...names,
    regions,
    airports,
    knownAirports,
    aliases,
    citiesOfRegions: bestKnownCities(names, known),
  }
}

/** How well known a city has to be for the code of its airport to count in small letters; see knownOf(). */
const leastForCode = 7.5
const lengthOfCode = 3

function airportsOfKnownCities({ geonameids }: NameArrays, known: Float64Array): Airports {
  const cities = new Set(geonameids.filter((_, city) => (known[city] ?? 0) >= leastForCode))
  return new Map(
    [...readAirportCodes()].filter(
      ([code, geonameid]) => code.length === lengthOfCode && cities.has(geonameid),
    ),
  )
}

/** The number of cities that the name of a country or state finds. */
const mostOfRegion = 6
/**
 * By how much the sights and districts that travellers name add to population and fame, as powers of ten, and how many
 * of them count: GeoNames lists hundreds of districts of large cities.
 */
const travel = 1.5
const mostSights = 12

/** How well each city is known: one with sights that travellers name counts more than its prominence says. */
function knownOf({ geonameids, prominence }: NameArrays, aliases: Aliases): Float64Array {
  return Float64Array.from(
    geonameids,
    (geonameid, city) =>
      (prominence[city] ?? 0) +
      travel * Math.log10(1 + Math.min(mostSights, aliases.get(geonameid)?.size ?? 0)),
  )
}

/** The cities of each country and state to which people travel most, the best-known first. */
function bestKnownCities(
  { geonameids, countries, states }: NameArrays,
  known: Float64Array,
): ReadonlyMap<number, readonly number[]> {
  const best = new Map<number, number[]>()
  const rankOf = (city: number | undefined) => known[city ?? -1] ?? 0
  for (const city of geonameids.keys()) {
    for (const region of [countries[city] ?? 0, states[city] ?? 0]) {
      const ofRegion = best.get(region) ?? []
      if (ofRegion.length === 0) best.set(region, ofRegion)
      if (ofRegion.length >= mostOfRegion && rankOf(ofRegion.at(-1)) >= rankOf(city)) continue
      const at = ofRegion.findIndex((other) => rankOf(other) < rankOf(city))
      ofRegion.splice(at === -1 ? ofRegion.length : at, 0, city)
      if (ofRegion.length > mostOfRegion) ofRegion.pop()
    }
  }
  return best
}
