/**
 * Calendar days: "YYYY-MM-DD" texts, which are the same day in every time zone. Only the functions named "local"
 * read the machine's time zone: they convert a day to local midnight, as calendar widgets need it, and back.
 */
const msPerDay = 86_400_000

/** True for a day that exists: "2028-02-29" does, "2027-02-29" does not. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(utc(text)).toISOString().startsWith(text)

/** The day of a record's date field (its first ten characters); "" when there is none. */
export const dayOf = (timestamp: string) => {
  const day = timestamp.slice(0, 10)
  return isDay(day) ? day : ''
}

/** Converts a day to the format of a record's date field; "" stays "". */
export const timestampOfDay = (day: string) => (day === '' ? '' : `${day} 00:00:00.000Z`)

/** The last day that the format has. */
export const lastDay = '9999-12-31'

/**
 * The day `count` days after `day`, or before it when `count` is negative. A day outside of the years 0000 to 9999
 * has no text, so the result is the first or the last day of these years instead.
 */
export const addDays = (day: string, count: number) => {
  const ms = Math.min(Math.max(utc(day) + count * msPerDay, utc('0000-01-01')), utc(lastDay))
  return new Date(ms).toISOString().slice(0, 10)
}

/** The number of days from `earlier` to `later`; negative when `later` is before `earlier`. */
export const daysBetween = (earlier: string, later: string) =>
  Math.round((utc(later) - utc(earlier)) / msPerDay)

/** The day of a moment in the local time zone; the inverse of `localDate`. */
export const localDay = (moment: Date) => {
  const year = String(moment.getFullYear()).padStart(4, '0')
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Local midnight of a day, for widgets that use Date; undefined for "". */
export const localDate = (day: string) => {
  if (day === '') return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const local = new Date(2000, 0)
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
