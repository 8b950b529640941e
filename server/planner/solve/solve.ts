import type { Constraint, TripRequest } from '#shared/trip-request.ts'
import type { TripTexts } from '#server/planner/texts.ts'
import type { World } from '#server/planner/world.ts'
import { daysOf, describe, legsOf, nameOf, type Timed } from './days.ts'
import { firstDayOf } from './dates.ts'
import type { Itinerary } from './itinerary.ts'
import { type Length, lengthOf } from './length.ts'
import { assumptionsOf } from './assumptions.ts'
import { limitsOf } from './limits.ts'
import { placeName, type Solved } from './solved.ts'
import { shareNights } from './nights.ts'
import { type Pool, poolOf, withoutSome } from './pool.ts'
import { type Ride, rideBetween, type RideWish } from './rides.ts'
import { Search } from './search.ts'
import { type Stop, type Task, taskOf } from './task.ts'
import { longestTripDays } from './thresholds.ts'
import { groundWishOf, rideWishOf } from './transport.ts'
import { type Visit, visitsOf, visitsOfStops } from './visits.ts'
import { atlasOf } from './world-atlas.ts'
import { withLoopStart, withThemeTowns } from './assume.ts'

interface Context {
  /** Today as "YYYY-MM-DD", in the person's time zone. */
  readonly today: string
  readonly texts: TripTexts
}

/**
 * Plans a trip for a request. Undefined when the request names no place to go. The same request gives the same trip; the
 * search ends after a fixed number of steps.
 */
export function solve(request: TripRequest, world: World, { today, texts }: Context): Itinerary | undefined {
  const named = taskOf(request, atlasOf(world))
  if (!named) return undefined
  const themed = withThemeTowns(named)
  const length = lengthOf(themed.task)
  const looped = withLoopStart(themed.task, poolOf(themed.task, length.nights))
  const { task } = looped
  const { pool, stops: found, isCut } = chosen(task, length)
  // Rides are measured more exactly than in the search. An offered town without a night is removed again.
  const stops = withoutEmpty(found, nightsOf(task, found, length))
  if (stops.every(({ need }) => need === 'pass')) return undefined
  const outings = visitsOf(task, stops, nightsOf(task, stops, length))
  const ways = ridesOf(task, outings.visits)
  const timed: Timed = { visits: outings.visits, rides: ways.rides }
  if (ways.rides.length === 0) return undefined
  const legs = legsOf(timed)
  const days = daysOf(timed, legs, texts)
  const firstDay = firstDayOf(task.wishes.of('dates'), days.length, today, eventSpot(task, days))
  const solved: Solved = { ...outings, ...ways, task, length, firstDay, isCut, texts }
  const assumed: Constraint[] = [...themed.assumed, ...looped.assumed, ...assumedLength(length, days.length)]
  const where = task.wishes.route
    ? task.wishes.of('route').map(({ name }) => name)
    : task.areas.filter(({ optional }) => !optional).map(({ place }) => placeName(place, solved))
  return {
    request: { ...request, constraints: [...request.constraints, ...withNewIds(assumed, request)] },
    name: nameOf(timed, where, days.length, texts),
    description: describe(timed, days, texts),
    legs,
    days,
    ...(firstDay && { firstDay: firstDay.day }),
    assumptions: assumptionsOf(solved, assumed, pool, stops),
    limits: limitsOf(solved),
  }
}

const withoutEmpty = (stops: readonly Stop[], nights: readonly number[]) => {
  const kept = stops.filter(({ need }, at) => need !== 'offer' || (nights[at] ?? 0) > 0)
  return kept.some(({ need }) => need !== 'pass') ? kept : stops
}

/** The best stops from the offered towns. A variant is offered other towns. */
function chosen(task: Task, length: Length): { pool: Pool; stops: readonly Stop[]; isCut: boolean } {
  const { variant } = task.wishes.request
  const search = (pool: Pool) => ({
    pool,
    ...new Search(task, pool, length.nights, length.asked !== undefined).run(),
  })
  const found = search(poolOf(task, length.nights))
  return variant > 0 && found.pool.towns.length > 0
    ? search(withoutSome(found.pool, found.stops, variant))
    : found
}

/** The days of the trip, from 0, in a city of a wished event. */
function eventSpot(
  { wishes, atlas }: Task,
  days: Itinerary['days'],
): { from: number; to: number } | undefined {
  const cities = new Set(
    wishes.of('dates').flatMap(({ event }) => (event === undefined ? [] : atlas.eventCities(event))),
  )
  const from = days.findIndex(({ city }) => cities.has(city.index))
  return from < 0 ? undefined : { from, to: days.findLastIndex(({ city }) => cities.has(city.index)) }
}

/** The nights of the stops, once the nights on the way are known. */
function nightsOf(task: Task, stops: readonly Stop[], { asked, nights }: Length): readonly number[] {
  const { rides } = ridesOf(task, visitsOfStops(stops, []))
  const onTheWay = rides.reduce((sum, ride) => sum + ride.nights, 0)
  const total = asked !== undefined ? nights - onTheWay : Math.min(nights, longestTripDays - 1 - onTheWay)
  return shareNights(stops, Math.max(0, total), task.wishes.each, task.areas).nights
}

function ridesOf(task: Task, visits: readonly Visit[]): { rides: Ride[]; rideWishes: RideWish[] } {
  const { wishes, atlas } = task
  const rides: Ride[] = []
  const rideWishes: RideWish[] = []
  const count = visits.length - 1
  for (let at = 0; at < count; at++) {
    const [from, to] = [visits[at], visits[at + 1]]
    if (!from || !to) break
    const isOuting = from.isDayTrip || to.isDayTrip
    const wish = isOuting
      ? groundWishOf(wishes, atlas, from.city, to.city)
      : rideWishOf(wishes, atlas, from.city, to.city, { at, count })
    rideWishes.push(wish)
    rides.push(rideBetween(atlas, from.city, to.city, wish))
  }
  return { rides: withNightRide(task, rides), rideWishes }
}

/** "With a night train": on the longest leg that lasts a night. */
function withNightRide({ wishes }: Task, rides: readonly Ride[]): Ride[] {
  const night = wishes.of('transport').find(({ overnight, leg }) => overnight && leg === undefined)
  if (!night || rides.some(({ nights, type }) => nights > 0 && night.types.includes(type))) return [...rides]
  let longest = -1
  for (const [at, { type, hours }] of rides.entries()) {
    if (night.types.includes(type) && hours >= 5 && hours > (rides[longest]?.hours ?? 0)) longest = at
  }
  return rides.map((ride, at) => (at === longest ? { ...ride, nights: 1 } : ride))
}

function assumedLength({ asked }: Length, days: number): Constraint[] {
  if (asked !== undefined) return []
  return [
    {
      kind: 'length',
      id: 'length',
      words: '',
      sure: 0.5,
      origin: 'assumed',
      unit: 'days',
      least: days,
      most: days,
    },
  ]
}

/** The constraints with ids that the request does not have yet. */
function withNewIds(assumed: readonly Constraint[], { constraints }: TripRequest): Constraint[] {
  const taken = new Set(constraints.map(({ id }) => id))
  return assumed.map((constraint) => {
    let id = `assumed-${constraint.id}`
    while (taken.has(id)) id += '-'
    taken.add(id)
    return { ...constraint, id }
  })
}
