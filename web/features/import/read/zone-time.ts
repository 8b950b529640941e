import { addDays, isDay, utc } from '#shared/domain/day.ts'
import type { When } from './found.ts'

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** The format of a zone's clocks; undefined for a zone that the browser does not know. */
const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (formats.has(zone)) return formats.get(zone)
  let format: Intl.DateTimeFormat | undefined
  try {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  } catch {
    format = undefined
  }
  formats.set(zone, format)
  return format
}

/** Whether the browser knows the zone by its name of the IANA: "Europe/Berlin". */
export const isZone = (zone: string): boolean => formatOf(zone) !== undefined

/** The day and the time ("14:05") that clocks of a zone show at an instant. Clocks of an unknown zone show UTC. */
export const clockAt = (instant: number, zone: string): { day: string; time: string } => {
  const text = formatOf(zone)?.format(instant)
  const [, date, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d:\d\d)$/.exec(text ?? '') ?? []
  if (year === undefined || time === undefined) {
    const iso = new Date(instant).toISOString()
    return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
  }
  return { day: `${year}-${month}-${date}`, time }
}

const msOf = (day: string, time: string) =>
  utc(day) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000

/** The instant at which the clocks of a zone show a day and a time. In the hour that clocks skip, one hour later. */
export const instantAt = (day: string, time: string, zone: string): number => {
  const local = msOf(day, time)
  let instant = local
  // The offset at the first guess can be that of the other side of a change of the clocks.
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = clockAt(instant, zone)
    instant += local - msOf(shown.day, shown.time)
  }
  return instant
}

/** The instant of a date with a time at a place of this zone; undefined without a time. */
export const instantOfWhen = (when: When | undefined, zone: string): number | undefined => {
  if (when === undefined) return undefined
  if ('instant' in when) return when.instant
  return when.time === undefined || !isDay(when.day) ? undefined : instantAt(when.day, when.time, zone)
}

/** The date of a place of this zone, as precise as it is known; "" without one. */
export const dateOfWhen = (when: When | undefined, zone: string): string => {
  if (when === undefined) return ''
  return 'instant' in when ? clockAt(when.instant, zone).day : when.day
}

/**
 * An arrival whose day is not known: the first time after the departure at which the clocks of the destination show it.
 * Across the date line that can be the day before.
 */
export const arrivalAfter = (
  depart: When,
  fromZone: string,
  time: string,
  toZone: string,
): When | undefined => {
  const left = instantOfWhen(depart, fromZone)
  if (left === undefined) {
    const day = dateOfWhen(depart, fromZone)
    return isDay(day) ? { day } : undefined
  }
  const around = clockAt(left, toZone).day
  for (const days of [-1, 0, 1, 2]) {
    const day = addDays(around, days)
    if (instantAt(day, time, toZone) > left) return { day, time }
  }
  return undefined
}
