import { latin, scriptBits, scriptMask, scriptsOf } from '#shared/domain/scripts.ts'
import { type Airports, readAirportCodes, readAirports } from './airports.ts'
import { type Aliases, readAliases } from './aliases.ts'
import { readRegions, type Regions } from './regions.ts'
import { searchKey } from './search-key.ts'
import { isAlike } from './typing-errors.ts'

/**
 * All names of all cities as searchKey() writes them, sorted by bytes, in a few flat arrays: 700,000 names take about
 * 20 MB, and binary search finds them.
 */
export interface NameArrays {
  /** The names, one after another, in ASCII. */
  bytes: Uint8Array<ArrayBuffer>
  /** The start of each name, followed by the end of the last one. */
  starts: Uint32Array<ArrayBuffer>
  /**
   * The city of each name, by its place in the arrays below. The top bits are `ownName`, `initialsName` and `aliasName`
   * (with `aliasName`, the other two are `districtName` and `onlyThere`), and those between them and the city are the scripts of the name, see scriptsAt().
   */
  owners: Uint32Array<ArrayBuffer>
  /** GeoNames ids. */
  geonameids: Uint32Array<ArrayBuffer>
  /** The population of each city as a power of ten. */
  weights: Float32Array<ArrayBuffer>
  /** How likely people mean the city: `weights`, and more for cities with names in many languages. */
  prominence: Float32Array<ArrayBuffer>
  /** The number of each city's country; see regions.ts. */
  countries: Uint16Array<ArrayBuffer>
  /** The number of each city's state, or 0. */
  states: Uint16Array<ArrayBuffer>
  /** The position of each city, in hundredths of a degree. */
  latitudes: Int16Array<ArrayBuffer>
  longitudes: Int16Array<ArrayBuffer>
  /** The names of countries and states, as regionNamesIn() writes them, in ASCII. */
  regionNames: Uint8Array<ArrayBuffer>
  /** The contents of aliases.tsv. */
  aliasFile: Uint8Array<ArrayBuffer>
}

/** The names, the countries and states that can stand after them, the codes of airports, and what stands for a city. */
export interface CityNames extends NameArrays {
  regions: Regions
  airports: Airports
  /** The codes that people type in small letters, too: of airports at well-known cities, with the city of the passengers. */
  knownAirports: Airports
  aliases: Aliases
  /** The best-known cities of each country and state, the best-known first; see regions.ts for the numbers. */
  citiesOfRegions: ReadonlyMap<number, readonly number[]>
}

/** Makes the names ready for a search. */
export function searchable(names: NameArrays): CityNames {
  const aliases = readAliases(Buffer.from(names.aliasFile))
  const known = knownOf(names, aliases)
  return {
    ...names,
    regions: readRegions(Buffer.from(names.regionNames).toString('latin1')),
    airports: readAirports(),
    knownAirports: airportsOfKnownCities(names, known),
    aliases,
    citiesOfRegions: bestKnownCities(names, known),
  }
}

/** How well known a city has to be for the code of its airport to count in small letters; see knownOf(). */
const leastForCode = 7.5

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
 * By how much the sights and districts that travellers name outweigh population and fame, as powers of ten, and how many
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

export interface CityMatch {
  geonameid: number
  score: number
  /** searchKey() of the alias that matched best, or "" when a name of the city did. */
  alias: string
  /** The text is the name of the city's country or state, and this is one of its best-known cities. */
  of?: 'country' | 'state'
  /** The text is this code of an airport at the city, in capitals. */
  code?: string
}

/** Marks that the name is the city's main name. */
export const ownName = 0x8000_0000
/** Marks that the name consists of the initials of the city's main name: "la" for Los Angeles. */
export const initialsName = 0x4000_0000
/** Marks that the name is an alias: that of an island or a sight, or the own name of the best-known namesake. */
export const aliasName = 0x2000_0000
/** With `aliasName`, marks an alias that counts only where its city or country is typed, too. */
export const onlyThere = 0x4000_0000
/** With `aliasName`, marks the name of a district. */
export const districtName = 0x8000_0000
const cityBits = 29 - scriptBits
/** A name has room for the place of this many cities. */
export const mostCities = 2 ** cityBits
/** The bits of a name with these scripts. */
export const scriptsAt = (mask: number) => mask << cityBits
/** The place of the city of a name in the arrays. */
export const cityOf = (owner: number) => owner & (mostCities - 1)
export const isAliasName = (owner: number) => (owner & aliasName) !== 0
const isDistrict = (owner: number) => isAliasName(owner) && owner >= districtName
const isOnlyThere = (owner: number) => isAliasName(owner) && (owner & onlyThere) !== 0

/**
 * What a way of reading the text adds to a city's prominence. They are so far apart that no prominence, of at most 11,
 * makes up for the next one.
 */
const reading = { first: 40, near: 37, second: 20, secondNear: 17, typo: 0, twoTypos: -5, begunDistrict: -20 }
/** What a city loses with a country or state after it when the text begins the name of another: "san jose ca". */
const lossOfSplit = 7
/** What a name loses that is typed with other spaces: "capetown", "salz burg". */
const lossOfSpaces = 1
/**
 * What an own name with a typing error loses to a name in another language: Montreal comes before Montayral, whose Occitan
 * name "monteral" is.
 */
const lossOfTypo = 3
/** What a place loses that stands after the other one: "lahaina maui" means Lahaina. */
const lossOfLater = 6
/**
 * By how much a whole name outweighs the beginning of one. It is more from four letters on, so that "Moab" comes before
 * Berlin with its Moabit. Who types a whole alias means no larger city.
 */
const wholeScore = (kind: 'own' | 'other' | 'alias', typedLength: number) =>
  kind === 'alias' ? 5 : (kind === 'own' ? 1.5 : 1) + (typedLength < 4 ? 0 : typedLength === 4 ? 1.8 : 2.5)
/**
 * The beginning of an alias counts as that of a town at most: "col" means Colombo before the city of the Colosseum.
 */
const mostForBegunAlias = 5
/**
 * By how much the beginning of a city's own name outweighs that of another name. The bonus is larger for fewer letters,
 * because few letters begin some name of almost every large city. A whole name needs less: Odesa is meant by "odessa"
 * before its namesakes, while "san fra" is not the beginning of a part of Mexico City.
 */
const ownScore = (typedLength: number, isWhole: boolean) => {
  if (typedLength <= 4) return typedLength <= 3 ? 3.5 : 2.5
  return isWhole ? 1.2 : 2.6
}
/**
 * What a name of another script loses. A text in Latin letters can be the transcription of a name; a text in another
 * script is compared with the names of others only where nothing is written in its own.
 */
const foreign = { toLatin: 2, toOther: 20 }
/**
 * What a city gets whose country or state has the whole name that was typed. A city with that name of its own gets 5.2:
 * Victoria in Canada comes before Melbourne, and Amman before a town called Jordan.
 */
const ofRegionScore = { country: 4, state: 3.5 }
/**
 * The first city of a country or state counts as one of this prominence at least, unless a city there has its name: Wilmington
 * in Delaware comes before Delaware in Ohio.
 */
const leastOfRegion = 8.5
/** By how much each further city of a country or state counts less than the one before it. */
const lossOfNext = 0.6
/** Shorter names of countries and states are mostly codes; these are not. */
const leastForRegion = 4
const shortRegionNames = new Set(['uae', 'uk', 'usa'])
const leastForTypos = 4
const mostForTypos = 32
/** The letters of a text without which it is not compared in this way. */
const leastForSpaces = 5
const leastForOtherTypos = 5
const leastForTwoTypos = 7
const leastForRegionTypos = 7
const lengthOfCode = 3
/** A Latin text of so few letters does not begin the transcription of a name: "hnd" is not Henderson in Arabic. */
const mostForCode = 3
const alphabet = 'abcdefghijklmnopqrstuvwxyz '
/** A text with more words is not split into a city and a country or state. */
const mostWords = 16
/** A text with more parts between commas names no place. */
const mostParts = 6
/** Words that stand beside the name of a place and are no place alone, although some village has that name. */
const commonWords = new Set(
  'airport and bay beach capital center central centre centro city coast de del district east falls hotel in island islands la lake las le los mountain nacional national near north np of old park parque province region river south state temple the town village west'.split(
    ' ',
  ),
)
/** Words before the name of a place, and after it, that are part of no name: "near florence", "downtown chicago". */
const qualifiers = new Set(
  'around center central centre city downtown flughafen greater hotel hotels in inner near to town trip visit'.split(
    ' ',
  ),
)
/** Words with which an address begins. */
const streetWords = new Set(
  'avenida avenue boulevard calle carrer corso hotel largo piazza place plaza praca rua rue strada via viale'.split(
    ' ',
  ),
)
/** Words that are written in two ways; each stands for the other. */
const spellings = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
] as const

/** Whether a city may be meant, by its place in the arrays. */
type Condition = (city: number) => boolean

/** How a text is read: what that adds to each score, which cities may be meant, and the scripts of the text. */
interface Reading {
  bonus: number
  inside?: Condition
  /** As scriptsAt() writes them. */
  scripts: number
  /** Whether the text has to be a whole name. */
  isWhole?: boolean
  /** The names among which it is looked for: all, the cities' own ones, or those of no district. */
  among?: 'own' | 'places'
}

const latinScript = scriptsAt(scriptMask(latin))

/** A city that stands after another place is at most this far from it, in km: on the island, in the valley. */
const nearKm = 130
/** At most this many cities with the name of the place that stands after another one are tried. */
const mostNear = 4
const leastForNear = 3

/**
 * The `limit` cities that a typed text most likely means, the likeliest first, and after them `spare` more. The text is
 * read in these ways:
 *
 * 1. as the beginning of a name, or as the whole name of a country or state, which finds its best-known cities; with other
 *    spaces as a whole name: "capetown";
 * 2. as the beginning of a name and a country or state: "jackson wyoming", "paris, te". After a comma this and the next
 *    one are the only ways, and the last one;
 * 3. as the beginning of a name and a place near it, before or after it: "montmartre paris", "tokyo shibuya";
 * 4. with one typing error, see variants(), when the others found too few. The corrected text has to begin a
 *    city's own name, or be the whole of another one. Names of countries and states can have an error, too;
 * 5. with two typing errors and the first two letters right, when nothing else was found;
 * 6. as a whole name among other words, when nothing else was found: "merzouga dunes", "cusco centro";
 * 7. as an address, when nothing else was found: "Marienplatz 1, 80331 München, Germany".
 *
 * Before them comes the city of an airport whose code is typed in capitals ("USA" is the country); typed in small letters,
 * the code of a well-known city's airport is the last of the `limit`. The second and third come before the first
 * unless the text begins a city's own name or an alias. In each, the score of a name is the prominence of its city,
 * `ownScore` when the name is the city's own, and `wholeScore` when the text is the whole name. Initials count as an own
 * name when the text has all of them. So does an alias; while it is not whole, the prominence is `mostForBegunAlias` at
 * most. A text in another script than Latin is compared with the names in that script before any other; each of them
 * counts as an own name. The score of a city is that of its best name.
 */
export function matchCities(names: CityNames, typed: string, limit: number, spare = 0): CityMatch[] {
  const text = typed.replaceAll(pictures, ' ').trim()
  const found = matchNames(names, text, limit + spare)
  if (shortRegionNames.has(searchKey(text))) return found
  const code = text.toUpperCase()
  const geonameid = (text === code ? names.airports : names.knownAirports).get(code)
  if (geonameid === undefined) return found
  const others = found.filter((match) => match.geonameid !== geonameid)
  const place =
    text === code
      ? 0
      : found.length === others.length
        ? limit - 1
        : found.findIndex((match) => match.geonameid === geonameid)
  return others.toSpliced(place, 0, { geonameid, score: Infinity, alias: '', code }).slice(0, limit + spare)
}

/** Emoji, and the letters of which flags consist. */
const pictures = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f/gu

function matchNames(names: CityNames, typed: string, limit: number): CityMatch[] {
  const best = new Best(limit)
  const scripts = scriptsAt(scriptMask(scriptsOf(typed)))
  const parts = partsOf(typed)
  const [name = '', ...regions] = parts
  if (parts.length > mostParts) return []
  if (regions.length > 0) {
    // "Frankfurt (Oder)" and "Washington, D.C." are names.
    collect(names, searchKey(typed), { bonus: reading.first, scripts, isWhole: true }, best)
    if (best.size === 0) collectInside(names, searchKey(name), regions, scripts, best)
    if (best.size === 0) collectAddress(names, parts.map(searchKey), scripts, best)
    return best.list(names)
  }
  collectAll(names, searchKey(name), scripts, best)
  if (best.size === 0) collectAmongWords(names, searchKey(name), scripts, best)
  return best.list(names)
}

function collectAll(names: CityNames, key: string, scripts: number, best: Best) {
  const begins = namesBegin(names, key, scripts)
  collectOfRegion(names, key, best)
  collect(names, key, { bonus: begins ? reading.first : reading.second, scripts }, best)
  collectSpaced(
    names,
    key,
    { bonus: reading.first - lossOfSpaces, scripts, isWhole: true, among: 'places' },
    best,
  )
  for (const [city, inside] of splits(names, key)) {
    const bonus = begins ? reading.first - lossOfSplit : reading.first
    collect(names, city, { bonus, inside, scripts }, best)
  }
  const near = begins ? reading.secondNear : reading.near
  for (const [city, inside, loss] of placeSplits(names, key)) {
    collect(names, city, { bonus: near - loss, inside, scripts }, best)
  }
  if (begins !== 'own') {
    const place = withoutQualifiers(key)
    if (place !== key) collect(names, place, { bonus: reading.secondNear, scripts, isWhole: true }, best)
    if (key.length >= leastForOtherTypos) {
      collectTypos(
        names,
        key,
        { bonus: reading.first - lossOfTypo, scripts, isWhole: true, among: 'own' },
        best,
      )
    }
  }
  if (best.size < best.limit) {
    collectTypos(names, key, { bonus: reading.typo, scripts }, best)
    collectOfMisspeltRegion(names, key, best)
  }
  if (best.size > 0) return
  for (const [city, inside] of splits(names, key)) {
    collectSpaced(names, city, { bonus: reading.typo, inside, scripts, isWhole: true }, best)
    collectTypos(names, city, { bonus: reading.typo, inside, scripts }, best)
  }
  // A district with a typing error, when nothing else fits: "montmatre".
  if (best.size === 0) collectTypos(names, key, { bonus: reading.typo, scripts, isWhole: true }, best)
  if (best.size === 0) collectTwoTypos(names, key, { bonus: reading.twoTypos, scripts, isWhole: true }, best)
}

/** The text without the words that only say where in the place, or what is wanted there. */
function withoutQualifiers(key: string) {
  const words = key.split(' ')
  const first = words.findIndex((word) => !qualifiers.has(word))
  const last = words.findLastIndex((word) => !qualifiers.has(word))
  return first === -1 ? key : words.slice(first, last + 1).join(' ')
}

/** The best-known cities of the countries and states whose whole name the text is. */
function collectOfRegion(names: CityNames, key: string, found: Best) {
  if (key.length < leastForRegion && !shortRegionNames.has(key)) return
  const named = names.regions.named(key)
  // "costarica"
  const spaced =
    named.size > 0 || key.length < leastForRegionTypos
      ? []
      : Array.from(key).flatMap((_, at) => [...names.regions.named(`${key.slice(0, at)} ${key.slice(at)}`)])
  offerRegions(names, key, [...named, ...spaced], reading.first, found)
}

/** The best-known cities of countries and states whose name the text is with a typing error: "conneticut". */
function collectOfMisspeltRegion(names: CityNames, key: string, found: Best) {
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

/** The text as a city and a place near it, after it or before it. */
function* placeSplits(
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

/** Each city with exactly this name or alias, possibly several times. */
function citiesWithName(names: CityNames, key: string): number[] {
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

/** The text as a city and a country or state after it, the longest city first. */
export function* splits(names: CityNames, text: string): Generator<[city: string, inside: Condition]> {
  const words = searchKey(text).split(' ')
  if (words.length > mostWords) return
  for (let at = words.length - 1; at > 0; at--) {
    const inside = insideOf(names, [words.slice(at).join(' ')])
    if (inside !== null) yield [words.slice(0, at).join(' '), inside]
  }
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

/** "Paris (France)", "Paris - France" and the commas of other scripts are read as "Paris, France". */
export const partsOf = (text: string) =>
  text
    .replaceAll(/[(|/،、，]|\s[-–—]\s/g, ',')
    .replaceAll(')', '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

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

const lengthOf = ({ starts }: NameArrays, at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0)

/**
 * "own" when the text begins a city's own name or an alias, or any name in its script when that is not Latin; "other" when it
 * is only the whole of another name.
 */
function namesBegin(names: CityNames, key: string, scripts: number): 'own' | 'other' | null {
  const bytes = Buffer.from(key, 'latin1')
  const end = firstFrom(names, bytes, 256)
  const others = scripts & ~latinScript
  let isOther = false
  for (let at = firstFrom(names, bytes, 0); at < end; at++) {
    const owner = names.owners[at] ?? 0
    if (isOnlyThere(owner)) continue
    if (lengthOf(names, at) === bytes.length) isOther = true
    if (isDistrict(owner)) continue
    if (owner >= ownName || isAliasName(owner) || (owner & others) !== 0) return 'own'
  }
  return isOther ? 'other' : null
}

/** The text as it is, and with each word that has another spelling in that one. */
function spellingsOf(key: string): string[] {
  const words = key.split(' ')
  const others = words.flatMap((word, index) => {
    const pair = spellings.find((both) => both.some((one) => one === word))
    return pair ? [words.with(index, word === pair[0] ? pair[1] : pair[0]).join(' ')] : []
  })
  return [key, ...others]
}

function collect(names: CityNames, key: string, how: Reading, best: Best) {
  for (const spelling of spellingsOf(key)) collectSpelling(names, spelling, key.length, how, best)
}

// The bonus of an own name is that of the text as it was typed: a corrected text can be a letter shorter.
function collectSpelling(
  names: CityNames,
  prefix: string,
  typedLength: number,
  { bonus, inside, scripts, isWhole: isWholeOnly = false, among }: Reading,
  best: Best,
) {
  if (prefix === '') return
  const key = Buffer.from(prefix, 'latin1')
  const end = firstFrom(names, key, 256)
  const isLatin = scripts === latinScript
  const foreignLoss = isLatin ? foreign.toLatin : foreign.toOther
  for (let at = firstFrom(names, key, 0); at < end; at++) {
    const owner = names.owners[at] ?? 0
    const city = cityOf(owner)
    if (inside !== undefined && !inside(city)) continue
    const isWhole = lengthOf(names, at) === key.length
    const own = ownScore(typedLength, isWhole)
    if (isWholeOnly && !isWhole) continue
    if (among === 'own' && (isAliasName(owner) || owner < ownName)) continue
    if (among === 'places' && isDistrict(owner)) continue
    const lacksPlace = inside === undefined && isOnlyThere(owner)
    if (lacksPlace && (!isWhole || bonus === reading.typo)) continue
    const prominence = names.prominence[city] ?? 0
    const isForeign = (owner & scripts) === 0
    if (isForeign && isLatin && !isWhole && typedLength <= mostForCode) continue
    const start = lacksPlace ? reading.typo : isForeign ? bonus - foreignLoss : bonus
    if (isAliasName(owner)) {
      if (bonus === reading.typo && !isWhole) continue
      if (isDistrict(owner) && bonus === reading.typo && inside === undefined && !isWholeOnly) continue
      if (isDistrict(owner) && !isWhole && inside === undefined) {
        if (typedLength >= leastForTypos) best.offer(city, prominence + reading.begunDistrict, at)
        continue
      }
      const ofTown = Math.min(prominence, mostForBegunAlias)
      const score = isWhole
        ? (isOnlyThere(owner) ? ofTown : prominence) +
          wholeScore(inside === undefined ? 'alias' : 'own', typedLength)
        : ofTown
      best.offer(city, score + own + start, at)
      continue
    }
    const isOwn = owner >= ownName || (isWhole && owner >= initialsName) || (!isLatin && !isForeign)
    // Large cities have so many names that some of them begins with almost every corrected text.
    if (bonus === reading.typo && !isWhole && (isForeign || !isOwn)) continue
    const whole = isWhole ? wholeScore(isOwn ? 'own' : 'other', typedLength) : 0
    best.offer(city, prominence + (isOwn ? own : 0) + whole + start, at)
  }
}

function collectTypos(names: CityNames, key: string, how: Reading, best: Best) {
  if (key.length < leastForTypos || key.length > mostForTypos) return
  for (const variant of variants(key)) collectSpelling(names, variant, key.length, how, best)
}

/** The names that have the letters of the text with spaces at other places. */
function collectSpaced(names: CityNames, key: string, how: Reading, best: Best) {
  const letters = key.replaceAll(' ', '')
  if (letters.length < leastForSpaces || letters.length > mostForTypos) return
  for (const name of spacedNames(names, letters)) {
    if (name !== key) collectSpelling(names, name, key.length, how, best)
  }
}

/** The letters with spaces between some of them, as they begin a name and are one. */
function* spacedNames(names: NameArrays, letters: string, begun = ''): Generator<string> {
  if (letters === '') {
    yield begun
    return
  }
  for (const next of begun === ''
    ? [letters.slice(0, 1)]
    : [letters.slice(0, 1), ` ${letters.slice(0, 1)}`]) {
    const bytes = Buffer.from(begun + next, 'latin1')
    if (firstFrom(names, bytes, 0) < firstFrom(names, bytes, 256)) {
      yield* spacedNames(names, letters.slice(1), begun + next)
    }
  }
}

/** The names that begin with the same two letters and differ from the text by two typing errors. */
function collectTwoTypos(names: CityNames, key: string, how: Reading, best: Best) {
  if (key.length < leastForTwoTypos || key.length > mostForTypos) return
  const begin = Buffer.from(key.slice(0, 2), 'latin1')
  const typed = Buffer.from(key, 'latin1')
  const end = firstFrom(names, begin, 256)
  for (let at = firstFrom(names, begin, 0); at < end; at++) {
    if (Math.abs(lengthOf(names, at) - key.length) > 2) continue
    const name = names.bytes.subarray(names.starts[at], names.starts[at + 1])
    if (!isAlike(typed, name, 2)) continue
    collectSpelling(names, Buffer.from(name).toString('latin1'), key.length, how, best)
  }
}

/** The cities in these countries and states, or near these places. Their names may be incomplete. */
function collectInside(
  names: CityNames,
  key: string,
  regions: readonly string[],
  scripts: number,
  best: Best,
) {
  const [named, begun] = [insideOf(names, regions), insideOf(names, regions, 'begun')]
  if (named !== null) collect(names, key, { bonus: reading.first, inside: named, scripts }, best)
  const near = nearAll(names, regions)
  if (near !== null) collect(names, key, { bonus: reading.near, inside: near, scripts }, best)
  if (begun !== null) collect(names, key, { bonus: reading.second, inside: begun, scripts }, best)
  if (best.size === 0 && begun !== null)
    collectTypos(names, key, { bonus: reading.typo, inside: begun, scripts }, best)
}

/** Whether a city is near all of these places, or in them where they are countries or states. */
function nearAll(names: CityNames, texts: readonly string[]): Condition | null {
  const conditions = texts.map((text) => {
    const [inside, near] = [insideOf(names, [text]), nearPlace(names, searchKey(text))]
    if (inside === null || near === null) return inside ?? near
    return (city: number) => inside(city) || near(city)
  })
  const known = conditions.filter((condition) => condition !== null)
  return known.length < texts.length ? null : (city) => known.every((condition) => condition(city))
}

/**
 * The cities whose whole name or alias is the longest run of words of the text that is one. In an address that begins with a
 * number or a word for a street, the last of several counts: "via roma torino".
 */
function collectAmongWords(names: CityNames, key: string, scripts: number, best: Best, inside?: Condition) {
  const all = key.split(' ')
  const words = all.filter((word) => !/\d/.test(word))
  if (words.length > mostWords) return
  const isAddress = /^\d/.test(key) || streetWords.has(words[0] ?? '')
  const how = { bonus: reading.typo, scripts, isWhole: true, ...(inside && { inside }) }
  const least = words.length === all.length ? words.length - 1 : words.length
  for (let length = least; length > 0 && best.size === 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const run = words.slice(at, at + length)
      if (run.every((word) => commonWords.has(word))) continue
      collect(names, run.join(' '), how, best)
      if (isAddress && best.size > 0) return
    }
  }
}

/**
 * The city in an address of several parts: the first part that is a whole name in the countries and states behind it, of
 * which unknown ones are left out. Words with digits are house numbers and postcodes. A text of two parts without digits is
 * an address when its first part names no place, or its second is a code of two letters: "Firenze (FI)".
 */
function collectAddress(names: CityNames, keys: readonly string[], scripts: number, best: Best) {
  const parts = keys
    .map((part) =>
      part
        .split(' ')
        .filter((word) => !/\d/.test(word))
        .join(' '),
    )
    .filter((part) => part !== '')
  const isCode = (part: string) => part.length === 2
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const isLong = parts.length > 2 || parts.join() !== keys.join()
  if (!isLong && !isCode(last) && citiesWithName(names, first).length > 0) return
  for (const [at, part] of parts.entries()) {
    const behind = parts.slice(at + 1).filter((region) => insideOf(names, [region]) !== null)
    for (const regions of [behind, behind.slice(-1), behind.filter((region) => !isCode(region))]) {
      // A country or state at the end is itself the city at most: "Hotel Sacher, Vienna".
      const wanted = regions.length === 0 && at > 0 && insideOf(names, [part]) !== null ? [part] : regions
      const inside = wanted.length === 0 ? undefined : insideOf(names, wanted)
      if (inside === null) continue
      collect(names, part, { bonus: reading.typo, scripts, isWhole: true, ...(inside && { inside }) }, best)
      if (best.size > 0) return
    }
  }
  const inside = insideOf(names, [last])
  if (inside === null) return
  for (const part of parts.slice(0, -1)) {
    if (part.includes(' ')) collectAmongWords(names, part, scripts, best, inside)
  }
}

/** The place of the first name that is not less than the key followed by a byte, `after`; 0 means no byte. */
function firstFrom({ bytes, starts }: NameArrays, key: Uint8Array, after: number) {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isLess(bytes, starts[middle] ?? 0, starts[middle + 1] ?? 0, key, after)) low = middle + 1
    else high = middle
  }
  return low
}

function isLess(bytes: Uint8Array, start: number, end: number, key: Uint8Array, after: number) {
  for (let i = 0; i < key.length; i++) {
    if (start + i >= end) return true
    const difference = (bytes[start + i] ?? 0) - (key[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return after > 0
}

/**
 * All texts that differ from this one by one typing error: a wrong, missing, added or swapped letter, two letters swapped
 * across a third, or the wrong letter doubled.
 */
function* variants(text: string) {
  for (let i = 0; i <= text.length; i++) {
    const before = text.slice(0, i)
    const here = text.slice(i, i + 1)
    const after = text.slice(i + 1)
    for (const letter of alphabet) {
      if (i > 0 || letter !== ' ') yield before + letter + here + after
      if (here !== '' && letter !== here) yield before + letter + after
    }
    if (here !== '') yield before + after
    if (after !== '' && after[0] !== here) yield before + after.slice(0, 1) + here + after.slice(1)
  }
  // "chigaco" for Chicago
  for (let i = 0; i + 2 < text.length; i++) {
    const [first = '', middle = '', last = ''] = text.slice(i, i + 3)
    if (first !== last) yield text.slice(0, i) + last + middle + first + text.slice(i + 3)
  }
  // "cinncinati" for Cincinnati
  for (const { index } of text.matchAll(/(.)\1/g)) {
    const single = text.slice(0, index) + text.slice(index + 1)
    for (let i = 0; i < single.length; i++) yield single.slice(0, i + 1) + single.slice(i)
  }
}

/** The best cities so far, each with its best score. */
class Best {
  readonly limit: number
  readonly #cities: { city: number; score: number; at: number | 'country' | 'state' }[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  get size() {
    return this.#cities.length
  }

  /** Offers a city with the score of its name at this place, or of the name of its country or state. */
  offer(city: number, score: number, at: number | 'country' | 'state') {
    const found = this.#cities
    const worst = found.at(-1)
    if (found.length >= this.limit && worst && score <= worst.score) return
    const known = found.findIndex((entry) => entry.city === city)
    if (known !== -1) {
      if ((found[known]?.score ?? 0) >= score) return
      found.splice(known, 1)
    }
    const place = found.findIndex((entry) => entry.score < score)
    found.splice(place === -1 ? found.length : place, 0, { city, score, at })
    if (found.length > this.limit) found.pop()
  }

  list({ geonameids, owners, bytes, starts }: NameArrays): CityMatch[] {
    return this.#cities.map(({ city, score, at }) => {
      const geonameid = geonameids[city] ?? 0
      if (typeof at === 'string') return { geonameid, score, alias: '', of: at }
      const name = Buffer.from(bytes.subarray(starts[at], starts[at + 1])).toString('latin1')
      return { geonameid, score, alias: isAliasName(owners[at] ?? 0) ? name : '' }
    })
  }
}
