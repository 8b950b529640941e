import type { City } from '#server/gazetteer/cities.ts'
import type { Gazetteer } from '#server/planner/gazetteer/load.ts'
import type { Draw } from '#server/planner/ground/membership.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { shortestOrder } from './tour.ts'

/** A route that is being filled: cities that stay in their order, and how many more it may take. */
export interface RouteTask {
  /** Cities that are in the route already, in order. */
  readonly fixed: readonly City[]
  /** The first of `fixed` is where the route begins; nothing may come before it. */
  readonly holdsFirst: boolean
  /** The last of `fixed` is where it ends. */
  readonly holdsLast: boolean
  /** How many cities are to be added. */
  readonly wanted: number
  readonly pool: readonly Draw[]
  /** Groups of which each is to have a city, as tests of a city. */
  readonly groups: readonly ((city: City) => boolean)[]
  /** Only ways over land: what lies across the sea counts as far. */
  readonly byLand: boolean
  /** How much a kilometre weighs against a city's draw. */
  readonly weight: number
  /** The order of `fixed` may change, but for its held ends. */
  readonly anyOrder: boolean
  /** Several cities of one country count for less each. */
  readonly varied: boolean
}

/** Nearer than this lie suburbs; in a small area less. */
const leastKm = 20
const seeds = 8
const groupReward = 60

/** How far a traveller goes by land for a city that draws by one more. */
const kmPerDraw = 150

/** Adds well-known cities to a route, each where it costs the least way, and puts them in a short order. */
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
    if (reward === 0 && route.some((other) => distanceKm(other, city) < measure.leastKm)) continue
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
  // Both directions are as short: begin where more planes land.
  const turn = first === undefined && last === undefined && head && tail && tail.fame > head.fame
  return turn ? cities.reverse() : cities
}

class Measure {
  readonly #gazetteer: Gazetteer
  readonly #task: RouteTask
  readonly #costs = new Map<number, number>()

  readonly leastKm: number

  constructor(gazetteer: Gazetteer, task: RouteTask) {
    this.#gazetteer = gazetteer
    this.#task = task
    const [middle, ...others] = task.pool
    const spreadKm = middle
      ? Math.max(0, ...others.slice(0, 12).map(({ city }) => distanceKm(middle.city, city)))
      : 0
    this.leastKm = Math.min(leastKm, spreadKm / 6)
  }

  /** What a city adds to a route, the way not counted. */
  value({ city, draw }: Draw, route: readonly City[]): number {
    const same = this.#task.varied ? route.filter(({ country }) => country === city.country).length : 0
    return (draw - 4) * 0.72 ** same
  }

  /** A reward for the first city of a group that has none. */
  groupReward(city: City, route: readonly City[]): number {
    return this.#task.groups.some((holds) => holds(city) && !route.some(holds)) ? groupReward : 0
  }

  detour(before: City | undefined, city: City, after: City | undefined): number {
    const there = before ? this.cost(before, city) : 0
    const on = after ? this.cost(city, after) : 0
    return there + on - (before && after ? this.cost(before, after) : 0)
  }

  // How far it is around a sea matters only to who does not fly, and takes time to find out.
  #joined(a: City, b: City) {
    const { land } = this.#gazetteer
    return this.#task.byLand ? land.byRoad(a, b) : land.onLand(a, b)
  }

  /** What the way between two cities weighs: a flight hardly grows with its length, a journey by land does. */
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
