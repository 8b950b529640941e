import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Joined } from '#server/planner/land/land.ts'
import type { Atlas } from './atlas.ts'
import { longestDriveHours, longestSeatHours, longestWishedHours } from './thresholds.ts'

/** The types of transport that a leg may use. */
export interface RideWish {
  readonly prefer: ReadonlySet<LegType>
  readonly avoid: ReadonlySet<LegType>
  /** Whether other types are used only when the preferred ones are impossible. */
  readonly isOnly: boolean
  readonly overnight: boolean
  /** The id of the constraint that a ride of this type breaks. */
  readonly brokenBy: (type: LegType) => string | undefined
}

export interface Ride {
  readonly type: LegType
  readonly km: number
  readonly hours: number
  /** Nights on the way. */
  readonly nights: number
  /** Whether a part of the way is by ferry. */
  readonly ferry: boolean
  /** Whether the person refuses this type of transport or wants only others. */
  readonly isRefused?: boolean
  readonly problem?: 'sea' | 'far' | 'noTrains' | 'refused' | 'closed' | undefined
}

/** The length of a road or railway divided by the straight line. */
const detour = 1.25
/** Crossings up to this length are assumed to have a ferry, even if the table of lines has none. */
const shortCrossingKm = 45
/** The extra hours of a longer ferry that is not in the table, because it may not run every day. */
const unknownFerryHours = 4
/** The hours to an airport outside the town, and of the train from a town without a road. */
const transferHours = 1.6
const roadlessHours = 2.5
/** The extra hours that a flight counts when other transport is wished. */
const unwishedFlightHours = 12
const shortFlightKm = 350
const shortRideHours = 4
/** Of two rides with the same effort the one of the lower number is chosen. */
const preference: Record<LegType, number> = { train: 0, bus: 1, car: 2, plane: 3 }
const types = legTypes.toSorted((one, other) => preference[one] - preference[other])

/** Chooses the transport from one city to the next. With `isQuick` the way around a sea is not measured. */
export function rideBetween(atlas: Atlas, from: City, to: City, wish: RideWish, isQuick = false): Ride {
  const straightKm = distanceKm(from, to)
  const road = isQuick ? atlas.onLand(from, to) : atlas.byRoad(from, to)
  const rails = isQuick || road === 'none' ? road : atlas.byTrain(from, to)
  const rides = types.flatMap(
    (type) => rideOf(atlas, from, to, type, straightKm, type === 'train' ? rails : road, isQuick) ?? [],
  )
  let best: Ride | undefined
  let least = Infinity
  for (const ride of rides) {
    const effort = effortOf(atlas, from, to, ride, wish, straightKm)
    if (effort < least) {
      best = ride
      least = effort
    }
  }
  const ride = best ?? flight(atlas, from, to, straightKm)
  const problem = problemOf(atlas, from, to, ride, wish, road)
  const night = wish.overnight && (ride.type === 'train' || ride.type === 'bus') && ride.hours >= 5
  return {
    ...ride,
    nights: night ? Math.max(1, ride.nights) : ride.nights,
    problem,
    isRefused: problem !== undefined && (wish.isOnly || wish.avoid.has(ride.type)),
  }
}

/** The ride of one type; undefined when it is impossible. */
function rideOf(
  atlas: Atlas,
  from: City,
  to: City,
  type: LegType,
  straightKm: number,
  joined: Joined,
  isQuick: boolean,
): Ride | undefined {
  if (type === 'plane') return straightKm < 90 ? undefined : flight(atlas, from, to, straightKm)
  const known = joined === 'land' || type === 'train' ? undefined : atlas.ferryHours(from, to)
  if (known !== undefined) {
    const nights = known > longestSeatHours ? Math.ceil((known - 5) / 24) : 0
    return { type, km: Math.round(straightKm * 1.1), hours: known, nights, ferry: true }
  }
  if (joined === 'none') return undefined
  // Trains do not use ferries; a bus or a car crosses on the ferry.
  if (type === 'train' && joined === 'ferry') return undefined
  const around = joined === 'around' ? 2.4 : 1
  const km = straightKm * detour * around
  const hours =
    type === 'train'
      ? atlas.trainHours(from, to, isQuick)
      : km / speedOf(type, km, from.country) + 0.3 + waysOut(atlas, from, to)
  if (hours === undefined) return undefined
  const ferry = joined === 'ferry'
  const all = hours + (ferry ? 2 + (straightKm > shortCrossingKm ? unknownFerryHours : 0) : 0)
  const nights =
    type === 'car'
      ? all > longestDriveHours
        ? Math.ceil(all / 8) - 1
        : 0
      : all > longestSeatHours
        ? Math.ceil((all - 5) / 24)
        : 0
  return { type, km: Math.round(km), hours: all, nights, ferry }
}

/** Countries with slow roads: in mountains, along fjords, or in bad condition. */
const slowRoads = new Set('NO IS FO PE BO NP BT LA MG ET LK AL ME KG TJ CD PG'.split(' '))
function speedOf(type: LegType, km: number, country: string): number {
  if (slowRoads.has(country)) return type === 'car' ? 55 : 45
  if (type === 'car') return km > 250 ? 82 : 68
  return km > 150 ? 66 : 52
}

/** The hours between towns without a road and the nearest town with a road. */
const waysOut = (atlas: Atlas, from: City, to: City) =>
  roadlessHours * [from, to].filter((city) => atlas.isRoadless(city)).length

/** A flight with the ways to and from the airports. Long flights to the east arrive on the next day. */
function flight(atlas: Atlas, from: City, to: City, straightKm: number): Ride {
  const transfers = [from, to].filter((city) => !atlas.hasAirport(city)).length * transferHours
  const hubs = [from, to].filter((city) => atlas.isHub(city)).length
  const isMain = atlas.isMainHub(from) || atlas.isMainHub(to)
  // Small airports have flights only to the largest ones. Short flights over land count longer, because trains are usual.
  const change = hubs === 2 ? 0 : isMain ? (from.country === to.country ? 0 : 2) : 2.5
  const short = straightKm < shortFlightKm && atlas.onLand(from, to) === 'land' ? 2 : 0
  const hours = 3 + straightKm / 780 + transfers + change + waysOut(atlas, from, to) + short
  let zones = Math.round((to.longitude - from.longitude) / 15)
  if (zones > 12) zones -= 24
  if (zones < -12) zones += 24
  // Flights leave at about 9:00. A long one that arrives after midnight, local time, takes a night.
  const arrival = 9 + hours + zones
  const nights = arrival > 24 && hours > 7 ? 1 : 0
  return { type: 'plane', km: Math.round(straightKm), hours, nights, ferry: false }
}

const likesPlanes = ({ prefer, isOnly }: RideWish) => !isOnly && prefer.size === 1 && prefer.has('plane')

/** The effort of a ride for a traveller, in hours. The ride with the least effort is chosen. */
function effortOf(
  atlas: Atlas,
  from: City,
  to: City,
  ride: Ride,
  wish: RideWish,
  straightKm: number,
): number {
  const { type, hours } = ride
  const drives = atlas.byCar(from.country) && atlas.byCar(to.country)
  const usual = {
    train: hours,
    bus: hours * 1.3 + 0.3,
    car: drives ? hours * 0.72 : hours * 1.5 + 5,
    plane: hours * 1.05 + 1.6,
  }[type]
  // Short ferries have no extra effort, so that they are chosen over a flight.
  const effort = usual + (ride.ferry && straightKm > 130 ? 3 : 0) + ride.nights * 6
  if (wish.avoid.has(type)) return effort + 1000
  if (type !== 'plane' && likesPlanes(wish) && hours < shortRideHours) return effort - 10
  // A person who wishes for trains prefers a bus to a plane where no train runs.
  const farther = type === 'plane' ? unwishedFlightHours : 0
  if (!wish.prefer.has(type))
    return wish.prefer.size > 0 ? effort + farther + (wish.isOnly ? 500 : 60) : effort
  // A very long wished ride gets much extra effort, unless only its type is wished.
  const isEndless = type !== 'plane' && hours > (type === 'car' ? longestWishedHours * 2 : longestWishedHours)
  return isEndless && !wish.isOnly ? effort + 100 : effort
}

function problemOf(
  atlas: Atlas,
  from: City,
  to: City,
  ride: Ride,
  wish: RideWish,
  road: Joined,
): Ride['problem'] {
  // A wish for planes does not apply to a ride of a few hours.
  const isTooNear = likesPlanes(wish) && ride.hours < shortRideHours
  const isWished = wish.prefer.size === 0 || wish.prefer.has(ride.type) || isTooNear
  if (isWished && !wish.avoid.has(ride.type)) return undefined
  if (atlas.isClosed(from.country, to.country)) return 'closed'
  if (ride.type === 'plane' && wish.avoid.has('plane')) return 'refused'
  if (ride.type === 'plane') return road === 'none' || road === 'ferry' || road === 'around' ? 'sea' : 'far'
  if (ride.ferry) return undefined
  return wish.prefer.has('train') ? 'noTrains' : 'refused'
}
