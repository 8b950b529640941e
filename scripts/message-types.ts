/**
 * Writes shared/messages/catalogue.gen.ts: the type of all texts, from the English file. The build and the type check
 * call it; as a script it does the same. With `--check` it fails when the file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argumentsOf } from '#shared/messages/compile.ts'
import type { ArgumentKind, SourceTexts } from '#shared/messages/compile.ts'
import { languageFile } from '#server/messages/language-files.ts'

const target = 'shared/messages/catalogue.gen.ts'

const typeOf = (kind: ArgumentKind) => {
  // A select's `other` is no value of the argument: translations use it to leave keys out.
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

/** The content of the file. */
export const messageTypes = () => `// Written by scripts/message-types.ts from shared/messages/en.json.

/** What a text in tags becomes, such as a link. */
export type TextTag<Element> = (children: readonly (string | Element)[]) => Element
export type TaggedText<Element> = string | Element | readonly (string | Element)[]

/** All texts, by section: strings, and functions of the arguments of a text. */
export type Catalogue = ${groupType(languageFile('en'), '')}
`

/** Writes the file if the English texts have changed since. */
export const writeMessageTypes = () => {
  const types = messageTypes()
  if (readFileSync(target, 'utf8') !== types) writeFileSync(target, types)
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeMessageTypes()
  else if (readFileSync(target, 'utf8') !== messageTypes()) {
    console.error(`${target} is not up to date: run "node scripts/message-types.ts".`)
    process.exit(1)
  }
}
