/** Corrections of a trip request, as a click on a chip or an answer to a question makes them. */
import { isDay } from './day.ts'
import type { Constraint, ConstraintOf, Place, TripRequest } from '#shared/trip-request.ts'

type Kind = Constraint['kind']

export const isSamePlace = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id

/** Whether a constraint puts a place into the trip; a stay or a leg does not. */
const brings = (constraint: Constraint, place: Place) =>
  (constraint.kind === 'visit' || constraint.kind === 'role' || constraint.kind === 'day-trip') &&
  constraint.place !== null &&
  isSamePlace(constraint.place, place)

/** The place that a constraint is about, which another answer to its question replaces. */
export function placeOf(constraint: Constraint): Place | null {
  if (constraint.kind === 'stay') return constraint.of?.kind === 'theme' ? null : constraint.of
  return 'place' in constraint ? constraint.place : null
}

/**
 * The constraint with each of its places replaced by the result of `other`; null when `other` returns null and nothing
 * of the constraint is left.
 */
export function withPlaces(constraint: Constraint, other: (place: Place) => Place | null): Constraint | null {
  const { kind } = constraint
  if (kind === 'visit' || kind === 'role' || kind === 'avoid') {
    const now = other(constraint.place)
    return now && { ...constraint, place: now }
  }
  if (kind === 'stay' && constraint.of && constraint.of.kind !== 'theme') {
    const now = other(constraint.of)
    return now && { ...constraint, of: now }
  }
  if (kind === 'day-trip') {
    const { from, ...rest } = constraint
    const now = constraint.place && other(constraint.place)
    const base = from && other(from)
    // A day trip from a place that is not visited has no purpose.
    if ((constraint.place && !now) || (from && !base)) return null
    return { ...rest, place: now, ...(base && { from: base }) }
  }
  if (kind === 'order') {
    const places = constraint.places
      .flatMap((old) => other(old) ?? [])
      .filter((one, index, all) => index === 0 || one.id !== all[index - 1]?.id)
    // An order of fewer than two places means nothing, but an order that was empty means that the order is free.
    return places.length < 2 && constraint.places.length > 0 ? null : { ...constraint, places }
  }
  if (kind === 'transport' && typeof constraint.leg === 'object') {
    const { leg } = constraint
    const from = leg.from && other(leg.from)
    const to = leg.to && other(leg.to)
    if ((leg.from && !from) || (leg.to && !to) || (from && to && isSamePlace(from, to))) return null
    return { ...constraint, leg: { ...(from && { from }), ...(to && { to }) } }
  }
  return constraint
}

/** All places that constraints name, as often as they name them. */
export const placesOf = (constraints: readonly Constraint[]): Place[] => {
  const places: Place[] = []
  for (const constraint of constraints) {
    withPlaces(constraint, (place) => {
      places.push(place)
      return place
    })
  }
  return places
}

/** The constraints except those about a place, such as a stay in it or a leg to it. */
export const withoutPlace = (constraints: readonly Constraint[], place: Place): Constraint[] =>
  constraints.flatMap((one) => withPlaces(one, (old) => (isSamePlace(old, place) ? null : old)) ?? [])

/** Replaces a place wherever constraints name it. A place is visited only once, and no question is repeated. */
export function withOtherPlace(constraints: readonly Constraint[], place: Place, by: Place): Constraint[] {
  const isDouble = constraints.some((one) => one.kind === 'visit' && isSamePlace(one.place, by))
  return constraints.flatMap((constraint) => {
    if (isDouble && constraint.kind === 'visit' && isSamePlace(constraint.place, place)) return []
    return withPlaces(constraint, (old) => (isSamePlace(old, place) ? by : old)) ?? []
  })
}

/** The constraints that keep the open trip and conflict with a corrected one, by the kind of the corrected one. */
const keptAgainst: Partial<Record<Kind, readonly Kind[]>> = {
  stay: ['stay'],
  length: ['stay'],
  dates: ['dates'],
  transport: ['transport'],
  'longest-leg': ['transport'],
  order: ['order', 'transport'],
  loop: ['order', 'transport'],
  role: ['order', 'transport'],
  pace: ['stay'],
  'city-count': ['visit', 'order', 'stay', 'transport'],
  theme: ['visit', 'order', 'stay', 'transport'],
  route: ['visit', 'order', 'stay', 'transport'],
}

/** Removes constraints that only keep the open trip as it was, where a corrected constraint needs room. */
function loosened(constraints: readonly Constraint[], { kind, ...corrected }: Constraint): Constraint[] {
  const place = 'place' in corrected ? corrected.place : null
  const isArea = kind === 'visit' && place?.kind !== 'city'
  const against = isArea ? keptAgainst.route : keptAgainst[kind]
  // When nobody named a place for a trip, it has only the cities of the open trip.
  const goesSomewhere = constraints.some(
    ({ kind, origin }) => origin === 'said' && (kind === 'visit' || kind === 'role' || kind === 'route'),
  )
  return constraints.filter(
    (one) =>
      one.origin !== 'kept' || !against?.includes(one.kind) || (one.kind === 'visit' && !goesSomewhere),
  )
}

/** Removes the assumed constraints: the planner makes new assumptions for what a correction leaves open. */
export const withoutAssumed = (constraints: readonly Constraint[]) =>
  constraints.filter(({ origin }) => origin !== 'assumed')

const withConstraints = (request: TripRequest, constraints: readonly Constraint[]): TripRequest => ({
  ...request,
  constraints: withoutAssumed(constraints),
})

/**
 * Removes a constraint and those that depend on it, such as the nights in a city that is no longer visited, and the way
 * there. Returns the same request when it has no such constraint.
 */
export function withoutConstraint(request: TripRequest, id: string): TripRequest {
  const removed = request.constraints.find((one) => one.id === id)
  if (!removed) return request
  let rest = request.constraints.filter((one) => one !== removed)
  if ('place' in removed && removed.place && brings(removed, removed.place)) {
    const { place } = removed
    const isStillVisited = rest.some((one) => one.origin !== 'kept' && brings(one, place))
    if (!isStillVisited) rest = withoutPlace(rest, place)
  }
  if (removed.kind === 'theme') {
    rest = rest.filter(
      (one) => one.kind !== 'stay' || one.of?.kind !== 'theme' || one.of.theme !== removed.theme,
    )
  }
  return withConstraints(request, loosened(rest, removed))
}

/**
 * Replaces the place of a constraint by the chosen answer to a question: pass `about` of the question as the id.
 * Everything that was said about the old place holds for the new one.
 */
export function withPlace(request: TripRequest, id: string, place: Place): TripRequest {
  const corrected = request.constraints.find((one) => one.id === id)
  const old = corrected && placeOf(corrected)
  if (!corrected || !old) return request
  const certain = request.constraints.map((one) => (one === corrected ? asSaid(one) : one))
  const constraints = isSamePlace(old, place) ? certain : withOtherPlace(certain, old, place)
  return withConstraints(request, constraints)
}

/** The fields that a chip can set, by the kind of its constraint. Absent fields are unset. */
interface Values {
  visit: 'optional' | 'direction' | 'cities'
  stay: 'unit' | 'least' | 'most' | 'share'
  transport: 'use' | 'types' | 'overnight'
  'longest-leg': 'hours' | 'km'
  length: 'unit' | 'least' | 'most'
  'city-count': 'least' | 'most'
  dates: 'first' | 'last' | 'during' | 'event'
  theme: 'theme' | 'unwanted'
  pace: 'pace'
  company: 'company'
  budget: 'budget'
}
export type ChipValue = {
  [K in keyof Values]: { kind: K } & Pick<ConstraintOf<K>, Values[K] & keyof ConstraintOf<K>>
}[keyof Values]

/** Sets another value of a constraint. Returns the same request when it has none of that id and kind. */
export function withValue(request: TripRequest, id: string, value: ChipValue): TripRequest {
  const corrected = request.constraints.find((one) => one.id === id)
  const now = corrected && valued(corrected, value)
  if (!now) return request
  const others = loosened(
    request.constraints.filter((one) => one !== corrected),
    now,
  )
  const at = others.findIndex((one) => isAfter(request, one, corrected))
  return withConstraints(request, others.toSpliced(at === -1 ? others.length : at, 0, now))
}

const isAfter = ({ constraints }: TripRequest, one: Constraint, other: Constraint) =>
  constraints.indexOf(one) > constraints.indexOf(other)

function valued(old: Constraint, value: ChipValue): Constraint | null {
  const { id, words, at } = old
  const common = { id, words, ...(at && { at }), sure: 1, origin: 'said' as const }
  if (old.kind === 'visit' && value.kind === 'visit') return { ...common, place: old.place, ...value }
  if (old.kind === 'stay' && value.kind === 'stay') return { ...common, of: old.of, ...value }
  if (old.kind === 'transport' && value.kind === 'transport') {
    return { ...common, ...(old.leg && { leg: old.leg }), ...value }
  }
  if (
    old.kind !== value.kind ||
    value.kind === 'visit' ||
    value.kind === 'stay' ||
    value.kind === 'transport'
  ) {
    return null
  }
  return { ...common, ...value }
}

const asSaid = (constraint: Constraint): Constraint => ({ ...constraint, sure: 1, origin: 'said' })

/** Whether each range has its least value first, and each window of days its first day, with days that exist. */
export const isConsistent = ({ constraints }: TripRequest): boolean =>
  constraints.every((one) => {
    if (one.kind === 'dates') return [one.first, one.last, one.during].every(isWindow)
    if (one.kind === 'visit') return isRange(one.cities ?? {})
    return (one.kind !== 'stay' && one.kind !== 'length' && one.kind !== 'city-count') || isRange(one)
  })

/**
 * The maximum number of different places in a request, and of places in its orders. A trip of 60 stops stays far below.
 */
const mostPlaces = 100
const mostInOrders = 200

/** Whether a request names no more places than the planner can plan from in a second. */
export function isWithinBounds({ constraints }: TripRequest): boolean {
  const named = new Set(placesOf(constraints).map(({ kind, id }) => `${kind} ${id}`))
  const ordered = constraints.flatMap((one) => (one.kind === 'order' ? one.places : []))
  return named.size <= mostPlaces && ordered.length <= mostInOrders
}

const isRange = ({ least = 0, most = Infinity }: { least?: number | undefined; most?: number | undefined }) =>
  least <= most

const isWindow = (window: { from: string; to: string } | undefined) =>
  !window || (isDay(window.from) && isDay(window.to) && window.from <= window.to)
