import { distanceKm } from '#shared/domain/distance.ts'
import { ways } from '#shared/domain/ways.ts'
import { isDay } from '#shared/domain/day.ts'
import { firstDayOf, type PartialDate } from '#shared/domain/ledger/partial-date.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import type { FoundRide, When, Why } from '#web/features/import/read/found.ts'
import type { SourceRow } from './proposal.ts'
import { arrivalAfter, dateOfWhen, instantOfWhen } from '#web/features/import/read/zone-time.ts'

/** A ride whose both cities are known. */
export interface Ride {
  id: string
  found: FoundRide
  /** More than one where two files have the same ride. */
  sources: readonly SourceRow[]
  from: ResolvedCity
  to: ResolvedCity
  /** The dates at both ends, as precise as they are known; "" for none. */
  depart: PartialDate
  arrive: PartialDate
  /** ms since 1970, where the times are known. */
  departs: number | undefined
  arrives: number | undefined
}

/** A ride with its days and times. An arrival without a date is on the day of the departure, or follows from its time. */
export const rideOf = (
  id: string,
  found: FoundRide,
  source: SourceRow,
  from: ResolvedCity,
  to: ResolvedCity,
): Ride => {
  const { depart, arrive } = found
  const isTimeOnly = arrive !== undefined && 'day' in arrive && arrive.day === ''
  const arrival: When | undefined =
    isTimeOnly && depart !== undefined
      ? arrivalAfter(depart, from.timezone, arrive.time ?? '00:00', to.timezone)
      : arrive
  const departs = instantOfWhen(depart, from.timezone)
  const arrives = instantOfWhen(arrival, to.timezone) ?? (departs && departs + duration(from, to, found))
  const left = dateOfWhen(depart, from.timezone)
  const told = isTimeOnly && arrival === undefined ? '' : dateOfWhen(arrival, to.timezone)
  const reckoned = arrives !== undefined && told === '' ? dateOfWhen({ instant: arrives }, to.timezone) : left
  return { id, found, sources: [source], from, to, depart: left, arrive: told || reckoned, departs, arrives }
}

const hourMs = 3_600_000

/** The approximate duration of a ride in ms, when no arrival is known. */
const duration = (from: ResolvedCity, to: ResolvedCity, { type }: FoundRide) =>
  (distanceKm(from, to) / ways[type].kmPerHour + 0.5) * hourMs

/** The rides in the order of time; those of a day without times in the order of the file. Undated ones come last. */
export const inOrder = (rides: readonly Ride[]): Ride[] =>
  rides.toSorted((a, b) => {
    const [one, other] = [firstDayOf(a.depart) || '9999', firstDayOf(b.depart) || '9999']
    if (a.departs !== undefined && b.departs !== undefined) return a.departs - b.departs
    return one < other ? -1 : one > other ? 1 : 0
  })

/** Whether two files have the same ride: the same day, both ends, and the number where both have one. */
export const sameRide = (a: Ride, b: Ride): boolean =>
  a.from.id === b.from.id &&
  a.to.id === b.to.id &&
  a.depart === b.depart &&
  a.depart !== '' &&
  (a.found.number === undefined || b.found.number === undefined || a.found.number === b.found.number)

/** What the person did at the end of a ride. */
export interface RideEnd {
  city: ResolvedCity
  kind: 'visited' | 'transit'
  start: PartialDate
  end: PartialDate
  /** The rides that show it: the arrival, the departure, or both. */
  rides: readonly Ride[]
  why: Why
}

/** The longest wait that counts as a change: for the next plane, and for another ride. */
const longestChangeMs = { plane: 24 * hourMs, other: 4 * hourMs } as const
/** The longest time between an arrival and a later departure that rides alone show as a stay. */
const longestStayMs = 60 * 24 * hourMs

/**
 * The evidence of sorted rides: a stay between an arrival and the next departure from the same city, a change of planes
 * when the next ride continues within a day, and a single day when only one of both is known.
 */
export const endsOf = (rides: readonly Ride[]): RideEnd[] => {
  const ends: RideEnd[] = []
  for (const [index, ride] of rides.entries()) {
    const [before, next] = [rides[index - 1], rides[index + 1]]
    const isFromStay = before !== undefined && goesOn(before, ride)
    if (!isFromStay)
      ends.push({ city: ride.from, ...oneDay(ride.depart), rides: [ride], kind: 'visited', why: whyOf(ride) })
    if (next !== undefined && goesOn(ride, next)) {
      const isChange = isChangeOf(ride, next)
      ends.push({
        city: ride.to,
        kind: isChange ? 'transit' : 'visited',
        start: ride.arrive,
        end: next.depart === ride.arrive ? '' : next.depart,
        rides: [ride, next],
        why: isChange ? changeOf(ride, next) : whyOf(ride),
      })
    } else
      ends.push({ city: ride.to, ...oneDay(ride.arrive), rides: [ride], kind: 'visited', why: whyOf(ride) })
  }
  return ends
}

const oneDay = (date: PartialDate) => ({ start: date, end: '' })

const whyOf = ({ found }: Ride): Why => ({
  by: found.type === 'plane' ? 'flight' : 'ride',
  ...(found.number !== undefined && { text: found.number }),
})

const changeOf = (ride: Ride, next: Ride): Why =>
  ride.arrives !== undefined && next.departs !== undefined
    ? { by: 'change', count: Math.round((next.departs - ride.arrives) / 60_000) }
    : { by: 'change' }

/** Whether the person stayed in the city of the arrival until the next departure. */
const goesOn = (ride: Ride, next: Ride): boolean => {
  if (ride.to.id !== next.from.id) return false
  if (!isDay(ride.arrive) || !isDay(next.depart) || next.depart < ride.arrive) return false
  return waitOf(ride, next) <= longestStayMs
}

const waitOf = (ride: Ride, next: Ride): number =>
  ride.arrives !== undefined && next.departs !== undefined
    ? next.departs - ride.arrives
    : Date.parse(next.depart) - Date.parse(ride.arrive)

/** Whether it is a change of planes or trains. A person who returns to where they came from has made a day trip. */
const isChangeOf = (ride: Ride, next: Ride): boolean => {
  if (next.to.id === ride.from.id) return false
  if (ride.arrives === undefined || next.departs === undefined) return ride.arrive === next.depart
  const isFlight = ride.found.type === 'plane' && next.found.type === 'plane'
  return waitOf(ride, next) < longestChangeMs[isFlight ? 'plane' : 'other']
}
