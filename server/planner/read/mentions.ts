import type { City } from '#server/gazetteer/cities.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { Candidate, KnownPlace } from '#server/planner/names/place-names.ts'
import type { World } from '#server/planner/world.ts'
import type { Area } from '#server/planner/knowledge/areas.ts'
import { has, isLink, isRole } from './measures.ts'
import type { NameSearch } from './name-search.ts'
import type { Piece } from './pieces.ts'
import { breakBefore, firstPiece, isDuration, type Sign } from './signs.ts'

/** A place that the prompt names. */
export interface Mention {
  /** The index of its sign. */
  readonly at: number
  readonly place: KnownPlace
  /** 0 to 1. */
  readonly sure: number
  /** The other places that the name can mean, best first. */
  readonly others: readonly KnownPlace[]
}

/**
 * The minimum likelihoods with which a name counts as a place. They were chosen with `ordinary` words that are also names
 * and with the names of villages: 0.3 is a city that most travellers know, 0.1 a town, 0.01 a village whose name no other
 * place has.
 */
const needed = {
  /** Not a word of the prompt's languages, and without evidence for a place. */
  alone: 0.12,
  /** In small letters in a prompt that has capitals. */
  aloneInSmall: 0.3,
  /** With evidence: a capital, a preposition of place, or a place beside it in a list. */
  withEvidence: 0.008,
  /** Also a word of the language, with evidence. */
  wordWithEvidence: 0.1,
  /** An ordinary word with a capital that begins the sentence. */
  wordAtBeginning: 0.6,
  /** The same in a prompt without capitals. */
  wordInSmall: 0.4,
  /** A word without evidence, far from several other places: "Sue has been there" in a trip to Italy. */
  farAmongOthers: 0.35,
  farInSmall: 0.7,
  /** A name with a typing error. */
  corrected: 0.03,
  /** The same when a capital is the only evidence. */
  correctedAlone: 0.15,
} as const
/** The factors by which other places of the prompt or the open trip raise the likelihood of a place, by distance. */
const nearness = {
  sameCountry: 2.2,
  near: 2,
  km: 500,
  beside: 5,
  besideKm: 80,
  farKm: 3000,
  inArea: 3,
  inNextArea: 25,
  isStop: 40,
} as const
/**
 * A question offers another place when its score is at least `part` of the chosen one's score and it is at least `km`
 * away. `partAlone` is enough for a name that no other place of the prompt supports, when many people live there or travel
 * there: Georgia is a country and a state, Cartagena a city in Colombia and one in Spain.
 */
const ambiguous = {
  part: 0.3,
  partAlone: 0.02,
  km: 150,
  people: 150_000,
  peopleAtHome: 40_000,
  pull: 3,
} as const
const mostNeighbours = 6
/** With at least this number of other places in the prompt, a name far from all of them is usually another word. */
const severalPlaces = 2
/** The maximum number of places that are read from a prompt. */
const mostPlaces = 60
const placeRoles = new Set([
  'from',
  'to',
  'via',
  'in',
  'visit',
  'start',
  'end',
  'home',
  'back',
  'base',
  'dayTrip',
  'between',
  'near',
  'except',
  'instead',
  'until',
])

const wayRoles = new Set(['from', 'to', 'via', 'start', 'end', 'home', 'back', 'base', 'dayTrip'])

/**
 * The places among the signs. Of several places with one name, the neighbours decide. `diary` holds all signs of a diary,
 * from which the use of capitals is measured; its places do not belong to one trip.
 */
export function mentionsOf(
  signs: readonly Sign[],
  world: World,
  search: NameSearch,
  stops: readonly City[] = [],
  diary?: readonly Sign[],
): Mention[] {
  const capitals = new Capitals(diary ?? signs)
  const taken = new Map<number, readonly Candidate[]>()
  /** The names with a typing error. */
  const corrected = new Set<number>()
  for (const pass of ['sure', 'listed', 'listed again'] as const) {
    for (const [at, sign] of signs.entries()) {
      if (sign.kind !== 'words' || taken.has(at)) continue
      const isListed =
        pass !== 'sure' && (isInList(signs, at, taken) || (isName(sign.piece) && isInRow(signs, at, taken)))
      const candidates = isStop(sign.piece, stops)
        ? sign.piece.candidates
        : acceptable(signs, at, sign.piece, { capitals, isListed })
      if (candidates.length > 0) taken.set(at, candidates)
    }
  }
  // The second pass reads "Barcelna and Madird" as a list after the first pass has corrected Madrid.
  for (const pass of [1, 2]) {
    for (const [at, sign] of signs.entries()) {
      if (sign.kind !== 'words' || taken.has(at) || !mayBeMistyped(sign.piece)) continue
      if (capitals.speakAgainst(sign.piece)) continue
      const isExpected =
        pass === 1 ? hasPlaceRole(signs, at) : isInList(signs, at, taken) || isInRow(signs, at, taken)
      const isName =
        (capitals.speakFor(signs, at) && !capitals.areOfNouns) || isUnknownName(sign.piece, capitals)
      const near = isExpected || (isName && sign.text.length >= longUnknown) ? search.near(sign.text) : []
      const least = isExpected ? needed.corrected : needed.correctedAlone
      const likely = near.filter(({ likelihood }) => likelihood >= least)
      if (likely.length === 0) continue
      taken.set(at, likely)
      corrected.add(at)
    }
  }
  const mentions = chooseJointly(
    new Map([...taken].sort(([a], [b]) => a - b).slice(0, mostPlaces)),
    signs,
    world,
    stops,
    search.language,
  )
  if (diary) return mentions
  const isStray = (mention: Mention) => {
    const { at, place } = mention
    const others = [
      ...mentions.filter((other) => other !== mention).map((other) => other.place),
      ...stops.map((city): KnownPlace => ({ kind: 'city', city })),
    ]
    if (others.length === 0 || others.some((other) => areNear(place, other, world))) return false
    const [piece] = signs[at]?.pieces ?? []
    const least =
      piece && capitals.speakAgainst(piece)
        ? needed.farInSmall
        : others.length < severalPlaces
          ? needed.alone
          : needed.farAmongOthers
    const likelihoodOf = (one: Mention) =>
      taken.get(one.at)?.find((candidate) => candidate.place === one.place)?.likelihood ?? 0
    // "On the Indian Pacific"
    const isAdjective = taken.get(at)?.[0]?.by === 'adjective' && others.length >= severalPlaces
    const isNamed =
      !isAdjective &&
      // "La voiture est en panne" does not mean Torres del Paine.
      !(corrected.has(at) && stops.length > 0) &&
      (hasPlaceRole(signs, at) || isCounted(signs, at) || isInList(signs, at, taken))
    const isPart = mentions.some((other) => {
      const lead = likelihoodOf(other) - likelihoodOf(mention)
      return isPartOfNext(signs, mention, other) && (lead > 0 || (lead === 0 && other.at < at))
    })
    return isPart || (!isNamed && likelihoodOf(mention) < least)
  }
  return mentions.filter((mention) => !isStray(mention))
}

/** Whether a name can mean a stop of the open trip, which a follow-up mostly speaks of: "Granada" in Spain, "natal". */
const isStop = ({ candidates, senses }: Piece, stops: readonly City[]) =>
  candidates.some(
    ({ place }) => place.kind === 'city' && stops.some(({ index }) => index === place.city.index),
  ) && senses.every(({ is }) => is === 'ordinary' || is === 'event' || is === 'theme' || is === 'name')

/** Whether two places can belong to one trip: in the same country, near each other, or one in the other. */
function areNear(one: KnownPlace, other: KnownPlace, world: World) {
  if (one.kind === 'city' || other.kind === 'city')
    return [nearnessOf(one, other, world, true), nearnessOf(other, one, world, true)].some(
      (factor) => factor >= nearness.near,
    )
  const { areas, cities } = world
  const overlap = (inner: Area, outer: Area) =>
    areas.citiesOf(inner).some((city) => areas.contains(outer, cities.get(city)))
  return overlap(one.area, other.area) || overlap(other.area, one.area)
}

/** "Scotland west coast": a region directly beside another area is a part of that area, not a region far away. */
const isPartOfNext = (signs: readonly Sign[], { at, place }: Mention, other: Mention) =>
  place.kind === 'region' &&
  other.place.kind !== 'city' &&
  Math.abs(other.at - at) === 1 &&
  breakBefore(signs[Math.max(at, other.at)]) === 'none'

const mayBeMistyped = ({ senses, digits, text }: Piece) =>
  senses.length === 0 && digits === undefined && text.length >= 5

/** A long word of no language, in a prompt in which names have no capitals. */
const isUnknownName = ({ isCapital }: Piece, capitals: Capitals) => !capitals.areUsed && !isCapital
const longUnknown = 6

/** Whether capitals distinguish names from words in this prompt. A prompt in only one case says nothing. */
class Capitals {
  readonly #tellNames: boolean
  /** Nouns have capitals, as in German. */
  readonly areOfNouns: boolean

  constructor(signs: readonly Sign[]) {
    let capitals = 0
    let letters = 0
    let nouns = 0
    let capitalNouns = 0
    for (const sign of signs) {
      for (const piece of sign.pieces) {
        if (piece.digits !== undefined) continue
        letters++
        if (piece.isCapital) capitals++
        if (
          !isBeginning(sign) &&
          has(piece, ({ is }) => is === 'theme' || is === 'unit' || is === 'transport') &&
          (piece.candidates[0]?.likelihood ?? 0) < needed.aloneInSmall
        ) {
          nouns++
          if (piece.isCapital) capitalNouns++
        }
      }
    }
    this.#tellNames = capitals > 0 && capitals < 0.7 * letters
    this.areOfNouns = nouns > 0 && capitalNouns >= nouns / 2
  }

  get areUsed() {
    return this.#tellNames
  }

  /** Whether the capital of a sign is evidence for a name. */
  speakFor(signs: readonly Sign[], at: number): boolean {
    const sign = signs[at]
    const piece = firstPiece(sign)
    if (!sign || !piece?.isCapital || !this.#tellNames || isBeginning(sign)) return false
    return !this.areOfNouns || piece.senses.length === 0
  }

  /** Whether the small letters of a piece are evidence against a name. */
  speakAgainst(piece: Piece) {
    return this.#tellNames && !piece.isCapital && /\p{Ll}/u.test(piece.text)
  }
}

const isBeginning = (sign: Sign | undefined) =>
  sign === undefined || sign.start === 0 || breakBefore(sign) === 'stop'

function acceptable(
  signs: readonly Sign[],
  at: number,
  piece: Piece,
  { capitals, isListed }: { capitals: Capitals; isListed: boolean },
): readonly Candidate[] {
  const [best] = piece.candidates
  if (!best) return []
  const { likelihood } = best
  // "chi", "mel" and "casa" are short for cities only where they are written as such or stand in a list.
  const isShort =
    best.by === 'alias' &&
    piece.text.length <= 4 &&
    !/^\p{Lu}+$/u.test(piece.text) &&
    /\p{Script=Latin}/u.test(piece.text)
  const isCapital = capitals.speakFor(signs, at)
  const isExpected = isListed || hasPlaceRole(signs, at) || isCounted(signs, at)
  if (isShort && !isExpected) return []
  const isWord = piece.senses.some(({ is }) => is !== 'name') && !(piece.isStem && likelihood >= needed.alone)
  if (best.by === 'adjective') return isWord ? [] : piece.candidates
  // "Natal" is Christmas, and a city where a trip can start.
  if (
    piece.senses.some(({ is }) => is === 'event' || is === 'route') &&
    !(likelihood >= needed.aloneInSmall && (isListed || hasPlaceRole(signs, at, wayRoles)))
  )
    return []
  if (isWord) {
    const isContent = piece.senses.every(({ is }) => is === 'ordinary' || is === 'theme' || is === 'name')
    if (piece.isCapital && (isCapital || isExpected))
      return likelihood >= needed.wordWithEvidence ? piece.candidates : []
    // "Island" begins a Swedish prompt and is the country.
    if (
      isContent &&
      piece.isCapital &&
      likelihood >= needed.wordAtBeginning &&
      capitals.areUsed &&
      isBeginning(signs[at])
    )
      return piece.candidates
    // "nice" is a city in "nice, cannes", where it is in a list, but not in "a nice trip".
    const isFunction = piece.senses.some(({ is }) => is === 'filler' || is === 'role' || is === 'link')
    return isListed &&
      likelihood >= (isFunction ? 2 : 1) * needed.wordInSmall &&
      !capitals.speakAgainst(piece)
      ? piece.candidates
      : []
  }
  if (isCapital || isExpected) {
    const isEnough = likelihood >= (capitals.speakAgainst(piece) ? needed.alone : needed.withEvidence)
    return isEnough ? piece.candidates : []
  }
  return likelihood >= (capitals.speakAgainst(piece) ? needed.aloneInSmall : needed.alone)
    ? piece.candidates
    : []
}

/** "2 days Porto" */
const isCounted = (signs: readonly Sign[], at: number) =>
  isDuration(signs[at - 1]) && breakBefore(signs[at]) === 'none'

/** Whether a preposition, postposition or affix of place stands beside the sign, with fillers between at most. */
export function hasPlaceRole(
  signs: readonly Sign[],
  at: number,
  roles: ReadonlySet<string> = placeRoles,
): boolean {
  const isPlaceRole = (sign: Sign | undefined, side: 'before' | 'after') =>
    sign?.kind === 'words' &&
    has(
      sign.piece,
      (sense) =>
        sense.is === 'role' && roles.has(sense.role) && (sense.side === 'before') === (side === 'before'),
    )
  for (let before = at - 1; before >= at - 2; before--) {
    if (breakBefore(signs[before + 1]) !== 'none') break
    if (isPlaceRole(signs[before], 'after')) return true
    const sign = signs[before]
    if (sign?.kind !== 'words' || !has(sign.piece, ({ is }) => is === 'filler')) break
  }
  return breakBefore(signs[at + 1]) === 'none' && isPlaceRole(signs[at + 1], 'before')
}

/** Whether a place stands beside the sign, with a comma, a dash, "and" or "or" between. */
export function isInList(signs: readonly Sign[], at: number, taken: ReadonlyMap<number, unknown>): boolean {
  const isJoint = (sign: Sign | undefined) =>
    sign?.kind === 'words' &&
    has(sign.piece, (sense) => sense.is === 'link' && ['and', 'or', 'onward'].includes(sense.link))
  const isApart = (sign: Sign | undefined) => {
    const gap = firstPiece(sign)?.gap ?? ''
    return gap !== '' && !/[.!?]/.test(gap)
  }
  const before = isJoint(signs[at - 1]) ? at - 2 : isApart(signs[at]) ? at - 1 : undefined
  const after = isJoint(signs[at + 1]) ? at + 2 : isApart(signs[at + 1]) ? at + 1 : undefined
  return (before !== undefined && taken.has(before)) || (after !== undefined && taken.has(after))
}

/** A word that has no meaning in the tables, or only the meaning of a name. */
const isName = ({ senses }: Piece) => senses.every(({ is }) => is === 'ordinary' || is === 'name')

/** "Bodrum Marmaris Fethiye": a sign directly beside a place without any punctuation. */
const isInRow = (signs: readonly Sign[], at: number, taken: ReadonlyMap<number, unknown>) =>
  [at - 1, at + 1].some((beside) => taken.has(beside) && breakBefore(signs[Math.max(at, beside)]) === 'none')

interface Scored {
  readonly candidate: Candidate
  score: number
}

/** Chooses a place for each name so that the places lie together: "León and Granada" are both in Spain or in Nicaragua. */
function chooseJointly(
  taken: ReadonlyMap<number, readonly Candidate[]>,
  signs: readonly Sign[],
  world: World,
  stops: readonly City[],
  language: string,
): Mention[] {
  const ats = [...taken.keys()]
  const scored = ats.map((at): Scored[] =>
    (taken.get(at) ?? []).slice(0, 8).map((candidate) => ({ candidate, score: candidate.likelihood })),
  )
  // The second round uses the scores of the neighbours after the first round.
  for (let round = 0; round < 2; round++) {
    const before = scored.map((list) => list.map(({ score }) => score))
    for (const [index, list] of scored.entries()) {
      for (const [number, each] of list.entries()) {
        let factor = 1
        for (
          let other = Math.max(0, index - mostNeighbours);
          other <= Math.min(scored.length - 1, index + mostNeighbours);
          other++
        ) {
          if (other === index) continue
          const [here, there] = [ats[index] ?? 0, ats[other] ?? 0]
          const near = nearnessTo(
            each.candidate.place,
            scored[other] ?? [],
            before[other] ?? [],
            world,
            isNamedBeside(signs, here, there) || isSettledBy(signs, here, there, ats),
          )
          // "Not the one in Belarus"
          const isArea = scored[other]?.[0]?.candidate.place.kind !== 'city'
          factor *= isArea && isRefused(signs, there) ? 1 / near : near
        }
        if (stops.length > 0) factor *= nearnessOfTrip(each.candidate.place, stops)
        each.score = (before[index]?.[number] ?? 0) * factor
      }
    }
  }
  const ranked = scored.map((list) => list.toSorted((a, b) => b.score - a.score))
  return ats.map((at, index): Mention => {
    const list = ranked[index] ?? []
    const [best] = list
    if (!best) throw new Error('A name that was taken for a place has a candidate.')
    const isSupported = ranked.some(
      ([other], number) =>
        other !== undefined &&
        number !== index &&
        (nearnessOf(best.candidate.place, other.candidate.place, world, false) >= nearness.near ||
          nearnessOf(other.candidate.place, best.candidate.place, world, false) >= nearness.near ||
          // "Georgia and Armenia": two countries, not a country and a state of another one.
          (best.candidate.place.kind === 'country' && other.candidate.place.kind === 'country')),
    )
    const isAlone = !isSupported && stops.length === 0
    const part = isAlone ? ambiguous.partAlone : ambiguous.part
    const sum = list.reduce((total, { score }) => total + score, 0)
    const share = sum === 0 ? 0 : best.score / sum
    return {
      at,
      place: best.candidate.place,
      sure: Math.min(1, share * Math.max(0.5, Math.min(1, 3 * best.candidate.likelihood))),
      others: list
        .slice(1)
        .filter(
          ({ score, candidate }) =>
            ((score >= part * best.score &&
              (score >= ambiguous.part * best.score || isKnown(candidate.place, world))) ||
              (isAlone && isOfSpeakers(candidate.place, best.candidate.place, language))) &&
            isApart(candidate.place, best.candidate.place, world),
        )
        .map(({ candidate }) => candidate.place)
        .slice(0, 2),
    }
  })
}

const isKnown = (place: KnownPlace, { travel }: World) =>
  place.kind !== 'city' ||
  place.city.population >= ambiguous.people ||
  (travel.of(place.city)?.pull ?? 0) >= ambiguous.pull

/**
 * Whether `place` is a larger city in a country of the prompt's language, and `other` is in no such country. Bergen is a city
 * in Norway, and a Dutch prompt can also mean the Bergen where Dutch is spoken.
 */
const isOfSpeakers = (place: KnownPlace, other: KnownPlace, language: string) =>
  place.kind === 'city' &&
  place.city.population >= ambiguous.peopleAtHome &&
  spokenIn(place.city.country) === language &&
  spokenIn(countryOf(other) ?? '') !== language

const spokenIn = (country: string) =>
  country === '' ? '' : new Intl.Locale('und', { region: country }).maximize().language

/** Whether two places differ for a traveller. A city and the state around it do not. */
function isApart(one: KnownPlace, other: KnownPlace, { areas }: World) {
  if (one.kind === 'city' && other.kind === 'city') return distanceKm(one.city, other.city) >= ambiguous.km
  if (one.kind === 'city' && other.kind !== 'city') return !areas.contains(other.area, one.city)
  if (one.kind !== 'city' && other.kind === 'city') return !areas.contains(one.area, other.city)
  return one.kind !== other.kind && countryOf(one) !== countryOf(other)
}

const countryOf = (place: KnownPlace) =>
  place.kind === 'city' ? place.city.country : (place.area.countries[0] ?? place.area.states[0]?.slice(0, 2))

/** The factor of a place beside another name: the mean of the factors of that name's places, weighted by their scores. */
function nearnessTo(
  place: KnownPlace,
  others: readonly Scored[],
  scores: readonly number[],
  world: World,
  isNext: boolean,
) {
  const sum = scores.reduce((total, score) => total + score, 0)
  if (sum === 0) return 1
  let factor = 0
  for (const [index, { candidate }] of others.entries()) {
    factor += ((scores[index] ?? 0) / sum) * nearnessOf(place, candidate.place, world, isNext)
  }
  return factor
}

function nearnessOf(one: KnownPlace, other: KnownPlace, world: World, isNext: boolean): number {
  if (one.kind === 'city' && other.kind === 'city') {
    if (one.city.index === other.city.index) return 1
    const country = one.city.country === other.city.country ? nearness.sameCountry : 1
    const km = distanceKm(one.city, other.city)
    if (km <= nearness.besideKm) return country * nearness.beside
    if (km <= nearness.km) return country * nearness.near
    return country * (1 + (nearness.near - 1) * Math.max(0, 1 - (km - nearness.km) / nearness.farKm))
  }
  if (one.kind === 'city' && other.kind !== 'city') {
    if (world.areas.contains(other.area, one.city)) return isNext ? nearness.inNextArea : nearness.inArea
    // "Galicia, from Valladolid"
    return one.city.country === countryOf(other) ? nearness.sameCountry : 1
  }
  if (one.kind === 'state' && other.kind === 'country' && countryOf(one) === other.area.id)
    return isNext ? nearness.inNextArea : nearness.sameCountry
  if (one.kind !== 'city' && other.kind === 'city' && world.areas.contains(one.area, other.city)) {
    if (isNext) return nearness.inNextArea
    // "Japan in spring, Tokyo, Kyoto": a country is as likely as a town in it that has the same name.
    if (one.kind === 'country') return nearness.sameCountry * nearness.near
  }
  return 1
}

/** The factor of a place in a follow-up, which usually names stops of the trip or places near them. */
function nearnessOfTrip(place: KnownPlace, stops: readonly City[]) {
  if (place.kind !== 'city') return 1
  if (stops.some(({ index }) => index === place.city.index)) return nearness.isStop
  return stops.some((stop) => distanceKm(place.city, stop) <= nearness.km)
    ? nearness.near * nearness.sameCountry
    : 1
}

const refusals: ReadonlySet<string> = new Set(['not', 'except'])
const isRefused = (signs: readonly Sign[], at: number) => hasPlaceRole(signs, at, refusals)

/** "Brest, but the one in Brittany, not in Belarus": the area after "but" or a refusal decides the place. */
function isSettledBy(signs: readonly Sign[], at: number, area: number, ats: readonly number[]) {
  const between = signs.slice(at + 1, area + 1)
  const isOne = area > at && area - at <= reachOfArea && between.every((sign) => breakBefore(sign) !== 'stop')
  const others = ats.filter((other) => other > at && other < area)
  const isBut = between.some((sign) => isLink(firstPiece(sign), 'but')) || isRefused(signs, area)
  return isOne && isBut && others.every((other) => isRefused(signs, other)) && hasPlaceRole(signs, area)
}

const reachOfArea = 8

/** "Portland, Maine", "Rome in Italy": nothing but a comma or a preposition stands between two names. */
function isNamedBeside(signs: readonly Sign[], one: number, other: number) {
  const [first, second] = one < other ? [one, other] : [other, one]
  if (second - first > 2 || breakBefore(signs[second]) === 'stop' || breakBefore(signs[first + 1]) === 'stop')
    return false
  return second - first === 1 || isRole(firstPiece(signs[first + 1]), 'in')
}
