import * as z from 'zod/mini'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'
import { type Answers, type ColumnMeaning, columnMeanings } from './read/found.ts'
import type { FileReport } from './read/report.ts'

const storageKey = 'waymark.import.columns'
/** The maximum number of remembered tables; the oldest are forgotten. */
const mostTables = 50

const kept = z.array(z.tuple([z.string(), z.array(z.string())]))

/** The columns of tables by their headers, the newest first. */
const readKept = (): [string, string[]][] => {
  try {
    return kept.parse(JSON.parse(readLocalText(storageKey) ?? '[]'))
  } catch {
    return []
  }
}

const keyOf = (header: readonly string[]) => header.join('\t').toLowerCase()

const columnsOf = ({ questions }: FileReport) => questions.find((question) => question.asks === 'columns')

/** Remembers the meanings of a file's columns for the next table with the same header. */
export function rememberColumns(
  reports: readonly FileReport[],
  file: string,
  columns: readonly ColumnMeaning[],
): void {
  const report = reports.find(({ name }) => name === file)
  const question = report && columnsOf(report)
  if (question === undefined || question.header.every((cell) => cell === '')) return
  const key = keyOf(question.header)
  const others = readKept().filter(([header]) => header !== key)
  writeLocalText(storageKey, JSON.stringify([[key, columns], ...others].slice(0, mostTables)))
}

/**
 * The remembered columns of tables that were read with a different guess; undefined when nothing has to be read again.
 */
export function columnsFor(
  reports: readonly FileReport[],
  answers: Readonly<Record<string, Answers>>,
): Record<string, Answers> | undefined {
  const known = new Map(readKept())
  const again: Record<string, Answers> = {}
  for (const report of reports) {
    const question = columnsOf(report)
    const columns = question && known.get(keyOf(question.header))
    if (!question || !columns || answers[report.name]?.columns !== undefined) continue
    const meanings = question.guess.map((guess, index) => meaningOf(columns[index]) ?? guess)
    if (meanings.some((meaning, index) => meaning !== question.guess[index])) {
      again[report.name] = { ...answers[report.name], columns: meanings }
    }
  }
  return Object.keys(again).length === 0 ? undefined : again
}

const meaningOf = (text: string | undefined) => columnMeanings.find((meaning) => meaning === text)
