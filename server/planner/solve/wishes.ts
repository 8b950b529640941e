import type { City } from '#server/gazetteer/cities.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { Constraint, ConstraintOf, Place, Theme, TripRequest } from '#shared/trip-request.ts'
import type { Atlas, ClassicRoute } from './atlas.ts'
import { monthsOf } from './dates.ts'

type Role = ConstraintOf<'role'>['role']
export type Stay = ConstraintOf<'stay'>

/** The constraints of a request by kind, and values computed from them. The request is not changed. */
export interface Wishes {
  readonly request: TripRequest
  readonly of: <K extends Constraint['kind']>(kind: K) => readonly ConstraintOf<K>[]
  readonly wanted: readonly Theme[]
  readonly unwanted: readonly Theme[]
  readonly company: readonly ConstraintOf<'company'>['company'][]
  readonly pace: ConstraintOf<'pace'>['pace']
  readonly months: readonly number[]
  readonly route: ClassicRoute | undefined
  /** The orders that do not contradict each other. */
  readonly orders: readonly ConstraintOf<'order'>[]
  readonly droppedOrders: readonly ConstraintOf<'order'>[]
  /** The wished stay at a place. `turn` is the index of the visit, from 0, when several are wished. */
  readonly stayOf: (place: Place, turn?: number) => Stay | undefined
  /** The stay that is wished for each stop. */
  readonly each: Stay | undefined
  readonly role: (role: Role) => ConstraintOf<'role'> | undefined
  readonly refuses: (city: City) => boolean
}

export function wishesOf(request: TripRequest, atlas: Atlas): Wishes {
  const of = <K extends Constraint['kind']>(kind: K) =>
    request.constraints.filter((constraint): constraint is ConstraintOf<K> => constraint.kind === kind)
  const refused = of('avoid').map(({ place }) => place)
  const themes = (unwanted: boolean) =>
    of('theme').flatMap((wish) => (wish.unwanted === unwanted ? wish.theme : []))
  const classic = of('route').at(-1)
  const stays = of('stay')
  const route = classic && atlas.routes.find(({ id }) => id === classic.route)
  const role = (wanted: Role) => of('role').findLast(({ role }) => role === wanted)
  const orders = [
    ...of('order'),
    ...(route ? [orderOfRoute(route, role('start')?.place, role('end')?.place)] : []),
  ]
  const kept = orders.filter(
    (order, at) => !orders.slice(0, at).some((earlier) => contradicts(order, earlier)),
  )
  return {
    request,
    of,
    wanted: themes(false),
    unwanted: themes(true),
    company: of('company').map(({ company }) => company),
    pace: of('pace').at(-1)?.pace ?? 'normal',
    months: monthsOf(of('dates')),
    route,
    orders: kept,
    droppedOrders: of('order').filter((order) => !kept.includes(order)),
    stayOf: (place, turn = 0) => stays.filter(({ of: where }) => isSamePlace(where, place))[turn],
    each: stays.findLast(({ of: where }) => where === null),
    role,
    refuses: (city) =>
      refused.some((place) =>
        place.kind === 'city' ? place.id === cityId(city.geonameid) : atlas.holds(place, city),
      ),
  }
}

/** The order of a classic route. It is reversed when the trip starts at the route's end or ends at its start. */
function orderOfRoute(
  { id, stops }: ClassicRoute,
  start: Place | undefined,
  end: Place | undefined,
): ConstraintOf<'order'> {
  const places = stops.map(({ city }): Place => ({
    kind: 'city',
    id: cityId(city.geonameid),
    name: city.name,
  }))
  const [first, last] = [places[0], places.at(-1)]
  const isBackwards =
    (start && last && isSamePlace(start, last)) ||
    (end && first && isSamePlace(end, first) && !isSamePlace(start ?? null, first))
  return {
    kind: 'order',
    id,
    words: '',
    sure: 1,
    origin: 'assumed',
    places: isBackwards ? places.toReversed() : places,
  }
}

export const isSamePlace = (a: Stay['of'], b: Place) => a !== null && a.kind === b.kind && a.id === b.id

/** Whether an order puts two places in the opposite order of another one. */
function contradicts(order: ConstraintOf<'order'>, other: ConstraintOf<'order'>): boolean {
  const ranks = new Map<string, number>()
  for (const [at, { kind, id }] of other.places.entries()) {
    const key = `${kind} ${id}`
    if (!ranks.has(key)) ranks.set(key, at)
  }
  let latest = -1
  for (const { kind, id } of order.places) {
    const rank = ranks.get(`${kind} ${id}`)
    if (rank === undefined) continue
    if (rank < latest) return true
    latest = rank
  }
  return false
}
