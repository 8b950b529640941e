import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { languageFile, languagesWithFile } from '#server/messages/language-files.ts'
import { messageTypes } from './message-types.ts'
import { argumentsOf, missingTexts } from '#shared/messages/compile.ts'
import type { ArgumentKind, SourceTexts } from '#shared/messages/compile.ts'
import { localeOf } from '#shared/messages/languages.ts'

const english = languageFile('en')
const translations = languagesWithFile().filter((language) => language !== 'en')

/** Every text by its path, such as "trips.cities". */
const textsOf = (source: SourceTexts, path = ''): Map<string, string> =>
  new Map(
    Object.entries(source).flatMap(([key, node]) =>
      typeof node === 'string' ? [[`${path}${key}`, node]] : [...textsOf(node, `${path}${key}.`)],
    ),
  )

/** The arguments of a text with their types. A translation may omit an argument, but not add one. */
const kindsOf = (text: string) =>
  [...argumentsOf(text)].map(([name, kind]: [string, ArgumentKind]) => `${name}: ${String(kind)}`)

test('a text without arguments has the type string, and one with arguments a function type', () => {
  const types = messageTypes({
    trips: {
      plain: 'Trips',
      'with-a-dash': 'Trips',
      counted: '{count, plural, one {# trip} other {# trips}} of {name}, {day, date}',
      chosen: '{kind, select, mark {Marked} other {}}',
      linked: 'Read <link>{name}</link>',
    },
  })
  expect(types.slice(types.indexOf('export type Catalogue'))).toBe(`export type Catalogue = {
  readonly trips: {
    readonly plain: string
    readonly 'with-a-dash': string
    readonly counted: (values: { count: number; name: string; day: Date }) => string
    readonly chosen: (values: { kind: 'mark' }) => string
    readonly linked: <Element>(values: { link: TextTag<Element>; name: string }) => TaggedText<Element>
  }
}
`)
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

/** The forms of each plural of a text, without those of exact numbers such as `=0`. */
const pluralForms = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralForms(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const forms = Object.keys(element.options).filter((form) => !form.startsWith('='))
    const inside = Object.values(element.options).flatMap(({ value }) => pluralForms(value))
    return element.type === TYPE.plural ? [forms, ...inside] : inside
  })

/** Plurals that have "other" and some, but not all, forms of the language. A plural with "other" alone is complete. */
const incompletePlurals = (language: string, texts: Map<string, string>) => {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions()
  const all = pluralCategories.toSorted().join()
  return [...texts].flatMap(([path, text]) =>
    pluralForms(parse(text)).flatMap((forms) => {
      const found = forms.toSorted().join()
      return found === all || found === 'other' ? [] : [`${path} has ${found}`]
    }),
  )
}

test.each(languagesWithFile())('%s has every form of its plurals', (language) => {
  expect(incompletePlurals(language, textsOf(languageFile(language)))).toEqual([])
})

test('a plural without a form of its language is found, also inside a select', () => {
  const text = '{a, select, b {{n, plural, one {#} two {#} other {#}}} other {}} {n, plural, =0 {} other {#}}'
  expect(incompletePlurals('ar', new Map([['here', text]]))).toEqual(['here has one,other,two'])
})

/** The source files that can use texts: their code without comments, and the set of the words in it. */
const sources = globSync('{web,server,shared}/**/*.{ts,tsx}')
  .filter((path) => !/node_modules|\/dist\/|\/test\/|\.(test|gen|d)\.tsx?$/.test(path))
  .map((path) => {
    const code = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
    const folder = path.slice(0, path.indexOf('/'))
    return { folder, isServer: folder === 'server', code, words: new Set(code.match(/[\w$]+/g)) }
  })

/** Whether a file uses a group as a whole: `Object.entries(x.group)`, `...x.group`, `x.group[key]`, `= x.group`. */
const readsWhole = (code: string, group: string) =>
  new RegExp(
    `(?:Object\\.\\w+\\(|\\.\\.\\.)\\w[\\w.]*\\.${group}\\b|\\.${group}\\[(?!\\d)|Messages\\.${group}\\n|messages\\.\\w+\\.${group}\\n`,
  ).test(code)

/**
 * The texts that no file uses. A file uses a text when it contains the section, the groups and the key as words, or
 * when it uses a group as a whole. Equal keys of different groups are distinguished only by the names of the groups.
 */
const unusedTexts = (texts: SourceTexts, files: typeof sources): string[] =>
  Object.entries(texts).flatMap(([section, node]) => {
    const object = section === 'frame' ? 'messages' : `${section}Messages`
    const ofServer = new RegExp(
      `\\btextsFor\\(.*\\)\\.${section}\\b|Catalogue\\['${section}'\\]|\\{ ${section} \\}`,
    )
    const naming = files.filter(({ isServer, code, words }) =>
      isServer ? ofServer.test(code) : words.has(object),
    )
    // On the server one module reads the section; other modules, also shared ones, get its texts from that module.
    const isOfServer = naming.some(({ isServer }) => isServer)
    const inSection = files.filter((file) => naming.includes(file) || (isOfServer && file.folder !== 'web'))
    return typeof node === 'string' ? [] : unusedIn(node, inSection, `${section}.`)
  })

const unusedIn = (texts: SourceTexts, files: typeof sources, path: string): string[] =>
  Object.entries(texts).flatMap(([key, node]) => {
    const naming = files.filter(({ words }) => words.has(key))
    if (typeof node === 'string') return naming.length === 0 ? [`${path}${key}`] : []
    return naming.some(({ code }) => readsWhole(code, key)) ? [] : unusedIn(node, naming, `${path}${key}.`)
  })

test('every text is used', () => {
  expect(unusedTexts(english, sources)).toEqual([])
})

test('a text that no file names is unused', () => {
  const planted = { trips: { plantedText: '' }, map: { plantedText: '' } }
  expect(unusedTexts(planted, sources)).toEqual(['trips.plantedText', 'map.plantedText'])
})
