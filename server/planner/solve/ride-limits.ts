import type { LegType } from '#shared/collections/travel-items.ts'
import { longestDriveHours } from './thresholds.ts'
import type { Limit } from './itinerary.ts'
import type { Solved } from './solved.ts'
import type { Ride } from './rides.ts'
import { isLonger } from './transport.ts'
import type { Visit } from './visits.ts'

/** The notes about legs: transport that was not wished, ferries, closed borders and long rides. */
export function rideLimits(solved: Solved): Limit[] {
  const { task, visits, rides, rideWishes, texts } = solved
  const limits: Limit[] = []
  for (const [leg, ride] of rides.entries()) {
    const [from, to, wish] = [visits[leg], visits[leg + 1], rideWishes[leg]]
    if (!from || !to || !wish) break
    const broken = wish.brokenBy(ride.type)
    const add = (text: string | undefined, constraint?: string) => {
      if (text !== undefined) limits.push({ text, leg, ...(constraint !== undefined && { constraint }) })
    }
    const names = { from: texts.cityName(from.city), to: texts.cityName(to.city) }
    // The way out and the way back of a day trip get one note.
    if (!from.isDayTrip) add(problemText(solved, from, to, ride, [...wish.prefer][0]), broken)
    if (ride.ferry && !from.isDayTrip)
      add(ride.type === 'car' ? texts.ferry(names) : texts.ferryInstead(names), broken)
    const longLeg = texts.longLeg({ ...names, hours: Math.round(ride.hours) })
    for (const longest of task.wishes.of('longest-leg')) if (isLonger(ride, longest)) add(longLeg, longest.id)
    if (ride.type === 'car' && ride.nights === 0 && ride.hours > longestDriveHours * 0.8) add(longLeg)
  }
  return limits
}

function problemText(
  { task, texts }: Solved,
  { city: from }: Visit,
  { city: to }: Visit,
  { problem, type }: Ride,
  wanted: LegType | undefined,
): string | undefined {
  if (problem === undefined) return undefined
  const names = { from: texts.cityName(from), to: texts.cityName(to) }
  if (problem === 'closed') return texts.closedBorder(names)
  if (problem === 'sea') return texts.noLand(names)
  if (problem === 'refused' && type === 'plane') return texts.refusedPlane(names)
  if (problem === 'far' && wanted) return texts.tooFar({ ...names, wanted })
  const where = problem === 'noTrains' ? task.atlas.withoutTrains(from, to) : undefined
  return where
    ? texts.noTrains({ country: texts.countryName(where, where) })
    : texts.otherTransport({ ...names, type })
}
