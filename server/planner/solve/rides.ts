import type { LegType } from '#shared/collections/travel-items.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Joined } from '#server/planner/land/land.ts'
import type { Atlas } from './atlas.ts'
import { longestDriveHours, longestSeatHours, longestWishedHours } from './thresholds.ts'

/** The types of transport that a leg may use. */
export interface RideWish {
  readonly prefer: ReadonlySet<LegType>
  readonly avoid: ReadonlySet<LegType>
  /** Other types are used only when these lead nowhere. */
  readonly isOnly: boolean
  readonly overnight: boolean
  /** The id of the constraint that a ride of a type does not keep. */
  readonly brokenBy: (type: LegType) => string | undefined
}

export interface Ride {
  readonly type: LegType
  readonly km: number
  readonly hours: number
  /** Nights on the way. */
  readonly nights: number
  /** Part of the way is on a ship. */
  readonly ferry: boolean
  /** Whether the person refuses this type of transport or wants only others. */
  readonly isRefused?: boolean
  readonly problem?: 'sea' | 'far' | 'noTrains' | 'refused' | 'closed' | undefined
}

/** The length of a road or railway divided by the straight line. */
const detour = 1.25
/** Short crossings have a ferry even where the table of lines names none. */
const shortCrossingKm = 45
/** A ferry that the table does not know: it may not run on that day. */
const unknownFerryHours = 4
/** The way to an airport that is not in town, and the train from a town without a road. */
const transferHours = 1.6
const roadlessHours = 2.5
/** A flight counts so many hours more where people wish for other transport. */
const unwishedFlightHours = 12
const shortFlightKm = 350
const shortRideHours = 4
const types: readonly LegType[] = ['train', 'bus', 'car', 'plane']

/** Chooses the transport from one city to the next. `isQuick` leaves the way around a sea unmeasured. */
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

/** The ride of one type; undefined where it leads nowhere. */
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
  // A train waits at the harbour: the crossing is a bus or a car on the ferry.
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

/** Countries whose roads wind through mountains or along fjords, or are bad. */
const slowRoads = new Set('NO IS FO PE BO NP BT LA MG ET LK AL ME KG TJ CD PG'.split(' '))
function speedOf(type: LegType, km: number, country: string): number {
  if (slowRoads.has(country)) return type === 'car' ? 55 : 45
  if (type === 'car') return km > 250 ? 82 : 68
  return km > 150 ? 66 : 52
}

/** The hours between towns without a road and the next ones with a road. */
const waysOut = (atlas: Atlas, from: City, to: City) =>
  roadlessHours * [from, to].filter((city) => atlas.isRoadless(city)).length

/** A flight with the ways to and from the airports. Long flights to the east arrive on the next day. */
function flight(atlas: Atlas, from: City, to: City, straightKm: number): Ride {
  const transfers = [from, to].filter((city) => !atlas.hasAirport(city)).length * transferHours
  const hubs = [from, to].filter((city) => atlas.isHub(city)).length
  const isMain = atlas.isMainHub(from) || atlas.isMainHub(to)
  // Small airports have flights to the largest only, and few fly where a train takes three hours.
  const change = hubs === 2 ? 0 : isMain ? (from.country === to.country ? 0 : 2) : 2.5
  const short = straightKm < shortFlightKm && atlas.onLand(from, to) === 'land' ? 2 : 0
  const hours = 3 + straightKm / 780 + transfers + change + waysOut(atlas, from, to) + short
  let zones = Math.round((to.longitude - from.longitude) / 15)
  if (zones > 12) zones -= 24
  if (zones < -12) zones += 24
  // Departures are at about 9:00, those of long flights to the east in the evening.
  const arrival = 9 + hours + zones
  const nights = arrival > 24 && hours > 7 ? 1 : 0
  return { type: 'plane', km: Math.round(straightKm), hours, nights, ferry: false }
}

const likesPlanes = ({ prefer, isOnly }: RideWish) => !isOnly && prefer.size === 1 && prefer.has('plane')

/** How much a traveller dislikes a ride, in hours. */
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
  // A ferry of an hour beats a flight with its airports.
  const effort = usual + (ride.ferry && straightKm > 130 ? 3 : 0) + ride.nights * 6
  if (wish.avoid.has(type)) return effort + 1000
  if (type !== 'plane' && likesPlanes(wish) && hours < shortRideHours) return effort - 10
  // Those who wish for trains rather take a bus where none runs than a plane.
  const farther = type === 'plane' ? unwishedFlightHours : 0
  if (!wish.prefer.has(type))
    return wish.prefer.size > 0 ? effort + farther + (wish.isOnly ? 500 : 60) : effort
  // A wished ship or train of a whole day is no longer what was meant, unless planes are refused.
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
  // Nobody who likes to fly means an hour's ride.
  const isTooNear = likesPlanes(wish) && ride.hours < shortRideHours
  const isWished = wish.prefer.size === 0 || wish.prefer.has(ride.type) || isTooNear
  if (isWished && !wish.avoid.has(ride.type)) return undefined
  if (atlas.isClosed(from.country, to.country)) return 'closed'
  if (ride.type === 'plane' && wish.avoid.has('plane')) return 'refused'
  if (ride.type === 'plane') return road === 'none' || road === 'ferry' || road === 'around' ? 'sea' : 'far'
  if (ride.ferry) return undefined
  return wish.prefer.has('train') ? 'noTrains' : 'refused'
}
