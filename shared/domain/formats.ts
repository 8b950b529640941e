import { isolated } from '#shared/messages/isolates.ts'
import { directionOf, isEnglish, localeOf } from '#shared/messages/languages.ts'
import { onFirstUse, perLanguage } from './made-once.ts'

/** Formats of `Intl` for a language, except dates: numbers, lists, names and their order. */
export const formatsOf = perLanguage((language) => {
  const locale = localeOf(language)
  const part = directionOf(language) === 'rtl' ? isolated : (text: string) => text
  const numbers = onFirstUse(() => new Intl.NumberFormat(locale))
  // The comma is taken from between the first two of three parts. In many languages the last two are joined by "and",
  // which would be wrong between a city and its country.
  const comma = onFirstUse(() => {
    const parts = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).formatToParts(['1', '2', '3'])
    return (parts[1]?.value ?? ', ').replaceAll(/\p{L}/gu, '')
  })
  const sentenceLists = onFirstUse(() => new Intl.ListFormat(locale))
  const collator = onFirstUse(() => new Intl.Collator(locale))
  const names = (type: 'region' | 'currency') => {
    const display = onFirstUse(() => new Intl.DisplayNames([locale], { type, fallback: 'none' }))
    return (code: string, stored: string): string => {
      if (isEnglish(language)) return stored
      try {
        return display().of(code) ?? stored
      } catch {
        // A RangeError: the code is malformed.
        return stored
      }
    }
  }
  return {
    /** A number with the language's separators, "193,000". */
    numberText: (value: number) => numbers().format(value),
    /** A decimal number of any length that is not negative, "1,234.50" for "1234.50". */
    decimalText: (decimal: string) => {
      const [whole = '', fraction] = decimal.split('.')
      const groups = numbers().format(BigInt(whole))
      if (fraction === undefined) return groups
      const separator = numbers()
        .formatToParts(0.5)
        .find(({ type }) => type === 'decimal')
      const digits = fraction.replaceAll(/\d/g, (digit) => numbers().format(Number(digit)))
      return `${groups}${separator?.value ?? '.'}${digits}`
    },
    /**
     * A name as part of a longer text, isolated in a right-to-left language, so that its direction does not affect its
     * neighbours.
     */
    partText: part,
    /** The parts of a short list, "4 cities, 3 legs". */
    listText: (parts: readonly string[]) => parts.map(part).join(comma()),
    /** The parts of a list in a sentence, "France, Italy, and Spain". */
    sentenceListText: (parts: readonly string[]) => sentenceLists().format(parts.map(part)),
    /** The order of names in a list. */
    compareNames: (a: string, b: string) => collator().compare(a, b),
    /** A country by its code of two letters. `stored` in English, and where CLDR has no name. */
    countryName: names('region'),
    /** A currency by its code of three letters. `stored` in English, and where CLDR has no name. */
    currencyName: names('currency'),
  }
})
