import type { Area } from '#server/planner/gazetteer/areas.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { normalise } from '#server/gazetteer/normalise.ts'

/** A possible meaning of a name. `prior` is its likelihood without context, as a power of ten. */
export type Candidate =
  | { readonly kind: 'city'; readonly city: City; readonly prior: number }
  | { readonly kind: 'area'; readonly area: Area; readonly prior: number }

/** The maximum number of homonyms that are considered; San José has 400. */
const maxCities = 40

const otherNamePenalty = 1.2
const typoPenalty = 2.5

/** Abbreviations at the beginning of names, with their long forms. */
const shortened: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  saint: 'st',
}

/** The cities and areas of the gazetteer with this normalised name, likeliest first. */
export function candidatesFor(gazetteer: Gazetteer, key: string): Candidate[] {
  const cities = citiesNamed(gazetteer, key)
  const areas: Candidate[] = gazetteer.areas
    .find(key)
    .map((area) => ({ kind: 'area', area, prior: areaPrior(area, cities) }))
  return [...areas, ...cities].sort((a, b) => b.prior - a.prior)
}

function citiesNamed(gazetteer: Gazetteer, key: string) {
  const space = key.indexOf(' ')
  const full = space > 0 ? shortened[key.slice(0, space)] : undefined
  const keys = full === undefined ? [key] : [key, full + key.slice(space)]
  const found = new Map<number, Candidate & { kind: 'city' }>()
  for (const name of keys) {
    for (const index of gazetteer.names.find(name)) {
      if (found.has(index)) continue
      const city = gazetteer.cities.get(index)
      const own = isOwnName(city.name, keys)
      found.set(index, { kind: 'city', city, prior: city.fame - (own ? 0 : otherNamePenalty) })
    }
  }
  const nicknamed = gazetteer.nicknames.get(key)
  if (nicknamed !== undefined) {
    const city = gazetteer.cities.get(nicknamed)
    found.set(nicknamed, { kind: 'city', city, prior: city.fame })
  }
  return [...found.values()].sort((a, b) => b.prior - a.prior).slice(0, maxCities)
}

// People call "New York City" and "Nara-shi" New York and Nara.
const generic = / (city|town|shi|si|stad)$/

function isOwnName(name: string, keys: readonly string[]) {
  const own = normalise(name)
  return keys.includes(own) || keys.includes(own.replace(generic, ''))
}

/** Countries that consist of one city. Their name means the city. */
const cityStates = new Set(['SG', 'MC', 'HK', 'MO', 'VA', 'SM', 'GI'])

function areaPrior(area: Area, cities: readonly (Candidate & { kind: 'city' })[]): number {
  if (area.kind === 'country') {
    const own = cityStates.has(area.id) && cities.some(({ city }) => city.country === area.id)
    return own ? 4 : 10.5
  }
  if (area.kind === 'region') return 10
  // Many states have the name of their main city, and people mean the city.
  const chief = cities.some(({ city, prior }) => prior > 8 || (city.state === area.id && city.fame > 5.5))
  if (chief) return 5
  return /^(US|CA|GB|AU|DE|IT|ES|FR|IN|JP|MX|BR|AT|ID)\./.test(area.id) ? 9 : 6.5
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Well-known cities and areas whose name differs from this one by a single typing error. */
export function candidatesNear(gazetteer: Gazetteer, key: string): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const variant of variants(key)) {
    for (const candidate of candidatesFor(gazetteer, variant)) {
      const minimum = candidate.kind === 'area' ? 6.5 : wellKnown
      if (candidate.prior < minimum) break
      const id = candidate.kind === 'city' ? String(candidate.city.index) : candidate.area.id
      if (!found.has(id)) found.set(id, { ...candidate, prior: candidate.prior - typoPenalty })
    }
  }
  return [...found.values()].sort((a, b) => b.prior - a.prior).slice(0, 6)
}

const wellKnown = 7

/** All texts that differ by one inserted, deleted, replaced or swapped letter, or by a missing space. */
function* variants(key: string): Generator<string> {
  for (let i = 0; i <= key.length; i++) {
    const [head, tail] = [key.slice(0, i), key.slice(i)]
    if (tail) yield head + tail.slice(1)
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)
    for (const letter of letters) {
      yield head + letter + tail
      // The first letter is rarely wrong, and replacing it gives too many matches.
      if (tail && i > 0) yield head + letter + tail.slice(1)
    }
    if (i > 1 && tail.length > 1) yield `${head} ${tail}`
  }
}
