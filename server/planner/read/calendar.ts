import { isDay, utc } from '#shared/domain/day.ts'

/** Calendar days as "YYYY-MM-DD". */
export type Day = string

/** 0 for Monday. */
export const weekdayOf = (day: Day) => (new Date(utc(day)).getUTCDay() + 6) % 7

/** The day of a year, month and day, or undefined when the calendar has no such day. */
export function calendarDay(year: number, month: number, day: number): Day | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** The next date with this day of a month, `today` included; undefined when no month has such a day. */
export function nextDayOfMonth(today: Day, value: number): Day | undefined {
  for (let later = 0; later < 3; later++) {
    const month = Number(today.slice(5, 7)) + later
    const year = Number(today.slice(0, 4)) + (month > 12 ? 1 : 0)
    const day = calendarDay(year, month > 12 ? month - 12 : month, value)
    if (day !== undefined && day >= today) return day
  }
  return undefined
}

/** The next date with this month and day, `today` included; undefined when the calendar has no such day. */
export function nextOccurrence(today: Day, month: number, day: number): Day | undefined {
  const year = Number(today.slice(0, 4))
  for (const candidate of [year, year + 1, year + 2, year + 3, year + 4]) {
    const found = calendarDay(candidate, month, day)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}
