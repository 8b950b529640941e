import { daysBetween } from '#shared/domain/day.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Constraint, ConstraintOf, Place } from '#shared/trip-request.ts'
import { add, inOtherOrder, inserted, noStop, remove, withStay } from './change-stops.ts'
import { isLoop, nights, nightsOf, type OpenRoute, type OpenStop, withStops } from './open-route.ts'
import { endPosition, positionsOf } from './places-of-route.ts'
import { type ChangeContext, Refusal } from './refusal.ts'
import { isWide, lengthOf, loosened, ofLength, plannedAnew, saidAs, wishing } from './wishes-of-route.ts'

/** The route with another wish, which replaces one of its kind. */
export function addWish(route: OpenRoute, wish: Constraint, context: ChangeContext): OpenRoute {
  const ofKind = ({ kind }: Constraint) => kind === wish.kind
  if (wish.kind === 'visit') return add(route, { ...wish, kind: 'add' }, context)
  if (wish.kind === 'transport') return withTransport(route, wish, context)
  if (wish.kind === 'dates') return withDates(route, wish)
  if (wish.kind === 'length') return ofLength(route, wish)
  if (wish.kind === 'loop') return wishing(asLoop(route), wish, ofKind)
  if (wish.kind === 'role') return withRole(route, wish, context)
  if (wish.kind === 'order') return inWishedOrder(route, wish, context)
  if (wish.kind === 'stay') return withWishedStay(route, wish, context)
  if (wish.kind === 'avoid') return remove(route, wish.place, wish, context)
  if (wish.kind === 'pace') return withPace(route, wish)
  if (wish.kind === 'budget' || wish.kind === 'longest-leg') {
    return wishing({ ...route, ways: route.ways.map(() => null) }, wish, ofKind)
  }
  if (wish.kind === 'theme') {
    const isSame = (other: Constraint) => other.kind === 'theme' && other.theme === wish.theme
    return wishing(isWide(route) ? plannedAnew(route) : route, wish, isSame)
  }
  if (wish.kind === 'city-count' || wish.kind === 'route') return wishing(plannedAnew(route), wish, ofKind)
  return wishing(route, wish, wish.kind === 'company' ? ofKind : undefined)
}

function withTransport(route: OpenRoute, wish: ConstraintOf<'transport'>, context: ChangeContext): OpenRoute {
  const { leg, types, use } = wish
  const isRefused = (type: string) => types.some((one) => one === type)
  if (leg === undefined) {
    const ways = route.ways.map((way) => (use === 'avoid' && way && !isRefused(way.type) ? way : null))
    const contradicts = (other: Constraint) =>
      other.kind === 'transport' &&
      (use !== 'avoid' || (other.use !== 'avoid' && other.types.every(isRefused)))
    return wishing({ ...route, ways }, wish, contradicts)
  }
  const found = legsOf(route, leg, context)
  if (found.length === 0) throw noSuchLeg(leg, context)
  const ways = route.ways.map((way, index) => (found.includes(index) ? null : way))
  const isSame = (other: Constraint) =>
    other.kind === 'transport' && JSON.stringify(other.leg) === JSON.stringify(leg)
  return wishing({ ...route, ways }, wish, isSame)
}

type LegOf = NonNullable<ConstraintOf<'transport'>['leg']>

/** The positions of the legs that a wish is about. */
function legsOf(route: OpenRoute, leg: LegOf, { geography }: ChangeContext): number[] {
  if (leg === 'first') return route.ways.length > 0 ? [0] : []
  if (leg === 'last') return route.ways.length > 0 ? [route.ways.length - 1] : []
  const is = (position: number, place: Place | undefined) => {
    const stop = route.stops[position]?.place
    return !place || (!!stop && (isSamePlace(stop, place) || geography.isWithin(stop, place)))
  }
  return route.ways.flatMap((_, index) => (is(index, leg.from) && is(index + 1, leg.to) ? [index] : []))
}

function noSuchLeg(leg: LegOf, { texts }: ChangeContext): Refusal {
  const { from, to } = typeof leg === 'object' ? leg : {}
  if (from && to) return new Refusal(texts.noSuchLeg({ from: from.name, to: to.name }))
  return new Refusal(texts.notInTrip({ name: (from ?? to)?.name ?? '' }))
}

function withDates(route: OpenRoute, wish: ConstraintOf<'dates'>): OpenRoute {
  const { starts: _, ...undated } = route
  const { first, last } = wish
  const isExact = first && last && first.from === first.to && last.from === last.to
  const wanted = isExact ? daysBetween(first.from, last.from) : lengthOf(route)
  const dated = loosened(undated, Math.sign(wanted - lengthOf(route)))
  return wishing(dated, wish, ({ kind }) => kind === 'dates' || (kind === 'length' && isExact === true))
}

function asLoop(route: OpenRoute): OpenRoute {
  const [first] = route.stops
  const wishes = route.wishes.filter((wish) => wish.kind !== 'role' || wish.role !== 'end')
  if (!first || isLoop(route)) return { ...route, wishes }
  return withStops({ ...route, wishes }, [...route.stops, noStop(first.place)])
}

function withRole(route: OpenRoute, wish: ConstraintOf<'role'>, context: ChangeContext): OpenRoute {
  const { place, role } = wish
  const isSame = (other: Constraint) => other.kind === 'role' && other.role === role
  if (role === 'base') return wishing(plannedAnew(route), wish, isSame)
  if (role === 'home') return wishing(fromHome(route, place), wish, isSame)
  const [position] = positionsOf(route, place, context.geography)
  const [home] = route.stops
  // A trip that begins at home ends with the return to it.
  if (role === 'end' && position === 0 && home && nightsOf(home) === 0)
    return wishing(asLoop(route), { ...saidAs(wish, wish.id), kind: 'loop' }, ({ kind }) => kind === 'loop')
  // A trip that ends elsewhere is not a round trip.
  const stops = role === 'end' && isLoop(route) ? route.stops.slice(0, -1) : route.stops
  const stop = position === undefined ? undefined : stops[position]
  if (position === undefined || !stop) {
    const open = withStops(route, stops)
    const at = role === 'start' ? 0 : endPosition(open)
    return wishing(inserted(open, at, { place, stay: { unit: 'nights' } }, wish), wish, isSame)
  }
  if (role === 'start' && isLoop(route)) {
    const ring = stops.slice(0, -1)
    const turned = [...ring.slice(position), ...ring.slice(0, position), ...stops.slice(-1)]
    return wishing(inOtherOrder(route, turned), wish, isSame)
  }
  const others = stops.toSpliced(position, 1)
  const moved = role === 'start' ? [stop, ...others] : [...others, stop]
  return wishing(withoutLoop(inOtherOrder({ ...route, stops }, moved)), wish, isSame)
}

const withoutLoop = (route: OpenRoute): OpenRoute =>
  isLoop(route) ? route : { ...route, wishes: route.wishes.filter(({ kind }) => kind !== 'loop') }

/** The route from a home and back to it, replacing another home. */
function fromHome(route: OpenRoute, home: Place): OpenRoute {
  const isInside = (index: number) => index > 0 && index < route.stops.length - 1
  const visited = route.stops.filter((stop, index) => nightsOf(stop) > 0 || isInside(index))
  return withStops(route, [noStop(home), ...visited, noStop(home)])
}

/** Reorders the stops that the wish names, within the positions that they have together. */
function inWishedOrder(
  route: OpenRoute,
  wish: ConstraintOf<'order'>,
  { geography, texts }: ChangeContext,
): OpenRoute {
  const isOrder = ({ kind }: Constraint) => kind === 'order'
  if (wish.places.length === 0) return wishing({ ...route, isFree: true }, wish, isOrder)
  const positions = wish.places.map((place) => {
    const [position] = positionsOf(route, place, geography)
    if (position === undefined) throw new Refusal(texts.notInTrip({ name: place.name }))
    return position
  })
  const slots = positions.toSorted((a, b) => a - b)
  const stops = route.stops.map((stop, index) => {
    const rank = slots.indexOf(index)
    return rank === -1 ? stop : (route.stops[positions[rank] ?? index] ?? stop)
  })
  return wishing(inOtherOrder(route, stops), wish)
}

function withWishedStay(route: OpenRoute, wish: ConstraintOf<'stay'>, context: ChangeContext): OpenRoute {
  const { of, unit, least, most } = wish
  const bounds = { unit, ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
  if (of && of.kind !== 'theme' && wish.share === undefined) {
    const isThere = positionsOf(route, of, context.geography).length > 0
    const open = isThere ? route : add(route, { ...wish, kind: 'add', place: of }, context)
    return withStay(open, of, bounds, wish, context)
  }
  const isSame = (other: Constraint) =>
    other.kind === 'stay' && JSON.stringify(other.of) === JSON.stringify(of)
  if (of !== null) return wishing({ ...route, ...freed(route) }, wish, isSame)
  const stops = route.stops.map((stop) => (nightsOf(stop) === 0 ? stop : { ...stop, stay: bounds }))
  return wishing({ ...route, stops }, wish, ({ kind }) => kind === 'stay')
}

/** Removes the nights of all stops, for a wish that concerns all nights. */
const freed = (route: OpenRoute): Pick<OpenRoute, 'stops'> => ({
  stops: route.stops.map((stop) => (nightsOf(stop) === 0 ? stop : { ...stop, stay: { unit: 'nights' } })),
})

/**
 * A slower trip: when the planner has chosen the cities, it is planned again with fewer of them; otherwise each stop
 * gets one more night. A faster trip is the opposite.
 */
function withPace(route: OpenRoute, wish: ConstraintOf<'pace'>): OpenRoute {
  const isPace = ({ kind }: Constraint) => kind === 'pace'
  if (isWide(route)) return wishing(plannedAnew(route), wish, isPace)
  const more = { slow: 1, normal: 0, fast: -1 }[wish.pace]
  const stops = route.stops.map((stop): OpenStop => {
    const count = nightsOf(stop)
    return count === 0 ? stop : { ...stop, stay: nights(Math.max(1, count + more)) }
  })
  return wishing({ ...route, stops }, wish, isPace)
}
