import { distanceKm } from '#shared/domain/distance.ts'
import type { Cities, City } from '#server/gazetteer/cities.ts'
import { Heap } from '#server/planner/heap.ts'
import type { Line } from '#server/planner/knowledge/lines.ts'

/** Kilometres per hour along the straight line between two stops. Curves and stops are included. */
const railSpeed = 62
const railSpeeds: Readonly<Record<string, number>> = {
  JP: 85,
  CH: 65,
  DE: 80,
  FR: 85,
  GB: 80,
  IT: 78,
  ES: 82,
  AT: 75,
  NL: 75,
  BE: 75,
  SE: 85,
  DK: 80,
  FI: 85,
  CN: 95,
  KR: 95,
  TW: 80,
  IN: 46,
  LK: 26,
  VN: 42,
  MM: 25,
  TH: 48,
  ID: 55,
  PE: 28,
  BO: 30,
  EC: 20,
  EG: 55,
  TZ: 35,
  NZ: 52,
  RO: 50,
  BG: 48,
  RS: 50,
  BA: 42,
  AL: 25,
  MK: 42,
  GE: 50,
  UZ: 80,
  KZ: 50,
  MX: 40,
}
const fastSpeed = 150
const fastSpeeds: Readonly<Record<string, number>> = {
  CN: 235,
  JP: 185,
  FR: 195,
  ES: 195,
  KR: 175,
  TW: 185,
  IT: 165,
  DE: 130,
  GB: 115,
  US: 100,
}
/** Night trains are slow, so that they arrive in the morning. */
const nightSpeed = 60
const ferrySpeed = 32
/** The hours at each harbour of a ferry, and at each stop of a train. */
const boardHours = { ferry: 0.8, train: 0.08 } as const
/** The hours of waiting for a train or ferry, and of the way from a town to its station or port. */
const waitHours = 0.4
const walkHours = 0.4
/** Countries where a local train runs from nearly every town to the lines of the table. */
const denseRails = new Set('AT BE CH CZ DE DK HU LU NL PL SK JP'.split(' '))
const denseReachKm = 40
const localSpeed = 45
const reachKm = { ferry: 25, train: 8 } as const
/** The maximum hours of a ride. */
const longestHours = { ferry: 20, train: 48 } as const
/** The limit of the first search. Most rides are shorter, and the times to all stops of Europe take long to compute. */
const dayHours = 14

/** The trains and ferries, from the table of lines. */
export class Railways {
  readonly #trains = new Network('train')
  readonly #ferries = new Network('ferry')
  readonly #nights = new Map<number, Set<number>>()
  /** The countries with trains. */
  readonly #countries = new Set<string>()

  constructor(lines: readonly Line[], cities: Cities) {
    for (const { kind, stops: indexes } of lines) {
      const stops = indexes.map((index) => cities.get(index))
      if (kind !== 'ferry' && kind !== 'bus') for (const { country } of stops) this.#countries.add(country)
      if (kind === 'night') {
        this.#addNight(stops)
        this.#trains.add(stops, (country) => Math.min(nightSpeed, railSpeeds[country] ?? railSpeed))
      }
      if (kind === 'ferry') this.#ferries.add(stops, () => ferrySpeed)
      if (kind === 'rail') this.#trains.add(stops, (country) => railSpeeds[country] ?? railSpeed)
      if (kind === 'fast') this.#trains.add(stops, (country) => fastSpeeds[country] ?? fastSpeed)
    }
  }

  /** The hours of the usual train with changes; undefined when no train runs. With `isQuick` only rides below `dayHours`. */
  trainHours = (a: City, b: City, isQuick: boolean) => this.#trains.hours(a, b, isQuick)

  /** The hours of a ferry, including the ways to its ports; undefined when none runs. */
  ferryHours = (a: City, b: City) => this.#ferries.hours(a, b, false)

  /** Whether a night train runs from one city to the other. */
  hasNight = (a: City, b: City) => this.#nights.get(a.index)?.has(b.index) ?? false

  /** Whether any train runs in a country. */
  serves = (country: string) => this.#countries.has(country)

  #addNight(stops: readonly City[]) {
    for (const a of stops) {
      const known = this.#nights.get(a.index) ?? new Set()
      for (const b of stops) if (distanceKm(a, b) > 250) known.add(b.index)
      this.#nights.set(a.index, known)
    }
  }
}

/** The hours between a town and its station or port. */
const wayHours = (town: City, stop: City) =>
  town.index === stop.index ? 0 : walkHours + Math.max(0, distanceKm(town, stop) - reachKm.train) / localSpeed

/** The maximum number of stops whose times to all others are kept: more than a trip has. */
const mostTimes = 160

/** The stops of lines and the times between them. */
class Network {
  readonly #kind: 'ferry' | 'train'
  /** By the number of the stop. */
  readonly #edges: { to: number; hours: number }[][] = []
  readonly #stops = new Map<number, City>()
  /** The numbers of the stops by the indexes of their cities. */
  readonly #numbers = new Map<number, number>()
  readonly #near = new Map<number, readonly City[]>()
  /** The hours from a stop to each stop, by their numbers. */
  readonly #times = new Map<number, Float64Array>()
  readonly #dayTimes = new Map<number, Float64Array>()

  constructor(kind: 'ferry' | 'train') {
    this.#kind = kind
  }

  add(stops: readonly City[], speed: (country: string) => number) {
    for (const [at, stop] of stops.entries()) {
      const one = this.#number(stop)
      const next = stops[at + 1]
      if (!next) continue
      const slower = Math.min(speed(stop.country), speed(next.country))
      const hours = distanceKm(stop, next) / slower + boardHours[this.#kind]
      const other = this.#number(next)
      this.#edges[one]?.push({ to: other, hours })
      this.#edges[other]?.push({ to: one, hours })
    }
  }

  hours(a: City, b: City, isQuick: boolean): number | undefined {
    const near = this.#least(a, b, dayHours)
    return near !== undefined || isQuick || this.#kind === 'ferry'
      ? near
      : this.#least(a, b, longestHours[this.#kind])
  }

  #least(a: City, b: City, limit: number): number | undefined {
    let least = Infinity
    for (const from of this.stopsNear(a)) {
      const times = this.#timesFrom(this.#number(from), limit)
      for (const to of this.stopsNear(b)) {
        if (from.index === to.index) continue
        const ways = wayHours(a, from) + wayHours(to, b)
        least = Math.min(least, (times[this.#number(to)] ?? Infinity) + waitHours + ways)
      }
    }
    return least === Infinity ? undefined : least
  }

  /** The stop in a city, or else the two nearest ones within reach in its country, nearest first. */
  stopsNear(city: City): readonly City[] {
    let found = this.#near.get(city.index)
    if (!found) {
      const own = this.#stops.get(city.index)
      found = own ? [own] : this.#nearest(city)
      this.#near.set(city.index, found)
    }
    return found
  }

  #nearest(city: City): City[] {
    const isDense = this.#kind === 'train' && denseRails.has(city.country)
    const km = isDense ? denseReachKm : reachKm[this.#kind]
    return [...this.#stops.values()]
      .filter((stop) => stop.country === city.country && Math.abs(stop.latitude - city.latitude) < km / 100)
      .map((stop) => ({ stop, km: distanceKm(stop, city) }))
      .filter((one) => one.km < km)
      .toSorted((one, other) => one.km - other.km)
      .slice(0, 2)
      .map(({ stop }) => stop)
  }

  /** The number of a stop; a new stop gets the next number. */
  #number(stop: City): number {
    const known = this.#numbers.get(stop.index)
    if (known !== undefined) return known
    this.#numbers.set(stop.index, this.#edges.length)
    this.#stops.set(stop.index, stop)
    return this.#edges.push([]) - 1
  }

  /** The shortest times from a stop to the others (Dijkstra); Infinity for those beyond the limit. */
  #timesFrom(start: number, limit: number): Float64Array {
    const cache = limit === dayHours ? this.#dayTimes : this.#times
    const known = cache.get(start)
    if (known) return known
    const [oldest] = cache.size < mostTimes ? [] : cache
    if (oldest) cache.delete(oldest[0])
    // The array of the oldest stop is used again: new ones would be 100 MB of garbage in a busy process.
    const done = (oldest?.[1] ?? new Float64Array(this.#edges.length)).fill(Infinity)
    const open = new Heap()
    open.push(start, 0)
    for (let next = open.pop(); next; next = open.pop()) {
      if (done[next.item] !== Infinity) continue
      done[next.item] = next.cost
      for (const { to, hours } of this.#edges[next.item] ?? []) {
        const cost = next.cost + hours
        if (done[to] === Infinity && cost < limit) open.push(to, cost)
      }
    }
    cache.set(start, done)
    return done
  }
}
