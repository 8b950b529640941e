import { utc } from './day.ts'

/**
 * The one style in which people read dates and times: "8 May 2027", "14:05". The app's texts are English, so
 * names and order are; whether hours count to 12 or 24 follows the browser's language. What is typed or chosen in a
 * date field is written "2027-05-08" instead.
 */

/** Making a formatter takes a browser some 25 ms: each is made when it is first used. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (moment: Date | number) => {
    format ??= new Intl.DateTimeFormat('en-GB', options)
    return format.format(moment)
  }
}

const dayFormatter = (options: Intl.DateTimeFormatOptions) => {
  const format = formatter({ timeZone: 'UTC', ...options })
  return (day: string) => format(utc(day))
}

const full = dayFormatter({ day: 'numeric', month: 'short', year: 'numeric' })
const withoutYear = dayFormatter({ day: 'numeric', month: 'short' })
const dayOnly = dayFormatter({ day: 'numeric' })
const weekdayAndDay = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short' })
const weekdayAndFull = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const monthAndYear = formatter({ month: 'long', year: 'numeric' })

/** The month of a moment where the reader is, "May 2027". */
export const monthText = (moment: Date) => monthAndYear(moment)

/** A calendar day, "8 May 2027"; "" stays "". */
export const dayText = (day: string) => (day === '' ? '' : full(day))

/** A calendar day of a trip whose year is known, "Mon 5 Apr"; "" stays "". */
export const weekdayDayText = (day: string) => (day === '' ? '' : weekdayAndDay(day).replace(',', ''))

/** A calendar day in full, "Saturday 8 May 2027", as a screen reader says it. */
export const fullDayText = (day: string) => weekdayAndFull(day).replace(',', '')

/** The ends of a stretch of days with no more said than is needed: "8" and "12 May 2027". */
export const dayRangeParts = (first: string, last: string): [string] | [string, string] => {
  const end = full(last)
  if (first === last) return [end]
  if (first.slice(0, 7) === last.slice(0, 7)) return [dayOnly(first), end]
  const begin = first.slice(0, 4) === last.slice(0, 4) ? withoutYear : full
  return [begin(first), end]
}

/** How a language writes the hours; without one, the browser's language decides. */
const hoursIn = (language: string | undefined) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
    ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)

/** The time in a zone, "14:05" or "2:05 pm". Throws a RangeError for a zone that the browser does not know. */
export const clockText = (moment: Date, timeZone: string, language?: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...hoursIn(language) }).format(moment)

/** The day of the week in a zone, "Fri". Throws a RangeError for a zone that the browser does not know. */
export const weekdayText = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(moment)

/** A moment on the person's own clock, "22 Nov 2026, 14:05". */
export const momentText = (moment: Date, language?: string) => {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', { ...date, ...hoursIn(language) }).format(moment)
}
