/**
 * Writes shared/messages/catalogue.gen.ts: the type of all texts, from the English file. Git ignores it, because no
 * program needs it to run: the type check, the linter and editors read it. `npm test`, `npm start` and the scripts
 * `types`, `lint`, `build` and `dev` write it first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '#shared/messages/compile.ts'
import type { ArgumentKind, SourceTexts } from '#shared/messages/compile.ts'
import { languageFile } from '#server/messages/language-files.ts'

const target = join(import.meta.dirname, '../shared/messages/catalogue.gen.ts')

const typeOf = (kind: ArgumentKind) => {
  // The `other` of a select is not a value of the argument: translations use it to omit keys.
  if (typeof kind !== 'string')
    return kind
      .filter((key) => key !== 'other')
      .map((key) => `'${key}'`)
      .join(' | ')
  return { text: 'string', number: 'number', date: 'Date', tag: 'TextTag<Element>' }[kind]
}

const textType = (text: string) => {
  const entries = [...argumentsOf(text)]
  if (entries.length === 0) return 'string'
  const values = entries.map(([name, kind]) => `${name}: ${typeOf(kind)}`).join('; ')
  return entries.some(([, kind]) => kind === 'tag')
    ? `<Element>(values: { ${values} }) => TaggedText<Element>`
    : `(values: { ${values} }) => string`
}

const groupType = (texts: SourceTexts, indent: string): string => {
  const lines = Object.entries(texts).map(([key, node]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : `'${key}'`
    return `${indent}  readonly ${name}: ${typeof node === 'string' ? textType(node) : groupType(node, `${indent}  `)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The content of the file for these English texts. */
export const messageTypes = (
  english: SourceTexts,
) => `// Written by scripts/message-types.ts from shared/messages/en.json.

/** Converts the content of a tag in a text, for example to a link. */
export type TextTag<Element> = (children: readonly (string | Element)[]) => Element
export type TaggedText<Element> = string | Element | readonly (string | Element)[]

/** All texts, by section: strings, and functions of the arguments of a text. */
export type Catalogue = ${groupType(english, '')}
`

/** Writes the file if the English texts have changed since. */
export const writeMessageTypes = () => {
  const types = messageTypes(languageFile('en'))
  if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types)
}

if (import.meta.main) writeMessageTypes()
