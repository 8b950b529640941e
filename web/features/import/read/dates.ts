import { isDay } from '#shared/domain/day.ts'
import { firstYearOfStays } from '#shared/collections/stays.ts'
import { isPartialDate, yearOf } from '#shared/domain/ledger/partial-date.ts'
import type { When } from './found.ts'
import { numberOf } from './values.ts'

/** The order of day and month in dates such as 03/05/2019. */
export type DayOrder = 'dayFirst' | 'monthFirst'

const lastYear = 2200
const isYear = (year: number) => year >= firstYearOfStays && year <= lastYear

const iso =
  /^(\d{4})(?:-(\d\d?)(?:-(\d\d?)(?:[T ]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?(?:\s+\(?[A-Z]{3,5}\)?)?)?)?)?$/i
const compact = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:(\d\d)(Z)?)?)?$/i
const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?\s+(\d\d?):(\d\d)(?::\d\d)?\s*([ap]m)?)?$/i
const yearFirst = /^(\d{4})[./](\d\d?)[./](\d\d?)(?:\s+(\d\d?):(\d\d)(?::\d\d)?)?$/

const two = (value: string | undefined) => (value ?? '').padStart(2, '0')

const local = (day: string, hour?: string, minute?: string): When | undefined => {
  if (!isPartialDate(day) || !isYear(yearOf(day))) return undefined
  if (hour === undefined || minute === undefined) return { day }
  return timeOf(`${hour}:${minute}`) === undefined ? undefined : { day, time: `${two(hour)}:${minute}` }
}

/** "14:05" of a text such as "14:05", "4:05" or "14:05:30"; undefined for a time that does not exist. */
export const timeOf = (text: string): string | undefined => {
  const [, hour, minute] = /^(\d\d?):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text.trim()) ?? []
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${two(hour)}:${minute}`
}

/**
 * The date of a text in ISO 8601, with an offset as an instant and otherwise as it was written there. Less precise dates
 * ("2019", "2019-05") stay so. The name of a zone behind an offset says nothing more: "+0000 UTC". Undefined for anything else and for days that do not exist.
 */
export const isoDate = (text: string): When | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > 40) return undefined
  const [, year, month, date, hour, minute, second, zone] = iso.exec(trimmed) ?? compact.exec(trimmed) ?? []
  if (year === undefined) return undefined
  const day = [year, ...[month, date].flatMap((part) => (part === undefined ? [] : two(part)))].join('-')
  const written = local(day, hour, minute)
  if (written === undefined || zone === undefined) return written
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z'
  return instantOf(Date.parse(`${day}T${two(hour)}:${minute}:${two(second ?? '00')}${offset}`))
}

/** An instant within the years that stays can have. */
const instantOf = (ms: number): When | undefined =>
  Number.isFinite(ms) && isYear(new Date(ms).getUTCFullYear()) ? { instant: ms } : undefined

/** The time since 1970 in seconds or in ms, as a number or a text of one. */
export const epochOf = (value: unknown): When | undefined => {
  const number = numberOf(value)
  // 10^11 s are in the year 5138, and 10^11 ms in March 1973.
  return instantOf(Math.abs(number) < 1e11 ? number * 1000 : number)
}

/** A date that begins with the day or the month: 03.05.2019, 5/3/2019, also with a time. A point means the day first. */
export const numericDate = (text: string, order: DayOrder): When | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > 40) return undefined
  const [, y, m, d, hour4, minute4] = yearFirst.exec(trimmed) ?? []
  if (y !== undefined) return local(`${y}-${two(m)}-${two(d)}`, hour4, minute4)
  const [, first, sign, second, year, hour, minute, half] = numeric.exec(trimmed) ?? []
  if (year === undefined) return undefined
  const [day, month] = order === 'dayFirst' || sign === '.' ? [first, second] : [second, first]
  return local(`${year}-${two(month)}-${two(day)}`, hourOf(hour, half), minute)
}

const hourOf = (hour: string | undefined, half: string | undefined) =>
  hour === undefined || half === undefined
    ? hour
    : String((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0))

/**
 * The order of day and month in a column: a part above 12 is the day. Undefined when no date decides it, or when dates
 * contradict each other.
 */
export const dayOrderOf = (texts: Iterable<string>): DayOrder | undefined => {
  let [isDayFirst, isMonthFirst] = [false, false]
  for (const text of texts) {
    const [, first, sign, second] = numeric.exec(text.trim().slice(0, 40)) ?? []
    if (first === undefined || sign === '.') continue
    if (Number(first) > 12) isDayFirst = true
    if (Number(second) > 12) isMonthFirst = true
  }
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** True for a date that is valid in both orders of day and month. */
export const isAmbiguousDate = (text: string): boolean => {
  const [, first, sign, second] = numeric.exec(text.trim().slice(0, 40)) ?? []
  return (
    first !== undefined && sign !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second
  )
}

/** The day of a date as it was written; undefined for an instant. */
export const writtenDay = (when: When | undefined): string | undefined =>
  when !== undefined && 'day' in when ? when.day : undefined

/** The same date without its time. */
export const withoutTime = (when: When): When => ('day' in when ? { day: when.day } : when)

/** A day with a local time; only the day when there is no such time. */
export const dayAt = (day: string, time: string): When => {
  const at = timeOf(time)
  return at === undefined || !isDay(day) ? { day } : { day, time: at }
}
