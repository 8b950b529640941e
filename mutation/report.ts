import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import * as z from 'zod'
import type { Equivalent } from './equivalents.ts'

const position = z.object({ line: z.number(), column: z.number() })
const mutant = z.object({
  id: z.string(),
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.enum([
    'Killed',
    'Survived',
    'NoCoverage',
    'Timeout',
    'CompileError',
    'RuntimeError',
    'Ignored',
    'Pending',
  ]),
  statusReason: z.string().optional(),
  location: z.object({ start: position, end: position }),
})
/** The report of Stryker's "json" reporter. */
const report = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutant) })),
})

/** A mutant that no test kills. */
interface Survivor {
  /** The file with its line and column. */
  place: string
  file: string
  mutator: string
  isCovered: boolean
  code: string
  replacement: string
}

/** Why a mutant has the status "Ignored": it is outside of the sample, or listed as equivalent. */
export const leftOut = 'left out'
export const named = 'named as equivalent'

export interface Score {
  noticed: number
  /** The number of mutants that are listed as equivalent. */
  equivalent: number
  /** The number of mutants outside of the sample. */
  leftOut: number
  survivors: readonly Survivor[]
  /** The share of killed mutants, without equivalent ones; between 0 and 1. */
  share: number
}

const isNoticed = ({ status }: z.infer<typeof mutant>) =>
  ['Killed', 'Timeout', 'RuntimeError'].includes(status)

/**
 * Reads the reports of Stryker about the same mutants, one for each database. A mutant that loops for ever, or that
 * ends the process, counts as killed.
 */
export function scoreOf(texts: readonly string[], equivalents: readonly Equivalent[]): Score {
  const [first = {}, ...others] = texts.map((text) => report.parse(JSON.parse(text)).files)
  const elsewhere = new Set(
    others.flatMap((files) =>
      Object.values(files).flatMap(({ mutants }) => mutants.filter(isNoticed).map(({ id }) => id)),
    ),
  )
  const found = Object.entries(first).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      ...(elsewhere.has(mutant.id) && { status: 'Killed' as const }),
      file,
      code: codeAt(source, mutant.location),
    })),
  )
  const noticed = found.filter(isNoticed).length
  const unnoticed = found
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, code, replacement = '', mutatorName, status, location: { start } }) => ({
      place: `${file}:${start.line}:${start.column}`,
      file,
      code,
      replacement,
      mutator: mutatorName,
      isCovered: status === 'Survived',
    }))
  const survivors = unnoticed.filter((survivor) => !equivalentTo(survivor, equivalents))
  const ignoredAs = (reason: string) => found.filter(({ statusReason }) => statusReason === reason).length
  const all = noticed + survivors.length
  return {
    noticed,
    equivalent: unnoticed.length - survivors.length + ignoredAs(named),
    leftOut: ignoredAs(leftOut),
    survivors,
    share: all === 0 ? 1 : noticed / all,
  }
}

/** The listed equivalent for a mutant. */
export const equivalentTo = (
  { file, code, replacement }: Pick<Equivalent, 'file' | 'code' | 'replacement'>,
  equivalents: readonly Equivalent[],
): Equivalent | undefined =>
  equivalents.find((known) => known.file === file && known.code === code && known.replacement === replacement)

type Location = z.infer<typeof mutant>['location']

/** The code at a place whose lines and columns count from 1. */
export function codeAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

const shortened = (code: string) => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}...` : line
}

const formatted = (count: number) => count.toLocaleString('en')

/** The number of mutants; for a sample also the number from which it is drawn. */
function changesText({ noticed, survivors, leftOut }: Score) {
  const tried = noticed + survivors.length
  return leftOut === 0 ? formatted(tried) : `${formatted(tried)} of ${formatted(tried + leftOut)}`
}

/** The score of a folder and its survivors, as the command prints them. */
export const scoreText = (folder: string, score: Score): string =>
  [
    ...score.survivors.map(
      ({ place, mutator, isCovered, code, replacement }) =>
        `${place} ${mutator}${isCovered ? '' : ' (no test runs it)'}\n    ${shortened(code)}\n  → ${shortened(replacement)}`,
    ),
    `${folder}: ${(100 * score.share).toFixed(1)} %, ${score.noticed} noticed of ${changesText(score)}, ${score.equivalent} equivalent`,
  ].join('\n')

const page = 'docs/reliability.md'
const begin = '<!-- mutation: begin -->'
const end = '<!-- mutation: end -->'

/** Replaces the row of a folder in the table of docs/reliability.md. */
export function writeRow(folder: string, score: Score) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const cores = cpus()
  const machine = `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`
  const cells = [
    `\`${folder}\``,
    changesText(score),
    formatted(score.noticed),
    formatted(score.equivalent),
    `${(100 * score.share).toFixed(1)} %`,
    day,
    machine,
    `\`${commit}\``,
  ]
  const row = `| ${cells.join(' | ')} |`
  const text = readFileSync(page, 'utf8')
  const [before, table, after] = [
    text.slice(0, text.indexOf(begin) + begin.length),
    text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)),
    text.slice(text.indexOf(end)),
  ]
  if (!before.endsWith(begin) || !after.startsWith(end)) throw new Error(`${page} has no table of mutations.`)
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith(`| \`${folder}\` |`))
  writeFileSync(page, `${before}\n${[...lines, row].join('\n')}\n${after}`)
}
