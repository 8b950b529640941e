import type { City } from '#server/gazetteer/cities.ts'
import type { EditName } from '#server/planner/languages/language.ts'
import type { KnownPlace } from '#server/planner/names/place-names.ts'
import type { World } from '#server/planner/world.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Constraint, OpenTrip } from '#shared/trip-request.ts'
import type { Sense } from './lexicon.ts'
import type { PlacePart } from './places.ts'
import { isBehindThan, isRoleOf, sensesOf } from './scopes.ts'
import { breakBefore, type Sign } from './signs.ts'

/** Verbs that only a change has. "Visit", "move" and "first" are also used for a new trip. */
const sureEdits: ReadonlySet<EditName> = new Set([
  'add',
  'remove',
  'replace',
  'more',
  'less',
  'longer',
  'shorter',
  'reverse',
  'another',
])

/**
 * The points for a whole new trip in a sentence without a verb of a change. They were chosen with the prompts of the
 * cases, each read while the trip of another case is open, and with the follow-ups.
 */
const evidence = {
  enough: 2,
  /** A place to visit that the trip does not have. */
  fresh: 1,
  /** The home of the travellers: "from Berlin", "I live in Berlin". */
  home: 1,
  /** The only place with nights. */
  base: 2,
  /** A start or end. "Start in Berlin" can also refer to the open trip. */
  endpoint: 0.5,
  /** A length, a number of cities, a classic route. */
  whole: 1,
  dates: 0.5,
  people: 0.5,
  /** No place is nearer to the trip than `farKm`. */
  farArea: 1,
  farCity: 0.5,
  farKm: 1500,
  /** "Ten days in Greece" is a trip beside one of a week with a stop in Greece; "three days in Greece" is a stay. */
  partOfTrip: 0.6,
} as const

/** Whether a sentence describes a whole trip instead of a change to the open one. */
export function isNewTrip(
  {
    signs,
    parts: all,
    constraints,
  }: {
    readonly signs: readonly Sign[]
    readonly parts: readonly PlacePart[]
    readonly constraints: readonly Constraint[]
  },
  trip: OpenTrip,
  world: World,
): boolean {
  const stops = trip.stops.flatMap(({ city }) => world.cities.withId(city) ?? [])
  const parts = all.filter(({ part }) => part !== 'qualifier' && part !== 'other')
  const isIn = ({ thing }: PlacePart) => stops.some((stop) => holds(thing.mention?.place, stop, world))
  const named = unique(parts.filter(isIn))
  if (
    signs.some((sign, at) => isSureEdit(sign) || isInstead(sign) || isLengthOfStop(signs, at)) ||
    parts.some(({ thing }) => isBehindThan(signs, thing.at)) ||
    parts.some(({ thing }) => thing.roles.has('instead'))
  )
    return false
  // "Without Rome", "between Rome and Naples"
  if (named.some(({ part, thing }) => besideStops.has(part) || thing.own.has('between'))) return false
  const fresh = unique(parts.filter((part) => part.part === 'visit' && !isIn(part)))
  const ends = unique(parts.filter((part) => isEnd(part) && !isIn(part)))
  const ofKind = (...kinds: Constraint['kind'][]) => constraints.filter(({ kind }) => kinds.includes(kind))
  const fars = [...fresh, ...ends].filter(({ thing }) => isFar(thing.mention?.place, stops, world))
  const isFarAway = fars.length > 0 && fars.length === fresh.length + ends.length
  const length = constraints.find((each) => each.kind === 'length')
  // "Kiruna, two nights" is a stop, also in "from Luleå on to Kiruna, two nights".
  const others = named.filter(({ part }) => part !== 'start')
  const isStay =
    length?.unit === 'nights' && others.length + fresh.length === 1 && ends.length === 0 && !isFarAway
  const isDated = constraints.some((each) => each.kind === 'dates' && each.first && each.last)
  const isWhole = (length && !isStay) || isDated || ofKind('city-count', 'route').length > 0
  if (isWhole && named.length > 1 && fresh.length + ends.length === 0) return true
  const [area] = named
  if (area?.place.kind !== undefined && area.place.kind !== 'city' && isWhole && fresh.length === 0) {
    const nights = trip.stops.reduce((sum, stop) => sum + stop.nights, 0)
    const isLong = (length?.most ?? length?.least ?? 0) >= evidence.partOfTrip * (nights + 1)
    return isLong || isDated || stops.every((stop) => holds(area.thing.mention?.place, stop, world))
  }
  if (fresh.length + ends.length === 0) return false
  const points =
    fresh.length * evidence.fresh +
    ends.reduce((sum, part) => sum + pointsOfEnd(part), 0) +
    (isWhole ? evidence.whole : 0)
  if (named.length > 0) return points >= evidence.enough
  const isArea = fars.some(({ place }) => place.kind !== 'city')
  return (
    points +
      (isFarAway ? (isArea ? evidence.farArea : evidence.farCity) : 0) +
      (ofKind('dates').length > 0 ? evidence.dates : 0) +
      (ofKind('company', 'budget').length > 0 ? evidence.people : 0) >=
    evidence.enough
  )
}

/** Parts that a stop of the open trip has in a change. */
const besideStops: ReadonlySet<PlacePart['part']> = new Set(['avoid', 'after', 'before'])

/** A verb of a change without another meaning. "No", "without" and "plus" are also used for a new trip. */
const isSureEdit = (sign: Sign) =>
  sensesOf(sign).some((sense) => sense.is === 'edit' && sureEdits.has(sense.edit)) &&
  sensesOf(sign).every((sense) => sense.is === 'edit' || sense.is === 'filler')

/** "A night less": the word can have another meaning, too, but stands behind a number of nights. */
function isLengthOfStop(signs: readonly Sign[], at: number) {
  const [before, sign] = [signs[at - 1], signs[at]]
  const isEdit = (senses: readonly Sense[]) =>
    senses.some((sense) => sense.is === 'edit' && (sense.edit === 'more' || sense.edit === 'less')) &&
    senses.every(({ is }) => is !== 'ordinary')
  if (sign?.kind === 'measure') return sign.pieces.length > 1 && isEdit(sign.pieces.at(-1)?.senses ?? [])
  const isNight = sensesOf(before).some((sense) => sense.is === 'unit' && sense.unit === 'night')
  return isEdit(sensesOf(sign)) && breakBefore(sign) === 'none' && (before?.kind === 'measure' || isNight)
}

/** "Eight days instead of six" */
const isInstead = (sign: Sign) => isRoleOf(sign, 'instead')

const isEnd = ({ part }: PlacePart) =>
  part === 'start' || part === 'end' || part === 'home' || part === 'base' || part === 'back'

function pointsOfEnd({ part, thing }: PlacePart) {
  if (part === 'base') return evidence.base
  const isHome = part === 'home' || (part === 'start' && thing.own.has('from') && !thing.own.has('start'))
  return isHome ? evidence.home : evidence.endpoint
}

const unique = (parts: readonly PlacePart[]) =>
  parts.filter(({ place }, index) => parts.findIndex((other) => isSamePlace(other.place, place)) === index)

const holds = (place: KnownPlace | undefined, stop: City, { areas }: World) =>
  place?.kind === 'city' ? place.city.index === stop.index : place ? areas.contains(place.area, stop) : false

function isFar(place: KnownPlace | undefined, stops: readonly City[], { areas, cities }: World) {
  if (!place) return false
  const towns =
    place.kind === 'city' ? [place.city] : Array.from(areas.citiesOf(place.area), (at) => cities.get(at))
  return towns.every((town) => stops.every((stop) => distanceKm(town, stop) > evidence.farKm))
}
