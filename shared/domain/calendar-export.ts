import { addDays, daysBetween, lastDay as lastDayOfCalendar } from './day.ts'

/** An all-day event; both its first and its last day are included. */
export interface CalendarEvent {
  /** The same in every export, so that a calendar replaces the event instead of adding a second one. */
  id: string
  title: string
  firstDay: string
  lastDay: string
  /** What kind of event it is; without it or with "", none. */
  category?: string
  /** Without it or with "", none. */
  description?: string
  /** In degrees. */
  position?: { latitude: number; longitude: number }
}

/**
 * An iCalendar file (RFC 5545) of all-day events. Their dates have no time zone, so an event is on the same day
 * everywhere. `madeAt` is the moment of the export, in the timestamp format of records.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], madeAt: string): string {
  const { head, entry, tail } = calendarParts(name, madeAt)
  return `${head}${events.map(entry).join('')}${tail}`
}

/** The parts of {@link calendarFile}: what is before the events, each event, and what is after them. */
export const calendarParts = (name: string, madeAt: string) => ({
  head: linesOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Trip//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
  ]),
  entry: ({ id, title, firstDay, lastDay, category = '', description = '', position }: CalendarEvent) =>
    linesOf([
      'BEGIN:VEVENT',
      `UID:${id}@waymark`,
      `DTSTAMP:${madeAt.replaceAll(/[-:]|\.\d+/g, '').replace(' ', 'T')}`,
      `DTSTART;VALUE=DATE:${compact(firstDay)}`,
      endOf(firstDay, lastDay < firstDay ? firstDay : lastDay),
      `SUMMARY:${escaped(title)}`,
      ...(category === '' ? [] : [`CATEGORIES:${escaped(category)}`]),
      ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
      ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  tail: linesOf(['END:VCALENDAR']),
})

const linesOf = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

/**
 * The end of an event. DTEND is exclusive: the day after the last one. After 9999-12-31 there is no day, so an event
 * that ends then has its number of days instead.
 */
const endOf = (firstDay: string, lastDay: string) =>
  lastDay === lastDayOfCalendar
    ? `DURATION:P${daysBetween(firstDay, lastDay) + 1}D`
    : `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`

const compact = (day: string) => day.replaceAll('-', '')

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // iCalendar does not allow other control characters.
    .replaceAll(/\p{Cc}/gu, ' ')

const maxLineBytes = 75

/** Folds a line after at most 75 bytes of UTF-8, between characters (RFC 5545, 3.1). */
const folded = (line: string) => {
  let result = ''
  let bytes = 0
  for (const character of line) {
    const size = utf8Bytes(character.codePointAt(0) ?? 0)
    if (bytes + size > maxLineBytes) {
      result += '\r\n '
      bytes = 1
    }
    result += character
    bytes += size
  }
  return result
}

const utf8Bytes = (codePoint: number) => {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
