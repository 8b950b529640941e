import { scriptMask, scriptsOf } from '#shared/domain/scripts.ts'
import type { CityNames } from '#server/gazetteer/city-names.ts'
import {
  firstFrom,
  isAliasName,
  isDistrict,
  isOnlyThere,
  latinScript,
  lengthOf,
  ownName,
  scriptsAt,
} from '#server/gazetteer/name-arrays.ts'
import { insideOf, partsOf, splits } from '#server/gazetteer/named-cities.ts'
import { searchKey } from '#server/gazetteer/search-key.ts'
import { Best, type CityMatch } from './best.ts'
import { collectAddress, collectAmongWords } from './collect-addresses.ts'
import { collect } from './collect-names.ts'
import { withAirport } from './airport-codes.ts'
import { collectOfMisspeltRegion, collectOfRegion } from './collect-regions.ts'
import { collectSpaced, collectTwoTypos, collectTypos } from './collect-typing-errors.ts'
import { nearAll, placeSplits } from './near-places.ts'
import { lossOfSpaces, lossOfSplit, lossOfTypo, reading } from './scores.ts'

/** A text with more parts between commas names no place. */
const mostParts = 6
const leastForOtherTypos = 5

/** Words before the name of a place, and after it, that are part of no name: "near florence", "downtown chicago". */
const qualifiers = new Set(
  'around center central centre city downtown flughafen greater hotel hotels in inner near to town trip visit'.split(
    ' ',
  ),
)

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
  return withAirport(names, text, matchNames(names, text, limit + spare), limit).slice(0, limit + spare)
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

/** The text without the words that only say where in the place, or what is wanted there. */
function withoutQualifiers(key: string) {
  const words = key.split(' ')
  const first = words.findIndex((word) => !qualifiers.has(word))
  const last = words.findLastIndex((word) => !qualifiers.has(word))
  return first === -1 ? key : words.slice(first, last + 1).join(' ')
}

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
