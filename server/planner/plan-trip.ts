import type { City } from '#server/gazetteer/cities.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { placesOf, withPlaces } from '#shared/domain/trip-request.ts'
import type {
  Constraint,
  OpenTrip,
  Place,
  Question,
  Span,
  TripChange,
  TripRequest,
} from '#shared/trip-request.ts'
import { applyChanges } from './change/apply-changes.ts'
import { inForce, settled } from './change/in-force.ts'
import { type Geography, isSuggestion } from './change/open-route.ts'
import type { ModelAnswer } from './model/model-answer.ts'
import { type ModelReading, readAnswer } from './model/request-of-answer.ts'
import { type Reading, readPrompt } from './read/read.ts'
import type { Itinerary } from './solve/itinerary.ts'
import { solve } from './solve/solve.ts'
import { atlasOf } from './solve/world-atlas.ts'
import { answerTexts, type TripTexts } from './texts.ts'
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
 * A prompt that changes nothing of an open trip, and names a place, asks for another trip.
 */
export function planTrip(world: World, sent: Ask): Outcome {
  const unknown = unknownPlaces(sent, world)
  if (unknown) return { unresolved: [], unknown }
  const ask = sent.request ? { ...sent, request: withOwnNames(sent.request, world) } : sent
  const { trip, request } = ask
  if (request && !trip) {
    const job = jobOf(world, ask, request.language)
    return { ...inAnswer(job, correctedTrip(job, request)), unresolved: [] }
  }
  const { unresolved, ...reading } = readingOf(world, ask)
  const job = jobOf(world, ask, reading.request.language)
  const planned = trip && reading.changes.length > 0 ? changedTrip(job, reading, trip) : newTrip(job, reading)
  return { ...inAnswer(job, planned), unresolved }
}

/** What the prompt says, by the model's answer where there is one. */
function readingOf(world: World, { prompt, today, language, trip, answer }: Ask): ModelReading {
  const builtIn = readPrompt(prompt, world, { today, language, ...(trip && { trip }) })
  return answer ? readAnswer(answer, prompt, builtIn, world) : { ...builtIn, unresolved: [] }
}

interface Job {
  readonly world: World
  readonly ask: Ask
  readonly texts: TripTexts
  readonly geography: Geography
}

/** `language` is that of the prompt. */
function jobOf(world: World, ask: Ask, language: string): Job {
  const texts = answerTexts(world, language, ask.language)
  return { world, ask, texts, geography: geographyOf(world, texts) }
}

const inAnswer = ({ geography, texts }: Job, planned: Planned | undefined) =>
  planned && { planned: inLanguage(planned, geography, texts) }

const solved = ({ world, ask: { today }, texts }: Job, request: TripRequest) =>
  solve(request, world, { today, texts })

function newTrip(job: Job, { request, unused, questions }: Reading): Planned | undefined {
  const itinerary = solved(job, request)
  return itinerary && { itinerary, unused, questions, changes: [] }
}

/** The trip of a request that a person has corrected. Its prompt is not read: the client has what it left open. */
function correctedTrip(job: Job, request: TripRequest): Planned | undefined {
  const itinerary = solved(job, inForce(request))
  if (!itinerary) return undefined
  return { itinerary: withSettled(job, request, itinerary), unused: [], questions: [], changes: [] }
}

function changedTrip(job: Job, reading: Reading, trip: OpenTrip): Planned | undefined {
  const { ask, geography, texts } = job
  const { language } = reading.request
  const changed = applyChanges(trip, ask.request, reading.changes, language, { geography, texts })
  const itinerary = solved(job, inForce(changed.request, changed.added))
  if (!itinerary) return undefined
  const refusals = changed.refusals.map((text) => ({ text }))
  const limits = itinerary.limits.filter(({ constraint }) => !constraint || !isSuggestion(constraint))
  const whole = withSettled(job, changed.request, itinerary, changed.added)
  return {
    itinerary: { ...whole, limits: [...refusals, ...limits] },
    unused: reading.unused,
    questions: reading.questions,
    changes: changed.made,
  }
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
    request: settled(request, { trip: openTripOf(itinerary), assumed }, geography, added),
    assumptions: itinerary.assumptions.filter((text) => !isOpen || text !== length),
  }
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

/** The request with the world's names: the client can send any text as a name, and names stand in the trip's texts. */
function withOwnNames(request: TripRequest, world: World): TripRequest {
  const atlas = atlasOf(world)
  const named = (place: Place): Place => {
    const own = place.kind === 'city' ? atlas.city(place.id) : world.areas.get(place.id)
    return { ...place, name: own?.name ?? '' }
  }
  const constraints = request.constraints.flatMap((one): Constraint[] => {
    if (one.kind === 'route') return [{ ...one, name: world.routes.get(one.route)?.names[0] ?? '' }]
    if (one.kind === 'order') return [{ ...one, places: one.places.map(named) }]
    const own = withPlaces(one, named)
    return own ? [own] : []
  })
  return { ...request, constraints }
}

/** The trip with the names that its places have in the language of the answer. */
function inLanguage(planned: Planned, geography: Geography, texts: TripTexts): Planned {
  const named = (place: Place): Place => {
    const { kind, id } = place
    if (kind === 'city') return geography.city(id) ?? place
    return { ...place, name: kind === 'country' ? texts.countryName(id, place.name) : place.name }
  }
  const constraint = (one: Constraint) => withPlaces(one, named) ?? one
  const { itinerary, questions } = planned
  const constraints = itinerary.request.constraints.map(constraint)
  return {
    ...planned,
    itinerary: { ...itinerary, request: { ...itinerary.request, constraints } },
    questions: questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, place: named(answer.place) })),
    })),
  }
}
