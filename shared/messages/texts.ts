import format from 'icu-minify/format'
import type { CompiledMessage, FormatValues } from 'icu-minify/format'
import { localeOf } from './languages.ts'

/**
 * Texts after `compileTexts`: a text without arguments is a string, a text with arguments is an array that
 * `format` of icu-minify reads.
 */
export type CompiledTexts = { readonly [key: string]: CompiledMessage | CompiledTexts }

/** Caches the objects of an `Intl` constructor, because creating one takes a browser up to 25 ms. */
const kept = <Format>(make: (locale: string | undefined, options: object | undefined) => Format) => {
  const made = new Map<string, Format>()
  return (locale?: Intl.LocalesArgument, options?: object): Format => {
    const key = `${String(locale)}${JSON.stringify(options)}`
    const before = made.get(key)
    if (before !== undefined) return before
    const one = make(locale === undefined ? undefined : String(locale), options)
    made.set(key, one)
    return one
  }
}

const formatters = {
  getDateTimeFormat: kept((locale, options) => new Intl.DateTimeFormat(locale, options)),
  getNumberFormat: kept((locale, options) => new Intl.NumberFormat(locale, options)),
  getPluralRules: kept((locale, options) => new Intl.PluralRules(locale, options)),
}

const isGroup = (node: CompiledMessage | CompiledTexts): node is CompiledTexts =>
  typeof node === 'object' && !Array.isArray(node)

/**
 * Writes the texts of a language into `target`: a string for a text without arguments, a function of its arguments for
 * every other. Existing groups are filled and not replaced, because modules hold references to them.
 */
export const fillTexts = (target: Record<string, unknown>, texts: CompiledTexts, language: string): void => {
  const locale = localeOf(language)
  for (const [key, node] of Object.entries(texts)) {
    if (isGroup(node)) {
      const group = (target[key] ??= {}) as Record<string, unknown>
      fillTexts(group, node, language)
    } else {
      target[key] =
        typeof node === 'string'
          ? node
          : (values: FormatValues) => format(node, locale, values, { formatters })
    }
  }
}
