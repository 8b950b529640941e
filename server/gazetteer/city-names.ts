/**
 * All names of all cities, sorted by bytes, in a few flat arrays: 700,000 names take about 20 MB, and binary search
 * finds them.
 */
export interface CityNames {
  /** The names, one after another, in ASCII. */
  bytes: Uint8Array<ArrayBuffer>
  /** The start of each name, followed by the end of the last one. */
  starts: Uint32Array<ArrayBuffer>
  /** The city of each name, by its place in the arrays below; the two top bits are `ownName` and `initialsName`. */
  owners: Uint32Array<ArrayBuffer>
  /** GeoNames ids. */
  geonameids: Uint32Array<ArrayBuffer>
  /** The population of each city as a power of ten. */
  weights: Float32Array<ArrayBuffer>
}

export interface CityMatch {
  geonameid: number
  score: number
}

/** Marks that the name is the city's main name. */
export const ownName = 0x8000_0000
/** Marks that the name consists of the initials of the city's main name: "la" for Los Angeles. */
export const initialsName = 0x4000_0000
const cityOf = (owner: number) => owner & ~(ownName | initialsName)

// The penalty of a typing error is larger than any other difference, so a large city with a similar name never stands
// before a small city whose name was typed.
const scores = { whole: 1, typo: -20 }
/**
 * By how much the beginning of a city's own name outweighs that of another name, as a power of ten of the population.
 * The bonus is larger for fewer letters, because few letters begin some name of almost every large city.
 */
const ownScore = (typedLength: number) => (typedLength <= 3 ? 2.5 : typedLength === 4 ? 1.2 : 0.9)
const leastForTypos = 4
const mostForTypos = 32
const alphabet = "abcdefghijklmnopqrstuvwxyz -'"

/**
 * The `limit` cities with the highest scores among those with a name that begins with the folded text. When there are
 * too few, one wrong, missing, added or swapped letter is corrected.
 *
 * The score of a name is a sum: the power of ten of the city's population, `ownScore` when the name is the city's own,
 * `scores.whole` when the text is the whole name, and `scores.typo` when a typing error was corrected. Initials count as
 * an own name when the text has all of them. The score of a city is that of its best name. The beginning of an own name
 * can therefore stand before a whole other name: "los" finds Los Angeles before Lagos, whose airport has the code LOS.
 */
export function matchCities(names: CityNames, folded: string, limit: number): CityMatch[] {
  const best = new Best(limit)
  // What was typed determines the bonus also for corrected texts, which can be a letter shorter.
  const own = ownScore(folded.length)
  collect(names, folded, { own, bonus: 0 }, best)
  if (best.size < limit && folded.length >= leastForTypos && folded.length <= mostForTypos) {
    for (const variant of variants(folded)) collect(names, variant, { own, bonus: scores.typo }, best)
  }
  return best.list(names)
}

export interface NamedCity {
  geonameid: number
  /** The population as a power of ten. */
  weight: number
  /** True for the city's main name, false for names in other languages and spellings. */
  isOwn: boolean
}

/** Every city with exactly this folded name, without duplicates. */
export function citiesNamed(names: CityNames, folded: string): NamedCity[] {
  if (folded === '') return []
  const key = Buffer.from(folded, 'latin1')
  const found = new Map<number, NamedCity>()
  const end = firstFrom(names, key, 256)
  for (let at = firstFrom(names, key, 0); at < end; at++) {
    // In byte order a name comes before the names that begin with it.
    if ((names.starts[at + 1] ?? 0) - (names.starts[at] ?? 0) > key.length) break
    const owner = names.owners[at] ?? 0
    const city = cityOf(owner)
    const isOwn = owner >= ownName || found.get(city)?.isOwn === true
    found.set(city, { geonameid: names.geonameids[city] ?? 0, weight: names.weights[city] ?? 0, isOwn })
  }
  return [...found.values()]
}

function collect(
  names: CityNames,
  prefix: string,
  { own, bonus }: { own: number; bonus: number },
  best: Best,
) {
  if (prefix === '') return
  const key = Buffer.from(prefix, 'latin1')
  const first = firstFrom(names, key, 0)
  const end = firstFrom(names, key, 256)
  for (let at = first; at < end; at++) {
    const owner = names.owners[at] ?? 0
    const city = cityOf(owner)
    const isWhole = (names.starts[at + 1] ?? 0) - (names.starts[at] ?? 0) === key.length
    const isOwn = owner >= ownName || (isWhole && owner >= initialsName)
    best.offer(city, (names.weights[city] ?? 0) + (isOwn ? own : 0) + (isWhole ? scores.whole : 0) + bonus)
  }
}

/** The place of the first name that is not less than the key followed by a byte, `after`; 0 means no byte. */
function firstFrom({ bytes, starts }: CityNames, key: Uint8Array, after: number) {
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

/** All texts that differ from this one by one typing error. */
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
}

/** The best cities so far, each with its best score. */
class Best {
  readonly #limit: number
  readonly #cities: { city: number; score: number }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  get size() {
    return this.#cities.length
  }

  offer(city: number, score: number) {
    const found = this.#cities
    const worst = found.at(-1)
    if (found.length >= this.#limit && worst && score <= worst.score) return
    const known = found.findIndex((entry) => entry.city === city)
    if (known !== -1) {
      if ((found[known]?.score ?? 0) >= score) return
      found.splice(known, 1)
    }
    const place = found.findIndex((entry) => entry.score < score)
    found.splice(place === -1 ? found.length : place, 0, { city, score })
    if (found.length > this.#limit) found.pop()
  }

  list({ geonameids }: CityNames): CityMatch[] {
    return this.#cities.map(({ city, score }) => ({ geonameid: geonameids[city] ?? 0, score }))
  }
}
