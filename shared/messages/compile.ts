import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { replaceElements } from './elements.ts'
import { isolated } from './isolates.ts'
import { directionOf } from './languages.ts'
import type { CompiledTexts } from './texts.ts'

/** A language's file: groups of texts in ICU MessageFormat. The groups at the top are the sections. */
export type SourceTexts = { readonly [key: string]: string | SourceTexts }

/** The kind of an argument: a select has its keys. */
export type ArgumentKind = 'text' | 'number' | 'date' | 'tag' | readonly string[]

const isText = (node: string | SourceTexts | undefined): node is string => typeof node === 'string'

function collect(elements: readonly MessageFormatElement[], found: Map<string, ArgumentKind>) {
  const note = (name: string, kind: ArgumentKind) => {
    const before = found.get(name)
    if (before !== undefined && String(before) !== String(kind))
      throw new Error(`The argument "${name}" is used as ${String(before)} and as ${String(kind)}.`)
    found.set(name, kind)
  }
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break
      case TYPE.argument:
        note(element.value, 'text')
        break
      case TYPE.number:
        note(element.value, 'number')
        break
      case TYPE.date:
      case TYPE.time:
        note(element.value, 'date')
        break
      case TYPE.plural:
        note(element.value, 'number')
        for (const option of Object.values(element.options)) collect(option.value, found)
        break
      case TYPE.select:
        note(element.value, Object.keys(element.options).toSorted())
        for (const option of Object.values(element.options)) collect(option.value, found)
        break
      case TYPE.tag:
        note(element.value, 'tag')
        collect(element.children, found)
        break
    }
  }
}

/**
 * The arguments of a text, by name. Throws when the text is not a valid ICU message, or uses an argument in two ways: a
 * number written as `{count}` would not have the digits of the language, so it must be `#` or `{count, number}`.
 */
export const argumentsOf = (text: string): ReadonlyMap<string, ArgumentKind> => {
  const found = new Map<string, ArgumentKind>()
  collect(parse(text), found)
  return found
}

/**
 * Isolates the arguments of a text: in a right-to-left language a Latin name would otherwise change the order of the
 * words around it.
 */
const withIsolatedArguments = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  replaceElements(elements, (element) =>
    element.type === TYPE.argument ? parse(isolated(`{${element.value}}`)) : [element],
  )

/** Compiles a text. Where the English text has arguments, a translation without any is compiled to an array too. */
const compileText = (text: string, hasArguments: boolean, language: string): CompiledMessage => {
  const compiled = compile(
    hasArguments && directionOf(language) === 'rtl' ? printAST(withIsolatedArguments(parse(text))) : text,
  )
  return hasArguments && typeof compiled === 'string' ? [compiled] : compiled
}

/** The texts of a language, without the keys that English does not have. */
export const compileTexts = (source: SourceTexts, english: SourceTexts, language: string): CompiledTexts => {
  const compiled: Record<string, CompiledMessage | CompiledTexts> = {}
  for (const [key, original] of Object.entries(english)) {
    const text = source[key]
    if (text === undefined) continue
    if (isText(original)) {
      if (isText(text)) compiled[key] = compileText(text, argumentsOf(original).size > 0, language)
    } else if (!isText(text)) {
      compiled[key] = compileTexts(text, original, language)
    }
  }
  return compiled
}

/** The English texts that a translation lacks. */
export const missingTexts = (source: SourceTexts, english: SourceTexts): SourceTexts => {
  const missing: Record<string, string | SourceTexts> = {}
  for (const [key, original] of Object.entries(english)) {
    const text = source[key]
    if (isText(original)) {
      if (!isText(text)) missing[key] = original
      continue
    }
    const inGroup = missingTexts(text === undefined || isText(text) ? {} : text, original)
    if (Object.keys(inGroup).length > 0) missing[key] = inGroup
  }
  return missing
}
