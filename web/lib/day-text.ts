import { utc } from '#shared/domain/day.ts'

const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts })

const full = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
const withoutYear = formatOf({ day: 'numeric', month: 'short' })
const dayOnly = formatOf({ day: 'numeric' })
const short = formatOf({ day: 'numeric', month: 'long' })

/** A calendar day without its year, "10 May"; "" stays "". */
export const dayText = (day: string) => (day === '' ? '' : short.format(utc(day)))

/** The ends of a stretch of days with no more said than is needed: "8" and "12 May 2027". */
export const dayRangeParts = (first: string, last: string): [string] | [string, string] => {
  const end = full.format(utc(last))
  if (first === last) return [end]
  if (first.slice(0, 7) === last.slice(0, 7)) return [dayOnly.format(utc(first)), end]
  const begin = first.slice(0, 4) === last.slice(0, 4) ? withoutYear : full
  return [begin.format(utc(first)), end]
}
