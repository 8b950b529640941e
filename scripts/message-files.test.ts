import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageFile, languagesWithFile } from '#server/messages/language-files.ts'
import { messageTypes } from './message-types.ts'
import { argumentsOf, missingTexts } from '#shared/messages/compile.ts'
import type { ArgumentKind, SourceTexts } from '#shared/messages/compile.ts'

const english = languageFile('en')
const translations = languagesWithFile().filter((language) => language !== 'en')

/** Every text by its path, "trips.cities". */
const textsOf = (source: SourceTexts, path = ''): Map<string, string> =>
  new Map(
    Object.entries(source).flatMap(([key, node]) =>
      typeof node === 'string' ? [[`${path}${key}`, node]] : [...textsOf(node, `${path}${key}.`)],
    ),
  )

/** What a caller of the text must know: a translation may leave an argument out, but not add one. */
const kindsOf = (text: string) =>
  [...argumentsOf(text)].map(([name, kind]: [string, ArgumentKind]) => `${name}: ${String(kind)}`)

test('the types are those of the English texts', () => {
  expect(readFileSync('shared/messages/catalogue.gen.ts', 'utf8')).toBe(messageTypes())
})

test('the English texts are valid', () => {
  for (const [path, text] of textsOf(english)) expect(() => argumentsOf(text), path).not.toThrow()
  expect(textsOf(english).size).toBeGreaterThan(100)
})

test.each(translations)('%s has every text and no other', (language) => {
  expect(missingTexts(languageFile(language), english)).toEqual({})
  expect(missingTexts(english, languageFile(language))).toEqual({})
})

test.each(translations)('%s uses only the arguments of the English texts', (language) => {
  const originals = textsOf(english)
  const strange = [...textsOf(languageFile(language))].flatMap(([path, text]) => {
    const known = new Set(kindsOf(originals.get(path) ?? ''))
    return kindsOf(text).flatMap((kind) => (known.has(kind) ? [] : [`${path} has ${kind}`]))
  })
  expect(strange).toEqual([])
})
