import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import {
  type DayOrder,
  dayOrderOf,
  isAmbiguousDate,
  isoDate,
  numericDate,
} from '#web/features/import/read/dates.ts'
import type { When } from '#web/features/import/read/found.ts'
import { isAnd, spacedAnd } from '#web/features/import/read/words/joints.ts'
import { withCalendars } from './calendars.ts'
import { withPlainDays, withPlainSpans, type WrittenDates, writtenDates } from './written-dates.ts'

/** The style of the dates of a column. */
export interface DateStyle {
  /** Undefined when every date of the column fits both orders. */
  order: DayOrder | undefined
  /** The language of most names of months. */
  language: string | undefined
  /** Whether years of two digits come first, because years of four digits do elsewhere in the column: "19.12.24". */
  isYearFirst?: boolean
}

/** The dates of a cell; without `start` for an empty cell. */
export type CellDates = Partial<WrittenDates>

/** Languages and regions with names of months. Languages in which a name means another month come last. */
const languages =
  'en de fr es it pt nl pl cs ru tr ar ar-SY ar-MA sv da nb fi hu ro el uk bg sk sl sr sr-Latn ca et lv lt he fa hi th vi id hr'.split(
    ' ',
  )

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[.'’\u200C-\u200F]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim()

/** The months 1 to 12 by their folded names, by language. */
let names: Map<string, Map<string, number>> | undefined

const monthNames = (): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  if (names !== undefined) return names
  names = new Map()
  for (const language of languages) {
    const months = new Map<string, number>()
    // Many languages inflect the name of the month in a date with a day.
    for (const day of [undefined, 'numeric'] as const) {
      for (const month of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          calendar: 'gregory',
          timeZone: 'UTC',
          month,
          ...(day && { day }),
        })
        for (let index = 0; index < 12; index += 1) {
          const part = format.formatToParts(Date.UTC(2021, index, 2)).find(({ type }) => type === 'month')
          const name = fold(part?.value ?? '')
          // A Greek month without a day has another ending.
          for (const form of [name, name.replace(/ου$/u, 'οσ')])
            if (/\p{L}/u.test(form) && !months.has(form)) months.set(form, index + 1)
        }
      }
    }
    for (const [name, month] of Object.entries(others[language] ?? {})) months.set(name, month)
    names.set(language, months)
  }
  return names
}

/** Short names of months that people write but Intl does not have. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { sept: 9 },
  de: { marz: 3, maerz: 3, janner: 1, feber: 2 },
  fr: { fev: 2, sep: 9, aou: 8, jan: 1 },
  es: { setiembre: 9, sep: 9, set: 9 },
  it: { sett: 9 },
}

const monthOf = (word: string, language: string | undefined): number | undefined => {
  // In Hebrew the prefix of the month means "in".
  const [all, name] = [monthNames(), fold(word).replace(/^ב(?=\p{L}{3})/u, '')]
  const own = language === undefined ? undefined : all.get(language)?.get(name)
  if (own !== undefined) return own
  for (const months of all.values()) {
    const month = months.get(name)
    if (month !== undefined) return month
  }
  return undefined
}

/** The dates in digits of a cell: both of "13/02/2016 - 16/02/2016". */
const numericDates = (cell: string): string[] =>
  withWholeYears(withPlainDays(cell)).match(/(?<!\d)\d{1,2}([/.-])\d{1,2}\1\d{4}(?!\d)/g) ?? []

/** The style of a column's dates. A number above 12 is the day. The language is the one that has most of its months. */
export const styleOfDates = (cells: readonly string[]): DateStyle => {
  const words = cells.flatMap((cell) => (cell.length <= 60 ? (cell.match(/[\p{L}\p{M}'’]{3,}/gu) ?? []) : []))
  let [language, most]: [string | undefined, number] = [undefined, 0]
  for (const [tried, months] of words.length === 0 ? [] : monthNames()) {
    const known = words.filter((word) => months.has(fold(word))).length
    if (known > most) [language, most] = [tried, known]
  }
  const isYearFirst =
    cells.some((cell) => /(?<!\d)\d{4}(?:[./-]\d{1,2}[./-]\d|\s*[年년])/u.test(cell)) &&
    !cells.some((cell) => /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{4}/.test(cell))
  return { order: dayOrderOf(cells.flatMap(numericDates)), language, isYearFirst }
}

/** The first date of a column that is valid in both orders of day and month. */
export const ambiguousDate = (cells: readonly string[]): string | undefined =>
  cells.flatMap(numericDates).find(isAmbiguousDate)

/**
 * The order of day and month in which the dates of a column are sorted, as rows of a table usually are; undefined when they
 * are sorted in both orders or in neither.
 */
export const orderOfRows = (cells: readonly string[]): DayOrder | undefined => {
  const dates = cells.flatMap((cell) => numericDates(cell).slice(0, 1))
  const isSorted = (order: DayOrder) => {
    const days = dates.map((text) => {
      const date = numericDate(text, order)
      return date !== undefined && 'day' in date ? date.day : ''
    })
    const rises = days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day)
    return rises || days.every((day, index) => index === 0 || (days[index - 1] ?? '') >= day)
  }
  const [isDayFirst, isMonthFirst] = [isSorted('dayFirst'), isSorted('monthFirst')]
  if (dates.length < fewestSorted || isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** The minimum number of dates for orderOfRows(). Fewer dates are often sorted by chance. */
const fewestSorted = 4

/** "13/02/16" as "13/02/2016". A year of two digits is at most next year; above that it is in the 20th century. */
const withWholeYears = (text: string, isYearFirst = false): string =>
  text.replaceAll(
    /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{2})(?![\d./-])/g,
    (_, first: string, sign: string, second: string, last: string) =>
      isYearFirst && first.length === 2
        ? [wholeYear(first), two(second), last].join('-')
        : [first, second, wholeYear(last)].join(sign),
  )

const wholeYear = (year: string) => `${Number(year) <= nextYear() % 100 ? 20 : 19}${year}`

const nextYear = () => new Date().getFullYear() + 1

const two = (number: string | number) => String(number).padStart(2, '0')

/** "1er mai 2018", "March 12, 2017", "12 de marzo de 2017", "déc. 2016" and "15 мая 2010 г.". */
const dateOfWords = (text: string, language: string | undefined): When | undefined => {
  const words = text
    .replace(/\s*(?:г|год|года|р|року)\.?$/u, '')
    .replaceAll(/(?<=\d)(?:er|ère|re|st|nd|rd|th|º|ª|°|-?го|-?е)(?![\p{L}\p{M}])/giu, '')
    .split(/[\s,،]+|(?<=\d)[.](?=\p{L})|(?<=[\p{L}\p{M}\d])-(?=[\p{L}\d])/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:de|del|of|do|di|d|le|the|el|den|der|am|ngày|năm|m)$/iu.test(word))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const year = numbers.find((word) => word.length === 4)
  const days = numbers.filter((word) => word !== year)
  const rest = words.filter((word) => !/^\d+$/.test(word)).join(' ')
  if (year === undefined || days.length > 1 || rest === '' || rest.length > 24) return undefined
  const month = monthOf(rest, language)
  if (month === undefined) return undefined
  const [date] = days
  const day = [year, two(month), ...(date === undefined ? [] : [two(date)])].join('-')
  // isoDate() rejects years that are out of range.
  return isPartialDate(day) ? isoDate(day) : undefined
}

/** The day of a spreadsheet's serial number: days since 1899-12-30. */
const serialDate = (text: string): When | undefined => {
  const number = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (number < 18_000 || number > 80_000) return undefined
  return { day: new Date(Date.UTC(1899, 11, 30 + number)).toISOString().slice(0, 10) }
}

/** A month before its year: 05/2019. */
const monthAndYear = (text: string): When | undefined => {
  const [, month, year] = /^(\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return month === undefined || year === undefined ? undefined : isoDate(`${year}-${two(month)}`)
}

/** The format of cameras: "2019:11:02 10:22:31". */
const cameraDate = /^(\d{4}):(\d\d):(\d\d)(?=\s|$)/

const oneDate = (text: string, { order, language }: DateStyle): When | undefined =>
  isoDate(text.replace(cameraDate, '$1-$2-$3')) ??
  numericDate(text, order ?? 'dayFirst') ??
  isoDate(text.replace(/^(\d{4})[/.](\d\d?)$/, '$1-$2')) ??
  monthAndYear(text) ??
  dateOfWords(text, language)

const nothing = new Set(['\\n', 'n/a', 'na', 'null', 'none', 'nil', 'tbd', 'unknown', 'unbekannt', 'inconnu'])

/** The zero of programs' timestamps, which stands for a missing time. The day without a time can be a birthday. */
const zeroTime =
  /^\s*(?:1970-01-01|0001-01-01|0000-00-00)[T ]00:00(?::00(?:\.0+)?)?(?:\s*(?:Z|UTC|GMT|\+00:?00))*\s*$/i

/** True for a cell without a value: only signs, such as "?" and "–", or some words and zero times of programs. */
export const isNothing = (cell: string): boolean =>
  !/[\p{L}\p{N}\p{RI}]/u.test(cell) || nothing.has(cell.trim().toLowerCase()) || zeroTime.test(cell)

/** The separators of a range's days: signs, or a short word other than "and". */
const joiners = [
  /\s*[–—〜～~…→]\s*|\s*\.\.\s*|\s+-\s+/gu,
  /\s+\p{L}[\p{L}/]{0,5}[.]?(?=\s)|\s*(?:から|부터|至)\s*/gu,
  /-/g,
  /\//g,
]
/** "And" in one language and "to" or "until" in another: "2012 a 2017". */
const unclear = /^\s*[aieіи]\s*$/iu
/** Words before the first day of a range. */
const before = /^(?:\p{L}{1,5}\.?\s+)(?=\d)/u
const hasYear = /(?<!\d)(?:\d{4}(?!\d)|\d{8}(?!\d))|['’]\d\d(?!\d)/u

/** A date or a range of a cell; undefined for any other text, and for a date without a year. */
const oneOrRange = (text: string, style: DateStyle, today: string): CellDates | undefined => {
  const when = oneDate(text, style) ?? serialDate(text)
  if (when !== undefined) return { start: when }
  if (/^\d{4}(-\d\d){0,2}~$/.test(text)) return { start: { day: text } }
  for (const plain of new Set([text, text.replace(before, '')])) {
    const range = rangeOf(plain, style)
    if (range !== undefined) return range
  }
  if (!hasYear.test(text) || isTwoYears(text)) return undefined
  for (const tried of new Set([text, withPlainSpans(text, today)])) {
    const dates = writtenDates(tried, today)
    if (dates !== undefined) return dates
  }
  return undefined
}

const rangeOf = (text: string, style: DateStyle): CellDates | undefined => {
  for (const joiner of joiners) {
    for (const { 0: sign, index } of text.matchAll(joiner)) {
      if (isAnd(sign) && !unclear.test(sign)) continue
      const [first, last] = [text.slice(0, index).trim(), text.slice(index + sign.length).trim()]
      if (first === '' || last === '') continue
      const begun = oneDate(first, style)
      const end = oneDate(last, style) ?? withStartOf(last, begun)
      const start = begun ?? (end && withEndOf(first, last, end, style))
      if (start === undefined || end === undefined || isBefore(end, start)) continue
      if (!isTwoYears(text)) return { start, end }
    }
  }
  return undefined
}

const dayOf = (when: When) => ('day' in when ? when.day : '')

/** Whether a text is two visits, such as "2012/2017". "2012/2013" is one, over a winter. */
const isTwoYears = (text: string): boolean => {
  const [, first, last] = /^(\d{4})\s*\/\s*(\d{4})$/.exec(text) ?? []
  return first !== undefined && Number(last) - Number(first) > 1
}

/** The first day of "3–7 May 2019", "28.4. – 3.5.2019" or "28 April to 3 May 2019", completed from its end. */
const withEndOf = (first: string, last: string, end: When, style: DateStyle): When | undefined => {
  const day = dayOf(end)
  const [year] = day.split('-')
  const number = /^(\d{1,2})(?:\.|\p{L}{1,3}\.?)?$/u.exec(first.trim())?.[1]
  if (number !== undefined) {
    // "03 - 2019" is a month and its year.
    if (day.length !== 10 || !/^\d{1,2}(?!\d)/.test(last.trim())) return undefined
    return isoDate(`${day.slice(0, 8)}${two(number)}`)
  }
  if (/(?<!\d)\d{4}(?!\d)/.test(first) || year === undefined) return undefined
  return [`${first} ${year}`, `${first}${year}`, `${first}/${year}`, `${first}.${year}`]
    .map((tried) => oneDate(tried.trim(), style))
    .find((when) => when !== undefined && dayOf(when).length === day.length)
}

/** The last day of "2018-05-03 – 05-06", completed from its first day. The month comes before the day. */
const withStartOf = (last: string, start: When | undefined): When | undefined => {
  const day = start === undefined ? '' : dayOf(start)
  const [, month, date] = /^(?:(\d{1,2})[./-])?(\d{1,2})[.日]?$/.exec(last) ?? []
  if (day.length !== 10 || date === undefined) return undefined
  return isoDate(`${day.slice(0, 4)}-${month === undefined ? day.slice(5, 7) : two(month)}-${two(date)}`)
}

const separators = new RegExp(
  `\\s*(?:[,;،、+&\\n]|(?<=\\d{4})\\s*\\/\\s*(?=\\d{4})|${spacedAnd}|[と和])\\s*`,
  'iu',
)

/** The dates of a cell with several, such as "2015, 2019" or "May and July 2015"; undefined when a part is not a date. */
const severalDates = (
  text: string,
  style: DateStyle,
  today: string,
  yearOfRow: string | undefined,
): CellDates[] | undefined => {
  const parts = text.split(separators).filter((part) => part !== '')
  if (parts.length < 2) return undefined
  const found: CellDates[] = []
  let year = yearOfRow
  for (const part of parts.toReversed()) {
    const dates = datesWithYear(part, style, today, year)
    if (dates === undefined) return undefined
    year = dates.start && dayOf(dates.start).slice(0, 4)
    found.unshift(dates)
  }
  return found
}

/** The dates of a text. A text without a year gets `year`, which the table has elsewhere. */
const datesWithYear = (
  text: string,
  style: DateStyle,
  today: string,
  year: string | undefined,
): CellDates | undefined => {
  const dates = oneOrRange(text, style, today)
  if (dates !== undefined || year === undefined || year === '' || hasYear.test(text)) return dates
  if (!hasDayOrMonth(text)) return undefined
  const plain = text.replace(/[\s.,/-]+$/u, '')
  const tried = [`${plain} ${year}`, `${plain}.${year}`, `${plain}/${year}`, `${year} ${plain}`]
  if (/[月월]/u.test(plain)) tried.unshift(withPlainDays(`${year}年${plain}`))
  for (const one of tried) {
    const found = oneOrRange(one, style, today)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a text without a year can be a day or a month. */
export const hasDayOrMonth = (text: string): boolean =>
  /\d/.test(text) ||
  (text.match(/[\p{L}\p{M}'’.]{3,}/gu) ?? []).some((word) => monthOf(word, undefined) !== undefined)

const present = new Set(
  "now,today,present,current,currently,ongoing,heute,jetzt,aktuell,aujourd’hui,aujourd'hui,maintenant,présent,hoy,actualidad,ahora,presente,oggi,adesso,ora,hoje,agora,atualmente,nu,heden,vandaag,dziś,teraz,obecnie,dnes,nyní,bugün,сейчас,сегодня,наст. время,по наст. время,зараз,idag,i dag,nyt,most,prezent,σήμερα,τώρα,現在,今,现在,至今,현재,الآن,حتى الآن,היום,עכשיו".split(
    ',',
  ),
)

/** True for a word such as "now", which is the last day of a stay that has not ended. */
export const isPresent = (text: string): boolean => present.has(text.trim().toLowerCase())

/** Whether all words of a text with digits are months: "3 May" and "03/05". Also true for "now". */
export const isDayLike = (text: string): boolean =>
  isPresent(text) ||
  (/\d/.test(text) &&
    (text.match(/[\p{L}\p{M}'’.]{3,}/gu) ?? []).every((word) => monthOf(word, undefined) !== undefined))

/** True for the name of a month. */
export const isMonth = (text: string): boolean => monthOf(text.trim(), undefined) !== undefined

const otherDigit = /(?!\d)\p{Nd}/gu
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The text with the digits of all scripts as ASCII digits. In Unicode the ten digits of a script are successive. */
const withLatinDigits = (text: string): string =>
  text.replaceAll(otherDigit, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })

/** The year of a text whose other words are not part of a known date: "Páscoa 2015". */
const yearOfWords = (text: string): CellDates | undefined => {
  const numbers = text.match(/\d+/g) ?? []
  const [year = ''] = numbers
  if (numbers.length !== 1 || !/^(?:19|20)\d\d$/.test(year)) return undefined
  return { start: { day: `${year}~` } }
}

/**
 * The dates of a cell: none for an empty cell, one for a date or a range such as "3–7 May 2019", several for "2015, 2019".
 * Undefined for a cell that is not a date, such as a date without a year. `year` is the year of the row: it completes dates
 * without a year, and is the date of an empty cell or of words without digits.
 */
export const datesOfCell = (
  cell: string,
  style: DateStyle,
  today: string,
  year?: string,
): readonly CellDates[] | undefined => {
  if (isNothing(cell)) return year === undefined ? [] : [{ start: { day: year } }]
  if (cell.length > 80) return undefined
  const text = withCalendars(withWholeYears(withPlainDays(withLatinDigits(cell)), style.isYearFirst))
  const dates = datesWithYear(text, style, today, year)
  if (dates !== undefined) return [dates]
  const several = severalDates(text, style, today, year)
  if (several !== undefined) return several
  const about = yearOfWords(text)
  if (about !== undefined) return [about]
  return year !== undefined && !/\d/.test(text) ? [{ start: { day: year } }] : undefined
}

/** The date or range of a cell; empty for an empty cell, undefined for any other cell. */
export const cellDates = (cell: string, style: DateStyle, today: string): CellDates | undefined => {
  const all = datesOfCell(cell, style, today)
  return all === undefined || all.length > 1 ? undefined : (all[0] ?? {})
}

/** Whether a date is before another one, to the precision of both: May 2019 is not before 3 May 2019. */
export const isBefore = (date: When | undefined, other: When | undefined): boolean => {
  if (date === undefined || other === undefined) return false
  if ('instant' in date && 'instant' in other) return date.instant < other.instant
  // The day of an instant and a local day can differ by one.
  if ('instant' in date || 'instant' in other) return false
  const [day, otherDay] = [date.day.replace('~', ''), other.day.replace('~', '')]
  const length = Math.min(day.length, otherDay.length)
  return day.slice(0, length) < otherDay.slice(0, length)
}
