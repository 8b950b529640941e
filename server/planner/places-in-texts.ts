import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { otherEndings } from './languages/other-endings.ts'
import type { Candidate, KnownPlace } from './names/candidate.ts'
import { nameKey } from './names/name-key.ts'
import { lexiconsFor } from './read/detect.ts'
import { hasPlaceRole, isInList, type Mention, mentionsOf } from './read/mentions.ts'
import { NameSearch } from './read/name-search.ts'
import { piecesOf } from './read/pieces.ts'
import { breakBefore, type Sign, signsOf } from './read/signs.ts'
import { tokensOf } from './read/tokens.ts'
import type { World } from './world.ts'

/** A city that a sentence names. */
export interface PlaceInText {
  /** The name as it stands there. */
  text: string
  /** Where it stands, in UTF-16 units. */
  at: [start: number, end: number]
  /** Whether it means the first city. Otherwise a person has to choose. */
  certain: boolean
  /** The ids of the cities that it may mean, the likeliest first. */
  cityIds: string[]
}

/**
 * How likely a name has to mean a city, by what speaks for a name. A sentence of a diary names people, shops and dishes
 * as well, so a capital letter says less than in a prompt for a trip.
 */
const needed = {
  /** A preposition stands before it, or another place beside it. */
  expected: 0.008,
  /** Nothing but a comma or a bracket stands between it and another place. */
  beside: 0.02,
  /** A capital letter within a sentence. */
  capital: 0.15,
  /** The same for a name of no known language, which counts less for that. */
  capitalOfUnknown: 0.03,
  /** A capital letter at the beginning, where each word has one. */
  first: 0.2,
  /** No capital letter in texts without any. */
  small: 0.3,
} as const

/** Fewer Latin letters of a name are left of many a word without its ending: "Kasia" is no form of Kaş. */
const shortestForm = 4
/** A name means its likeliest city when that one is more probable than all others together. */
const certainFrom = 0.5
/** The likeliest city of an entry is this many times as likely as the next. */
const mostOthers = 3
const mostOptions = 5

/**
 * The cities that each of some sentences of one person names. Countries and regions only say which city is meant. Of an
 * entry of a list, the whole is a name when anything speaks for that.
 */
export function placesInTexts(
  world: World,
  { sentences: texts, areEntries }: { sentences: readonly string[]; areEntries: boolean },
): PlaceInText[][] {
  const whole = texts.join('\n')
  const lexicons = lexiconsFor(whole, tokensOf(whole), '', world)
  const [first, ...further] = lexicons.map(({ language }) => language)
  if (!first) throw new Error('English is always a language of a text.')
  const search = new NameSearch(world, [first, ...further], { endings: otherEndings, hasEvents: false })
  const hasCapitals = /\P{L}\p{Lu}\p{Ll}/u.test(` ${whole}`)
  // Days are read elsewhere; this one only makes phrases of the words of a date.
  const signsOfText = texts.map((text) =>
    signsOf(text, piecesOf(text, tokensOf(text), lexicons, search), '2000-01-01'),
  )
  const all = signsOfText.flat()
  return signsOfText.map((signs, index) => {
    const text = texts[index] ?? ''
    const named = areEntries ? entryOf(text, search.find(text)) : undefined
    if (named) return [named]
    const mentions = asCities(signs, mentionsOf(signs, world, search, [], all), world)
    const taken = new Map(mentions.map((mention) => [mention.at, mention]))
    return mentions.flatMap((mention) =>
      isMeant(signs, mention, taken, hasCapitals) ? placeOf(signs, mention) : [],
    )
  })
}

/**
 * The mentions, with the city in place of a state or country of the same name in which no other city is named: Quebec,
 * Luxembourg.
 */
function asCities(signs: readonly Sign[], mentions: readonly Mention[], { areas }: World): Mention[] {
  return mentions.map((mention) => {
    const { place, at } = mention
    const sign = signs[at]
    if (place.kind === 'city' || sign?.kind !== 'words') return mention
    const isQualifier = mentions.some(
      (other) => other.place.kind === 'city' && areas.contains(place.area, other.place.city),
    )
    const city = sign.piece.candidates.find(
      (candidate) =>
        candidate.place.kind === 'city' &&
        candidate.by === undefined &&
        areas.contains(place.area, candidate.place.city) &&
        (place.kind !== 'country' || candidate.place.city.name === place.area.name),
    )
    return isQualifier || city === undefined ? mention : { ...mention, place: city.place, others: [] }
  })
}

/** The place of an entry that is one name. */
function entryOf(text: string, candidates: readonly Candidate[]): PlaceInText | undefined {
  const cities = candidates.flatMap(({ place, likelihood }) =>
    place.kind === 'city' ? [{ city: place.city, likelihood }] : [],
  )
  const [first, second] = cities
  if (!first || first.likelihood < needed.expected) return undefined
  return {
    text,
    at: [0, text.length],
    certain: first.likelihood >= mostOthers * (second?.likelihood ?? 0),
    cityIds: cities.slice(0, mostOptions).map(({ city }) => cityId(city.geonameid)),
  }
}

function isMeant(
  signs: readonly Sign[],
  { at, place }: Mention,
  taken: ReadonlyMap<number, Mention>,
  hasCapitals: boolean,
): boolean {
  const sign = signs[at]
  if (sign?.kind !== 'words' || place.kind !== 'city') return false
  const { text, candidates } = sign.piece
  const named = candidates.find((candidate) => isSame(candidate, place))
  const likelihood = named?.likelihood ?? needed.expected
  const isCased = /[\p{Lu}\p{Ll}]/u.test(text)
  const isCapital = /\p{Lu}/u.test(text)
  if (isCased && !isCapital && hasCapitals) return false
  const hasRole = hasPlaceRole(signs, at)
  const isListed = isInList(signs, at, taken)
  if (isShortForm(text, place) && !hasRole) return false
  if (hasRole) return likelihood >= needed.expected
  if (isListed) return likelihood >= (breakBefore(sign) === 'none' ? needed.expected : needed.beside)
  if (!isCapital) return likelihood >= (isCased ? needed.small : needed.first)
  if (at === 0) return likelihood >= needed.first
  return likelihood >= (named?.languages.includes('') === true ? needed.capitalOfUnknown : needed.capital)
}

/** Whether so little of a Latin name is left without its ending that other words have these letters, too. */
const isShortForm = (text: string, place: KnownPlace) =>
  place.kind === 'city' &&
  /^\p{Script=Latin}+$/u.test(text) &&
  Array.from(place.city.name).length < shortestForm &&
  nameKey(text) !== nameKey(place.city.name)

const isSame = ({ place }: Candidate, other: KnownPlace) =>
  place.kind === 'city' && other.kind === 'city' && place.city.index === other.city.index

function placeOf(signs: readonly Sign[], { at, place, others, sure }: Mention): PlaceInText[] {
  const sign = signs[at]
  if (!sign || place.kind !== 'city') return []
  const cities = [place, ...others].flatMap((one) => (one.kind === 'city' ? [one.city] : []))
  return [
    {
      text: sign.text,
      at: [sign.start, sign.end],
      certain: others.length === 0 || sure >= certainFrom,
      cityIds: cities.map(({ geonameid }) => cityId(geonameid)),
    },
  ]
}
