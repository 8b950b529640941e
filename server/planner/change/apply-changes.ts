import type { OpenTrip, TripChange, TripRequest } from '#shared/trip-request.ts'
import { add, lengthen, move, remove, replace, reverse, swap } from './change-stops.ts'
import { addWish } from './change-wishes.ts'
import { isSamePlace } from '#shared/domain/trip-request.ts'
import { keptConstraints, nights, nightsOf, type OpenRoute, openRoute, type OpenStop } from './open-route.ts'
import { type ChangeContext, Refusal } from './refusal.ts'
import { shareOut } from './share-out.ts'
import { lengthOf, plannedAnew } from './wishes-of-route.ts'

export interface Changed {
  /** The request to plan from. Its constraints with the origin `kept` keep what the changes do not concern. */
  readonly request: TripRequest
  /** The ids of the constraints that the changes have added. */
  readonly added: ReadonlySet<string>
  /** The changes that were made. */
  readonly made: TripChange[]
  /** A sentence for each change that cannot be made. */
  readonly refusals: string[]
}

/**
 * The request that results from changes to an open trip. Everything that they do not name stays as it is. A change to a
 * stop that the trip does not have has no effect. Throws for a city that `geography` does not have.
 */
export function applyChanges(
  trip: OpenTrip,
  request: TripRequest | undefined,
  changes: readonly TripChange[],
  language: string,
  context: ChangeContext,
): Changed {
  const open = openRoute(trip, request, context.geography)
  let route = open
  const made: TripChange[] = []
  const refusals: string[] = []
  for (const change of changes) {
    try {
      route = apply(route, change, context)
      made.push(change)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error.message)
    }
  }
  const isShorter = lengthOf(route) < lengthOf(open) && made.every(({ kind }) => kind !== 'replace')
  if (isShorter && made.some(({ kind }) => kind === 'remove') && !made.some(saysLength))
    route = withFreedNights(route, open, made)
  const constraints = [...route.wishes, ...keptConstraints(route)]
  return { request: { language, constraints, variant: route.variant }, added: route.added, made, refusals }
}

/** Whether a change is about the length or the days of the whole trip. */
const saysLength = (change: TripChange) =>
  (change.kind === 'lengthen' && change.place === null) ||
  (change.kind === 'wish' && (change.constraint.kind === 'length' || change.constraint.kind === 'dates'))

/**
 * A trip whose length or last day was said keeps it: the nights of the stops that were left out go to new stops without
 * nights of their own, else to the other stops of which the changes say nothing. Another trip gets shorter.
 */
function withFreedNights(route: OpenRoute, open: OpenRoute, made: readonly TripChange[]): OpenRoute {
  const isSaid = open.wishes.some((wish) => wish.kind === 'length' || (wish.kind === 'dates' && wish.last))
  if (!isSaid) return route
  const isNew = ({ stay }: OpenStop) => stay.least === undefined && stay.most === undefined
  const isFree = ({ place, stay }: OpenStop) =>
    stay.least === stay.most &&
    !made.some((change) => change.kind === 'lengthen' && change.place && isSamePlace(change.place, place))
  const takes = route.stops.some(isNew) ? isNew : isFree
  const counts = route.stops.map((stop) => (takes(stop) ? nightsOf(stop) || (isNew(stop) ? 1 : 0) : 0))
  if (!counts.some((count) => count > 0)) return route
  const had = route.stops.reduce((sum, stop) => sum + (takes(stop) ? 0 : nightsOf(stop)), 0)
  const now = counts.reduce((sum, count) => sum + count, 0)
  const shared = shareOut(counts, lengthOf(open) - had - now)
  const stops = route.stops.map((stop, index) =>
    counts[index] ? { ...stop, stay: nights(shared[index] ?? 0) } : stop,
  )
  return { ...route, stops }
}

function apply(route: OpenRoute, change: TripChange, context: ChangeContext): OpenRoute {
  if (change.kind === 'add') return add(route, change, context)
  if (change.kind === 'remove') return remove(route, change.place, change, context)
  if (change.kind === 'replace') return replace(route, change, context)
  if (change.kind === 'swap') return swap(route, change, context)
  if (change.kind === 'lengthen') return lengthen(route, change, context)
  if (change.kind === 'move') return move(route, change, context)
  if (change.kind === 'reverse') return reverse(route)
  if (change.kind === 'another') return { ...plannedAnew(route), variant: Math.min(1000, route.variant + 1) }
  return addWish(route, change.constraint, context)
}
