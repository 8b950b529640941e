import { maxLegs } from '#shared/collections/travel-items.ts'
import { tripDescriptionMaxLength, tripNameMaxLength } from '#shared/collections/trips.ts'
import { daysBetween, isDay } from '#shared/domain/day.ts'
import type { ResolvedCity } from '#shared/imports.ts'
import type { FoundTrip, Place, When } from '#web/features/import/read/found.ts'
import { dateOfWhen } from '#web/features/import/read/zone-time.ts'
import type { ProposedTrip, SourceRow } from './proposal.ts'
import type { Ride } from './rides.ts'

/** A trip ends when no ride follows for this many days. */
const mostDaysBetween = 30
/** The number of cities in a trip's name. */
const namedCities = 3

/**
 * Trips whose legs are the rides: those that the file names; otherwise from leaving home to the return. Without a home,
 * a trip ends where it began. Rides of which only the year or the month is known make no trip.
 */
export const tripsOf = (
  rides: readonly Ride[],
  homes: ReadonlySet<string>,
): { trips: ProposedTrip[]; tripOf: (ride: Ride) => string } => {
  const groups: [Ride, ...Ride[]][] = []
  const last = new Map<string, [Ride, ...Ride[]]>()
  for (const ride of rides) {
    const name = ride.found.trip ?? ''
    if (name === '' && !isDay(ride.depart)) continue
    const open = last.get(name)
    if (open !== undefined && continues(open, ride, homes)) open.push(ride)
    else {
      const group: [Ride, ...Ride[]] = [ride]
      groups.push(group)
      last.set(name, group)
    }
  }
  const tripIds = new Map<Ride, string>()
  const trips = groups.map((group) => {
    const trip = tripFrom(group, homes)
    for (const ride of group) tripIds.set(ride, trip.id)
    return trip
  })
  return { trips, tripOf: (ride) => tripIds.get(ride) ?? '' }
}

const continues = (group: readonly [Ride, ...Ride[]], ride: Ride, homes: ReadonlySet<string>): boolean => {
  const [first] = group
  const before = group.at(-1) ?? first
  if (group.length >= maxLegs) return false
  // The file names the trip of each ride.
  if (first.found.trip !== undefined) return true
  if (homes.has(before.to.id)) return false
  if (homes.size === 0 && before.to.id === first.from.id) return false
  return daysBetween(before.arrive || before.depart, ride.depart) <= mostDaysBetween
}

const tripFrom = (group: readonly [Ride, ...Ride[]], homes: ReadonlySet<string>): ProposedTrip => {
  const [first] = group
  const last = group.at(-1) ?? first
  const cities = group.map(({ to }) => to).filter(({ id }) => id !== first.from.id && !homes.has(id))
  const names = [...new Set((cities.length === 0 ? [first.to] : cities).map(({ name }) => name))]
  const legs = group.map(({ from, to, found, depart, arrive }) => ({
    from: from.id,
    to: to.id,
    type: found.type,
    start_date: dayOr(depart),
    arrival_date: dayOr(arrive),
  }))
  const [starts, ends] = [dayOr(first.depart), dayOr(last.arrive)]
  return {
    id: `trip ${first.id}`,
    name: (first.found.trip ?? names.slice(0, namedCities).join(', ')).slice(0, tripNameMaxLength),
    description: '',
    starts,
    ends: ends >= starts ? ends : '',
    legs,
    sources: group.flatMap(({ sources }) => sources),
  }
}

/** A trip as its file has it, with the cities of its legs; an end without a known city stays open. */
export const toldTrip = (
  id: string,
  { name, description, starts, ends, legs }: FoundTrip,
  source: SourceRow,
  cityOf: (place: Place | undefined) => ResolvedCity | undefined,
): ProposedTrip => {
  const dayAt = (when: When | undefined, city: ResolvedCity | undefined) =>
    dayOr(dateOfWhen(when, city?.timezone ?? 'UTC'))
  return {
    id,
    name: name.slice(0, tripNameMaxLength),
    description: description.slice(0, tripDescriptionMaxLength),
    starts: dayOr(starts),
    ends: ends >= starts ? dayOr(ends) : '',
    legs: legs.slice(0, maxLegs).map((leg) => {
      const [from, to] = [cityOf(leg.from), cityOf(leg.to)]
      return {
        from: from?.id ?? '',
        to: to?.id ?? '',
        type: leg.type,
        start_date: dayAt(leg.depart, from),
        arrival_date: dayAt(leg.arrive, to),
      }
    }),
    sources: [source],
    isTold: true,
  }
}

const dayOr = (date: string) => (isDay(date) ? date : '')
