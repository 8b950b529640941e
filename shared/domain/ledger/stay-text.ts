import { onFirstUse, perLanguage } from '#shared/domain/made-once.ts'
import { isEnglish, localeOf } from '#shared/messages/languages.ts'
import { utc } from '#shared/domain/day.ts'
import { firstDayOf, isAbout, type PartialDate, precisionOf, withoutAbout } from './partial-date.ts'

/** The words of a language for a date that is not exact, or that is only one end of a stay. */
interface DateWords {
  about: (date: string) => string
  until: (date: string) => string
  range: (first: string, last: string) => string
  /** A day of a month without the month. */
  day: (day: string) => string
}

/** The forms of a language that has no words here. `read-dates.ts` understands them in every language. */
const signs: DateWords = {
  about: (date) => `~${date}`,
  until: (date) => `– ${date}`,
  range: (first, last) => `${first} – ${last}`,
  day: (day) => day,
}

const words: Readonly<Record<string, DateWords>> = {
  en: {
    about: (date) => `about ${date}`,
    until: (date) => `until ${date}`,
    range: (first, last) => `${first} to ${last}`,
    day: (day) => day,
  },
  de: {
    about: (date) => `etwa ${date}`,
    until: (date) => `bis ${date}`,
    range: (first, last) => `${first} bis ${last}`,
    day: (day) => `${day}.`,
  },
  ar: {
    about: (date) => `نحو ${date}`,
    until: (date) => `حتى ${date}`,
    range: (first, last) => `من ${first} إلى ${last}`,
    day: (day) => day,
  },
}

const formatsOf = perLanguage((language) => {
  const locale = localeOf(language)
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = onFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }))
    // `Intl` shortens one month to four letters in British English: "Sept".
    return (day: string) => {
      const text = format().format(utc(day))
      return isEnglish(language) ? text.replace(/Sept(?!e)/, 'Sep') : text
    }
  }
  const inLength = (month: 'short' | 'long') => ({
    day: formatter({ day: 'numeric', month, year: 'numeric' }),
    month: formatter({ month, year: 'numeric' }),
    dayOfYear: formatter({ day: 'numeric', month }),
    monthOfYear: formatter({ month }),
  })
  return {
    words: words[isEnglish(language) ? 'en' : (language.split('-')[0] ?? '')] ?? signs,
    short: inLength('short'),
    long: inLength('long'),
  }
})

/**
 * When a stay was: "3 to 7 May 2019", "about 2011", "until Sep 2010". "" without dates. `months` selects whether the
 * names of months are written out. `read-dates.ts` reads every such text back as the same dates.
 */
export const stayDatesText = (
  start: PartialDate,
  end: PartialDate,
  language: string,
  months: 'short' | 'long' = 'short',
): string => {
  const { words, ...lengths } = formatsOf(language)
  return textOf(start, end, words, lengths[months])
}

/** `stayDatesText`, but without the year when the whole stay is in `year`: "3 to 7 May". A year alone is kept. */
export const stayDatesInYear = (
  start: PartialDate,
  end: PartialDate,
  language: string,
  year: number,
): string => {
  const { words, short } = formatsOf(language)
  const isInYear = [start, end].every((date) => date === '' || date.startsWith(String(year)))
  const withoutYear = { ...short, day: short.dayOfYear, month: short.monthOfYear }
  return textOf(start, end, words, isInYear ? withoutYear : short)
}

function textOf(
  start: PartialDate,
  end: PartialDate,
  words: DateWords,
  formats: Record<'day' | 'month' | 'dayOfYear' | 'monthOfYear', (day: string) => string>,
): string {
  const dateText = (date: PartialDate) => {
    const precision = precisionOf(date)
    const day = firstDayOf(date)
    const text =
      precision === 'year'
        ? withoutAbout(date)
        : precision === 'month'
          ? formats.month(day)
          : formats.day(day)
    return isAbout(date) ? words.about(text) : text
  }
  if (start === '') return end === '' ? '' : words.until(dateText(end))
  if (end === '' || end === start) return dateText(start)
  // The parts that both ends share are written once.
  const isExact = !isAbout(start) && !isAbout(end) && start.length === end.length
  const isSameYear = isExact && start.slice(0, 4) === end.slice(0, 4)
  const precision = precisionOf(start)
  if (isSameYear && precision === 'month')
    return words.range(formats.monthOfYear(firstDayOf(start)), dateText(end))
  if (isSameYear && precision === 'day') {
    const isSameMonth = start.slice(0, 7) === end.slice(0, 7)
    const first = isSameMonth ? words.day(String(Number(start.slice(8)))) : formats.dayOfYear(start)
    return words.range(first, dateText(end))
  }
  return words.range(dateText(start), dateText(end))
}
