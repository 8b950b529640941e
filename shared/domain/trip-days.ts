import { daysBetween } from './day.ts'

/** A trip's own first and last day; either is "" while none is chosen. */
export interface TripDays {
  readonly starts: string
  readonly ends: string
}

/** The days that a trip takes, from its first to its last one, both counted. */
export interface TripSpan {
  /** "" when neither the trip nor a leg has a day. */
  firstDay: string
  lastDay: string
  /** 0 without any day, and while the last day is before the first one. */
  days: number
}

/** True when both days are chosen and the last one is before the first one. */
export const endsBeforeItStarts = ({ starts, ends }: TripDays) =>
  starts !== '' && ends !== '' && ends < starts

/**
 * The span that every screen and export tells of a trip: its own first and last day; in place of one that is not
 * chosen, the first or the last day of its legs. `legDays` are those days in any order, "" among them or not.
 */
export const tripSpan = ({ starts, ends }: TripDays, legDays: readonly string[]): TripSpan => {
  const known = [...legDays, starts, ends].filter((day) => day !== '').toSorted()
  const firstDay = starts || (known[0] ?? '')
  const lastDay = ends || (known.at(-1) ?? '')
  const isKnown = firstDay !== '' && firstDay <= lastDay
  return { firstDay, lastDay, days: isKnown ? daysBetween(firstDay, lastDay) + 1 : 0 }
}
