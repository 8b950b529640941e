import { english, localeOf } from '#shared/messages/languages.ts'
import { localDay, utc } from './day.ts'
import { onFirstUse, perLanguage } from './made-once.ts'

/** The hour format of a language, or of the browser's language when undefined. */
const hoursIn = (language: string | undefined) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true
    ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)

/**
 * The format of all displayed dates and times in a language; in English "8 May 2027", "14:05". The browser's language
 * selects 12 or 24 hours. Date fields use the format "2027-05-08" instead.
 */
export const dateTexts = perLanguage((language) => {
  const locale = localeOf(language)
  const isEnglish = language === english
  const dayFormatter = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))
  /** English days have no comma: "Mon 5 Apr". */
  const withoutComma = (text: string) => (isEnglish ? text.replace(',', '') : text)

  const full = dayFormatter({ day: 'numeric', month: 'short', year: 'numeric' })
  const withoutYear = dayFormatter({ day: 'numeric', month: 'short' })
  const dayOnly = dayFormatter({ day: 'numeric' })
  const weekdayAndDay = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short' })
  const weekdayAndFull = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const weekdayShort = dayFormatter({ weekday: 'short' })
  const weekdayLong = dayFormatter({ weekday: 'long' })
  const monthAndYear = dayFormatter({ month: 'long', year: 'numeric' })

  // Intl formatters keep the time zone that was local when they were created, but `Date` follows the machine, whose
  // zone can change on a journey while the page is open. So the local day is formatted, in UTC.
  const localUtc = (moment: Date) => utc(localDay(moment))

  return {
    /** The month of a moment in the local time zone, "May 2027". */
    monthText: (moment: Date) => monthAndYear().format(localUtc(moment)),

    /** A calendar day, "8 May 2027"; "" stays "". */
    dayText: (day: string) => (day === '' ? '' : full().format(utc(day))),

    /** A calendar day without its year, "Mon 5 Apr"; "" stays "". */
    weekdayDayText: (day: string) => (day === '' ? '' : withoutComma(weekdayAndDay().format(utc(day)))),

    /** A calendar day in full, "Saturday 8 May 2027", for screen readers. */
    fullDayText: (day: string) => withoutComma(weekdayAndFull().format(utc(day))),

    /**
     * The two ends of a range of days, without repeated month and year: "8" and "12 May 2027". One text where the
     * language has a form of its own for ranges: "8.–12. Mai 2027".
     */
    dayRangeParts: (first: string, last: string): [string] | [string, string] => {
      const end = full().format(utc(last))
      if (first === last) return [end]
      if (!isEnglish) return [full().formatRange(utc(first), utc(last))]
      if (first.slice(0, 7) === last.slice(0, 7)) return [dayOnly().format(utc(first)), end]
      const begin = first.slice(0, 4) === last.slice(0, 4) ? withoutYear : full
      return [begin().format(utc(first)), end]
    },

    /** The two ends of a range of days without its year: "8" and "12 May". Otherwise like `dayRangeParts`. */
    shortRangeParts: (first: string, last: string): [string] | [string, string] => {
      const end = withoutYear().format(utc(last))
      if (first === last) return [end]
      if (!isEnglish) return [withoutYear().formatRange(utc(first), utc(last))]
      const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
      return [(isOneMonth ? dayOnly : withoutYear)().format(utc(first)), end]
    },

    /** The time in a time zone, "14:05" or "2:05 pm". Throws a RangeError for a time zone unknown to the browser. */
    clockText: (moment: Date, timeZone: string, hoursLanguage?: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...hoursIn(hoursLanguage) }).format(moment),

    /** The day of the week in a time zone, "Fri". Throws a RangeError for a time zone unknown to the browser. */
    weekdayText: (moment: Date, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' }).format(moment),

    /** The day of the week of a moment in the local time zone, as the head of a calendar's column: "Fr". */
    columnText: (moment: Date) => {
      const text = weekdayShort().format(localUtc(moment))
      return isEnglish ? text.slice(0, 2) : text
    },

    /** The day of the week of a moment in the local time zone, "Friday". */
    fullWeekdayText: (moment: Date) => weekdayLong().format(localUtc(moment)),

    /** A moment in the local time zone, "22 Nov 2026, 14:05". */
    momentText: (moment: Date, hoursLanguage?: string) => {
      const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
      return new Intl.DateTimeFormat(locale, { ...date, ...hoursIn(hoursLanguage) }).format(moment)
    },
  }
})
