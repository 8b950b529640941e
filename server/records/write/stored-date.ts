import { timestampOf } from '#server/clock.ts'

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?: ?(Z|[+-]\d\d:?\d\d))?)?$/i

/** Converts an ISO-like date to the format of records, in UTC; "" for a malformed date. No time zone means UTC. */
export function storedDate(text: string): string {
  const parts = pattern.exec(text.trim())
  if (!parts) return ''
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone = 'Z'] = parts
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  local.setUTCHours(Number(hour), Number(minute), Number(second), milliseconds)
  // `Date` carries an overflow into another month: 30 February becomes a day in March, and day 0 the last day of the
  // previous month.
  const exists =
    local.getUTCMonth() === Number(month) - 1 &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60
  if (!exists) return ''
  const moment = new Date(local.getTime() - offsetMs(zone))
  return moment.getUTCFullYear() < 0 || moment.getUTCFullYear() > 9999 ? '' : timestampOf(moment)
}

function offsetMs(zone: string): number {
  if (/^z$/i.test(zone)) return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}
