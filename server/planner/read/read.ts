import { type Day, writesMonthFirst } from './calendar.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { World } from '#server/planner/world.ts'
import type { OpenTrip, Question, Span, TripChange, TripRequest } from '#shared/trip-request.ts'
import { lexiconsFor } from './detect.ts'
import { withUnits } from './bare-numbers.ts'
import { changesOf } from './changes.ts'
import { hasCorrection, withoutCorrected } from './corrections.ts'
import { Draft } from './draft.ts'
import { withEventTowns } from './event-towns.ts'
import { type Mention, mentionsOf } from './mentions.ts'
import { NameSearch } from './name-search.ts'
import { piecesOf } from './pieces.ts'
import { addOrder, addPlaces, placeParts, type PlacePart } from './places.ts'
import { questionsAbout } from './questions.ts'
import { isLinkOf, thingsOf } from './scopes.ts'
import { type Sign, signsOf, withoutSignature } from './signs.ts'
import { addStays } from './stays.ts'
import { addTimes } from './times.ts'
import { tokensOf } from './tokens.ts'
import { unusedOf } from './unused.ts'
import { addTransport, addWishes } from './wishes.ts'

/** The result of reading a prompt. */
export interface Reading {
  readonly request: TripRequest
  /** Set when the prompt changes the open trip. */
  readonly changes: readonly TripChange[]
  /** Whether the prompt describes a whole trip. A follow-up that does not and has no changes was not understood. */
  readonly isNewTrip: boolean
  /** The words from which a constraint or a change was read, and words that repeat one. */
  readonly used: readonly Span[]
  /** Words that are neither used nor known filler. */
  readonly unused: readonly Span[]
  readonly questions: readonly Question[]
}

export interface ReadingContext {
  readonly today: Day
  /** The language of the person's account. It decides when the prompt's words do not. */
  readonly language: string
  /** The language of the open trip's own texts; by default the account's. */
  readonly tripLanguage?: string
  /** The trip that is open and that the prompt may change. */
  readonly trip?: OpenTrip
}

/** Reads the constraints of a trip. A prompt without a place gives a request without a place. */
export function readPrompt(
  prompt: string,
  world: World,
  { today, language, tripLanguage = language, trip }: ReadingContext,
): Reading {
  const tokens = tokensOf(prompt)
  const lexicons = lexiconsFor(prompt, tokens, language, world, trip && tripLanguage.split('-')[0])
  const [first, ...further] = lexicons.map(({ language: each }) => each)
  if (!first) throw new Error('English is always a language of the prompt.')
  const search = new NameSearch(world, [first, ...further])
  // "On the 3rd" refers to the days of the open trip.
  const near = trip?.starts !== undefined && trip.starts > today ? trip.starts : today
  const stops = trip?.stops.flatMap(({ city }) => world.cities.withId(city) ?? [])
  const mentionsIn = (signs: readonly Sign[]) =>
    withStopsByPlace(mentionsOf(signs, world, search, stops), signs, stops)
  const whole = withoutSignature(
    signsOf(prompt, piecesOf(prompt, tokens, lexicons, search), near, writesMonthFirst(first.tag)),
  )
  const bare = hasCorrection(whole)
    ? withoutCorrected(whole, new Set(mentionsIn(whole).map(({ at }) => at)))
    : whole
  const named = mentionsIn(bare)
  const mentions = withEventTowns(named, bare, world)
  const signs = withUnits(bare, mentions)
  const things = thingsOf(signs, mentions)
  const parts = placeParts(things, signs, world)
  const draft = new Draft(prompt)
  addPlaces(draft, parts, signs)
  addStays(draft, things, parts, signs, world)
  addOrder(draft, parts, signs)
  addTimes(draft, things, parts, signs, world, today)
  addTransport(draft, things, parts, signs, trip !== undefined)
  addWishes(draft, things, parts, signs, world)
  const request: TripRequest = {
    language: first.tag,
    constraints: isChance(draft, parts, signs) ? [] : draft.constraints.slice(0, mostConstraints),
    variant: 0,
  }
  const {
    changes,
    isNewTrip,
    used: changed,
  } = trip
    ? changesOf(prompt, { signs, things, parts, constraints: request.constraints }, trip, world)
    : { changes: [], isNewTrip: true, used: [] }
  // The open trip says nothing of the days, places and legs of another one.
  if (trip && isNewTrip) return readPrompt(prompt, world, { today, language })
  const wishes = changes.flatMap((change) => (change.kind === 'wish' ? [change.constraint] : []))
  // Only the changes of a follow-up are applied.
  const said = changes.length > 0 ? wishes : request.constraints
  // A question names the alternative places. A change has no questions.
  for (const { part, thing } of parts) if (part === 'other' && changes.length === 0) draft.use(thing.sign)
  const used = new Set([
    ...draft.used,
    ...changed,
    ...said.flatMap((constraint) => draft.wordsOf(constraint)),
  ])
  return {
    request,
    changes,
    isNewTrip,
    used: [...used].map(({ text, start, end }) => ({ text, at: [start, end] })),
    unused: unusedOf(signs, used),
    questions: questionsAbout(mentions, parts, request.constraints, signs, world, language),
  }
}

/**
 * Whether the only constraint is a visit of one unlikely place without evidence, among words that were not understood. Such
 * a prompt is about something else, and one of its words is also the name of a village.
 */
function isChance({ constraints, used }: Draft, parts: readonly PlacePart[], signs: readonly Sign[]) {
  const [part, another] = parts
  return (
    part !== undefined &&
    another === undefined &&
    constraints.every(({ kind }) => kind === 'visit') &&
    part.thing.roles.size === 0 &&
    (part.thing.mention?.sure ?? 1) <= chance &&
    unusedOf(signs, new Set([...used, part.thing.sign])).length > 0
  )
}

/** The maximum `sure` of an unlikely place, which is a village or was typed differently. */
const chance = 0.5

const mostConstraints = 200

/** The positions of the stops that a word can name. */
const positionOf = { firstStop: 0, secondStop: 1, thirdStop: 2, lastStop: -1 } as const
const positionLinks = ['firstStop', 'secondStop', 'thirdStop', 'lastStop'] as const

/** The mentions with the stops of the open trip, where the prompt names them by their place in it. */
function withStopsByPlace(mentions: readonly Mention[], signs: readonly Sign[], stops: readonly City[] = []) {
  const more = signs.flatMap((sign, at): Mention[] => {
    const name = positionLinks.find((link) => isLinkOf(sign, link))
    const city = name && stops.at(positionOf[name])
    const isNamed = mentions.some((mention) => mention.at === at)
    return city && !isNamed ? [{ at, place: { kind: 'city', city }, sure: 1, others: [] }] : []
  })
  return [...mentions, ...more].toSorted((one, other) => one.at - other.at)
}
