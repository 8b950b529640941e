import type { CityNames } from '#server/gazetteer/city-names.ts'
import { cityOf, firstFrom, isOnlyThere, lengthOf, type NameArrays } from '#server/gazetteer/name-arrays.ts'
import { type Condition, insideOf, mostWords } from '#server/gazetteer/named-cities.ts'
import { searchKey } from '#server/gazetteer/search-key.ts'
import { lossOfLater } from './scores.ts'

/** A city that stands after another place is at most this far from it, in km: on the island, in the valley. */
const nearKm = 130
/** At most this many cities with the name of the place that stands after another one are tried. */
const mostNear = 4
const leastForNear = 3

/** The text as a city and a place near it, after it or before it. */
export function* placeSplits(
  names: CityNames,
  key: string,
): Generator<[city: string, inside: Condition, loss: number]> {
  const words = key.split(' ')
  if (words.length > mostWords) return
  for (let at = words.length - 1; at > 0; at--) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const [afterIt, beforeIt] = [nearPlace(names, after), nearPlace(names, before)]
    if (afterIt !== null && before.length >= leastForNear) yield [before, afterIt, 0]
    if (beforeIt !== null && after.length >= leastForNear) yield [after, beforeIt, lossOfLater]
  }
}

/** Whether a city lies near one of the best-known places with this whole name; null when no place has it. */
function nearPlace(names: CityNames, key: string): Condition | null {
  const places = citiesWithName(names, key)
    .sort((one, other) => (names.prominence[other] ?? 0) - (names.prominence[one] ?? 0))
    .slice(0, mostNear)
  return places.length === 0 ? null : (city) => places.some((place) => isNear(names, city, place))
}

/** Whether a city is near all of these places, or in them where they are countries or states. */
export function nearAll(names: CityNames, texts: readonly string[]): Condition | null {
  const conditions = texts.map((text) => {
    const [inside, near] = [insideOf(names, [text]), nearPlace(names, searchKey(text))]
    if (inside === null || near === null) return inside ?? near
    return (city: number) => inside(city) || near(city)
  })
  const known = conditions.filter((condition) => condition !== null)
  return known.length < texts.length ? null : (city) => known.every((condition) => condition(city))
}

/** Each city with exactly this name or alias, possibly several times. */
export function citiesWithName(names: CityNames, key: string): number[] {
  if (key.length < leastForNear) return []
  const bytes = Buffer.from(key, 'latin1')
  const end = firstFrom(names, bytes, 256)
  const found: number[] = []
  for (let at = firstFrom(names, bytes, 0); at < end && lengthOf(names, at) === bytes.length; at++) {
    const owner = names.owners[at] ?? 0
    if (!isOnlyThere(owner)) found.push(cityOf(owner))
  }
  return found
}

/** Whether two cities of one country are at most `nearKm` apart. */
function isNear({ countries, latitudes, longitudes }: NameArrays, one: number, other: number) {
  if (one === other) return true
  if (countries[one] !== countries[other]) return false
  const [latitude = 0, longitude = 0] = [latitudes[one], longitudes[one]]
  const north = (latitudes[other] ?? 0) - latitude
  // 0.01° is 1.11 km from south to north. Compare that first: most cities are farther away.
  if (Math.abs(north) * 1.11 > nearKm) return false
  const east = ((longitudes[other] ?? 0) - longitude) * Math.cos((latitude / 100) * (Math.PI / 180))
  return Math.hypot(north, east) * 1.11 <= nearKm
}
