import { scriptMask, scriptsOf } from '#shared/domain/scripts.ts'
import type { CityNames } from './city-names.ts'
import {
  cityOf,
  firstFrom,
  isAliasName,
  isDistrict,
  isOnlyThere,
  latinScript,
  lengthOf,
  ownName,
  scriptsAt,
} from './name-arrays.ts'
import { searchKey } from './search-key.ts'

/** Whether a city may be meant, by its place in the arrays. */
export type Condition = (
  city: number,
) => boolean /** A text with more words is not split into a city and a country or state. */
export const mostWords = 16

export interface NamedCity {
  geonameid: number
  /** The population as a power of ten. */
  weight: number
  /** How likely people mean the city. */
  prominence: number
  /** True for the city's main name and its aliases, false for its districts and for names in other languages and spellings. */
  isOwn: boolean
}

/**
 * Every city with exactly this name, without duplicates, and of those only the ones that `inside` accepts. A name in
 * another script than Latin means the cities that have it in that script, if there are any.
 */
export function citiesNamed(names: CityNames, text: string, inside: Condition = () => true): NamedCity[] {
  const key = Buffer.from(searchKey(text), 'latin1')
  if (key.length === 0) return []
  const scripts = scriptsAt(scriptMask(scriptsOf(text)))
  const found = new Map<number, NamedCity>()
  const ofScript = new Set<number>()
  const end = firstFrom(names, key, 256)
  for (let at = firstFrom(names, key, 0); at < end; at++) {
    // In byte order a name comes before the names that begin with it.
    if (lengthOf(names, at) > key.length) break
    const owner = names.owners[at] ?? 0
    const city = cityOf(owner)
    if (!inside(city) || isOnlyThere(owner)) continue
    if ((owner & scripts) !== 0) ofScript.add(city)
    const isOwn =
      (!isDistrict(owner) && (owner >= ownName || isAliasName(owner))) || found.get(city)?.isOwn === true
    const weight = names.weights[city] ?? 0
    found.set(city, {
      geonameid: names.geonameids[city] ?? 0,
      weight,
      prominence: names.prominence[city] ?? 0,
      isOwn,
    })
  }
  // Folded to Latin letters, 大阪 (Osaka) is the Japanese name of Durban.
  const isOtherScript = scripts !== latinScript && ofScript.size > 0
  return [...found].flatMap(([city, named]) => (isOtherScript && !ofScript.has(city) ? [] : named))
}

/** Whether a city lies in all of these countries and states; null when one of them is none. */
export function insideOf(
  { regions, countries, states }: CityNames,
  texts: readonly string[],
  how: 'whole' | 'begun' = 'whole',
): Condition | null {
  const wanted = texts.map((text) => (how === 'begun' ? regions.begun(text) : regions.named(text)))
  if (wanted.some((numbers) => numbers.size === 0)) return null
  return (city) =>
    wanted.every((numbers) => numbers.has(countries[city] ?? 0) || numbers.has(states[city] ?? 0))
}

/** The text as a city and a country or state after it, the longest city first. */
export function* splits(names: CityNames, text: string): Generator<[city: string, inside: Condition]> {
  const words = searchKey(text).split(' ')
  if (words.length > mostWords) return
  for (let at = words.length - 1; at > 0; at--) {
    const inside = insideOf(names, [words.slice(at).join(' ')])
    if (inside !== null) yield [words.slice(0, at).join(' '), inside]
  }
}

/** "Paris (France)", "Paris - France" and the commas of other scripts are read as "Paris, France". */
export const partsOf = (text: string) =>
  text
    .replaceAll(/[(|/،、，]|\s[-–—]\s/g, ',')
    .replaceAll(')', '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
