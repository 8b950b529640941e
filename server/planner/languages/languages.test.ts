import { describe, expect, test } from 'vitest'
import { themes } from '#shared/trip-request.ts'
import { argumentsOf } from '#shared/messages/compile.ts'
import { languageFile, languagesWithFile } from '#server/messages/language-files.ts'
import { languages } from './all.ts'
import { textKeys } from './language.ts'
import { meaningsIn, phrasesIn, wordKey } from './phrases.ts'

test('words are compared without case, accents, vowel marks, full width and digits of other scripts', () => {
  expect(wordKey('Größe')).toBe('grosse')
  expect(wordKey('İSTANBUL ılık')).toBe('istanbul ilik')
  expect(wordKey('Ёлка')).toBe('елка')
  expect(wordKey('إِلَى ٣ أيام')).toBe('الي 3 ايام')
  expect(wordKey('パリ１０日')).toBe('パリ10日')
  expect(wordKey('三天')).toBe('三天')
  expect(wordKey('रोम में')).toBe('रोम में'.normalize('NFC'))
  expect(wordKey('हफ़्ता बाज़ार')).toBe(wordKey('हफ्ता बाजार'))
  expect(wordKey('पहुँच')).toBe(wordKey('पहुंच'))
})

test('a phrase says on which side its place or date stands', () => {
  expect(phrasesIn('from, … sonra, …dan, מ…, pociąg*', true)).toEqual([
    { words: ['from'], isStem: false, side: '', isAffix: false },
    { words: ['sonra'], isStem: false, side: 'before', isAffix: false },
    { words: ['dan'], isStem: false, side: 'before', isAffix: true },
    { words: ['מ'], isStem: false, side: 'after', isAffix: true },
    { words: ['pociag'], isStem: true, side: '', isAffix: false },
  ])
  expect(phrasesIn('…から', false)).toEqual([
    { words: ['から'], isStem: false, side: 'before', isAffix: false },
  ])
})

describe.each(languages)('the table of $tag', (language) => {
  const { tag, hasSpaces } = language
  const lists = [
    ['filler', language.filler],
    ['ordinary', language.ordinary],
    ['ordinalEndings', language.ordinalEndings],
    ...language.months.entries(),
    ...language.weekdays.entries(),
    ...(
      [
        'units',
        'seasons',
        'dates',
        'roles',
        'links',
        'wishes',
        'transport',
        'directions',
        'themes',
        'pace',
        'company',
        'budget',
        'edits',
      ] as const
    ).flatMap((field) =>
      Object.entries(language[field]).map(([name, list]) => [`${field}.${name}`, list] as const),
    ),
  ] as const

  test('has phrases that can be read', () => {
    for (const [name, list] of lists) {
      for (const phrase of phrasesIn(list, hasSpaces)) {
        const last = phrase.words.at(-1) ?? ''
        if (phrase.isStem) expect(last.length, `${name}: ${last}*`).toBeGreaterThan(1)
      }
    }
    for (const list of [language.numbers, language.lengths, language.places]) meaningsIn(list, hasSpaces)
  })

  test('has twelve months, seven weekdays, and no empty theme', () => {
    expect(language.months).toHaveLength(12)
    expect(language.weekdays).toHaveLength(7)
    for (const theme of themes)
      expect(phrasesIn(language.themes[theme], hasSpaces), theme).not.toHaveLength(0)
  })

  test('has numbers and lengths with a value', () => {
    const numbers = meaningsIn(language.numbers, hasSpaces).map(([, value]) => Number(value))
    for (const value of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(numbers, String(value)).toContain(value)
    for (const [{ words }, value] of meaningsIn(language.lengths, hasSpaces))
      expect(value, words.join(' ')).toMatch(/^\d+ (days|nights)$/)
  })

  test('has all short texts with the arguments of the English ones, unless the app has texts in this language', () => {
    if (languagesWithFile().includes(tag)) return
    const english = Object.fromEntries(flat(languageFile('en')['plannerNotes'] ?? {}))
    for (const key of textKeys) expect(language.texts?.[key] ?? '', key).not.toBe('')
    for (const key of textKeys) {
      const text = language.texts?.[key] ?? ''
      const known = argumentsOf(english[key] ?? '')
      for (const name of argumentsOf(text).keys()) expect([...known.keys()], key).toContain(name)
    }
  })
})

type Texts = string | { readonly [key: string]: Texts }

/** The texts of a group with their paths: "days.first". */
function flat(group: Texts, path = ''): [string, string][] {
  if (typeof group === 'string') return [[path, group]]
  return Object.entries(group).flatMap(([key, node]) => flat(node, path === '' ? key : `${path}.${key}`))
}
