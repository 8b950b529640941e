/** The first year that a stay can have. */
const firstYear = 1900

/** The days of a common year before each month. */
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

const leapYearsUntil = (year: number) =>
  Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)

/**
 * The number of days from 1 January 1900 to a day (`YYYY-MM-DD`); negative before it. Parsing the days of ten thousand
 * stays as dates takes ten times longer.
 */
export const dayNumber = (day: string): number => {
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2)
  const month = twoDigits(day, 5)
  const date = twoDigits(day, 8)
  const leapDays = leapYearsUntil(month > 2 ? year : year - 1) - leapYearsUntil(firstYear - 1)
  return (year - firstYear) * 365 + leapDays + (daysBefore[month - 1] ?? 0) + date - 1
}

const twoDigits = (text: string, at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 11 * zero
const zero = 48

/** Day numbers: `from` belongs to the span, `until` does not. */
export interface Span {
  from: number
  until: number
}

/**
 * For each day number below `days`, the index of the span that contains it, -1 for none. Where several do, it is the
 * one that began last; of those that began on one day, the later one in the list. The running time is linear in spans
 * and days, however much the spans overlap.
 */
export function latestSpanOfDays(spans: readonly Span[], days: number): Int32Array {
  const spanOf = new Int32Array(days).fill(-1)
  // For each day, the next day at or after it that has no span yet.
  const free = new Int32Array(days + 1)
  for (let day = 0; day <= days; day++) free[day] = day
  const nextFree = (day: number) => {
    let found = day
    while (free[found] !== found) found = free[found] ?? days
    // Shorten the path for the next lookup.
    for (let at = day; at !== found;) {
      const next = free[at] ?? days
      free[at] = found
      at = next
    }
    return found
  }
  // A Float64Array sorts several times faster than an array with a comparison function.
  const order = new Float64Array(spans.length)
  spans.forEach(({ from }, index) => {
    order[index] = from * spans.length + index
  })
  order.sort()
  for (let at = order.length - 1; at >= 0; at--) {
    const key = order[at] ?? 0
    const index = key - Math.floor(key / spans.length) * spans.length
    const { from, until } = spans[index] ?? { from: 0, until: 0 }
    const end = Math.min(until, days)
    for (let day = nextFree(Math.min(Math.max(from, 0), days)); day < end; day = nextFree(day)) {
      spanOf[day] = index
      free[day] = day + 1
    }
  }
  return spanOf
}
