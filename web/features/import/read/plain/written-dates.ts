import { readDates } from '#shared/domain/ledger/read-dates.ts'
import { seasonNames } from '#shared/words/season-words.ts'
import type { When } from '#web/features/import/read/found.ts'
import { seasonWordsOf } from './season-words-of.ts'

/** The dates of a cell or of a text. */
export interface WrittenDates {
  start: When
  end?: When
}

const languages = ['en', 'de', 'ar', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ja', 'zh', 'sv', 'cs']

const eastern = /(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日号號일])?)?/gu
const ofMonth = /(?<=[\p{L}\d]\s)(?:de|del|of|do|di)\s+(?=[\p{L}\d])/giu

const two = (digits: string) => digits.padStart(2, '0')

/** The year before the first year of each Japanese era since 1868. */
const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }
const ofEra = /(明治|大正|昭和|平成|令和)\s*(元|\d{1,2})\s*年/gu

/** Arabic, Persian and fullwidth digits. */
const digit = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g
const zeros = [0x660, 0x6f0, 0xff10]
const plainDigit = (sign: string): string => {
  const code = sign.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code < first + 10) ?? 0
  return String(code - zero)
}

/**
 * Rewrites "2017年9月12日" and "2017. 9. 12." to "2017-09-12", "2017年" to "2017", "令和元年" to "2019", "1. 5. 2016" to
 * "1.5.2016", and Arabic, Persian and fullwidth digits to ASCII digits. The rest of the text stays unchanged.
 */
export const withPlainDays = (text: string): string =>
  text
    .replaceAll(digit, plainDigit)
    .replaceAll(
      ofEra,
      (_, era: string, year: string) => `${(eras[era] ?? 0) + (year === '元' ? 1 : Number(year))}年`,
    )
    .replaceAll(eastern, (_, year: string, month?: string, day?: string) =>
      [year, ...[month, day].flatMap((part) => (part === undefined ? [] : two(part)))].join('-'),
    )
    .replaceAll(
      /(?<!\d)(\d{4})\.\s?(\d{1,2})\.\s?(\d{1,2})(?:\.|(?!\d))/g,
      (_, year: string, month: string, day: string) => `${year}-${two(month)}-${two(day)}`,
    )
    .replaceAll(
      /(?<!\d)(\d{1,2})\s+tháng\s+(\d{1,2}),?\s+(?:năm\s+)?(\d{4})(?!\d)/giu,
      (_, day: string, month: string, year: string) => `${year}-${two(month)}-${two(day)}`,
    )
    .replaceAll(/(?<!\d)(\d{1,2})\.\s(\d{1,2})\.\s?(\d{4})(?!\d)/g, '$1.$2.$3')

/** The dates of a text in one of several languages: "3–7 May 2019", "março de 2014", "2017年9月". */
export const writtenDates = (text: string, today: string): WrittenDates | undefined => {
  const plain = withPlainDays(text)
  for (const tried of new Set([plain, plain.replaceAll(ofMonth, '')])) {
    for (const language of languages) {
      const reading = readDates(tried, language, today)
      if (reading !== undefined && reading.start !== '')
        return {
          start: { day: reading.start },
          ...(reading.end !== '' && { end: { day: reading.end } }),
        }
    }
  }
  return undefined
}

const monthDayYear = /(\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?),\s+(\d{4})(?!\d)/gu

/** The text without commas within dates: "Dublin, March 17, 2012" becomes "Dublin, March 17 2012". */
export const withoutCommasOfDates = (text: string, today: string): string =>
  text.replaceAll(monthDayYear, (whole, day: string, year: string) =>
    readDates(`${day} ${year}`, 'en', today) === undefined ? whole : `${day} ${year}`,
  )

const iso = String.raw`\d{4}-\d\d-\d\d`
const numeric = String.raw`\d{1,2}[./]\d{1,2}[./]\d{4}`
const until = String.raw`(?:to|until|till|bis|à|au|al?|à|até|hasta|по|до|do|tot|t/m|[–—~〜～-])`
const from = String.raw`(?<![\p{L}\p{M}\d])(?:(?:from|von|vom|de|du|da|dal|desde|del|z|ze|od|с|з|от|van|från)\s+)?`
const yearFirst = /(?<!\d)(\d{4})([./])(\d{1,2})\2(\d{1,2})(?!\d)/g
const easternEnd = new RegExp(
  `(\\d{4})-(\\d\\d)-(\\d\\d)\\s*[〜～~–-]\\s*(?:(\\d{1,2})[月월]\\s*)?(\\d{1,2})[日号號일]`,
  'gu',
)
const days = new RegExp(`${from}(${iso}|${numeric})\\s*${until}\\s*(${iso}|${numeric})(?!\\d)`, 'giu')
const years = new RegExp(`${from}((?:19|20)\\d\\d)\\s*${until}\\s*((?:19|20)\\d\\d)(?!\\d|[.]\\d)`, 'giu')
const ofOneMonth = new RegExp(
  `${from}(\\d{1,2})\\.?\\s*${until}\\s*(\\d{1,2}\\.?)\\s+((?:de\\s+)?\\p{L}{3,12}\\.?\\s+(?:de\\s+)?\\d{4})`,
  'giu',
)
const wordOfYear =
  /((?:19|20)\d\d)\s*(?:году|годах|года|год|гг?\.|роках|році|року|рр?\.|yılında|senesinde)(?!\p{L})/giu
const monthSign = /(?<![\p{L}\d])(\p{L}{3,12})[./]((?:19|20)\d\d)(?!\d)/gu

const seasons = seasonNames.map((season) => {
  const words = `(?<![\\p{L}])(?:${seasonWordsOf(season).join('|')})`
  return [
    season,
    new RegExp(`${words}\\s+(?:(?:de|del|do|di)\\s+)?(?=(?:19|20)\\d\\d(?!\\d))`, 'giu'),
  ] as const
})

const withSeasons = (text: string): string =>
  seasons.reduce((rest, [season, words]) => rest.replaceAll(words, `${season} `), text)

/** The text with dates such as "3/5/2019" in ISO 8601, because slashes also separate places. The day comes first if possible. */
const withoutStrokes = (text: string): string =>
  text.replaceAll(
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g,
    (_, first: string, second: string, year: string) =>
      Number(second) > 12 ? `${year}-${two(first)}-${two(second)}` : `${year}-${two(second)}-${two(first)}`,
  )

/** The text with uniform ranges of days and years: words and signs of several languages between the ends become "–". */
export const withPlainSpans = (text: string, today: string): string =>
  withoutStrokes(withSeasons(text))
    .replaceAll(
      easternEnd,
      (_, year: string, month: string, day: string, lastMonth: string | undefined, last: string) =>
        `${year}-${month}-${day}–${year}-${two(lastMonth ?? month)}-${two(last)}`,
    )
    .replaceAll(
      yearFirst,
      (_, year: string, _sign, month: string, day: string) => `${year}-${two(month)}-${two(day)}`,
    )
    .replaceAll(wordOfYear, '$1')
    .replaceAll(days, '$1–$2')
    .replaceAll(years, '$1–$2')
    .replaceAll(ofOneMonth, '$1–$2 $3')
    .replaceAll(monthSign, (whole, month: string, year: string) =>
      writtenDates(`${month} ${year}`, today) === undefined ? whole : `${month} ${year}`,
    )
