import { addDays } from '#shared/domain/day.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Constraint, OpenTrip, Place, TripRequest } from '#shared/trip-request.ts'
import { type Geography, keptConstraints, openRoute } from './open-route.ts'

/** The kinds of wishes that the kept stops and their order have met already. */
const metByOrder: ReadonlySet<Constraint['kind']> = new Set([
  'order',
  'loop',
  'role',
  'route',
  'city-count',
  'day-trip',
])

/**
 * The request to plan from. Where a part of the open trip is kept, the wishes that led to it are left out: they are
 * met, and would plan that part again. `added` are the ids of wishes that these changes have added.
 */
export function inForce(request: TripRequest, added: ReadonlySet<string> = new Set()): TripRequest {
  const kept = request.constraints.filter(({ origin }) => origin === 'kept')
  const isInForce = (wish: Constraint) => !isMet(wish, kept) || (added.has(wish.id) && !isInRoute(wish))
  const constraints = request.constraints.filter(
    (one) => one.origin === 'kept' || (one.origin === 'said' && isInForce(one)),
  )
  return { ...request, constraints }
}

/** Whether a new wish of this kind has already changed the kept stops, legs or nights themselves. */
const isInRoute = (wish: Constraint) =>
  wish.kind === 'order' ||
  wish.kind === 'loop' ||
  wish.kind === 'role' ||
  (wish.kind === 'stay' && wish.of?.kind === 'city')

function isMet(wish: Constraint, kept: readonly Constraint[]): boolean {
  const order = kept.find(({ kind }) => kind === 'order')
  const stays = kept.filter(({ kind }) => kind === 'stay')
  if (wish.kind === 'length') return stays.length > 0
  if (wish.kind === 'dates') return wish.first !== undefined && kept.some(({ kind }) => kind === 'dates')
  if (wish.kind === 'stay') {
    const { of } = wish
    if (of?.kind !== 'city') return stays.length > 0
    return stays.some((stay) => stay.kind === 'stay' && isOf(stay.of, of))
  }
  if (order?.kind !== 'order') return false
  if (wish.kind === 'visit') return !order.places.some((place) => isSamePlace(place, wish.place))
  return metByOrder.has(wish.kind)
}

const isOf = (of: Extract<Constraint, { kind: 'stay' }>['of'], place: Place) =>
  of !== null && of.kind !== 'theme' && isSamePlace(of, place)

/** A planned trip in the form of an open trip, with its length in days. */
export interface PlannedTrip extends OpenTrip {
  readonly days: number
}

/**
 * The request that describes a planned trip: the wishes; the whole trip if a part of one was kept; and the assumptions.
 * Wishes for length and dates that were not in force get the values of the planned trip.
 */
export function settled(
  request: TripRequest,
  planned: { trip: PlannedTrip; assumed: readonly Constraint[] },
  geography: Geography,
  added: ReadonlySet<string> = new Set(),
): TripRequest {
  const { trip, assumed } = planned
  const asked = new Set(inForce(request, added).constraints.map(({ id }) => id))
  const said = request.constraints
    .filter(({ origin }) => origin === 'said')
    .map((wish) => (asked.has(wish.id) ? wish : asPlanned(wish, trip)))
  const kept = request.constraints.filter(({ origin }) => origin === 'kept')
  const whole = { ...request, constraints: said }
  const holds = kept.some(({ kind }) => kind === 'order')
    ? keptConstraints({ ...openRoute(trip, whole, geography), wishes: said })
    : kept
  return { ...request, constraints: [...said, ...holds, ...assumed] }
}

function asPlanned(wish: Constraint, { days, starts }: PlannedTrip): Constraint {
  if (wish.kind === 'length') return { ...wish, unit: 'days', least: days, most: days }
  if (wish.kind !== 'dates' || starts === undefined) return wish
  const { last, ...rest } = wish
  const ends = addDays(starts, days - 1)
  const isInside = last && last.from <= ends && ends <= last.to
  return { ...rest, first: { from: starts, to: starts }, ...(isInside && { last }) }
}
