import type { City } from '#server/gazetteer/cities.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { isSamePlace, placesOf } from '#shared/domain/trip-request.ts'
import type { OpenTrip, Place, Question, Span, TripChange, TripRequest } from '#shared/trip-request.ts'
import { applyChanges } from './change/apply-changes.ts'
import { inForce, settled } from './change/in-force.ts'
import { type Geography, isSuggestion } from './change/open-route.ts'
import type { ModelAnswer } from './model/model-answer.ts'
import { type ModelReading, readAnswer } from './model/request-of-answer.ts'
import { type Reading, readPrompt } from './read/read.ts'
import type { Itinerary } from './solve/itinerary.ts'
import { solve } from './solve/solve.ts'
import { atlasOf } from './solve/world-atlas.ts'
import { type PlaceLabels, placeLabels } from './place-labels.ts'
import { suggestPlace } from './suggest-place.ts'
import { answerTexts, type TripTexts, tripTexts } from './texts.ts'
import type { World } from './world.ts'

/** What a person asks for. */
export interface Ask {
  readonly prompt: string
  /** Today in the person's time zone. */
  readonly today: string
  /** The person's language: a tag that the catalogue has. */
  readonly language: string
  /** The open trip, which the prompt changes. */
  readonly trip?: OpenTrip
  /** The request of the open trip, or without one the request to plan from. */
  readonly request?: TripRequest
  /** What a model says that the prompt says. */
  readonly answer?: ModelAnswer
}

/** A planned trip with all that the response says of it. */
interface Planned {
  readonly itinerary: Itinerary
  readonly unused: readonly Span[]
  readonly questions: readonly Question[]
  readonly changes: readonly TripChange[]
}

/** Fields of an ask that name a place, a route or an event which does not exist. */
export type UnknownPlaces = 'trip' | 'request'

export interface Outcome {
  /** Absent when the prompt names no place, or no change of the open trip. */
  readonly planned?: Planned
  /** Names in a model's answer that no place has. */
  readonly unresolved: readonly string[]
  readonly unknown?: UnknownPlaces
}

/**
 * Plans a trip: from the changes that a prompt asks of an open trip, from a given request, or from what a prompt says.
 * A prompt that describes a whole trip asks for another one than the open trip.
 */
export function planTrip(world: World, ask: Ask): Outcome {
  const unknown = unknownPlaces(ask, world)
  if (unknown) return { unresolved: [], unknown }
  const { trip, request, answer } = ask
  if (request && !trip) {
    const job = jobOf(world, ask, request.language)
    return { ...forPage(job, correctedTrip(job, request)), unresolved: [] }
  }
  const { unresolved, ...reading } = readingOf(world, ask)
  const job = jobOf(world, ask, reading.request.language)
  const isChange = trip !== undefined && reading.changes.length > 0
  // "Florence later" says nothing of the open trip, and is no wish for a trip to Florence alone.
  if (!isChange && !reading.isNewTrip && !answer) return { unresolved }
  const planned = isChange ? changedTrip(job, reading, trip) : newTrip(job, reading)
  return { ...forPage(job, planned), unresolved }
}

/** What the prompt says, by the model's answer where there is one. */
function readingOf(world: World, { prompt, today, language, trip, request, answer }: Ask): ModelReading {
  const open = trip && { trip, ...(request && { tripLanguage: request.language }) }
  const builtIn = readPrompt(prompt, world, { today, language, ...open })
  return answer ? readAnswer(answer, prompt, builtIn, world) : { ...builtIn, unresolved: [] }
}

interface Job {
  readonly world: World
  readonly ask: Ask
  readonly texts: TripTexts
  /** In the language of the texts. */
  readonly labels: PlaceLabels
  readonly geography: Geography
}

/** `language` is that of the prompt. */
function jobOf(world: World, ask: Ask, language: string): Job {
  const texts = answerTexts(world, language, ask.language)
  return { world, ask, texts, labels: placeLabels(world, texts), geography: geographyOf(world, texts) }
}

/** The trip with the names of places that are shown among the page's own texts: in the person's language. */
function forPage({ world, ask }: Job, planned: Planned | undefined) {
  if (!planned) return {}
  const labels = placeLabels(world, tripTexts(world, ask.language))
  const { itinerary, questions, changes } = planned
  return {
    planned: {
      ...planned,
      itinerary: { ...itinerary, request: labels.request(itinerary.request) },
      questions: labels.questions(questions),
      changes: labels.changes(changes),
    },
  }
}

const solved = ({ world, ask: { today }, texts, labels }: Job, request: TripRequest) =>
  solve(labels.request(request), world, { today, texts })

/** The trip of a request; where it names no place, that of a suggested one, with the question about it. */
function solvedOrSuggested(job: Job, request: TripRequest) {
  const suggestion = suggestPlace(request, job.world, tripTexts(job.world, job.ask.language))
  const itinerary = solved(job, suggestion?.request ?? request)
  return itinerary && { itinerary, questions: suggestion ? [suggestion.question] : [] }
}

function newTrip(job: Job, { request, unused, questions }: Reading): Planned | undefined {
  const planned = solvedOrSuggested(job, request)
  return planned && { ...planned, unused, questions: [...questions, ...planned.questions], changes: [] }
}

/** The trip of a request that a person has corrected. Its prompt is not read: the client has what it left open. */
function correctedTrip(job: Job, request: TripRequest): Planned | undefined {
  const planned = solvedOrSuggested(job, inForce(request))
  if (!planned) return undefined
  const { itinerary, questions } = planned
  return { itinerary: withSettled(job, request, itinerary), unused: [], questions, changes: [] }
}

function changedTrip(job: Job, reading: Reading, trip: OpenTrip): Planned | undefined {
  const { ask, geography, texts, labels } = job
  const { language } = reading.request
  const request = ask.request && labels.request(ask.request)
  const changes = labels.changes(reading.changes)
  const changed = applyChanges(trip, request, changes, language, { geography, texts })
  const itinerary = solved(job, inForce(changed.request, changed.added))
  if (!itinerary) return undefined
  const refusals = changed.refusals.map((text) => ({ text }))
  const limits = itinerary.limits.filter(({ constraint }) => !constraint || !isSuggestion(constraint))
  const whole = withSettled(job, changed.request, itinerary, changed.added)
  const days = itinerary.days.length
  const isLeftOut = changed.made.some(({ kind }) => kind === 'remove')
  const isShorter = isLeftOut && days <= trip.stops.reduce((sum, stop) => sum + stop.nights, 0)
  const assumptions = isShorter ? [...whole.assumptions, texts.shorterTrip({ days })] : whole.assumptions
  return {
    itinerary: { ...whole, assumptions, limits: [...refusals, ...limits] },
    unused: reading.unused,
    questions: aboutPlaces(reading.questions, whole.request),
    changes: changed.made,
  }
}

/** The questions of a follow-up about the constraints of the changed request that have their places. */
function aboutPlaces(questions: readonly Question[], { constraints }: TripRequest): Question[] {
  return questions.flatMap((question) => {
    const shown = question.answers.find(({ isShown }) => isShown)?.place
    const named = constraints.filter(
      (each) => 'place' in each && each.place !== null && shown && isSamePlace(each.place, shown),
    )
    const about = named.find(({ kind }) => kind === 'visit') ?? named[0]
    return about ? [{ ...question, about: about.id }] : []
  })
}

function withSettled(
  { geography, texts }: Job,
  request: TripRequest,
  itinerary: Itinerary,
  added?: ReadonlySet<string>,
): Itinerary {
  const isOpen = request.constraints.some(({ kind, origin }) => kind === 'order' && origin === 'kept')
  // The length of an open trip is that of its stops: nobody assumes it.
  const assumed = itinerary.request.constraints.filter(
    ({ origin, kind }) => origin === 'assumed' && !(isOpen && kind === 'length'),
  )
  const length = texts.defaultDays({ days: itinerary.days.length })
  return {
    ...itinerary,
    request: withoutDoubles(settled(request, { trip: openTripOf(itinerary), assumed }, geography, added)),
    assumptions: itinerary.assumptions.filter((text) => !isOpen || text !== length),
  }
}

/** The request with one wish for each window of days: those of an open trip all say what it now has. */
function withoutDoubles(request: TripRequest): TripRequest {
  const seen = new Set<string>()
  const constraints = request.constraints.filter((one) => {
    if (one.kind !== 'dates' || one.origin === 'kept') return true
    const { first, last, during, event } = one
    const what = JSON.stringify([first, last, during, event])
    const isDouble = seen.has(what)
    seen.add(what)
    return !isDouble
  })
  return { ...request, constraints }
}

/** A planned trip as the page has it when it is open. */
function openTripOf({ legs, days, firstDay }: Itinerary) {
  const cities = legs.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]))
  const stops = cities.map((city, index) => {
    const arrival = legs[index - 1]?.arrivalDay ?? 1
    const departure = legs[index]?.startDay ?? days.length
    return { city: cityId(city.geonameid), nights: Math.max(0, departure - arrival) }
  })
  const ways = legs.map(({ type }) => type)
  return { stops, ways, days: days.length, ...(firstDay !== undefined && { starts: firstDay }) }
}

function geographyOf(world: World, { cityName }: Pick<TripTexts, 'cityName'>): Geography {
  const atlas = atlasOf(world)
  const best = (place: Place): City | undefined =>
    place.kind === 'city' ? atlas.city(place.id) : atlas.towns(place)[0]
  return {
    city(id) {
      const city = atlas.city(id)
      return city && { kind: 'city', id, name: cityName(city) }
    },
    positionOf: best,
    isWithin(city, place) {
      const area = place.kind === 'city' ? undefined : world.areas.get(place.id)
      const inside = atlas.city(city.id)
      return area !== undefined && inside !== undefined && world.areas.contains(area, inside)
    },
  }
}

/** The field of an ask that names a place which does not exist. */
function unknownPlaces({ trip, request }: Ask, world: World): UnknownPlaces | undefined {
  const atlas = atlasOf(world)
  const isKnown = ({ kind, id }: Pick<Place, 'kind' | 'id'>) =>
    kind === 'city' ? atlas.city(id) !== undefined : world.areas.get(id)?.kind === kind
  if (trip?.stops.some(({ city }) => !isKnown({ kind: 'city', id: city }))) return 'trip'
  if (!request) return undefined
  const isInTables = request.constraints.every(
    (one) =>
      (one.kind !== 'route' || world.routes.get(one.route)) &&
      (one.kind !== 'dates' || one.event === undefined || world.events.get(one.event)),
  )
  return isInTables && placesOf(request.constraints).every(isKnown) ? undefined : 'request'
}
