import { distanceKm } from '#shared/domain/distance.ts'
import type { ClassicRoute } from './atlas.ts'
import { shareNights, type SharedNights } from './nights.ts'
import { cheapestOrder } from './order.ts'
import { type Ride, rideBetween } from './rides.ts'
import type { Stop, Task } from './task.ts'
import * as points from './thresholds.ts'
import { isAskedLeg, rideWishOf } from './transport.ts'

export interface Found extends SharedNights {
  readonly stops: readonly Stop[]
}

/** The search for the best stops, their order and their nights. Its time is bounded by a number of steps. */
export class Search {
  readonly #task: Task
  readonly #towns: readonly Stop[]
  /** Nights of the whole trip, or of the stops alone when the length is not fixed. */
  readonly #nights: number
  readonly #isFixed: boolean
  readonly #costs = new Map<number, number>()
  readonly #rides = new Map<number, Ride>()
  readonly #deadline: number
  readonly #addPoints: number
  /** Pairs of cities that follow each other on a classic route of the areas. */
  readonly #classicPairs = new Set<number>()
  #steps = 0

  constructor(task: Task, towns: readonly Stop[], nights: number, isFixed: boolean) {
    this.#task = task
    this.#towns = towns
    this.#nights = nights
    this.#isFixed = isFixed
    this.#deadline = performance.now() + points.mostMilliseconds
    // When the person names the cities of an area, the area only says where they are.
    const inside = task.stops.filter(({ areas, need }) => areas.length > 0 && need === 'named').length
    const counts = task.areas.some(({ visit }) => visit.cities) || task.wishes.of('city-count').length > 0
    for (const { stops } of this.#classics()) {
      for (const [at, { city }] of stops.entries()) {
        const next = stops[at + 1]
        if (next)
          this.#classicPairs.add(pairOf(city.index, next.city.index)).add(pairOf(next.city.index, city.index))
      }
    }
    this.#addPoints = inside >= 2 && !counts ? points.unaskedPoints : 0
  }

  /** The classic routes that lie in the areas and are not much longer than the trip. */
  #classics(): ClassicRoute[] {
    const { areas, atlas } = this.#task
    const countries = new Set(areas.flatMap((area) => area.countries))
    return atlas.routes.filter(
      (route) =>
        route.countries.every((country) => countries.has(country)) && route.days <= this.#nights * 1.5 + 2,
    )
  }

  run(): Found {
    const required = this.#ordered(this.#task.stops)
    let best = this.#improved(this.#grown(this.#withoutOptional(required)))
    let score = this.#score(best)
    for (const seed of this.#seeds()) {
      if (this.#isOver()) break
      const stops = this.#ordered([...this.#task.stops, ...seed])
      const found = this.#improved(this.#grown(this.#withoutOptional(stops)))
      const other = this.#score(found)
      if (other > score + 1e-9) {
        best = found
        score = other
      }
    }
    return { stops: best, ...this.#shared(best) }
  }

  /** Beginnings of a route: classic routes through the areas, then the best towns far from each other. */
  #seeds(): Stop[][] {
    const { stops } = this.#task
    if (this.#towns.length === 0) return []
    const offered = new Map(this.#towns.map((stop) => [stop.city.index, stop]))
    const classics = this.#classics().flatMap((route) => {
      const known = route.stops.flatMap(({ city }) => offered.get(city.index) ?? [])
      return known.length >= Math.max(2, route.stops.length * 0.6) ? [known] : []
    })
    const single: Stop[][] = []
    for (const town of this.#towns) {
      if (single.length >= points.mostSeeds || stops.some(({ need }) => need === 'named')) break
      if (single.every(([other]) => !other || distanceKm(other.city, town.city) > points.seedKm))
        single.push([town])
    }
    return [...classics.slice(0, points.mostSeeds), ...single]
  }

  #isOver() {
    return this.#steps > points.mostSteps || performance.now() > this.#deadline
  }

  /** The cheapest allowed order. When the wished orders exclude each other, the stops stay as they are. */
  #ordered(stops: readonly Stop[]): readonly Stop[] {
    const { first, last, wishes } = this.#task
    const named = new Set(stops)
    const all = [...named]
    const index = (stop: Stop | undefined) => (stop && named.has(stop) ? all.indexOf(stop) : undefined)
    this.#steps += all.length * 2 ** Math.min(all.length, 10)
    // Another trip goes the other way where the direction is free.
    const swapped = points.namedOrderPoints * (wishes.request.variant % 2 === 0 ? 1 : -1)
    const order = cheapestOrder({
      costs: all.map((from) => all.map((to) => this.#cost(from, to))),
      starts: all.map((stop) => this.#startCost(stop)),
      ends: all.map((stop) => this.#endCost(stop)),
      first: index(first),
      last: index(last),
      before: (a, b) => isBefore(all[a], all[b]),
      swapped,
    })
    return order ? order.flatMap((at) => all[at] ?? []) : all
  }

  #startCost(stop: Stop): number {
    const { need, city } = stop
    return (
      this.#endCost(stop) +
      (need === 'offer' && !this.#task.atlas.isMainHub(city) ? points.noMainHubPoints : 0)
    )
  }

  #endCost({ city, need }: Stop): number {
    const { atlas } = this.#task
    if (need !== 'offer' || atlas.isHub(city)) return 0
    return atlas.hasAirport(city) ? points.noHubPoints : points.noAirportPoints
  }

  /** Leaves optional stops out while the trip is better without them. */
  #withoutOptional(stops: readonly Stop[]): readonly Stop[] {
    let kept = stops
    let score = this.#score(kept)
    for (let worse = true; worse;) {
      worse = false
      for (const stop of kept) {
        if (stop.need !== 'optional') continue
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

  /** Adds the town that makes the trip best, at its best place, until no town makes it better. */
  #grown(from: readonly Stop[]): readonly Stop[] {
    let stops = from
    let score = this.#score(stops)
    while (stops.length < points.mostStops && !this.#isOver()) {
      const step = this.#bestAddition(stops)
      if (!step || step.score <= score) break
      stops = step.stops
      score = step.score
      // A longer route may have a shorter order than that of the insertions.
      if (stops.length <= 9) {
        const ordered = this.#ordered(stops)
        const other = this.#score(ordered)
        if (other > score) {
          stops = ordered
          score = other
        }
      }
    }
    const ordered = this.#ordered(stops)
    return this.#score(ordered) >= score ? ordered : stops
  }

  #bestAddition(stops: readonly Stop[]): { stops: readonly Stop[]; score: number } | undefined {
    const promising: { town: Stop; at: number; gain: number }[] = []
    for (const town of this.#towns) {
      if (stops.some(({ city }) => city.index === town.city.index)) continue
      const place = this.#bestPlace(stops, town)
      if (place)
        promising.push({ town, at: place.at, gain: town.worth - place.cost + this.#areaReward(stops, town) })
    }
    promising.sort((a, b) => b.gain - a.gain)
    let best: { stops: readonly Stop[]; score: number } | undefined
    for (const { town, at } of promising.slice(0, points.mostTried)) {
      const changed = stops.toSpliced(at, 0, town)
      const score = this.#score(changed)
      if (!best || score > best.score) best = { stops: changed, score }
    }
    return best
  }

  #areaReward(stops: readonly Stop[], town: Stop): number {
    return town.areas.some((area) => !stops.some(({ areas }) => areas.includes(area))) ? points.areaPoints : 0
  }

  /** The position in a route that lengthens it least. */
  #bestPlace(stops: readonly Stop[], town: Stop): { at: number; cost: number } | undefined {
    const { first, last } = this.#task
    const from = first && stops[0] === first ? 1 : 0
    const to = last && stops.at(-1) === last ? stops.length - 1 : stops.length
    let best: { at: number; cost: number } | undefined
    for (let at = from; at <= to; at++) {
      if (stops.some((other, position) => (position < at ? isBefore(town, other) : isBefore(other, town))))
        continue
      const [before, after] = [stops[at - 1], stops[at]]
      const added =
        (before ? this.#cost(before, town) : this.#startCost(town)) +
        (after ? this.#cost(town, after) : this.#endCost(town))
      const cost = added - (before && after ? this.#cost(before, after) : 0)
      if (!best || cost < best.cost) best = { at, cost }
    }
    return best
  }

  /** Exchanges single offers for other towns while that is better. */
  #improved(from: readonly Stop[]): readonly Stop[] {
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

  #shared(stops: readonly Stop[]): SharedNights {
    const onTheWay = this.#isFixed
      ? stops.reduce(
          (sum, stop, at) => sum + (at > 0 ? this.#ride(stops[at - 1] ?? stop, stop).nights : 0),
          0,
        )
      : 0
    const { wishes, areas } = this.#task
    this.#steps += stops.length * this.#nights
    return shareNights(stops, Math.max(0, this.#nights - onTheWay), wishes.each, areas, this.#worths(stops))
  }

  /** Offers near other stops are worth less: they can be seen from there. */
  #worths(stops: readonly Stop[]): number[] {
    return stops.map((stop) => {
      if (stop.need !== 'offer') return stop.worth
      let part = 1
      for (const other of stops) {
        if (other === stop) continue
        const km = distanceKm(other.city, stop.city)
        if (km < points.suburbKm) part = Math.min(part, points.suburbPart)
        else if (km < points.neighbourKm) part = Math.min(part, points.neighbourPart)
      }
      return stop.worth * part
    })
  }

  #score(stops: readonly Stop[]): number {
    const { nights, points: worth, missing } = this.#shared(stops)
    let score = worth - missing * points.missingNightPoints
    for (const [at, stop] of stops.entries()) {
      const previous = stops[at - 1]
      if (previous) score -= this.#cost(previous, stop)
      if (previous && this.#classicPairs.has(pairOf(previous.city.index, stop.city.index)))
        score += points.classicPoints
      if (stop.need === 'offer') score -= this.#addPoints
    }
    const [head, tail] = [stops[0], stops.at(-1)]
    if (head && tail) score -= this.#startCost(head) + this.#endCost(tail)
    return score + this.#areaPoints(stops, nights) - this.#countPoints(stops)
  }

  #areaPoints(stops: readonly Stop[], nights: readonly number[]): number {
    let sum = 0
    for (const [at, { countries, visit, stay }] of this.#task.areas.entries()) {
      const inside = stops.filter(({ areas, need }) => areas.includes(at) && need !== 'pass')
      if (inside.length > 0) sum += points.areaPoints
      const seen = new Set(inside.map(({ city }) => city.country)).size
      if (countries.length > 1) sum += points.countryPoints * seen
      if (visit.cities) sum -= points.countPoints * outOfRange(inside.length, visit.cities)
      if (stay?.least !== undefined) {
        const here = inside.reduce((total, stop) => total + (nights[stops.indexOf(stop)] ?? 0), 0)
        sum -= points.missingNightPoints * Math.max(0, stay.least - here)
      }
    }
    return sum
  }

  #countPoints(stops: readonly Stop[]): number {
    const count = this.#task.wishes.of('city-count').at(-1)
    const visited = stops.filter(({ need }) => need !== 'pass').length
    return count ? points.countPoints * outOfRange(visited, count) : 0
  }

  #ride(from: Stop, to: Stop): Ride {
    const { wishes, atlas } = this.#task
    const key = pairOf(from.city.index, to.city.index)
    let ride = this.#rides.get(key)
    if (!ride) {
      ride = rideBetween(atlas, from.city, to.city, rideWishOf(wishes, atlas, from.city, to.city), true)
      this.#rides.set(key, ride)
      this.#steps += 200
    }
    return ride
  }

  #cost(from: Stop, to: Stop): number {
    const key = pairOf(from.city.index, to.city.index) * 2 + Number(to.need === 'pass')
    let cost = this.#costs.get(key)
    if (cost === undefined) {
      cost = from.city.index === to.city.index ? points.tooLongPoints : this.#costOf(from, to)
      this.#costs.set(key, cost)
    }
    return cost
  }

  #costOf(from: Stop, to: Stop): number {
    const { wishes, atlas } = this.#task
    const { hours, km, type, problem, isRefused } = this.#ride(from, to)
    const isSlow = wishes.company.some((who) => who === 'family' || who === 'seniors')
    let cost = hours * points.hourPoints * (isSlow ? 1.3 : 1)
    cost += Math.max(0, hours - points.usefulHours) * points.lostHourPoints
    if (to.need !== 'pass') cost += points.movePoints[wishes.pace]
    for (const longest of wishes.of('longest-leg')) {
      const isLonger = hours > (longest.hours ?? Infinity) * 1.1 || km > (longest.km ?? Infinity) * 1.05
      if (isLonger && type !== 'plane') cost += points.tooLongPoints
    }
    if (problem) cost += isRefused ? points.refusedRidePoints : points.unwantedRidePoints
    if (type === 'plane' && wishes.of('budget').at(-1)?.budget === 'low') cost += points.costlyPoints
    if (type === 'plane') cost += points.flightPoints
    if (isAskedLeg(wishes, atlas, from.city, to.city)) cost -= points.askedLegPoints
    return cost
  }
}

const pairOf = (a: number, b: number) => a * 2 ** 20 + b

const outOfRange = (
  count: number,
  { least = 0, most = Infinity }: { least?: number | undefined; most?: number | undefined },
) => (count < least ? least - count : count > most ? count - most : 0)

/** Whether a wished order has one stop before another. */
function isBefore(a: Stop | undefined, b: Stop | undefined): boolean {
  if (!a || !b || a === b) return false
  return a.ranks.some((rank, at) => rank !== undefined && rank < (b.ranks[at] ?? -1))
}
