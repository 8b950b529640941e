import { daysBetween, localDay } from '#shared/domain/day.ts'
import { dayText, momentText } from '#web/lib/language/date-text.ts'

/** The time of a record's timestamp. */
const momentOf = (timestamp: string) => new Date(timestamp.replace(' ', 'T'))

/** A record's timestamp in the local time zone, "22 Nov 2026, 14:05". */
export const timestampText = (timestamp: string) => momentText(momentOf(timestamp))

/** The local day of a record's timestamp, "22 Nov 2026". */
export const timestampDay = (timestamp: string) => dayText(localDay(momentOf(timestamp)))

/** The local day of a record's timestamp, with a word for today and yesterday. */
export const recentDay = (timestamp: string) => {
  const daysAgo = daysBetween(localDay(momentOf(timestamp)), localDay(new Date()))
  const when = daysAgo <= 0 ? 'today' : daysAgo === 1 ? 'yesterday' : 'earlier'
  return { when, day: timestampDay(timestamp) } as const
}

/** Whether a record's timestamp is in the future; false for "". */
export const isAhead = (timestamp: string) => timestamp !== '' && momentOf(timestamp).getTime() > Date.now()
