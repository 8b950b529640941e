import { Heap } from '#server/planner/heap.ts'
import { percentile } from './report.ts'

/** Where calls are served: by several servers with one queue, or all that wait at once, as a commit of many does. */
export interface Station {
  readonly name: string
  readonly servers: number | 'all at once'
}

/** A kind of call: it visits its stations one after the other. */
export interface Kind {
  readonly name: string
  /** Calls that arrive in a second, at random; or people of whom each calls again as soon as the answer is there. */
  readonly load: { readonly perSecond: number } | { readonly people: number }
  /** The station and the mean time there in seconds: exponential, but fixed where all are served at once. */
  readonly visits: readonly { readonly station: string; readonly seconds: number }[]
}

export interface Simulated {
  /** By name: the share of time in which a server works, and how many calls are there, waiting or served. */
  readonly stations: ReadonlyMap<string, { utilisation: number; present: { mean: number; p99: number } }>
  /** By name: answered calls in a second and their times in seconds. */
  readonly kinds: ReadonlyMap<string, { perSecond: number; mean: number; p50: number; p99: number }>
}

interface Call {
  kind: number
  /** The visit that goes on; -1 before the first one. */
  visit: number
  began: number
}

class Place {
  readonly queue: number[] = []
  readonly presentAtArrivals: number[] = []
  readonly #servers: number
  readonly isAtOnce: boolean
  head = 0
  busy = 0
  present = 0
  busySeconds = 0

  constructor({ servers }: Station) {
    this.isAtOnce = servers === 'all at once'
    this.#servers = servers === 'all at once' ? 1 : servers
  }

  get hasFree() {
    return this.busy < this.#servers
  }

  get waiting() {
    return this.queue.length - this.head
  }

  next(): number | undefined {
    return this.head < this.queue.length ? this.queue[this.head++] : undefined
  }

  share(seconds: number) {
    return this.busySeconds / seconds / this.#servers
  }
}

/**
 * Simulates calls at stations for a number of seconds, of which the first tenth does not count. The same seed gives the
 * same result. Queues are served in the order of arrival and have no limit.
 */
export function simulate(
  stations: readonly Station[],
  kinds: readonly Kind[],
  seconds: number,
  seed = 1,
): Simulated {
  const simulation = new Simulation(stations, kinds, seconds / 10, seeded(seed))
  simulation.run(seconds)
  return simulation.outcome(seconds)
}

class Simulation {
  readonly #places: ReadonlyMap<string, Place>
  readonly #byIndex: readonly Place[]
  readonly #kinds: readonly Kind[]
  readonly #warmUp: number
  readonly #random: () => number
  readonly #calls: Call[] = []
  /** The next event of each call, and as -1 - index that of a station that serves all at once; by time. */
  readonly #events = new Heap()
  readonly #times: number[][]

  constructor(stations: readonly Station[], kinds: readonly Kind[], warmUp: number, random: () => number) {
    this.#places = new Map(stations.map((station) => [station.name, new Place(station)]))
    this.#byIndex = [...this.#places.values()]
    this.#kinds = kinds
    this.#warmUp = warmUp
    this.#random = random
    this.#times = kinds.map(() => [])
    for (const [index, { load }] of kinds.entries()) {
      if ('people' in load) for (let one = 0; one < load.people; one++) this.#begin(index, 0)
      else this.#begin(index, this.#exponential(1 / load.perSecond))
    }
  }

  run(seconds: number) {
    for (let event = this.#events.pop(); event && event.cost < seconds; event = this.#events.pop()) {
      const { item, cost: now } = event
      if (item < 0) this.#endTogether(this.#byIndex[-1 - item], now)
      else if (this.#callOf(item).visit >= 0) this.#leave(item, now)
      else this.#arrive(item, now)
    }
  }

  outcome(seconds: number): Simulated {
    const stations = [...this.#places].map(([name, place]) => {
      const present = {
        mean: meanOf(place.presentAtArrivals),
        p99: percentileOf(place.presentAtArrivals, 0.99),
      }
      return [name, { utilisation: place.share(seconds), present }] as const
    })
    const kinds = this.#kinds.map(({ name }, index) => {
      const all = this.#times[index] ?? []
      const [p50, p99] = [percentileOf(all, 0.5), percentileOf(all, 0.99)]
      return [
        name,
        { perSecond: all.length / (seconds - this.#warmUp), mean: meanOf(all), p50, p99 },
      ] as const
    })
    return { stations: new Map(stations), kinds: new Map(kinds) }
  }

  #begin(kind: number, at: number) {
    this.#events.push(this.#calls.push({ kind, visit: -1, began: at }) - 1, at)
  }

  #arrive(id: number, now: number) {
    const { kind } = this.#callOf(id)
    const load = this.#kinds[kind]?.load
    if (load && 'perSecond' in load) this.#begin(kind, now + this.#exponential(1 / load.perSecond))
    this.#goOn(id, now)
  }

  /** Enters the next station of a call, or ends the call. */
  #goOn(id: number, now: number) {
    const call = this.#callOf(id)
    call.visit++
    const place = this.#placeOf(call)
    if (!place) return this.#end(call, now)
    place.present++
    if (now >= this.#warmUp) place.presentAtArrivals.push(place.present)
    if (!place.isAtOnce && place.hasFree) return this.#serve(place, id, now)
    place.queue.push(id)
    if (place.isAtOnce && place.busy === 0) this.#serveAll(place, now)
  }

  #end({ kind, began }: Call, now: number) {
    if (began >= this.#warmUp) this.#times[kind]?.push(now - began)
    if ('people' in (this.#kinds[kind]?.load ?? {})) this.#begin(kind, now)
  }

  #serve(place: Place, id: number, now: number) {
    const took = this.#exponential(this.#secondsOf(id))
    place.busy++
    place.busySeconds += took
    this.#events.push(id, now + took)
  }

  #leave(id: number, now: number) {
    const place = this.#placeOf(this.#callOf(id))
    if (place) {
      place.present--
      place.busy--
      const next = place.next()
      if (next !== undefined) this.#serve(place, next, now)
    }
    this.#goOn(id, now)
  }

  #serveAll(place: Place, now: number) {
    const first = place.queue[place.head]
    if (first === undefined) return
    const took = this.#secondsOf(first)
    place.busy = place.waiting
    place.busySeconds += took
    this.#events.push(-1 - this.#byIndex.indexOf(place), now + took)
  }

  #endTogether(place: Place | undefined, now: number) {
    if (!place) return
    const together = Array.from({ length: place.busy }, () => place.next() ?? 0)
    place.busy = 0
    place.present -= together.length
    this.#serveAll(place, now)
    for (const id of together) this.#goOn(id, now)
  }

  #callOf(id: number): Call {
    const call = this.#calls[id]
    if (!call) throw new Error(`There is no call ${id}.`)
    return call
  }

  /** The station where a call is; undefined behind its last one. */
  #placeOf({ kind, visit }: Call): Place | undefined {
    const station = this.#kinds[kind]?.visits[visit]?.station
    const place = this.#places.get(station ?? '')
    if (station !== undefined && !place) throw new Error(`There is no station "${station}".`)
    return place
  }

  #secondsOf(id: number) {
    const { kind, visit } = this.#callOf(id)
    return this.#kinds[kind]?.visits[visit]?.seconds ?? 0
  }

  #exponential(mean: number) {
    return -mean * Math.log(1 - this.#random())
  }
}

/** The mean time of a call at `servers` servers, waiting and service, by Erlang's formula for M/M/c; in seconds. */
export function meanTime(perSecond: number, seconds: number, servers: number): number {
  const load = perSecond * seconds
  let blocked = 1
  for (let count = 1; count <= servers; count++) blocked = (load * blocked) / (count + load * blocked)
  const waits = blocked / (1 - (load / servers) * (1 - blocked))
  return seconds + (waits * seconds) / (servers - load)
}

/** Mulberry32: numbers from 0 to below 1. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const percentileOf = (values: readonly number[], share: number) =>
  values.length === 0 ? 0 : percentile(values, share)
