import { daysBetween } from './day.ts'

/** The first and last day that are stored with a trip; "" for one that is not chosen. */
export interface TripDays {
  readonly starts: string
  readonly ends: string
}

/** The days of a trip, including the first and the last. */
export interface TripSpan {
  /** "" when neither the trip nor a leg has a day. */
  firstDay: string
  lastDay: string
  /** 0 when there is no day, or the last day is before the first. */
  days: number
}

/** True when both days are chosen and the last is before the first. */
export const endsBeforeItStarts = ({ starts, ends }: TripDays) => ends !== '' && ends < starts

/**
 * The span of a trip, for all screens and exports: its stored first and last day. For one that is not chosen, the
 * earliest or latest day of its legs is used. `legDays` are those days in any order; "" is ignored.
 */
export const tripSpan = ({ starts, ends }: TripDays, legDays: readonly string[]): TripSpan => {
  const known = [...legDays, starts, ends].filter((day) => day !== '').toSorted()
  const firstDay = starts || (known[0] ?? '')
  const lastDay = ends || (known.at(-1) ?? '')
  const isKnown = firstDay !== '' && firstDay <= lastDay
  return { firstDay, lastDay, days: isKnown ? daysBetween(firstDay, lastDay) + 1 : 0 }
}
