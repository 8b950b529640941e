import { utc } from './day.ts'

/**
 * The format of all displayed dates and times: "8 May 2027", "14:05". Names and order are English, like the app's
 * texts. The browser's language selects 12 or 24 hours. Date fields use the format "2027-05-08" instead.
 */

/** Makes a formatter on its first use, because that takes a browser about 25 ms. */
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

/** The month of a moment in the local time zone, "May 2027". */
export const monthText = (moment: Date) => monthAndYear(moment)

/** A calendar day, "8 May 2027"; "" stays "". */
export const dayText = (day: string) => (day === '' ? '' : full(day))

/** A calendar day without its year, "Mon 5 Apr"; "" stays "". */
export const weekdayDayText = (day: string) => (day === '' ? '' : weekdayAndDay(day).replace(',', ''))

/** A calendar day in full, "Saturday 8 May 2027", for screen readers. */
export const fullDayText = (day: string) => weekdayAndFull(day).replace(',', '')

/** The two ends of a range of days, without repeated month and year: "8" and "12 May 2027". */
export const dayRangeParts = (first: string, last: string): [string] | [string, string] => {
  const end = full(last)
  if (first === last) return [end]
  if (first.slice(0, 7) === last.slice(0, 7)) return [dayOnly(first), end]
  const begin = first.slice(0, 4) === last.slice(0, 4) ? withoutYear : full
  return [begin(first), end]
}

/** The hour format of a language, or of the browser's language when undefined. */
const hoursIn = (language: string | undefined) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
    ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)

/** The time in a time zone, "14:05" or "2:05 pm". Throws a RangeError for a time zone unknown to the browser. */
export const clockText = (moment: Date, timeZone: string, language?: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...hoursIn(language) }).format(moment)

/** The day of the week in a time zone, "Fri". Throws a RangeError for a time zone unknown to the browser. */
export const weekdayText = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(moment)

/** A moment in the local time zone, "22 Nov 2026, 14:05". */
export const momentText = (moment: Date, language?: string) => {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-GB', { ...date, ...hoursIn(language) }).format(moment)
}
