import { formatsOf } from '#shared/domain/formats.ts'
import { localeOf } from '#shared/messages/languages.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { isEnglish } from '#shared/messages/languages.ts'

/** The words that a picture adds to its content, in one language. */
export interface PictureWords {
  texts: Catalogue['pictures']
  /** Whether the sea names, which are English, fit to the language of the other words. */
  hasSeaNames: boolean
  number(count: number): string
  /** The first letter of each month. */
  months: readonly string[]
  compare(a: string, b: string): number
}

export function wordsOf(texts: Catalogue['pictures'], language: string): PictureWords {
  const { numberText, compareNames } = formatsOf(language)
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'narrow', timeZone: 'UTC' })
  return {
    texts,
    hasSeaNames: isEnglish(language),
    number: numberText,
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1))),
    compare: compareNames,
  }
}
