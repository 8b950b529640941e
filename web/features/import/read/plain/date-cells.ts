import { isPartialDate } from '#shared/domain/ledger/partial-date.ts'
import { type DayOrder, dayOrderOf, isoDate, numericDate } from '#web/features/import/read/dates.ts'
import type { When } from '#web/features/import/read/found.ts'
import { withPlainDays, type WrittenDates, writtenDates } from './written-dates.ts'

/** How the dates of a column are written. */
export interface DateStyle {
  /** Undefined when no date of the column tells. */
  order: DayOrder | undefined
  /** The language of most names of months. */
  language: string | undefined
}

/** The dates of a cell: nothing for an empty cell. */
type CellDates = Partial<WrittenDates>

/** Regions where others use other names, and languages in which a name means another month come last. */
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
    // With a day many languages inflect the name.
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
          // Alone, a Greek month ends otherwise than after a day.
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

/** Short names of months that people write and Intl does not. */
const others: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { sept: 9 },
  de: { marz: 3, maerz: 3, janner: 1, feber: 2 },
  fr: { fev: 2, sep: 9, aou: 8, jan: 1 },
  es: { setiembre: 9, sep: 9, set: 9 },
  it: { sett: 9 },
}

const monthOf = (word: string, language: string | undefined): number | undefined => {
  // Hebrew writes "in" as the first letter of the month.
  const [all, name] = [monthNames(), fold(word).replace(/^ב(?=\p{L}{3})/u, '')]
  const own = language === undefined ? undefined : all.get(language)?.get(name)
  if (own !== undefined) return own
  for (const months of all.values()) {
    const month = months.get(name)
    if (month !== undefined) return month
  }
  return undefined
}

/** How the dates of a column are written: the part above 12 is the day, and one language has most of its months. */
export const styleOfDates = (cells: readonly string[]): DateStyle => {
  const words = cells.flatMap((cell) => (cell.length <= 60 ? (cell.match(/[\p{L}\p{M}'’]{3,}/gu) ?? []) : []))
  let [language, most]: [string | undefined, number] = [undefined, 0]
  for (const [tried, months] of words.length === 0 ? [] : monthNames()) {
    const known = words.filter((word) => months.has(fold(word))).length
    if (known > most) [language, most] = [tried, known]
  }
  return { order: dayOrderOf(cells.map(withPlainDays)), language }
}

const two = (number: string | number) => String(number).padStart(2, '0')

/** "1er mai 2018", "March 12, 2017", "12 de marzo de 2017", "déc. 2016" and "15 мая 2010 г.". */
const dateOfWords = (text: string, language: string | undefined): When | undefined => {
  const words = text
    .replace(/\s*(?:г|год|года|р|року)\.?$/u, '')
    .replaceAll(/(?<=\d)(?:er|ère|re|st|nd|rd|th|º|ª|°|-?го|-?е)(?![\p{L}\p{M}])/giu, '')
    .split(/[\s,،]+|(?<=\d)[.](?=\p{L})|(?<=[\p{L}\p{M}\d])-(?=[\p{L}\d])/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:de|del|of|do|di|d|le|the|el|den|der|am|ngày|năm)$/iu.test(word))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const year = numbers.find((word) => word.length === 4)
  const days = numbers.filter((word) => word !== year)
  const rest = words.filter((word) => !/^\d+$/.test(word)).join(' ')
  if (year === undefined || days.length > 1 || rest === '' || rest.length > 24) return undefined
  const month = monthOf(rest, language)
  if (month === undefined) return undefined
  const [date] = days
  const day = [year, two(month), ...(date === undefined ? [] : [two(date)])].join('-')
  // Through the reader of ISO 8601: it knows which years can be meant.
  return isPartialDate(day) ? isoDate(day) : undefined
}

/** A day as a spreadsheet counts it: days since 1899-12-30. */
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

const oneDate = (text: string, { order, language }: DateStyle): When | undefined =>
  isoDate(text) ??
  numericDate(text, order ?? 'dayFirst') ??
  isoDate(text.replace(/^(\d{4})[/.](\d\d?)$/, '$1-$2')) ??
  monthAndYear(text) ??
  dateOfWords(text, language)

const nothing = new Set(['', '-', '–', '—', '\\N', 'N/A', 'n/a', 'null', '?', 'NULL'])

/** True for a cell that stands for no value. */
export const isNothing = (cell: string): boolean => nothing.has(cell)

/** What parts the days of a range, from the plainest to what is part of other dates too. */
const ranges = [
  /\s*[–—〜～~…→]\s*|\s*\.\.\s*|\s+-\s+/u,
  /\s+(?:to|until|bis|au|al|ate|até|tot|do|до|по|až|till|til)\s+|\s*(?:から|부터|至)\s*/iu,
  /\//,
]

/** The dates of a cell: one, or both of a range such as "3–7 May 2019". Undefined for a cell that is no date. */
export const cellDates = (cell: string, style: DateStyle, today: string): CellDates | undefined => {
  if (isNothing(cell)) return {}
  if (cell.length > 80) return undefined
  const text = withPlainDays(cell)
  const when = oneDate(text, style) ?? serialDate(text)
  if (when !== undefined) return { start: when }
  if (/^\d{4}(-\d\d){0,2}~$/.test(text)) return { start: { day: text } }
  const range = text.replace(/^(?:du|from|vom|von|del|dal|de|van|od|с|з|från|fra|من)\s+/iu, '')
  for (const sign of ranges) {
    const [first, last, more] = range.split(sign)
    if (first === undefined || last === undefined || more !== undefined) continue
    const [start, end] = [oneDate(first, style), oneDate(last, style)]
    if (start !== undefined && end !== undefined) return { start, end }
    // "du 3 au 7 mai 2019".
    const dates =
      end !== undefined && /^\d{1,2}\.?$/.test(first) ? writtenDates(`${first}–${last}`, today) : undefined
    if (dates !== undefined) return dates
  }
  return /\d/.test(text) ? writtenDates(text, today) : undefined
}

/** True for a date that is before another one, as far as both are known: May 2019 is not before 3 May 2019. */
export const isBefore = (date: When | undefined, other: When | undefined): boolean => {
  if (date === undefined || other === undefined) return false
  if ('instant' in date && 'instant' in other) return date.instant < other.instant
  // The days of an instant and of a clock there can differ by one.
  if ('instant' in date || 'instant' in other) return false
  const [day, otherDay] = [date.day.replace('~', ''), other.day.replace('~', '')]
  const length = Math.min(day.length, otherDay.length)
  return day.slice(0, length) < otherDay.slice(0, length)
}
