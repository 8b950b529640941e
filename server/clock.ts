import { addDays } from '#shared/domain/day.ts'

/** Returns the current time. Tests pass their own clock. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The stored format of a moment, "2026-03-01 10:00:00.123Z". Sorting these texts sorts by time. */
export const timestampOf = (moment: Date) => moment.toISOString().replace('T', ' ')

/** The moment `seconds` after `moment`; before it when negative. */
export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** The inverse of timestampOf(). */
export const momentOf = (timestamp: string) => new Date(timestamp.replace(' ', 'T'))

/** The day that a client sent, when it is today in some time zone; else today in UTC. */
export function possibleDay(clientDay: string | undefined, now: Date): string {
  const utcDay = timestampOf(now).slice(0, 10)
  return [-1, 1].map((days) => addDays(utcDay, days)).find((day) => day === clientDay) ?? utcDay
}
