import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import { isIn } from '#server/planner/ground/membership.ts'
import type { Wish } from '#server/planner/read/wish.ts'
import { listed, texts } from '#server/planner/texts.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { outingFrom } from './day-trip.ts'
import { poolFor } from './pools.ts'
import { fillRoute, type RouteTask } from './route.ts'
import { routeLength, shortestOrder } from './tour.ts'

/** The cities of a trip in order, before their days are shared out. */
export interface Route {
  /** All cities from the first to the last; a round trip names its start twice. */
  readonly cities: readonly City[]
  /** No day is spent in the first city. */
  readonly leavesAtOnce: boolean
  /** The last leg leads home. */
  readonly returns: boolean
}

/** Decides which cities a trip has, and in which order. What was decided for the person is told in `wish`. */
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
  // What plays two parts in a sentence can come to stand beside itself.
  const cities = inSequence(gazetteer, wish, filled).filter(
    ({ index }, order, all) => index !== all[order - 1]?.index,
  )
  const route = { cities, leavesAtOnce, returns }
  return cities.length < 2 ? withDayTrip(gazetteer, wish, route) : route
}

/** "Kenya, then Zanzibar": each area's cities together, in the order of the sentence, each group on a short way. */
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

/** Makes a trip of a single city: the legs of a trip need two. */
function withDayTrip(gazetteer: Gazetteer, wish: Wish, route: Route): Route {
  const [city] = route.cities
  const outing = city && outingFrom(gazetteer, city, wish.avoidCities)
  if (!outing) return route
  wish.assumptions.push(texts.dayTrip(city.name, outing.name))
  return { cities: [city, outing, city], leavesAtOnce: false, returns: true }
}

/** Says so when another order of the named cities would be much shorter. */
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
  wish.assumptions.push(texts.shorterOrder(listed(order.map((index) => cities[index]?.name ?? ''))))
}
