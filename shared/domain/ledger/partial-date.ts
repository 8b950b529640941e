import { addDays, daysBetween, isDay } from '#shared/domain/day.ts'

/**
 * A date of which only the year or the month may be known: "2019", "2019-05" or "2019-05-03", each with "~" after it
 * for "about"; "" when nothing is known. A subset of EDTF (ISO 8601-2). Dates are the local days of the stay's city.
 */
export type PartialDate = string

/** When a stay was. A stay with one date has no `end`; a stay with only an `end` lasted until then. */
export interface StayDates {
  readonly start: PartialDate
  readonly end: PartialDate
}

/** True for a year, a month or a day that exists. "" is no date. */
export const isPartialDate = (text: string): boolean =>
  /^\d{4}(-\d\d){0,2}~?$/.test(text) && isDay(firstDayOf(text))

/** The date without "about". */
export const withoutAbout = (date: PartialDate): PartialDate => (isAbout(date) ? date.slice(0, -1) : date)

export const isAbout = (date: PartialDate): boolean => date.endsWith('~')

/** How much of a date is known. */
export const precisionOf = (date: PartialDate): 'none' | 'year' | 'month' | 'day' => {
  // Compares lengths, because this runs many times for each of ten thousand stays. "~" makes a date one character
  // longer.
  const { length } = date
  return length === 0 ? 'none' : length < 6 ? 'year' : length < 9 ? 'month' : 'day'
}

/** The first day that a date can mean; "" for none. */
export const firstDayOf = (date: PartialDate): string => {
  // Returns early, because most dates are days, and this runs several times for each of ten thousand stays.
  if (date === '' || date.length === 10) return date
  return `${withoutAbout(date)}-01-01`.slice(0, 10)
}

/** The last day that a date can mean; "" for none. */
const lastDayOf = (date: PartialDate): string => {
  const exact = withoutAbout(date)
  if (exact === '' || exact.length === 10) return exact
  if (exact.length === 4) return `${exact}-12-31`
  // No month has more than 31 days, so this day is in the next one.
  const inNextMonth = addDays(`${exact}-01`, 31)
  return addDays(`${inNextMonth.slice(0, 7)}-01`, -1)
}

/**
 * The first possible day of a stay's start, and the last possible day of its end, or of its start when there is no end.
 * "" stands for an unknown day.
 */
export const boundsOf = (start: PartialDate, end: PartialDate): { lo: string; hi: string } => ({
  lo: firstDayOf(start),
  hi: lastDayOf(end === '' ? start : end),
})

/**
 * The order of stays in time: by the first possible day, then the less precise date, then the last possible day, then
 * the id. A stay with only an end stands at the first possible day of that end; one without dates comes last.
 */
export const compareStays = (a: DatedStay, b: DatedStay): number => compareTexts(orderOf(a), orderOf(b))

/**
 * The stays in the order of {@link compareStays}. Computes each sort key once, so that sorting ten thousand is fast.
 */
export const inTimeOrder = <Stay extends DatedStay>(stays: readonly Stay[]): Stay[] =>
  stays
    .map((stay) => ({ stay, order: orderOf(stay) }))
    .sort((a, b) => compareTexts(a.order, b.order))
    .map(({ stay }) => stay)

type DatedStay = StayDates & { id: string }

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The sort key of a stay. All parts of dated stays have the same length, except a missing last day, which sorts first.
 */
const orderOf = ({ id, start, end }: DatedStay): string => {
  const date = start === '' ? end : start
  if (date === '') return `~ ${id}`
  // Returns early, because most dates are days: that saves two thirds of the time.
  if (date.length === 10 && end.length === 10) return `${date} 10 ${end} ${id}`
  const precision = String(withoutAbout(date).length).padStart(2, '0')
  return `${firstDayOf(date)} ${precision} ${boundsOf(start, end).hi} ${id}`
}

/**
 * The days on which the person was certainly there: from the last possible day of the start to the first possible day
 * of the end. Undefined when there is no such day, as for "2019".
 */
export const coreOf = (start: PartialDate, end: PartialDate): { first: string; last: string } | undefined => {
  const [first, last] = [lastDayOf(start), firstDayOf(end === '' ? start : end)]
  return first !== '' && first <= last ? { first, last } : undefined
}

/** Whether the first and the last day of a stay are known. */
export const isExact = ({ start, end }: StayDates): boolean =>
  [start, end === '' ? start : end].every((date) => precisionOf(date) === 'day' && !isAbout(date))

/** Whether only the years of a stay are known. */
export const isYearOnly = ({ start, end }: StayDates): boolean =>
  [start, end].every((date) => precisionOf(date) === 'none' || precisionOf(date) === 'year')

/** The nights of a stay; undefined unless both of its ends are days. */
export const nightsOf = (start: PartialDate, end: PartialDate): number | undefined =>
  precisionOf(start) === 'day' && precisionOf(end) === 'day'
    ? daysBetween(withoutAbout(start), withoutAbout(end))
    : undefined

/**
 * The years in which a stay counts: each year of its certain days ({@link coreOf}), or else the year of its first
 * possible day. None without a start.
 */
export const yearsTouched = (start: PartialDate, end: PartialDate): number[] => {
  if (start === '') return []
  // Returns early, because most stays have days within one year.
  const isOneYear = end === '' || (end.length === 10 && end.startsWith(start.slice(0, 4)))
  if (start.length === 10 && isOneYear) return [yearOf(start)]
  const core = coreOf(start, end)
  const first = yearOf(core?.first ?? start)
  const last = yearOf(core?.last ?? start)
  return first === last ? [first] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The year of a date that has one. */
export const yearOf = (date: PartialDate): number => Number(date.slice(0, 4))

/** The month of a date, from 1; undefined where only the year is known. */
export const monthOf = (date: PartialDate): number | undefined =>
  precisionOf(date) === 'month' || precisionOf(date) === 'day' ? Number(date.slice(5, 7)) : undefined
