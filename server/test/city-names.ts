import { type CityNames } from '#server/gazetteer/city-names.ts'
import { ownName, scriptsAt } from '#server/gazetteer/name-arrays.ts'
import { latin, scriptMask } from '#shared/domain/scripts.ts'

const latinOnly = scriptsAt(scriptMask(latin))

/**
 * An index of cities with these prominences and these names, which must be sorted. The id of a city is its position in
 * the list, from 1. No city has a country.
 */
export function namesOf(cities: readonly (readonly [name: string, prominence: number])[]): CityNames {
  const names = cities.map(([name]) => name)
  const ends = names.map((_, index) => names.slice(0, index + 1).join('').length)
  const weights = new Float32Array(cities.map(([, prominence]) => prominence))
  const nowhere = new Uint16Array(cities.length)
  return {
    bytes: new Uint8Array(Buffer.from(names.join(''))),
    starts: new Uint32Array([0, ...ends]),
    owners: new Uint32Array(names.map((_, index) => ownName + latinOnly + index)),
    geonameids: new Uint32Array(names.map((_, index) => index + 1)),
    weights,
    prominence: weights,
    countries: nowhere,
    states: nowhere,
    latitudes: new Int16Array(cities.length),
    longitudes: new Int16Array(cities.length),
    regionNames: new Uint8Array(),
    aliasFile: new Uint8Array(),
    airports: new Map(),
    knownAirports: new Map(),
    aliases: new Map(),
    citiesOfRegions: new Map(),
    regions: { named: () => new Set(), begun: () => new Set(), similar: () => new Set() },
  }
}
