import { dayRangeParts, shortRangeParts } from '#web/lib/language/date-text.ts'
import { tripsMessages } from '#web/messages/trips.ts'

const joined = ([first, last]: readonly [string] | readonly [string, string]) =>
  last === undefined ? first : tripsMessages.dayRange({ first, last })

/** A range of days, "8 to 12 May 2027". */
export const dayRangeText = (first: string, last: string) => joined(dayRangeParts(first, last))

/** A range of days without its year, "8 to 12 May"; "" when one of the days is unknown. */
export const shortRangeText = (first: string, last: string) =>
  first === '' || last === '' ? '' : joined(shortRangeParts(first, last))
