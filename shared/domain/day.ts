/**
 * Calendar days: "YYYY-MM-DD" texts, the same day in every time zone. A day is never a moment, so nothing
 * here reads the machine's zone except what says "local": those turn a day into the midnight that a calendar
 * widget shows, and back.
 */
const msPerDay = 86_400_000

/** True for a day that the calendar has: "2028-02-29" is one, "2027-02-29" is none. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(utc(text)).toISOString().startsWith(text)

/** The day of a record's date field, whose first ten characters it is; "" when there is none. */
export const dayOf = (timestamp: string) => {
  const day = timestamp.slice(0, 10)
  return isDay(day) ? day : ''
}

/** A day as a record's date field carries it; "" stays "". */
export const timestampOfDay = (day: string) => (day === '' ? '' : `${day} 00:00:00.000Z`)

/** The day that lies `count` days after `day`, or before it when `count` is negative. */
export const addDays = (day: string, count: number) =>
  new Date(utc(day) + count * msPerDay).toISOString().slice(0, 10)

/** How many days `later` lies after `earlier`; negative when it lies before. */
export const daysBetween = (earlier: string, later: string) =>
  Math.round((utc(later) - utc(earlier)) / msPerDay)

/** The day that the person's own calendar shows at a moment; the inverse of `localDate`. */
export const localDay = (moment: Date) => {
  const year = String(moment.getFullYear()).padStart(4, '0')
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Local midnight of a day, for widgets that think in Date; undefined for "". */
export const localDate = (day: string) => {
  if (day === '') return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const local = new Date(2000, month - 1, date)
  // The constructor reads years below 100 as 19xx.
  local.setFullYear(year, month - 1, date)
  return local
}

/** Milliseconds since 1970 of a day's midnight in UTC, for formatting with `timeZone: 'UTC'`. */
export const utc = (day: string) => {
  const ms = Date.parse(`${day}T00:00:00.000Z`)
  return Number.isNaN(ms) ? 0 : ms
}

const two = (value: number) => String(value).padStart(2, '0')
