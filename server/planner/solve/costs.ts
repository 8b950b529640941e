import { distanceKm } from '#shared/domain/distance.ts'
import { type Ride, rideBetween } from './rides.ts'
import type { Stop, Task } from './task.ts'
import * as points from './thresholds.ts'
import { isAskedLeg, isLonger, rideWishOf } from './transport.ts'

/** A stop with its position in the tables of costs. */
export interface Node extends Stop {
  readonly id: number
}

/** The costs, in points, of travelling between the stops of a task. The cost of a pair is computed on its first use. */
export class Costs {
  readonly nodes: readonly Node[]
  readonly #task: Task
  readonly #costs: Float64Array
  readonly #nights: Int16Array
  readonly #nearness: Float32Array
  /** The factor of the cost of an end without an airport. A trip by car or train needs no airport. */
  readonly #flyingPart: number
  readonly #hasOrders: boolean

  constructor(task: Task, stops: readonly Stop[]) {
    this.#task = task
    this.nodes = stops.map((stop, id) => ({ ...stop, id }))
    const pairs = stops.length ** 2
    this.#costs = new Float64Array(pairs).fill(Number.NaN)
    this.#nights = new Int16Array(pairs)
    this.#nearness = new Float32Array(pairs).fill(Number.NaN)
    const types = task.wishes
      .of('transport')
      .flatMap(({ use, leg, types }) => (use === 'avoid' || leg ? [] : types))
    this.#flyingPart = types.includes('car') || types.includes('train') ? points.groundPart : 1
    this.#hasOrders = task.wishes.orders.length > 0
  }

  /** The cost of a leg, in points. */
  leg(from: Node, to: Node): number {
    const pair = from.id * this.nodes.length + to.id
    const known = this.#costs[pair]
    if (known !== undefined && !Number.isNaN(known)) return known
    const cost = from.city.index === to.city.index ? 0 : this.#legOf(from, to, pair)
    this.#costs[pair] = cost
    return cost
  }

  /** The nights that a leg takes on the way. */
  nights(from: Node, to: Node): number {
    this.leg(from, to)
    return this.#nights[from.id * this.nodes.length + to.id] ?? 0
  }

  /** The cost of beginning the trip at a stop that the solver has chosen. */
  start(stop: Node): number {
    if (stop.need !== 'offer') return 0
    const hub = this.#task.atlas.isMainHub(stop.city) ? 0 : points.noMainHubPoints
    return (
      this.end(stop) + hub + Math.min(...stop.areas, 3) * (stop.areas.length > 0 ? points.laterAreaPoints : 0)
    )
  }

  end({ city, need }: Node): number {
    const { atlas } = this.#task
    if (need !== 'offer' || atlas.isHub(city)) return 0
    return this.#flyingPart * (atlas.hasAirport(city) ? points.noHubPoints : points.noAirportPoints)
  }

  /** The factor of a stop's worth beside another stop, from which a suburb can be visited. */
  nearness(stop: Node, other: Node): number {
    const pair = stop.id * this.nodes.length + other.id
    const known = this.#nearness[pair]
    if (known !== undefined && !Number.isNaN(known)) return known
    const km = distanceKm(stop.city, other.city)
    const part = km < points.suburbKm ? points.suburbPart : km < points.neighbourKm ? points.neighbourPart : 1
    this.#nearness[pair] = part
    return part
  }

  /** Whether a wished order puts one stop before another. */
  isBefore(a: Node, b: Node): boolean {
    if (!this.#hasOrders || a === b) return false
    return a.ranks.some((rank, at) => rank !== undefined && rank < (b.ranks[at] ?? -1))
  }

  #legOf(from: Node, to: Node, pair: number): number {
    const { wishes, atlas } = this.#task
    const ride = rideBetween(atlas, from.city, to.city, rideWishOf(wishes, atlas, from.city, to.city), true)
    this.#nights[pair] = ride.nights
    const { hours, type } = ride
    const isSlow = wishes.company.some((who) => who === 'family' || who === 'seniors')
    const part = (isSlow ? points.slowCompany : 1) * (type === 'car' ? points.drivingPart : 1)
    let cost = hours * points.hourPoints * part
    const isSlept = type === 'train' && atlas.hasNightTrain(from.city, to.city)
    cost +=
      Math.max(0, hours - points.usefulHours) * points.lostHourPoints * (isSlept ? points.nightTrainPart : 1)
    if (to.need !== 'pass') cost += points.movePoints[wishes.pace]
    if (this.#isTooLong(ride)) cost += points.tooLongPoints
    if (ride.problem)
      cost += ride.isRefused
        ? points.refusedRidePoints
        : type === 'plane'
          ? points.unwantedFlightPoints
          : points.unwantedRidePoints
    if (type === 'plane') cost += points.flightPoints
    if (type === 'plane' && wishes.of('budget').at(-1)?.budget === 'low') cost += points.costlyPoints
    if (isAskedLeg(wishes, atlas, from.city, to.city)) cost -= points.askedLegPoints
    return cost
  }

  #isTooLong(ride: Ride): boolean {
    return ride.type !== 'plane' && this.#task.wishes.of('longest-leg').some((most) => isLonger(ride, most))
  }
}
