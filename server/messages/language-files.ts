import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { onFirstUse } from '#shared/domain/made-once.ts'
import type { SourceTexts } from '#shared/messages/compile.ts'

const folder = join(import.meta.dirname, '../../shared/messages')

/** The path of a language's file. */
export const languagePath = (language: string) => join(folder, `${language}.json`)

/** The texts of a language as its file has them. */
export const languageFile = (language: string): SourceTexts =>
  JSON.parse(readFileSync(languagePath(language), 'utf8')) as SourceTexts

/** The languages that have a file. */
export const languagesWithFile = onFirstUse((): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .toSorted(),
)
