import type { LegType } from '#shared/collections/travel-items.ts'
import { isSamePlace, withoutAssumed } from '#shared/domain/trip-request.ts'
import type { Position } from '#shared/domain/distance.ts'
import type { Constraint, ConstraintOf, OpenTrip, Place, TripRequest } from '#shared/trip-request.ts'

/** The geography that a change needs. */
export interface Geography {
  /** The city of a record id. */
  city(id: string): Place | undefined
  /** Where a city is, or the best-known city of an area. */
  positionOf(place: Place): Position | undefined
  /** Whether a city is in a place: it is the place, or lies in the country, state or region. */
  isWithin(city: Place, place: Place): boolean
}

/** The nights or days in a stop; the planner chooses a missing bound. */
export type Stay = Pick<ConstraintOf<'stay'>, 'unit' | 'least' | 'most'>

export interface OpenStop {
  /** A city, or an area that a change has added. */
  readonly place: Place
  readonly stay: Stay
}

/** The transport of a leg that a change kept, or that the neighbouring legs suggest. Null: the planner chooses. */
type OpenWay = { readonly type: LegType; readonly isNew: boolean } | null

/** The open trip while changes are applied to it, one after the other. */
export interface OpenRoute {
  readonly stops: readonly OpenStop[]
  /** One fewer than stops. */
  readonly ways: readonly OpenWay[]
  /** The first day; absent while none is chosen. */
  readonly starts?: string
  /** The wishes that the trip was made from. */
  readonly wishes: readonly Constraint[]
  /** The ids of the wishes that these changes have added. */
  readonly added: ReadonlySet<string>
  /** Whether the order of the stops is the planner's choice. */
  readonly isFree: boolean
  readonly variant: number
}

export const nights = (least: number, most = least): Stay => ({ unit: 'nights', least, most })
/** The number of nights of a stop in the open trip. */
export const nightsOf = ({ stay }: OpenStop) => stay.least ?? stay.most ?? 0

/** The open trip as a route. Throws for a city that `geography` does not have. */
export function openRoute(trip: OpenTrip, request: TripRequest | undefined, geography: Geography): OpenRoute {
  const stops = trip.stops.map(({ city, nights: count }) => {
    const place = geography.city(city)
    if (!place) throw new Error(`There is no city ${city}.`)
    return { place, stay: nights(count) }
  })
  const route: OpenRoute = {
    stops,
    ways: trip.ways.map((type) => ({ type, isNew: false })),
    ...(trip.starts !== undefined && { starts: trip.starts }),
    // Their positions refer to an earlier prompt.
    wishes: withoutAssumed(request?.constraints ?? [])
      .filter(({ origin }) => origin !== 'kept')
      .map(withoutPosition),
    added: new Set(),
    isFree: false,
    variant: request?.variant ?? 0,
  }
  return withStops(route, stops)
}

function withoutPosition(wish: Constraint): Constraint {
  const { at: _, ...rest } = wish
  return rest
}

/** Whether the trip ends where it begins. */
export function isLoop({ stops }: Pick<OpenRoute, 'stops'>): boolean {
  const [first, last] = [stops[0], stops.at(-1)]
  return stops.length > 2 && !!first && !!last && isSamePlace(first.place, last.place)
}

/**
 * The route with other stops. Equal neighbouring stops are merged, with the nights of both. A leg keeps its transport
 * when its two stops are still neighbours, in either order. Other legs get the transport of the legs that they replace,
 * if those have the same type and are over land.
 */
export function withStops(route: OpenRoute, stops: readonly OpenStop[]): OpenRoute {
  const joined: OpenStop[] = []
  for (const stop of stops) {
    const previous = joined.at(-1)
    if (previous && isSamePlace(previous.place, stop.place)) joined.splice(-1, 1, together(previous, stop))
    else joined.push(stop)
  }
  const ways = joined.slice(1).map((to, index) => wayBetween(route, joined[index] ?? to, to))
  return { ...route, stops: joined, ways }
}

const together = (one: OpenStop, other: OpenStop): OpenStop => ({
  place: one.place,
  stay: nights(nightsOf(one) + nightsOf(other)),
})

function wayBetween({ stops, ways }: OpenRoute, from: OpenStop, to: OpenStop): OpenWay {
  const is = (index: number, stop: OpenStop) => !!stops[index] && isSamePlace(stops[index].place, stop.place)
  const between = (a: OpenStop, b: OpenStop) => ways.findIndex((_, index) => is(index, a) && is(index + 1, b))
  const [there, back] = [between(from, to), between(to, from)]
  if (there !== -1 || back !== -1) return ways[there === -1 ? back : there] ?? null
  const beside = ways.filter((_, index) => is(index, from) || is(index + 1, to))
  const [first] = beside
  const isAlike = first && beside.every((way) => way?.type === first.type)
  return isAlike && first.type !== 'plane' ? { type: first.type, isNew: true } : null
}

const keptPrefix = 'kept-'
const suggestedPrefix = 'kept-new-way-'
const kept = (id: string) => ({ id: keptPrefix + id, words: '', sure: 1, origin: 'kept' as const })

/**
 * Whether a constraint only suggests the transport of a leg. It is not a wish, so nothing is reported when it is not
 * met.
 */
export const isSuggestion = (id: string) => id.startsWith(suggestedPrefix)

/** The route as constraints that keep each part of it which no change has freed. */
export function keptConstraints({ stops, ways, starts, wishes, isFree }: OpenRoute): Constraint[] {
  const places = stops.map(({ place }) => place)
  const cities = new Map(places.map((place) => [place.id, place]))
  const constraints: Constraint[] = [...cities.values()]
    .filter((place) => !wishes.some((wish) => wish.kind === 'visit' && isSamePlace(wish.place, place)))
    .map((place, index) => ({ ...kept(`visit-${index}`), kind: 'visit', place, optional: false }))
  if (!isFree && places.length > 0) constraints.push({ ...kept('order'), kind: 'order', places })
  for (const [index, { place, stay }] of stops.entries()) {
    const isBounded = stay.least !== undefined || stay.most !== undefined
    // The k-th stay in a city refers to the k-th visit, so the stays of earlier visits must not be missing.
    const isRepeated = places.filter(({ id }) => id === place.id).length > 1
    if (isBounded || isRepeated)
      constraints.push({ ...kept(`stay-${index}`), kind: 'stay', of: place, ...stay })
  }
  for (const [index, way] of ways.entries()) {
    const [from, to] = [places[index], places[index + 1]]
    if (!way || !from || !to || isFree) continue
    const id = way.isNew ? `new-way-${index}` : `way-${index}`
    const leg = { from, to }
    constraints.push({ ...kept(id), kind: 'transport', use: 'prefer', types: [way.type], leg })
  }
  if (starts !== undefined) {
    const first = { from: starts, to: starts }
    constraints.push({ ...kept('dates'), kind: 'dates', first })
  }
  return constraints
}
