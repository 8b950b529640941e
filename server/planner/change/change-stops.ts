import { isSamePlace, withOtherPlace, withoutPlace } from '#shared/domain/trip-request.ts'
import type { Constraint, ConstraintOf, Place, TripChange } from '#shared/trip-request.ts'
import { type ChangeContext, Refusal, required } from './refusal.ts'
import {
  isLoop,
  nights,
  nightsOf,
  type OpenRoute,
  type OpenStop,
  type Stay,
  withStops,
} from './open-route.ts'
import { bestPosition, positionsOf, startPosition } from './places-of-route.ts'
import { type Common, isAbout, longerBy, ofLength, saidAs, wishing } from './wishes-of-route.ts'

export type ChangeOf<K extends TripChange['kind']> = Extract<TripChange, { kind: K }>

const visitOf = (place: Place, common: Common): ConstraintOf<'visit'> => ({
  ...saidAs(common, 'added'),
  kind: 'visit',
  place,
  optional: false,
})

export function add(route: OpenRoute, change: ChangeOf<'add'>, context: ChangeContext): OpenRoute {
  const { place, after, before, least, most } = change
  const stay: Stay = {
    unit: 'nights',
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  }
  const [there] = positionsOf(route, place, context.geography)
  if (place.kind === 'city' && there !== undefined && !after && !before) {
    if (least === undefined) throw new Refusal(context.texts.alreadyInTrip({ name: place.name }))
    return withNights(route, there, (had) => had + least)
  }
  let index: number
  if (after) index = (required(route, after, context).at(-1) ?? 0) + 1
  else if (before) [index] = required(route, before, context)
  else index = bestPosition(route, place, context.geography)
  return inserted(route, index, { place, stay }, change)
}

export function inserted(route: OpenRoute, index: number, stop: OpenStop, common: Common): OpenRoute {
  const longer = withStops(route, route.stops.toSpliced(index, 0, stop))
  const isRefused = isAbout('avoid', stop.place)
  return wishing(
    longer,
    visitOf(stop.place, common),
    (other) => isRefused(other) || isAbout('visit', stop.place)(other),
  )
}

/** The route with another number of nights in one stop. */
function withNights(route: OpenRoute, position: number, count: (had: number) => number): OpenRoute {
  const stops = route.stops.map((stop, index) =>
    index === position ? { ...stop, stay: nights(count(nightsOf(stop))) } : stop,
  )
  return { ...route, stops }
}

export function remove(route: OpenRoute, place: Place, common: Common, context: ChangeContext): OpenRoute {
  const gone = new Set<number>(required(route, place, context))
  // A round trip that loses its start also loses its return.
  if (gone.has(0) && isLoop(route)) gone.add(route.stops.length - 1)
  const stops = route.stops.filter((_, index) => !gone.has(index))
  if (stops.length === 0) throw new Refusal(context.texts.nothingLeft)
  const places = [place, ...route.stops.filter((_, index) => gone.has(index)).map((stop) => stop.place)]
  const wishes = places.reduce<readonly Constraint[]>(withoutPlace, route.wishes)
  return wishing(withStops({ ...route, wishes }, stops), avoidOf(place, common))
}

const avoidOf = (place: Place, common: Common): ConstraintOf<'avoid'> => ({
  ...saidAs(common, 'left-out'),
  kind: 'avoid',
  place,
})

export function replace(route: OpenRoute, change: ChangeOf<'replace'>, context: ChangeContext): OpenRoute {
  const { place, by } = change
  const positions = required(route, place, context)
  if (positionsOf(route, by, context.geography).some((index) => !positions.includes(index)))
    throw new Refusal(context.texts.alreadyInTrip({ name: by.name }))
  const [first, ...others] = positions
  const total = positions.reduce((sum, index) => sum + nightsOf(route.stops[index] ?? noStop(by)), 0)
  const isStart = first === 0 && isLoop(route)
  const stops = route.stops.flatMap((stop, index): OpenStop[] => {
    if (index === first) return [{ place: by, stay: nights(total) }]
    if (isStart && index === route.stops.length - 1) return [{ ...stop, place: by }]
    return others.includes(index) ? [] : [stop]
  })
  const wishes = withOtherPlace(route.wishes, place, by)
  const exchanged = wishing(withStops({ ...route, wishes }, stops), visitOf(by, change), isAbout('visit', by))
  return wishing(exchanged, avoidOf(place, change), isAbout('avoid', by))
}

export const noStop = (place: Place): OpenStop => ({ place, stay: nights(0) })

export function swap(route: OpenRoute, change: ChangeOf<'swap'>, context: ChangeContext): OpenRoute {
  const [one] = required(route, change.place, context)
  const [other] = required(route, change.with, context)
  const { stops } = route
  const [a, b] = [stops[one], stops[other]]
  if (!a || !b) return route
  return inOtherOrder(route, stops.with(one, b).with(other, a))
}

/**
 * The route with its stops in another order. A round trip ends at its new start, and wishes for another order are
 * removed.
 */
export function inOtherOrder(route: OpenRoute, stops: readonly OpenStop[]): OpenRoute {
  const [first, last] = [stops[0], stops.at(-1)]
  const closed =
    isLoop(route) && first && last ? stops.with(stops.length - 1, { ...last, place: first.place }) : stops
  const wishes = route.wishes.filter(
    (wish) =>
      wish.kind !== 'order' && (wish.kind !== 'role' || (wish.role !== 'start' && wish.role !== 'end')),
  )
  return withStops({ ...route, wishes }, closed)
}

export function move(route: OpenRoute, change: ChangeOf<'move'>, context: ChangeContext): OpenRoute {
  const { place, after, before, to } = change
  const positions = required(route, place, context)
  const moved = positions.flatMap((index) => route.stops[index] ?? [])
  // A round trip is moved as a ring without its return.
  const ring = isLoop(route) ? route.stops.slice(0, -1) : route.stops
  const rest = ring.filter((_, index) => !positions.includes(index))
  const without: OpenRoute = { ...route, stops: rest }
  let index = to === 'start' ? startPosition({ ...route, stops: rest }) : rest.length
  if (after) index = (required(without, after, context).at(-1) ?? 0) + 1
  else if (before) [index] = required(without, before, context)
  const stops = rest.toSpliced(index, 0, ...moved)
  const back = isLoop(route) ? route.stops.slice(-1) : []
  return inOtherOrder(route, [...stops, ...back])
}

export function reverse(route: OpenRoute): OpenRoute {
  if (!isLoop(route)) return inOtherOrder(route, route.stops.toReversed())
  const [first, last] = [route.stops.slice(0, 1), route.stops.slice(-1)]
  return inOtherOrder(route, [...first, ...route.stops.slice(1, -1).toReversed(), ...last])
}

export function lengthen(route: OpenRoute, change: ChangeOf<'lengthen'>, context: ChangeContext): OpenRoute {
  const { place, by, to, unit } = change
  if (place === null) {
    if (to !== undefined)
      return ofLength(route, { ...saidAs(change, 'length'), kind: 'length', unit, least: to, most: to })
    return by === undefined ? route : longerBy(route, by)
  }
  if (to !== undefined) {
    const stay: Stay = { unit, least: to, most: to }
    if (positionsOf(route, place, context.geography).length === 0) {
      return inserted(route, bestPosition(route, place, context.geography), { place, stay }, change)
    }
    return withStay(route, place, stay, change, context)
  }
  const positions = required(route, place, context)
  const longest = positions.toSorted((a, b) => stayAt(route, b) - stayAt(route, a))
  const position = longest[0] ?? positions[0]
  const count = stayAt(route, position) + (by ?? 0)
  const name = route.stops[position]?.place.name ?? place.name
  if (count < 0) throw new Refusal(context.texts.tooFewNights({ name, nights: count - (by ?? 0) }))
  const wishes = route.wishes.filter((wish) => wish.kind !== 'stay' || !isStayIn(wish, place))
  return withNights({ ...route, wishes }, position, () => count)
}

const stayAt = ({ stops }: OpenRoute, position: number) => {
  const stop = stops[position]
  return stop ? nightsOf(stop) : 0
}

const isStayIn = ({ of }: ConstraintOf<'stay'>, place: Place) =>
  of !== null && of.kind !== 'theme' && isSamePlace(of, place)

/** The route with a stay in a place of the given length. The stops of an area share it. */
export function withStay(
  route: OpenRoute,
  place: Place,
  stay: Stay,
  common: Common,
  context: ChangeContext,
): OpenRoute {
  const positions = required(route, place, context)
  const own = place.kind === 'city' ? stay : { unit: stay.unit }
  const stops = route.stops.map((stop, index) => (positions.includes(index) ? { ...stop, stay: own } : stop))
  const wish: Constraint = { ...saidAs(common, 'stay'), kind: 'stay', of: place, ...stay }
  return wishing({ ...route, stops }, wish, (other) => other.kind === 'stay' && isStayIn(other, place))
}
