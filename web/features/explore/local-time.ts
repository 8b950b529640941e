import { clockText, weekdayText } from '#web/lib/language/date-text.ts'

/** The time in a zone, such as "14:05"; undefined for a zone that the browser does not know. */
export const timeIn = (zone: string, now: Date, language?: string): string | undefined =>
  ifKnown(() => clockText(now, zone, language))

/** The day of the week there, such as "Fri". */
export const weekdayIn = (zone: string, now: Date): string | undefined =>
  ifKnown(() => weekdayText(now, zone))

/** The offset of a zone from UTC now, such as "UTC+5:30". */
export const offsetIn = (zone: string, now: Date): string | undefined => {
  const minutes = offsetMinutes(zone, now)
  if (minutes === undefined) return undefined
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export type ClockRow = {
  /** What the clocks of these zones show. */
  time: string
  weekday: string
  offset: string
  /** The cities that the zones are named after. */
  places: string[]
}

/**
 * A clock for each time of these zones, from west to east; zones with the same time share one. Unknown zones are
 * omitted.
 */
export function clockRows(zones: readonly string[], now: Date, language?: string): ClockRow[] {
  const rows = new Map<number, ClockRow>()
  for (const zone of zones) {
    const minutes = offsetMinutes(zone, now)
    const [time, weekday, offset] = [timeIn(zone, now, language), weekdayIn(zone, now), offsetIn(zone, now)]
    if (minutes === undefined || time === undefined || weekday === undefined || offset === undefined) continue
    const row = rows.get(minutes) ?? { time, weekday, offset, places: [] }
    row.places.push(placeOf(zone))
    rows.set(minutes, row)
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
}

/** America/Argentina/Buenos_Aires → Buenos Aires */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The result of `format`; undefined when the browser is older than the zone. */
const ifKnown = (format: () => string): string | undefined => {
  try {
    return format()
  } catch {
    return undefined
  }
}

function offsetMinutes(zone: string, now: Date): number | undefined {
  const text = ifKnown(() =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).format(now),
  )
  if (zone === '' || text === undefined) return undefined
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
