/** The fallback language. */
export const english = 'en'

/** English with accents and 40 % longer words, made by the build. Tests choose it; people are not offered it. */
export const pseudoLanguage = 'en-XA'

/**
 * The locale that `Intl` formats with: English dates are "8 May 2027". Every language has the Gregorian calendar, which
 * the date fields have, and the digits 0 to 9, which maps, codes and inputs have.
 */
export const localeOf = (language: string): string =>
  language === english ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`

/** Whether a language is a kind of English, the pseudo-language among them: places then have their stored names. */
export const isEnglish = (language: string): boolean => language.split('-')[0] === english

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The value of the `dir` attribute for texts in a language. Not every browser has `Intl.Locale.getTextInfo`. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

/** The name of a language in that language, "Deutsch". */
export const ownNameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * The first wanted language that exists: "de-AT" matches "de-AT" or "de". English when none does. public/first-paint.js
 * does the same before any module runs.
 */
export const matchLanguage = (wanted: readonly string[], languages: readonly string[]): string => {
  for (const tag of wanted) {
    const match = [tag, tag.split('-')[0]].find((one) => one !== undefined && languages.includes(one))
    if (match !== undefined) return match
  }
  return english
}
