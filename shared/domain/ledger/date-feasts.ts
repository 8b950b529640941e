import { addDays } from '#shared/domain/day.ts'
import { type DateContext, one, type Part, two } from './date-parts.ts'
import { easterSunday, islamicDay } from './feast-days.ts'
import type { StayDates } from './partial-date.ts'

/** Seasons, feasts, decades and quarters. */
export function namedPart(
  context: DateContext,
  kinds: string,
  values: readonly number[],
  at: (kind: string) => number,
): Part | undefined {
  const years = /^(?:S(?<after>[YQN]?)|(?<before>Y)S)$/.exec(kinds)
  if (years) {
    const hasYear = kinds.length > 1
    const y = !hasYear ? undefined : kinds.includes('Y') ? at('Y') : context.shortYear(at(kinds.slice(-1)))
    return seasonIn(context, at('S'), y)
  }
  if (/^SY[/-][NY]$/.test(kinds)) {
    const [, y = 0, , next = 0] = values
    return at('S') === 12 && next % 100 === (y + 1) % 100 ? winterUntil(y + 1) : undefined
  }
  if (kinds === 'NSG' || kinds === 'BNS') return relativeSeason(context, at('S'), -at('N'))
  if (kinds === 'SL' || kinds === 'LS') return relativeSeason(context, at('S'), at('L'))
  if (/^(?:F[YQ]?|YF)$/.test(kinds)) {
    const y = kinds.includes('Q') ? context.shortYear(at('Q')) : kinds.includes('Y') ? at('Y') : undefined
    return latestFeast(context, at('F'), y)
  }
  if (/^FY[/-][NY]$/.test(kinds)) {
    const [feast = 0, y = 0, , next = 0] = values
    // Only New Year's night may be named by both of its years.
    return feast === 4 && next % 100 === (y + 1) % 100 ? feastOf(feast, y) : undefined
  }
  if (kinds === 'FL' || kinds === 'LF')
    return at('L') <= 0 ? latestFeast(context, at('F'), undefined) : undefined
  if (kinds === 'NC' || kinds === 'YC' || kinds === 'D') {
    const y = kinds === 'NC' ? context.shortYear(at('N')) : at(kinds.charAt(0))
    return y % 10 === 0 ? decade(context, y) : undefined
  }
  if (kinds === 'KNY' || kinds === 'NKY') {
    const quarter = at('N')
    if (quarter < 1 || quarter > 4) return undefined
    const months = [quarter * 3 - 2, quarter * 3 - 1, quarter * 3].map((month) => `${at('Y')}-${two(month)}`)
    const [start = '', , end = ''] = months
    return { dates: { start, end }, finer: months.map(one) }
  }
  return undefined
}

/** A part for some months of a year. */
function inMonths(y: number, months: readonly number[], about: boolean): Part {
  return { y, about, finer: months.map((month) => one(`${y}-${two(month)}`)) }
}

function seasonIn(context: DateContext, season: number, year: number | undefined): Part {
  const months =
    season === 12 ? [1, 2, 12] : [season, season + 1, season + 2].map((month) => ((month - 1) % 12) + 1)
  const y =
    year ?? (`${context.year}-${two(season)}` > context.today.slice(0, 7) ? context.year - 1 : context.year)
  return inMonths(y, months, true)
}

/** The winter that ends in this year. */
function winterUntil(y: number): Part {
  return { y, m: 1, about: true, finer: [one(`${y - 1}-12`), one(`${y}-01`), one(`${y}-02`)] }
}

function relativeSeason(context: DateContext, season: number, offset: number): Part {
  const month = Number(context.today.slice(5, 7))
  if (season === 12) {
    // The last winter that has ended.
    const ended = month >= 3 ? context.year : context.year - 1
    return winterUntil(offset === -1 ? ended : offset === -2 ? ended - 1 : ended + 1)
  }
  if (offset >= 0)
    return seasonIn(context, season, offset === 0 || month < season ? context.year : context.year + 1)
  const ended = month > season + 2 ? context.year : context.year - 1
  return seasonIn(context, season, ended + offset + 1)
}

/** A feast in a year; without a year, the latest one that has begun. */
function latestFeast(context: DateContext, feast: number, year: number | undefined): Part | undefined {
  const found = feastOf(feast, year ?? context.year)
  if (year !== undefined || !found) return found
  const { y = 0, m = 0, d } = found
  const date = [y, two(m), ...(d === undefined ? [] : [two(d)])].join('-')
  return date > context.today.slice(0, date.length) ? feastOf(feast, context.year - 1) : found
}

function feastOf(feast: number, y: number): Part | undefined {
  const monthOfDay = (day: string, finer: readonly StayDates[]): Part => ({
    y: Number(day.slice(0, 4)),
    m: Number(day.slice(5, 7)),
    finer,
  })
  const range = (start: string, end: string) => ({ start, end })
  const islamic = (month: number, day: number): Part | undefined => {
    const found = islamicDay(y, month, day)
    return found === undefined ? undefined : { ...monthOfDay(found, []), about: true }
  }
  switch (feast) {
    case 0:
      return monthOfDay(`${y}-12-25`, [
        range(`${y}-12-24`, `${y}-12-26`),
        ...[24, 25, 26].map((day) => one(`${y}-12-${day}`)),
      ])
    case 1:
      return { y, m: 12, d: 24 }
    case 2:
      return { y, m: 12, d: 25 }
    case 3:
      return { y, m: 12, d: 26 }
    case 4:
      return { y, m: 12, d: 31 }
    case 5:
      return { y, m: 1, d: 1 }
    case 6: {
      const sunday = easterSunday(y)
      return monthOfDay(sunday, [range(addDays(sunday, -2), addDays(sunday, 1)), one(sunday)])
    }
    case 7: {
      const sunday = addDays(easterSunday(y), 49)
      return monthOfDay(sunday, [range(addDays(sunday, -1), addDays(sunday, 1)), one(sunday)])
    }
    case 8:
      return islamic(9, 1)
    case 9:
      return islamic(10, 1)
    default:
      return islamic(12, 10)
  }
}

function decade(context: DateContext, y: number, middle = 5): Part {
  const years = Array.from({ length: 10 }, (_, index) => one(String(y + index)))
  return { y: y + middle, about: true, finer: years.filter(({ start }) => Number(start) <= context.year) }
}

/** The beginning, the middle or the end of a year, a month or a decade. */
export function thirdOf(context: DateContext, part: Part | undefined, which: number): Part | undefined {
  if (part === undefined || part.d !== undefined || part.dates) return undefined
  if (part.m !== undefined) return part
  if (part.y === undefined) return undefined
  const isDecade = part.finer?.[0]?.start.length === 4
  if (isDecade) return decade(context, part.y - 5, [2, 5, 8][which])
  if (part.finer) return part
  const months = [1, 2, 3, 4].map((month) => month + which * 4)
  return inMonths(part.y, months, false)
}
