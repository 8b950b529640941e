import { distanceKm } from '#shared/domain/distance.ts'
import type { ClassicRoute } from './atlas.ts'
import { Costs, type Node } from './costs.ts'
import { shareNights, type SharedNights } from './nights.ts'
import { cheapestOrder, costOfOrder, namedOrder, type OrderTask } from './order.ts'
import type { Pool } from './pool.ts'
import type { AreaWish, Stop, Task } from './task.ts'
import * as points from './thresholds.ts'

type Route = readonly Node[]

/** The search for the best stops, their order and their nights. A number of steps bounds its time. */
export class Search {
  readonly #task: Task
  readonly #costs: Costs
  readonly #required: Route
  readonly #towns: Route
  readonly #first: Node | undefined
  readonly #last: Node | undefined
  /** Nights of the whole trip, or of the stops alone when the length is not wished. */
  readonly #nights: number
  readonly #isWished: boolean
  readonly #unaskedPoints: number
  readonly #isBetween: boolean
  /** The sum of the weights of the areas; 0 when there is one area, or when one has wished nights or is optional. */
  readonly #weights: number
  readonly #classics: readonly ClassicRoute[]
  /** Pairs of cities that follow each other on a classic route of the areas. */
  readonly #classicPairs: ReadonlySet<string>
  #steps = 0
  /** Whether a limit has ended the search for an order, or for the optional stops that fit. */
  #isCut = false

  constructor(task: Task, { kind, towns }: Pool, nights: number, isWished: boolean) {
    this.#task = task
    this.#nights = nights
    this.#isWished = isWished
    this.#costs = new Costs(task, [...task.stops, ...towns])
    this.#required = this.#costs.nodes.slice(0, task.stops.length)
    this.#towns = this.#costs.nodes.slice(task.stops.length)
    const node = (stop: Stop | undefined) => this.#required[stop ? task.stops.indexOf(stop) : -1]
    const isFree = task.areas.length > 1 && task.areas.every(({ stay, optional }) => !stay && !optional)
    this.#weights = isFree ? task.areas.reduce((sum, area) => sum + weightOf(area), 0) : 0
    this.#first = node(task.first)
    this.#last = node(task.last)
    this.#classics = classicsOf(task, nights)
    this.#classicPairs = new Set(
      this.#classics.flatMap(({ stops }) =>
        stops.flatMap(({ city }, at) => pairsOf(city, stops[at + 1]?.city)),
      ),
    )
    // When the person names cities of an area, the area needs no other towns.
    const inside = task.stops.filter(({ areas, need }) => areas.length > 0 && need === 'named').length
    const counts = task.areas.some(({ cities }) => cities) || task.wishes.of('city-count').length > 0
    this.#isBetween = kind === 'between'
    const isOpen = task.stops.every(
      (stop) => stop.need !== 'named' || stop === task.first || stop === task.last,
    )
    // "12 days in Portugal, 4 nights Lisbon, 3 nights Porto": the other nights need another stop.
    const wishedNights = task.stops.reduce((sum, { stay }) => sum + (stay?.most ?? Infinity), 0)
    const hasRoom = isWished && kind === 'areas' && wishedNights + points.nightsOfRoom <= nights
    const isNamed = !counts && !hasRoom && (inside >= 2 || (kind === 'between' && !isOpen))
    this.#unaskedPoints = isNamed
      ? points.unaskedPoints
      : kind === 'between' || kind === 'around'
        ? -points.onTheWayPoints
        : 0
  }

  /** The stops of the best trip in their order, and whether a limit ended the comparison of the wished stops. */
  run(): { stops: readonly Stop[]; isCut: boolean } {
    let best: Route = []
    let score = -Infinity
    for (const seed of [[], ...this.#seeds()]) {
      if (best.length > 0 && this.#isOver()) break
      const begun = this.#withoutOptional(this.#ordered([...this.#required, ...seed]))
      const found = this.#improved(this.#grown(begun))
      const other = this.#score(found)
      if (other > score + 1e-9) {
        best = found
        score = other
      }
    }
    return { stops: best, isCut: this.#isCut }
  }

  /** Initial routes: a way between the ends, classic routes through the areas, and the best towns far from each other. */
  #seeds(): Route[] {
    if (this.#towns.length === 0) return []
    const offered = new Map(this.#towns.map((town) => [town.city.index, town]))
    const classic = this.#classics.flatMap(({ stops }): Route[] => {
      const known = stops.flatMap(({ city }) => offered.get(city.index) ?? [])
      return known.length >= Math.max(2, stops.length * points.knownPart) ? [known] : []
    })
    const single: Node[] = []
    if (!this.#required.some(({ need }) => need === 'named')) {
      for (const town of this.#towns) {
        if (single.length >= points.mostSeeds) break
        if (single.every((other) => distanceKm(other.city, town.city) > points.seedKm)) single.push(town)
      }
    }
    const way = this.#isBetween ? [this.#wayThrough()] : []
    return [...way, ...classic.slice(0, points.mostSeeds), ...single.map((town) => [town])]
  }

  /** The towns of the cheapest way from the first stop to the last one (Dijkstra). */
  #wayThrough(): Route {
    const [first, last] = [this.#first, this.#last]
    if (!first || !last) return []
    const open = new Set([first, ...this.#towns, last])
    const costs = new Map<Node, number>([[first, 0]])
    const from = new Map<Node, Node>()
    const costOf = (node: Node) => costs.get(node) ?? Infinity
    this.#steps += open.size ** 2
    while (open.size > 0) {
      const [next] = [...open].toSorted((a, b) => costOf(a) - costOf(b))
      if (!next || next === last || costOf(next) === Infinity) break
      open.delete(next)
      for (const town of open) {
        const cost = costOf(next) + this.#costs.leg(next, town)
        if (cost >= costOf(town)) continue
        costs.set(town, cost)
        from.set(town, next)
      }
    }
    const way: Node[] = []
    for (let town = from.get(last); town && town !== first; town = from.get(town)) way.unshift(town)
    return way
  }

  #isOver() {
    return this.#steps > points.mostSteps
  }

  /** The cheapest order, in which breaking a wished order costs more than any way. */
  #ordered(stops: Route): Route {
    // The named stops come first, in the order in which they were named.
    const all = this.#costs.nodes.filter((node) => stops.includes(node))
    const index = (stop: Node | undefined) => (stop && all.includes(stop) ? all.indexOf(stop) : undefined)
    // An odd variant reverses the direction when it is free.
    const sign = this.#task.wishes.request.variant % 2 === 0 ? 1 : -1
    const task: OrderTask = {
      costs: all.map((from) => all.map((to) => this.#costs.leg(from, to))),
      starts: all.map((stop) => this.#costs.start(stop)),
      ends: all.map((stop) => this.#costs.end(stop)),
      first: index(this.#first),
      last: index(this.#last),
      isBefore: (a, b) => isOrdered(this.#costs, all[a], all[b]),
      named: all.filter(({ need }) => need !== 'offer').length,
      swapped: points.namedOrderPoints * sign,
    }
    const { order, cost, moves, isCut } = cheapestOrder(task)
    this.#steps += Math.ceil(moves / points.movesInStep)
    this.#isCut ||= isCut
    // The named order is kept unless another one is much better, because people name stops in a sensible order.
    if (sign > 0 && all.every(({ need }) => need !== 'offer')) {
      const named = namedOrder(task)
      if (costOfOrder(task, named) <= cost * points.namedOrderPart + points.namedOrderSlack)
        return named.flatMap((at) => all[at] ?? [])
    }
    return order.flatMap((at) => all[at] ?? [])
  }

  /** Removes optional stops while the trip gets better. */
  #withoutOptional(stops: Route): Route {
    let kept = stops
    let score = this.#score(kept)
    for (let worse = true; worse && !this.#isOver();) {
      worse = false
      for (const stop of kept) {
        if (stop.need !== 'optional') continue
        this.#isCut ||= this.#isOver()
        if (this.#isCut) return kept
        const fewer = kept.filter((other) => other !== stop)
        const other = this.#score(fewer)
        if (other > score) {
          kept = fewer
          score = other
          worse = true
        }
      }
    }
    return kept
  }

  /** Adds the town that improves the trip most, at its best position, until no town improves it. */
  #grown(from: Route): Route {
    let stops = from
    let score = this.#score(stops)
    while (stops.length < points.mostStops && !this.#isOver()) {
      const step = this.#bestAddition(stops)
      if (!step || step.score <= score) break
      stops = step.stops
      score = step.score
    }
    const ordered = this.#ordered(stops)
    return this.#score(ordered) >= score ? ordered : stops
  }

  #bestAddition(stops: Route): { stops: Route; score: number } | undefined {
    const promising: { town: Node; at: number; gain: number }[] = []
    this.#steps += this.#towns.length * stops.length
    for (const town of this.#towns) {
      if (stops.some(({ city }) => city.index === town.city.index)) continue
      const place = this.#bestPlace(stops, town)
      if (!place) continue
      const isNewArea = town.areas.some((area) => !stops.some(({ areas }) => areas.includes(area)))
      const worth = this.#worthBeside(town, stops) + (isNewArea ? points.areaPoints : 0)
      promising.push({ town, at: place.at, gain: worth - place.cost })
    }
    promising.sort((a, b) => b.gain - a.gain)
    let best: { stops: Route; score: number } | undefined
    for (const { town, at } of promising.slice(0, points.mostTried)) {
      const changed = stops.toSpliced(at, 0, town)
      const score = this.#score(changed)
      if (!best || score > best.score) best = { stops: changed, score }
    }
    return best
  }

  /** The position in a route that lengthens it least. */
  #bestPlace(stops: Route, town: Node): { at: number; cost: number } | undefined {
    const costs = this.#costs
    // A town between the ends is never the first or the last stop.
    const from = this.#isBetween || (this.#first && stops[0] === this.#first) ? 1 : 0
    const to =
      this.#isBetween || (this.#last && stops.at(-1) === this.#last) ? stops.length - 1 : stops.length
    let best: { at: number; cost: number } | undefined
    for (let at = from; at <= to; at++) {
      if (
        stops.some((other, position) =>
          position < at ? costs.isBefore(town, other) : costs.isBefore(other, town),
        )
      )
        continue
      const [before, after] = [stops[at - 1], stops[at]]
      const there = before ? costs.leg(before, town) : costs.start(town)
      const on = after ? costs.leg(town, after) : costs.end(town)
      const cost = there + on - (before && after ? costs.leg(before, after) : 0)
      if (!best || cost < best.cost) best = { at, cost }
    }
    return best
  }

  /** Replaces or removes single offers while the trip gets better. */
  #improved(from: Route): Route {
    let stops = from
    let score = this.#score(stops)
    for (let better = true; better && !this.#isOver();) {
      better = false
      for (const stop of stops) {
        if (stop.need !== 'offer') continue
        const without = stops.filter((other) => other !== stop)
        const added = this.#bestAddition(without)
        for (const candidate of [without, ...(added ? [added.stops] : [])]) {
          const other = this.#score(candidate)
          if (other <= score + 1e-9) continue
          stops = candidate
          score = other
          better = true
        }
        if (better) break
      }
    }
    const ordered = this.#ordered(stops)
    return this.#score(ordered) > score ? ordered : stops
  }

  /** The worth of a stop beside the others. An offered town is worth less near another stop. */
  #worthBeside(stop: Node, stops: Route): number {
    if (stop.need !== 'offer') return stop.worth
    let part = 1
    for (const other of stops) if (other !== stop) part = Math.min(part, this.#costs.nearness(stop, other))
    return stop.worth * part
  }

  #shared(stops: Route): SharedNights {
    const { wishes, areas } = this.#task
    let onTheWay = 0
    if (this.#isWished) {
      for (const [at, stop] of stops.entries()) {
        const previous = stops[at - 1]
        if (previous) onTheWay += this.#costs.nights(previous, stop)
      }
    }
    this.#steps += stops.length * (this.#nights + stops.length)
    const worths = stops.map((stop) => this.#worthBeside(stop, stops))
    return shareNights(stops, Math.max(0, this.#nights - onTheWay), wishes.each, areas, worths)
  }

  #score(stops: Route): number {
    const { nights, points: worth, missing } = this.#shared(stops)
    let score = worth - missing * points.missingNightPoints
    for (const [at, stop] of stops.entries()) {
      const previous = stops[at - 1]
      if (stop.need === 'offer') score -= this.#unaskedPoints
      if (!previous) continue
      score -= this.#costs.leg(previous, stop)
      if (this.#classicPairs.size > 0 && this.#classicPairs.has(pairOf(previous.city, stop.city)))
        score += points.classicPoints
    }
    const [head, tail] = [stops[0], stops.at(-1)]
    if (head && tail) score -= this.#costs.start(head) + this.#costs.end(tail)
    return score + this.#areaPoints(stops, nights) - this.#countPoints(stops)
  }

  #areaPoints(stops: Route, nights: readonly number[]): number {
    let sum = 0
    const weights = this.#weights
    for (const [area, { countries, cities, stay }] of this.#task.areas.entries()) {
      const isInside = ({ areas, need }: Node) => need !== 'pass' && areas.includes(area)
      const inside = stops.filter(isInside)
      if (inside.length > 0) sum += points.areaPoints
      if (countries.length > 1)
        sum += points.countryPoints * new Set(inside.map(({ city }) => city.country)).size
      if (cities) sum -= points.countPoints * outOfRange(inside.length, cities)
      const here = stops.reduce((total, stop, at) => total + (isInside(stop) ? (nights[at] ?? 0) : 0), 0)
      if (!stay && weights > 0)
        sum -=
          points.unfairPoints *
          Math.max(0, (points.fairPart * this.#nights * weightOf(this.#task.areas[area])) / weights - here)
      if (stay?.least === undefined) continue
      sum -= points.missingNightPoints * Math.max(0, stay.least - here)
    }
    return sum
  }

  #countPoints(stops: Route): number {
    const count = this.#task.wishes.of('city-count').at(-1)
    if (!count) return 0
    return points.countPoints * outOfRange(stops.filter(({ need }) => need !== 'pass').length, count)
  }
}

/** The weight of an area in the fair share of nights. A country counts twice. */
const weightOf = (area: AreaWish | undefined) => (area?.place.kind === 'country' ? 2 : 1)

/** The classic routes that lie in the areas and are not much longer than the trip. */
function classicsOf({ areas, atlas }: Task, nights: number): ClassicRoute[] {
  const countries = new Set(areas.flatMap((area) => area.countries))
  return atlas.routes.filter(
    (route) =>
      route.countries.every((country) => countries.has(country)) &&
      route.days <= nights * points.longerClassic + 2,
  )
}

const isOrdered = (costs: Costs, a: Node | undefined, b: Node | undefined) =>
  a !== undefined && b !== undefined && costs.isBefore(a, b)

type Indexed = Stop['city']
const pairOf = (a: Indexed, b: Indexed) => `${a.index} ${b.index}`
const pairsOf = (a: Indexed, b: Indexed | undefined) => (b ? [pairOf(a, b), pairOf(b, a)] : [])

const outOfRange = (
  count: number,
  { least = 0, most = Infinity }: { least?: number | undefined; most?: number | undefined },
) => (count < least ? least - count : count > most ? count - most : 0)
