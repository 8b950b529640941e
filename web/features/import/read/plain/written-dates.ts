import { readDates } from '#shared/domain/ledger/read-dates.ts'
import type { When } from '#web/features/import/read/found.ts'

/** The dates of a cell or of some words. */
export interface WrittenDates {
  start: When
  end?: When
}

const languages = ['en', 'de', 'ar', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ja', 'zh', 'sv', 'cs']

const eastern = /(\d{4})\s*[年년](?:\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日号號일])?)?/gu
const ofMonth = /(?<=[\p{L}\d]\s)(?:de|del|of|do|di)\s+(?=[\p{L}\d])/giu

const two = (digits: string) => digits.padStart(2, '0')

/** The year before the first of each Japanese era of today's calendar. */
const eras: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }
const ofEra = /(明治|大正|昭和|平成|令和)\s*(元|\d{1,2})\s*年/gu

/** Digits of Arabic, of Persian and of full width. */
const digit = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g
const zeros = [0x660, 0x6f0, 0xff10]
const plainDigit = (sign: string): string => {
  const code = sign.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code < first + 10) ?? 0
  return String(code - zero)
}

/**
 * "2017年9月12日" and "2017. 9. 12." as "2017-09-12", "2017年" as "2017", "令和元年" as "2019", "1. 5. 2016" without
 * spaces, and all digits as in English; the rest of the text unchanged.
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

/** The dates that a text in one of several languages means: "3–7 May 2019", "março de 2014", "2017年9月". */
export const writtenDates = (text: string, today: string): WrittenDates | undefined => {
  const plain = withPlainDays(text)
  for (const tried of new Set([plain, plain.replaceAll(ofMonth, '')])) {
    for (const language of languages) {
      const reading = readDates(tried, language, today)
      if (reading !== undefined && reading.start !== '')
        return { start: { day: reading.start }, ...(reading.end !== '' && { end: { day: reading.end } }) }
    }
  }
  return undefined
}

const monthDayYear = /(\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?),\s+(\d{4})(?!\d)/gu

/** The text without the commas within dates: "Dublin, March 17, 2012" as "Dublin, March 17 2012". */
export const withoutCommasOfDates = (text: string, today: string): string =>
  text.replaceAll(monthDayYear, (whole, day: string, year: string) =>
    readDates(`${day} ${year}`, 'en', today) === undefined ? whole : `${day} ${year}`,
  )
