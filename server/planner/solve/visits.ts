import { distanceKm } from '#shared/domain/distance.ts'
import type { City } from '#server/gazetteer/cities.ts'
import { rideBetween } from './rides.ts'
import type { Stop, Task } from './task.ts'
import { dayTripHourPoints, dayTripHours, dayTripKm, longestOutingHours, mostDayTrips } from './thresholds.ts'
import { groundWishOf } from './transport.ts'
import { worthOf } from './worth.ts'

/** A part of the trip in one place. Day trips divide the stay at a base into several visits. */
export interface Visit {
  readonly city: City
  readonly nights: number
  readonly stop: Stop | undefined
  readonly isDayTrip: boolean
}

export interface Visits {
  readonly visits: readonly Visit[]
  /** The towns that the solver chose for day trips, with their base. */
  readonly chosen: readonly { from: City; city: City }[]
  /** Wished day trips for which there is no day, by constraint. */
  readonly left: readonly { city: City | undefined; constraint: string }[]
}

/** The stops as visits with their nights, and with the day trips from them. */
export function visitsOf(task: Task, stops: readonly Stop[], nights: readonly number[]): Visits {
  const plain = visitsOfStops(stops, nights)
  const outings = new Map<number, City[]>()
  const chosen: { from: City; city: City }[] = []
  const left: { city: City | undefined; constraint: string }[] = []
  const at = (city: City | undefined) =>
    plain.reduce<number | undefined>((best, visit, position) => {
      if (visit.stop?.need === 'pass' || (city && visit.city.index !== city.index)) return best
      return best === undefined || visit.nights > (plain[best]?.nights ?? 0) ? position : best
    }, undefined)
  const add = (position: number, city: City) =>
    outings.set(position, [...(outings.get(position) ?? []), city])
  const taken = new Set([
    ...plain.map(({ city }) => city.index),
    ...task.dayTrips.flatMap(({ city }) => city?.index ?? []),
  ])
  const choose = (position: number, count: number) => {
    const from = plain[position]
    if (!from) return 0
    const found = outingsFrom(task, from.city, count, taken)
    for (const city of found) {
      taken.add(city.index)
      add(position, city)
      chosen.push({ from: from.city, city })
    }
    return found.length
  }
  for (const { city, from, constraint } of task.dayTrips) {
    const position = at(from) ?? (city ? nearest(plain, city) : undefined)
    const base = position === undefined ? undefined : plain[position]
    const isFull = position === undefined || (outings.get(position)?.length ?? 0) >= roomOf(plain, position)
    if (!base || isFull || (city && outingBetween(task, base.city, city).hours > longestOutingHours))
      left.push({ city, constraint })
    else if (city) add(position, city)
    else if (choose(position, 1) === 0) left.push({ city, constraint })
  }
  const base = task.base && at(task.base)
  if (base !== undefined && task.dayTrips.length === 0)
    choose(base, Math.min(mostDayTrips, Math.ceil((plain[base]?.nights ?? 0) / 2)))
  // A trip needs a leg.
  if (plain.length === 1 && outings.size === 0) choose(0, 1)
  return {
    visits: plain.flatMap((visit, position) =>
      split(visit, outings.get(position) ?? [], position === plain.length - 1),
    ),
    chosen,
    left,
  }
}

/** The stops as visits. Two successive stops in one city are one visit. */
export function visitsOfStops(stops: readonly Stop[], nights: readonly number[]): Visit[] {
  const visits: Visit[] = []
  for (const [at, stop] of stops.entries()) {
    const previous = visits.at(-1)
    const visit = { city: stop.city, nights: nights[at] ?? 0, stop, isDayTrip: false }
    if (previous?.city.index !== stop.city.index) visits.push(visit)
    else visits[visits.length - 1] = { ...previous, nights: previous.nights + visit.nights }
  }
  return visits
}

/** The maximum number of day trips from a stop. */
function roomOf(visits: readonly Visit[], position: number): number {
  const nights = visits[position]?.nights ?? 0
  return Math.max(1, position === visits.length - 1 ? nights : nights - 1)
}

function nearest(visits: readonly Visit[], city: City): number | undefined {
  let best: number | undefined
  for (const [at, visit] of visits.entries()) {
    if (visit.stop?.need === 'pass') continue
    if (best === undefined || distanceKm(visit.city, city) < distanceKm(visits[best]?.city ?? city, city))
      best = at
  }
  return best
}

/** Divides a stay by its day trips, which are on whole days and spread over the stay. */
function split(visit: Visit, outings: readonly City[], isLast: boolean): Visit[] {
  if (outings.length === 0) return [visit]
  const { nights } = visit
  const whole = Math.max(1, nights - 1)
  // The nights before each day trip. Without a whole day it is on the first day, or at the last stop on the last day.
  const after = outings.map((_, at) => {
    if (nights < 2) return isLast ? nights : 0
    return outings.length <= whole
      ? Math.floor(((at + 0.5) * whole) / outings.length) + 1
      : Math.min(nights, at + 1)
  })
  const parts: Visit[] = []
  let spent = 0
  for (const [at, city] of outings.entries()) {
    const until = after[at] ?? nights
    parts.push({ ...visit, nights: until - spent }, { city, nights: 0, stop: undefined, isDayTrip: true })
    spent = until
  }
  return [...parts, { ...visit, nights: nights - spent }]
}

/** The hours of a day trip, one way; infinite when only a plane or a ride through the night leads there. */
function outingBetween({ atlas, wishes }: Task, from: City, to: City): { hours: number; isWished: boolean } {
  const wish = groundWishOf(wishes, atlas, from, to)
  const { type, hours, nights } = rideBetween(atlas, from, to, wish)
  const isWished = wish.prefer.size === 0 || wish.prefer.has(type)
  return { hours: type === 'plane' || nights > 0 ? Infinity : hours, isWished }
}

/** The best towns for a day trip from a city. */
function outingsFrom(task: Task, from: City, count: number, taken: ReadonlySet<number>): City[] {
  const { atlas, wishes } = task
  const known = atlas.near(from, dayTripKm)
  const candidates = known.some(({ index }) => index !== from.index && !taken.has(index))
    ? known
    : atlas.neighbours(from)
  const rated = candidates.flatMap((city) => {
    if (taken.has(city.index) || city.index === from.index || wishes.refuses(city)) return []
    if (distanceKm(city, from) < 7) return []
    const way = outingBetween(task, from, city)
    const hours = Math.min(100, way.hours)
    // Day trips in the same country are preferred.
    const abroad = city.country === from.country ? 0 : 1
    const far = hours > dayTripHours || !way.isWished ? 50 : 0
    return [{ city, value: worthOf(atlas, city, wishes) - hours * dayTripHourPoints - far - abroad }]
  })
  rated.sort((a, b) => b.value - a.value)
  const found: City[] = []
  for (const { city } of rated) {
    if (found.length >= count) break
    if (found.every((other) => distanceKm(other, city) > 12)) found.push(city)
  }
  return found
}
