import { addDays, daysBetween } from '#shared/domain/day.ts'
import type { ConstraintOf } from '#shared/trip-request.ts'

type Dates = ConstraintOf<'dates'>

const monthOf = (day: string) => Number(day.slice(5, 7))

/** The months in which the trip can take place. Empty for more than four, because they say nothing about the season. */
export function monthsOf(dates: readonly Dates[]): number[] {
  const window = dates
    .map(({ first, during, last }) => during ?? first ?? last)
    .find((one) => one !== undefined)
  if (!window) return []
  const months: number[] = []
  const days = Math.min(400, daysBetween(window.from, window.to))
  for (let day = 0; day <= days; day += 14) {
    const month = monthOf(addDays(window.from, day))
    if (!months.includes(month)) months.push(month)
  }
  return months.length > 4 ? [] : months
}

/** The maximum length in days from the windows of the first and the last day; undefined unless both are named. */
export function daysOfDates(dates: readonly Dates[]): { days: number; id: string } | undefined {
  const both = dates.find((wish) => wish.first && wish.last)
  const first = both ?? narrowest(dates, 'first')
  const last = both ?? narrowest(dates, 'last')
  if (!first?.first || !last?.last) return undefined
  const days = daysBetween(first.first.from, last.last.to) + 1
  return days > 0 ? { days, id: last.id } : undefined
}

/** The wish with the shortest window: "in the May holidays, from 25 April". */
function narrowest(dates: readonly Dates[], end: 'first' | 'last'): Dates | undefined {
  const length = (wish: Dates) => {
    const window = wish[end]
    return window ? daysBetween(window.from, window.to) : Infinity
  }
  return dates.filter((wish) => wish[end]).toSorted((a, b) => length(a) - length(b))[0]
}

export interface FirstDay {
  readonly day: string
  /** The constraints that the day does not meet, by id. */
  readonly unmet: ReadonlyMap<string, 'past' | 'conflict'>
}

/** The first day of the window that a wish names first. */
export const startOfWindow = ({ first, during, last }: Pick<Dates, 'first' | 'during' | 'last'>) =>
  (first ?? during ?? last)?.from

/** The number of days before the windows from which first days are tried, and the maximum number of tried days. */
const reachDays = 30
const mostDays = 800

/**
 * The first day of a trip of `days` days: the earliest day that fits all windows best, not before today. Windows in the
 * past are moved to a later year. Undefined when no dates are wished.
 *
 * @param spot The days of the trip, from 0, that should be in the window of an event, or undefined.
 */
export function firstDayOf(
  dates: readonly Dates[],
  days: number,
  today: string,
  spot?: { from: number; to: number },
): FirstDay | undefined {
  const windows = dates.flatMap((wish) =>
    [wish.first, wish.last, wish.during].filter((one) => one !== undefined),
  )
  const earliest = windows.map(({ from }) => from).toSorted()[0]
  const latest = windows
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (earliest === undefined || latest === undefined) return undefined
  const isPast = ({ first, during, last }: Dates) => ((first ?? during ?? last)?.to ?? today) < today
  const past = dates.filter(isPast)
  if (past.length > 0) {
    const years = Math.max(1, Number(today.slice(0, 4)) - Number(latest.slice(0, 4)))
    const later = dates.map((wish) => yearsLater(wish, years))
    const moved = firstDayOf(later, days, today, spot)
    if (!moved) return undefined
    return {
      day: moved.day,
      unmet: new Map([...moved.unmet, ...past.map(({ id }) => [id, 'past'] as const)]),
    }
  }
  let best: { day: string; faults: number } | undefined
  const from = addDays(earliest, -days - reachDays)
  const count = Math.min(daysBetween(from, latest) + 1, mostDays)
  for (let later = 0; later <= count && best?.faults !== 0; later++) {
    const day = addDays(from, later)
    if (day < today) continue
    const faults = dates.reduce((sum, wish) => sum + faultsOf(wish, day, days, spot), 0)
    if (!best || faults < best.faults) best = { day, faults }
  }
  const day = best?.day ?? today
  const unmet = dates.filter((wish) => faultsOf(wish, day, days, spot) >= 1)
  return { day, unmet: new Map(unmet.map(({ id }) => [id, 'conflict'])) }
}

/** The number of days outside the wished windows. A fraction below 1 is not a fault, but makes other first days better. */
function faultsOf(
  { first, last, during }: Dates,
  day: string,
  days: number,
  spot: { from: number; to: number } | undefined,
): number {
  const end = addDays(day, days - 1)
  let faults = 0
  if (first) faults += outside(first, day)
  if (last) faults += outside(last, end)
  // "In May": the whole trip is in May if it fits.
  if (first && !last && first.from !== first.to && end > first.to)
    faults += 0.001 * daysBetween(first.to, end)
  if (last && !first && last.from !== last.to && day < last.from)
    faults += 0.001 * daysBetween(day, last.from)
  if (during) {
    const isLonger = daysBetween(during.from, during.to) + 1 > days
    const [from, to] = isLonger ? [during.from, during.to] : [day, end]
    const [innerFrom, innerTo] = isLonger ? [day, end] : [during.from, during.to]
    if (innerFrom < from) faults += daysBetween(innerFrom, from)
    if (innerTo > to) faults += daysBetween(to, innerTo)
    if (spot && (addDays(day, spot.to) < during.from || addDays(day, spot.from) > during.to)) faults += 0.5
  }
  return faults
}

const outside = ({ from, to }: { from: string; to: string }, day: string) =>
  day < from ? daysBetween(day, from) : day > to ? daysBetween(to, day) : 0

function yearsLater(wish: Dates, years: number): Dates {
  const later = (day: string) => {
    const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
    return moved.endsWith('-02-29') ? `${moved.slice(0, 8)}28` : moved
  }
  const window = (one: Dates['first']) => one && { from: later(one.from), to: later(one.to) }
  const { first, last, during, ...rest } = wish
  return {
    ...rest,
    ...(first && { first: window(first) }),
    ...(last && { last: window(last) }),
    ...(during && { during: window(during) }),
  }
}
