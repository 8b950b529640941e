import { perLanguage } from '#shared/domain/made-once.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { compileTexts, missingTexts } from '#shared/messages/compile.ts'
import { english, matchLanguage } from '#shared/messages/languages.ts'
import { fillTexts } from '#shared/messages/texts.ts'
import { languageFile, languagesWithFile } from './language-files.ts'

const textsIn = perLanguage((language): Catalogue => {
  const original = languageFile(english)
  const translated = languageFile(language)
  const missing = missingTexts(translated, original)
  const texts = {}
  fillTexts(texts, compileTexts(missing, missing, english), english)
  fillTexts(texts, compileTexts(translated, original, language), language)
  return texts as Catalogue
})

/** The first of the wanted languages that has a file, or else English. */
export const languageFor = (...wanted: readonly string[]): string =>
  matchLanguage(wanted, languagesWithFile())

/**
 * All texts in the first of the wanted languages that has a file, or else in English. A user's `language` is such a
 * tag, or "" when the browser's Accept-Language decides. The files are read on first use.
 */
export const textsFor = (...wanted: readonly string[]): Catalogue => textsIn(languageFor(...wanted))
