import { mostYearsAhead } from '#shared/collections/stays.ts'
import { isDay } from '#shared/domain/day.ts'
import type { PartialDate, StayDates } from './partial-date.ts'

/** Why a text that looks like dates has no reading. */
export interface Misreading {
  readonly kind: 'no-such-day' | 'year-out-of-range' | 'reversed'
  /** When the dates are in the wrong order: as typed, and swapped. */
  readonly typed?: StayDates
  readonly swapped?: StayDates
}

/** The last year that a stay can have. */
export const lastStayYear = (today: string): number => Number(today.slice(0, 4)) + mostYearsAhead

/** A date whose year or month may still be unknown. */
export interface Part {
  y?: number
  m?: number
  d?: number
  about?: boolean
  /** Whether the month was a number before a year, which is a day in "May 3–7, 2019". */
  isLoose?: boolean
  /** The dates, when they do not follow from the other fields: a weekend is two days. */
  dates?: StayDates
  finer?: readonly StayDates[]
}

export type Found = StayDates & { finer?: readonly StayDates[] | undefined }

export const two = (value: number) => String(value).padStart(2, '0')
export const one = (start: PartialDate): StayDates => ({ start, end: '' })

/** Lengths of time, in the order of the values of `plainMeanings`. */
export const units = ['day', 'week', 'weekend', 'month', 'year', 'night'] as const

/** Which of the two numbers of a date comes first. */
export type Order = 'day' | 'month'

/**
 * The shared state of the readers of one text. `isOther` selects the less usual of two meanings, such as month before
 * day. With `order`, every date that can have this order gets it.
 */
export class DateContext {
  mistake: Misreading | undefined
  /** The order of a date that allows only one, such as 12/31. */
  onlyOrder: Order | undefined
  readonly today: string
  readonly isOther: boolean
  readonly order: Order | undefined
  readonly year: number

  constructor(today: string, isOther: boolean, order?: Order) {
    this.today = today
    this.isOther = isOther
    this.order = order
    this.year = Number(today.slice(0, 4))
  }

  /** Expands a two-digit year. */
  shortYear(value: number): number {
    return 2000 + value > lastStayYear(this.today) ? 1900 + value : 2000 + value
  }

  /** The part if its day exists; otherwise records a mistake. */
  checked(part: Part): Part | undefined {
    const { y = 2000, m = 0, d = 0 } = part
    if (isDay(`${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`)) return part
    this.mistake = { kind: 'no-such-day' }
    return undefined
  }
}
