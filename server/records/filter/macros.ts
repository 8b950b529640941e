import { timestampOf } from '#server/clock.ts'

const dayMs = 86_400_000

/** The value of a macro such as `@todayStart` at a moment, in UTC; undefined for an unknown macro. */
export function macroValue(name: string, now: Date): string | number | undefined {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const day = now.getUTCDate()
  const start = (...date: [number, number, number]) => timestampOf(new Date(Date.UTC(...date)))
  const end = (...date: [number, number, number]) => timestampOf(new Date(Date.UTC(...date) - 1))
  switch (name) {
    case '@now':
      return timestampOf(now)
    case '@yesterday':
      return timestampOf(new Date(now.getTime() - dayMs))
    case '@tomorrow':
      return timestampOf(new Date(now.getTime() + dayMs))
    case '@todayStart':
      return start(year, month, day)
    case '@todayEnd':
      return end(year, month, day + 1)
    case '@monthStart':
      return start(year, month, 1)
    case '@monthEnd':
      return end(year, month + 1, 1)
    case '@yearStart':
      return start(year, 0, 1)
    case '@yearEnd':
      return end(year + 1, 0, 1)
    case '@second':
      return now.getUTCSeconds()
    case '@minute':
      return now.getUTCMinutes()
    case '@hour':
      return now.getUTCHours()
    case '@day':
      return day
    case '@month':
      return month + 1
    case '@weekday':
      return now.getUTCDay()
    case '@year':
      return year
    default:
      return undefined
  }
}
