import { utc } from '#shared/domain/day.ts'

/** Making a formatter takes a browser some 25 ms: each is made when a day is first written so. */
const written = (parts: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (day: string) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts })
    return format.format(utc(day))
  }
}

const full = written({ day: 'numeric', month: 'short', year: 'numeric' })
const withoutYear = written({ day: 'numeric', month: 'short' })
const dayOnly = written({ day: 'numeric' })
const short = written({ day: 'numeric', month: 'long' })

/** A calendar day without its year, "10 May"; "" stays "". */
export const dayText = (day: string) => (day === '' ? '' : short(day))

/** The ends of a stretch of days with no more said than is needed: "8" and "12 May 2027". */
export const dayRangeParts = (first: string, last: string): [string] | [string, string] => {
  const end = full(last)
  if (first === last) return [end]
  if (first.slice(0, 7) === last.slice(0, 7)) return [dayOnly(first), end]
  const begin = first.slice(0, 4) === last.slice(0, 4) ? withoutYear : full
  return [begin(first), end]
}
