import { daysBetween, isDay } from '#shared/domain/day.ts'
import type { Evidence } from './evidence.ts'
import type { Ride } from './rides.ts'

/** A city is a home when the files place the person there on this many days, and on this share of all their days. */
const fewestDays = 120
const leastShare = 0.25
/** A longer time between an arrival and the next departure does not count: rides in between may be missing. */
const mostDaysBetween = 400

/** This many journeys from a city and back make it a home. */
const fewestReturns = 2

/**
 * The cities where the person lives: the home of the settings; homes in the ledger; cities where points, or the times
 * between rides, place the person on most days; and the city where the rides begin and end, with a return in between.
 */
export const homesOf = (
  evidence: readonly Evidence[],
  rides: readonly Ride[],
  known: readonly string[],
): ReadonlySet<string> => {
  const days = new Map<string, number>()
  const add = (city: string, count: number) => days.set(city, (days.get(city) ?? 0) + count)
  for (const { is, city, start, end, told } of evidence) {
    if (is === 'stay' && told === 'recorded' && isDay(start))
      add(city, isDay(end) ? daysBetween(start, end) + 1 : 1)
  }
  for (const [index, ride] of rides.entries()) {
    const next = rides[index + 1]
    if (next?.from.id !== ride.to.id || !isDay(ride.arrive) || !isDay(next.depart)) continue
    const between = daysBetween(ride.arrive, next.depart)
    if (between >= 0 && between <= mostDaysBetween) add(ride.to.id, between)
  }
  const all = [...days.values()].reduce((sum, count) => sum + count, 0)
  const lived = [...days].flatMap(([city, count]) =>
    count >= fewestDays && count >= all * leastShare ? city : [],
  )
  return new Set([...known, ...lived, returnedTo(rides)].filter((city) => city !== ''))
}

/** The city in which the first journey begins and the last one ends, and to which others return; "" for none. */
const returnedTo = (rides: readonly Ride[]): string => {
  const dated = rides.filter(({ depart }) => isDay(depart))
  const home = dated[0]?.from.id ?? ''
  const returns = dated.filter(({ to }) => to.id === home).length
  return dated.at(-1)?.to.id === home && returns >= fewestReturns ? home : ''
}

/**
 * The evidence with one entry for each home instead of all its days: being at home is not a journey. The entry has no
 * dates, because nobody wrote them.
 */
export const withHomes = (evidence: readonly Evidence[], homes: ReadonlySet<string>): Evidence[] => {
  const atHome = new Map<string, Evidence[]>()
  const others: Evidence[] = []
  for (const item of evidence) {
    if (item.is === 'stay' && item.told === 'recorded' && homes.has(item.city)) {
      const known = atHome.get(item.city)
      if (known === undefined) atHome.set(item.city, [item])
      else known.push(item)
    } else others.push(item)
  }
  for (const items of atHome.values()) {
    const visits = items.filter(({ kind }) => kind !== 'transit')
    const [first] = visits
    if (first === undefined) continue
    const { instant: _, ...home } = first
    others.push({
      ...home,
      kind: 'lived',
      start: '',
      end: '',
      trip: '',
      why: { by: first.why.by, count: visits.reduce((sum, { why }) => sum + (why.count ?? 1), 0) },
      sources: visits.flatMap(({ sources }) => sources).slice(0, mostSources),
    })
  }
  return others
}

const mostSources = 20
