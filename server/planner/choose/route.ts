import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import type { Draw } from '#server/planner/ground/membership.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { shortestOrder } from './tour.ts'

/** A route to fill: its fixed cities, and how many cities to add. */
export interface RouteTask {
  /** The cities that are in the route already, in order. */
  readonly fixed: readonly City[]
  /** Whether the route must begin with the first of `fixed`. */
  readonly holdsFirst: boolean
  /** Whether the route must end with the last of `fixed`. */
  readonly holdsLast: boolean
  /** The number of cities to add. */
  readonly wanted: number
  readonly pool: readonly Draw[]
  /** Groups of cities, as predicates. The route should contain a city of each. */
  readonly groups: readonly ((city: City) => boolean)[]
  /** Whether to travel over land only. A city across the sea then counts as far. */
  readonly byLand: boolean
  /** The weight of distance against the draw of a city. */
  readonly weight: number
  /** Whether the order of `fixed` may change, except for a held first and last city. */
  readonly anyOrder: boolean
  /** Whether each further city of the same country counts less. */
  readonly varied: boolean
}

/** The minimum distance of two stops; nearer places are suburbs. It is smaller in a small area. */
const minKm = 20
const seeds = 8
const groupReward = 60

/** The distance over land that one unit of draw is worth. */
const kmPerDraw = 150

/** Adds the most attractive cities to a route, each at the position with the shortest detour, and shortens its order. */
export function fillRoute(gazetteer: Gazetteer, task: RouteTask): City[] {
  const measure = new Measure(gazetteer, task)
  let best: City[] = [...task.fixed]
  let bestScore = -Infinity
  const starts = task.fixed.length > 0 || task.wanted === 0 ? [undefined] : task.pool.slice(0, seeds)
  for (const seed of starts) {
    const route = seed ? [seed.city] : [...task.fixed]
    let score = seed ? measure.value(seed, []) + measure.groupReward(seed.city, []) : 0
    const wanted = task.wanted - (seed ? 1 : 0)
    for (let added = 0; added < wanted; added++) {
      const gain = bestInsertion(measure, task, route)
      if (!gain) break
      route.splice(gain.at, 0, gain.city)
      score += gain.gain
    }
    if (score > bestScore) {
      best = route
      bestScore = score
    }
  }
  return task.anyOrder ? inShortOrder(measure, task, best) : best
}

function bestInsertion(measure: Measure, task: RouteTask, route: readonly City[]) {
  let best: { city: City; at: number; gain: number } | undefined
  const first = task.holdsFirst ? 1 : 0
  const last = task.holdsLast ? route.length - 1 : route.length
  for (const draw of task.pool) {
    const { city } = draw
    const reward = measure.groupReward(city, route)
    if (route.some((other) => other.index === city.index)) continue
    if (reward === 0 && route.some((other) => distanceKm(other, city) < measure.minKm)) continue
    const value = measure.value(draw, route) + reward
    for (let at = first; at <= last; at++) {
      const gain = value - measure.detour(route[at - 1], city, route[at])
      if (!best || gain > best.gain) best = { city, at, gain }
    }
  }
  return best
}

function inShortOrder(measure: Measure, task: RouteTask, route: readonly City[]): City[] {
  const distances = route.map((from) => route.map((to) => measure.cost(from, to)))
  const first = task.holdsFirst && route.length > 0 ? 0 : undefined
  const last = task.holdsLast && route.length > 1 ? route.length - 1 : undefined
  const order = shortestOrder(distances, first, last)
  const cities = order.flatMap((index) => route[index] ?? [])
  const [head, tail] = [cities[0], cities.at(-1)]
  // Both directions are equally short: begin with the better-known city.
  const turn = first === undefined && last === undefined && head && tail && tail.fame > head.fame
  return turn ? cities.reverse() : cities
}

class Measure {
  readonly #gazetteer: Gazetteer
  readonly #task: RouteTask
  readonly #costs = new Map<number, number>()

  readonly minKm: number

  constructor(gazetteer: Gazetteer, task: RouteTask) {
    this.#gazetteer = gazetteer
    this.#task = task
    const [middle, ...others] = task.pool
    const spreadKm = middle
      ? Math.max(0, ...others.slice(0, 12).map(({ city }) => distanceKm(middle.city, city)))
      : 0
    this.minKm = Math.min(minKm, spreadKm / 6)
  }

  /** The value that a city adds to a route, without the cost of the detour. */
  value({ city, draw }: Draw, route: readonly City[]): number {
    const same = this.#task.varied ? route.filter(({ country }) => country === city.country).length : 0
    return (draw - 4) * 0.72 ** same
  }

  /** The reward for the first city of a group. */
  groupReward(city: City, route: readonly City[]): number {
    return this.#task.groups.some((holds) => holds(city) && !route.some(holds)) ? groupReward : 0
  }

  detour(before: City | undefined, city: City, after: City | undefined): number {
    const there = before ? this.cost(before, city) : 0
    const on = after ? this.cost(city, after) : 0
    return there + on - (before && after ? this.cost(before, after) : 0)
  }

  // The way around a sea is slow to compute and matters only for a trip over land.
  #joined(a: City, b: City) {
    const { land } = this.#gazetteer
    return this.#task.byLand ? land.byRoad(a, b) : land.onLand(a, b)
  }

  /** The cost between two cities. It grows with the distance over land, and little with the distance of a flight. */
  cost(a: City, b: City): number {
    const key = a.index < b.index ? a.index * 2 ** 20 + b.index : b.index * 2 ** 20 + a.index
    let cost = this.#costs.get(key)
    if (cost === undefined) {
      const km = distanceKm(a, b)
      const { byLand } = this.#task
      cost = km / kmPerDraw
      if (!byLand && km > 600) cost = (600 + (km - 600) / 6) / kmPerDraw
      const joined = a.index === b.index ? 'land' : this.#joined(a, b)
      if (joined === 'around') cost += byLand ? (km * 1.5) / kmPerDraw : 0.5
      if (joined === 'ferry') cost += byLand ? 3 : 1
      if (joined === 'none') cost += byLand ? 40 : 1.5
      cost *= this.#task.weight
      this.#costs.set(key, cost)
    }
    return cost
  }
}
