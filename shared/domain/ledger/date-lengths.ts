import { addDays } from '#shared/domain/day.ts'
import { type Part, units } from './date-parts.ts'
import type { Token } from './date-tokens.ts'
import { precisionOf, type StayDates } from './partial-date.ts'

/** The most of a unit that fits into a month, and into a year: "6 weeks in June" is a mistake, or meant otherwise. */
const mostInMonth = { day: 31, night: 30, weekend: 5, week: 4, month: 0, year: 0 }
const mostInYear = { day: 99, night: 99, weekend: 52, week: 52, month: 12, year: 0 }

/**
 * A date with a length of time before or after it. With a day, the length says the last one: "3 nights from 5 May 2019".
 * With a month or a year it says nothing of when: "a week in June 2017" is June 2017. Undefined for other texts.
 */
export function partWithLength(
  tokens: readonly Token[],
  partOf: (tokens: readonly Token[]) => Part | undefined,
  datesOf: (part: Part) => StayDates,
): Part | undefined {
  const kinds = tokens.map(({ kind }) => kind).join('')
  const before = /^(?:L?[NV]|L)?U(?=.)/.exec(kinds)?.[0].length
  const after = /(?<=.)[NV]U$/.exec(kinds)?.[0].length
  const length = before === undefined ? tokens.slice(tokens.length - (after ?? 0)) : tokens.slice(0, before)
  const rest = before === undefined ? tokens.slice(0, tokens.length - (after ?? 0)) : tokens.slice(before)
  // "3 nights since 5 May": some languages have one word for "from" and "since".
  const date = before !== undefined && rest[0]?.kind === 's' ? rest.slice(1) : rest
  const unit = units[length.find(({ kind }) => kind === 'U')?.value ?? -1]
  // "Week 12" is counted through the year.
  const isNumbered = length.length === 1 && unit !== 'weekend' && date[0]?.kind === 'N'
  if (unit === undefined || isNumbered) return undefined
  const count = length.find(({ kind }) => kind === 'N')?.value
  const isOneOfSeveral = length.some(({ kind }) => kind === 'L')
  const part = partOf(date)
  if (part === undefined || (part.d !== undefined && part.m === undefined)) return undefined
  const { start, end } = datesOf(part)
  if (end !== '' || start === '') return undefined
  if (precisionOf(start) === 'day') {
    const last = count === undefined || isOneOfSeveral ? undefined : lastDay(start, count, unit)
    if (last !== undefined) return { dates: { start, end: last } }
    return length.length === 1 && unit === 'weekend' ? weekendAround(start) : undefined
  }
  const most = precisionOf(start) === 'month' ? mostInMonth : mostInYear
  return (count ?? 1) <= most[unit] ? part : undefined
}

/** The day of leaving after nights and weeks, the last day of days. */
function lastDay(first: string, count: number, unit: (typeof units)[number]): string | undefined {
  if (unit === 'night') return addDays(first, count)
  if (unit === 'week') return addDays(first, 7 * count)
  return unit === 'day' && count > 0 ? addDays(first, count - 1) : undefined
}

/** The weekend that a Friday, Saturday or Sunday belongs to. */
function weekendAround(day: string): Part | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 5) return { dates: { start: day, end: addDays(day, 2) } }
  if (weekday === 6) return { dates: { start: day, end: addDays(day, 1) } }
  return weekday === 0 ? { dates: { start: addDays(day, -1), end: day } } : undefined
}
