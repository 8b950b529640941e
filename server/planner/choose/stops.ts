import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { isIn } from '#server/planner/ground/membership.ts'
import type { Wish } from '#server/planner/read/wish.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { outingFrom } from './day-trip.ts'
import { poolFor } from './pools.ts'
import { fillRoute, type RouteTask } from './route.ts'
import { routeLength, shortestOrder } from './tour.ts'

/** The cities of a trip in order, before the days are distributed. */
export interface Route {
  /** All cities from the first to the last. A round trip contains its start twice. */
  readonly cities: readonly City[]
  /** No day is spent in the first city. */
  readonly leavesAtOnce: boolean
  /** The last leg goes home. */
  readonly returns: boolean
}

/** Chooses the cities of a trip and their order. Adds the assumptions that it makes to `wish`. */
export function chooseStops(gazetteer: Gazetteer, wish: Wish, days: number): Route {
  const fixed = wish.stops.map(({ city }) => city)
  const startOutside = wish.start !== undefined && isOutside(gazetteer, wish, wish.start)
  const returns = wish.roundTrip && wish.start !== undefined
  const leavesAtOnce =
    wish.start !== undefined && !wish.startIsVisited && (wish.startIsHome || startOutside || returns)
  const held = [...(wish.start ? [wish.start] : []), ...fixed, ...(wish.end ? [wish.end] : [])]
  const visited =
    held.length -
    Number(leavesAtOnce) -
    Number(returns || (wish.end !== undefined && isOutside(gazetteer, wish, wish.end)))
  const { pool, wanted, groups } = poolFor(gazetteer, wish, days, visited, held)
  const task: RouteTask = {
    fixed: held,
    holdsFirst: wish.start !== undefined,
    holdsLast: wish.end !== undefined,
    wanted,
    pool,
    groups,
    byLand: wish.forbid.has('plane') || (wish.prefer.size > 0 && !wish.prefer.has('plane')),
    weight: (7 / days) ** 0.4,
    anyOrder: wish.anyOrder || fixed.length === 0,
    varied: wish.areas.some(({ area }) => area.countries.length > 1 || area.places.length > 1),
  }
  const filled = fillRoute(gazetteer, task)
  if (!task.anyOrder) tellShorterOrder(wish, filled, task)
  // A city with two roles in the prompt can follow itself; keep it once.
  const cities = inSequence(gazetteer, wish, filled).filter(
    ({ index }, order, all) => index !== all[order - 1]?.index,
  )
  const route = { cities, leavesAtOnce, returns }
  return cities.length < 2 ? withDayTrip(gazetteer, wish, route) : route
}

/** For "Kenya, then Zanzibar": groups the cities by area, in the order of the prompt, and shortens each group. */
function inSequence(
  gazetteer: Gazetteer,
  { sequence, start, end }: Wish,
  cities: readonly City[],
): readonly City[] {
  if (sequence.length < 2 || !sequence.some((part) => 'kind' in part)) return cities
  const head = start ? cities.slice(0, 1) : []
  const tail = end && cities.length > 1 ? cities.slice(-1) : []
  const left = new Set(cities.slice(head.length, cities.length - tail.length))
  const named = new Set(sequence.flatMap((part) => ('kind' in part ? [] : part.index)))
  const ordered = [...head]
  for (const part of sequence) {
    const group = [...left].filter((city) =>
      'kind' in part ? !named.has(city.index) && isIn(gazetteer, part, city) : city.index === part.index,
    )
    const previous = ordered.at(-1)
    const points = previous ? [previous, ...group] : group
    const distances = points.map((from) => points.map((to) => distanceKm(from, to)))
    const order = shortestOrder(distances, previous ? 0 : undefined)
    ordered.push(...order.flatMap((index) => points[index] ?? []).slice(previous ? 1 : 0))
    for (const city of group) left.delete(city)
  }
  return [...ordered, ...left, ...tail]
}

function isOutside(gazetteer: Gazetteer, wish: Wish, city: City): boolean {
  return wish.areas.length > 0 && !wish.areas.some(({ area }) => isIn(gazetteer, area, city))
}

/** Adds a day trip to a trip of a single city, because a leg needs two cities. */
function withDayTrip(gazetteer: Gazetteer, wish: Wish, route: Route): Route {
  const [city] = route.cities
  const outing = city && outingFrom(gazetteer, city, wish.avoidCities)
  if (!outing) return route
  const { dayTrip, cityName } = wish.texts
  wish.assumptions.push(dayTrip({ city: cityName(city), other: cityName(outing) }))
  return { cities: [city, outing, city], leavesAtOnce: false, returns: true }
}

/** Adds a note when another order of the named cities would be much shorter. */
function tellShorterOrder(wish: Wish, cities: readonly City[], task: RouteTask) {
  if (cities.length < 4) return
  const distances = cities.map((from) => cities.map((to) => distanceKm(from, to)))
  const isLoop = cities[0]?.index === cities.at(-1)?.index
  const last = task.holdsLast || isLoop ? cities.length - 1 : undefined
  const order = shortestOrder(distances, 0, last)
  const kept = routeLength(
    distances,
    cities.map((_, index) => index),
  )
  if (routeLength(distances, order) > kept * 0.75) return
  const { listed, cityName, shorterOrder } = wish.texts
  const named = order.flatMap((index) => cities[index] ?? []).map(cityName)
  wish.assumptions.push(shorterOrder({ names: listed(named) }))
}
