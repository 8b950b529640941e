import type { CityNames } from '#server/gazetteer/city-names.ts'
import type { Best } from './best.ts'
import { citiesWithName } from './near-places.ts'
import { lossOfNext, leastOfRegion, ofRegionScore, reading } from './scores.ts'

/** Shorter names of countries and states are mostly codes; these are not. */
const leastForRegion = 4
export const shortRegionNames = new Set(['uae', 'uk', 'usa'])
const leastForRegionTypos = 7

/** Finds the best-known cities of the countries and states that have this name. */
export function collectOfRegion(names: CityNames, key: string, found: Best) {
  if (key.length < leastForRegion && !shortRegionNames.has(key)) return
  const named = names.regions.named(key)
  // "costarica": a name without its space.
  const spaced =
    named.size > 0 || key.length < leastForRegionTypos
      ? []
      : Array.from(key).flatMap((_, at) => [...names.regions.named(`${key.slice(0, at)} ${key.slice(at)}`)])
  offerRegions(names, key, [...named, ...spaced], reading.first, found)
}

/** Finds the best-known cities of the countries and states that have this name except for a typing error: "conneticut". */
export function collectOfMisspeltRegion(names: CityNames, key: string, found: Best) {
  if (key.length < leastForRegionTypos || names.regions.named(key).size > 0) return
  offerRegions(names, key, names.regions.similar(key), reading.typo, found)
}
function offerRegions(names: CityNames, key: string, regions: Iterable<number>, bonus: number, found: Best) {
  const namesakes = new Set(citiesWithName(names, key))
  for (const region of new Set(regions)) {
    const cities = names.citiesOfRegions.get(region) ?? []
    const kind = names.countries[cities[0] ?? -1] === region ? 'country' : 'state'
    const best = Math.max(...cities.map((city) => names.prominence[city] ?? 0))
    const isNamesake = cities.some((city) => namesakes.has(city))
    const score = Math.max(best, isNamesake ? 0 : leastOfRegion) + ofRegionScore[kind] + bonus
    for (const [place, city] of cities.entries()) found.offer(city, score - lossOfNext * place, kind)
  }
}
