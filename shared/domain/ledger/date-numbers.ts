import { isDay } from '#shared/domain/day.ts'
import { type DateContext, type Part, two } from './date-parts.ts'

/** Dates made of numbers, and of numbers with the name of a month. */
export function numericPart(
  context: DateContext,
  kinds: string,
  values: readonly number[],
): Part | undefined {
  return kinds.includes('M') ? partWithMonth(context, kinds, values) : partOfNumbers(context, kinds, values)
}

/** The values that are numbers, without the months that have names. */
const numbersOf = (kinds: string, values: readonly number[]) =>
  values.filter((_, index) => /[NYQ]/.test(kinds.charAt(index)))

function partOfNumbers(context: DateContext, kinds: string, values: readonly number[]): Part | undefined {
  const [a = 0, b = 0] = values
  const [first = 0, second = 0, third = 0] = numbersOf(kinds, values)
  const yearOf = (kind: string, value: number) => (kind === 'Y' ? value : context.shortYear(value))
  switch (kinds) {
    case 'Y':
      return { y: a }
    case 'Q':
      return { y: context.shortYear(a) }
    case 'E':
      return context.checked({ y: Math.floor(a / 10_000), m: Math.floor(a / 100) % 100, d: a % 100 })
    case 'N':
      return { d: a }
    case 'NY':
      return { y: b, m: a, isLoose: true }
    case 'N/Y':
    case 'N-Y':
    case 'N.Y':
      return first >= 1 && first <= 12 ? { y: second, m: first } : undefined
    case 'Y/N': {
      const isMonth = second >= 1 && second <= 12
      const isNextYear = second === (first + 1) % 100
      return isMonth && (context.isOther || !isNextYear) ? { y: first, m: second } : undefined
    }
    case 'Y-N':
    case 'Y.N': {
      const isNextYear = second === (first + 1) % 100
      const isMonth = second >= 1 && second <= 12 && !(context.isOther && isNextYear)
      return isMonth ? { y: first, m: second } : undefined
    }
    case 'Y-N-N':
    case 'Y/N/N':
    case 'Y.N.N':
    case 'YNN':
      return context.checked({ y: first, m: second, d: third })
    case 'N/N/Y':
    case 'N-N-Y':
    case 'N/N/N':
    case 'N-N-N':
    case 'N/N/Q':
      return dayAndMonth(context, first, second, yearOf(kinds.slice(-1), third))
    case 'N.N.Y':
    case 'NNY':
    case 'N.N.N':
    case 'N.N.Q':
      return context.checked({ y: yearOf(kinds.slice(-1), third), m: second, d: first })
    case 'N.N':
      return isDayOfMonth(second, first) ? { m: second, d: first } : undefined
    case 'N/N':
      return dayAndMonth(context, first, second)
    default:
      return undefined
  }
}

/** Dates with the name of a month. */
function partWithMonth(context: DateContext, kinds: string, values: readonly number[]): Part | undefined {
  const [a = 0, b = 0, c = 0] = values
  const [first = 0, second = 0] = numbersOf(kinds, values)
  const month = values[kinds.indexOf('M')] ?? 0
  const yearOf = (kind: string, value: number) => (kind === 'Y' ? value : context.shortYear(value))
  switch (kinds) {
    case 'M':
      return { m: a }
    case 'M/M':
      return a === c ? { m: a } : undefined
    case 'M/MY':
      return a === c ? { m: a, y: first } : undefined
    case 'MY':
    case 'MQ':
    case 'YM':
    case 'M/Y':
    case 'M-Y':
    case 'Y-M':
      return { y: yearOf(kinds.includes('Q') ? 'Q' : 'Y', first), m: month }
    case 'NM':
      return context.checked({ m: month, d: first })
    case 'MN':
      return context.isOther || first > 31
        ? first > 12
          ? { y: context.shortYear(first), m: month }
          : undefined
        : context.checked({ m: month, d: first })
    case 'NMY':
    case 'NMQ':
    case 'NMN':
    case 'N-M-Y':
    case 'N-M-N':
    case 'N/M/Y':
    case 'MNY':
    case 'MNQ':
    case 'M-N-Y':
      return context.checked({ y: yearOf(kinds.slice(-1), second), m: month, d: first })
    case 'NM/MY':
      return b === values[3] ? context.checked({ y: second, m: month, d: first }) : undefined
    case 'YMN':
    case 'YNM':
    case 'Y-M-N':
      return context.checked({ y: first, m: month, d: second })
    default:
      return undefined
  }
}

function isDayOfMonth(month: number, day: number) {
  return isDay(`2000-${two(month)}-${two(day)}`)
}

/** Two numbers that can both be the day: the first is the day, unless that date does not exist. */
function dayAndMonth(context: DateContext, first: number, second: number, y?: number): Part | undefined {
  const exists = (m: number, d: number) => isDay(`${String(y ?? 2000).padStart(4, '0')}-${two(m)}-${two(d)}`)
  const year = y === undefined ? {} : { y }
  const dayFirst = exists(second, first) ? { ...year, d: first, m: second } : undefined
  const monthFirst = exists(first, second) ? { ...year, d: second, m: first } : undefined
  if (dayFirst === undefined && y === undefined && (context.isOther || monthFirst === undefined)) {
    const inMonth = monthOfShortYear(context, first, second)
    if (inMonth) return inMonth
  }
  const usual = dayFirst ?? monthFirst
  if (usual === undefined) {
    context.mistake = { kind: 'no-such-day' }
    return undefined
  }
  if (dayFirst === undefined || monthFirst === undefined) {
    context.onlyOrder ??= dayFirst ? 'day' : 'month'
    return usual
  }
  return (context.order ?? (context.isOther ? 'month' : 'day')) === 'month' ? monthFirst : dayFirst
}

/** "11/19" as November 2019. Undefined when the first number is not a month, or the year has not begun. */
function monthOfShortYear(context: DateContext, month: number, value: number): Part | undefined {
  const y = context.shortYear(value)
  return month >= 1 && month <= 12 && value > 12 && y <= context.year ? { y, m: month } : undefined
}
