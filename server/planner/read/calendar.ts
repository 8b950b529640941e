import { isDay, utc } from '#shared/domain/day.ts'
import { perLanguage } from '#shared/domain/made-once.ts'

/** Calendar days as "YYYY-MM-DD". */
export type Day = string

/** 0 for Monday. */
export const weekdayOf = (day: Day) => (new Date(utc(day)).getUTCDay() + 6) % 7

/** The day of a year, month and day, or undefined when the calendar has no such day. */
export function calendarDay(year: number, month: number, day: number): Day | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/**
 * The number of months that are searched. Within them the days 1 to 28 of a month fall on each weekday, and the days 29 to
 * 31 on most.
 */
const mostMonths = 24

/** The next date with this day of a month, `today` included, and with this weekday, if one is given. */
export function nextDayOfMonth(today: Day, value: number, weekday?: number): Day | undefined {
  for (let later = 0; later < mostMonths; later++) {
    const months = Number(today.slice(5, 7)) - 1 + later
    const day = calendarDay(Number(today.slice(0, 4)) + Math.floor(months / 12), (months % 12) + 1, value)
    if (day !== undefined && day >= today && (weekday === undefined || weekdayOf(day) === weekday)) return day
  }
  return undefined
}

/** Whether a language writes the month before the day in digits. English counts as day first, as in most of its countries. */
export const writesMonthFirst = perLanguage((tag) => {
  const parts = new Intl.DateTimeFormat(tag).formatToParts().map(({ type }) => type)
  return tag !== 'en' && parts.indexOf('month') < parts.indexOf('day')
})

/** The next date with this month and day, `today` included; undefined when the calendar has no such day. */
export function nextOccurrence(today: Day, month: number, day: number): Day | undefined {
  const year = Number(today.slice(0, 4))
  for (const candidate of [year, year + 1, year + 2, year + 3, year + 4]) {
    const found = calendarDay(candidate, month, day)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}
