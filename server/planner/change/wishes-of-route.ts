import { isSamePlace } from '#shared/domain/trip-request.ts'
import type { Constraint, ConstraintOf, Place } from '#shared/trip-request.ts'
import { nights, nightsOf, type OpenRoute, type OpenStop, type Stay } from './open-route.ts'
import { shareOut } from './share-out.ts'

export type Common = Pick<Constraint, 'words' | 'at' | 'sure'>

/** A wish that replaces others, with an unused id. */
export function wishing(
  route: OpenRoute,
  wish: Constraint,
  isReplaced: (other: Constraint) => boolean = () => false,
): OpenRoute {
  const wishes = route.wishes.filter((other) => !isReplaced(other))
  const taken = new Set(wishes.map(({ id }) => id))
  let { id } = wish
  for (let number = 2; taken.has(id); number++) id = `${wish.id.slice(0, 30)}-${number}`
  const said: Constraint = { ...wish, id, origin: 'said' }
  return { ...route, wishes: [...wishes, said], added: new Set([...route.added, id]) }
}

export const saidAs = ({ words, at, sure }: Common, id: string) => ({
  id,
  words,
  ...(at && { at }),
  sure,
  origin: 'said' as const,
})

export const isAbout = (kind: Constraint['kind'], place: Place) => (other: Constraint) =>
  other.kind === kind && 'place' in other && other.place !== null && isSamePlace(other.place, place)

/** The route with more or fewer nights, distributed over its stops in proportion to their nights. */
export function longerBy(route: OpenRoute, by: number): OpenRoute {
  const counts = shareOut(route.stops.map(nightsOf), by)
  const stops = route.stops.map((stop, index) => ({ ...stop, stay: nights(counts[index] ?? 0) }))
  return { ...route, stops, wishes: route.wishes.filter(({ kind }) => kind !== 'stay' && kind !== 'length') }
}

export const lengthOf = ({ stops }: OpenRoute) => stops.reduce((sum, stop) => sum + nightsOf(stop), 0)

/**
 * The route with the wished length: depending on it, the present nights of its stays become their minimum or maximum.
 */
export function ofLength(route: OpenRoute, wish: ConstraintOf<'length'>): OpenRoute {
  const more = wish.unit === 'days' ? 1 : 0
  const now = lengthOf(route) + more
  const wanted = Math.min(Math.max(now, wish.least ?? 0), wish.most ?? Infinity)
  return wishing(loosened(route, Math.sign(wanted - now)), wish, ({ kind }) => kind === 'length')
}

/** The route whose stays have at least (1) or at most (-1) their nights; with 0 they stay unchanged. */
export function loosened(route: OpenRoute, direction: number): OpenRoute {
  if (direction === 0) return route
  const stops = route.stops.map((stop): OpenStop => {
    const count = nightsOf(stop)
    // A home, or a place to pass through, keeps its zero nights.
    if (count === 0) return stop
    const stay: Stay = direction > 0 ? { unit: 'nights', least: count } : { unit: 'nights', most: count }
    return { ...stop, stay }
  })
  return { ...route, stops }
}

/** Whether the wishes leave the choice of cities to the planner. */
export const isWide = ({ wishes }: OpenRoute) =>
  wishes.some(
    ({ kind, ...wish }) =>
      kind === 'route' || (kind === 'visit' && 'place' in wish && wish.place?.kind !== 'city'),
  )

const goesSomewhere = ({ wishes }: OpenRoute) =>
  wishes.some(({ kind }) => kind === 'visit' || kind === 'route')

/** The route without the constraints that keep the open trip, except its length and its first day. */
export function plannedAnew(route: OpenRoute): OpenRoute {
  const isLong = route.wishes.some(({ kind }) => kind === 'length')
  const days = lengthOf(route) + 1
  const length: Constraint = {
    id: 'kept-length',
    words: '',
    sure: 1,
    origin: 'kept',
    kind: 'length',
    unit: 'days',
    least: days,
    most: days,
  }
  const wishes = isLong ? route.wishes : [...route.wishes, length]
  if (goesSomewhere(route)) return { ...route, wishes, stops: [], ways: [] }
  const stops = route.stops.map((stop) => ({ ...stop, stay: { unit: 'nights' as const } }))
  return { ...route, wishes, stops, isFree: true }
}
