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

/** "2017年9月12日" as "2017-09-12", and "2017年" as "2017"; the rest of the text unchanged. */
export const withPlainDays = (text: string): string =>
  text.replaceAll(eastern, (_, year: string, month?: string, day?: string) =>
    [year, ...[month, day].flatMap((part) => (part === undefined ? [] : two(part)))].join('-'),
  )

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
