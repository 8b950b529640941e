import type { OpenTrip, TripChange, TripRequest } from '#shared/trip-request.ts'
import { add, lengthen, move, remove, replace, reverse, swap } from './change-stops.ts'
import { addWish } from './change-wishes.ts'
import { keptConstraints, type OpenRoute, openRoute } from './open-route.ts'
import { type ChangeContext, Refusal } from './refusal.ts'
import { plannedAnew } from './wishes-of-route.ts'

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
  let route = openRoute(trip, request, context.geography)
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
  const constraints = [...route.wishes, ...keptConstraints(route)]
  return { request: { language, constraints, variant: route.variant }, added: route.added, made, refusals }
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
