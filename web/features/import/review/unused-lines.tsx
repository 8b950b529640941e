import { CircleMinus } from 'lucide-react'
import type { Unresolved } from '#web/features/import/propose/proposal.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'

/** Nobody reads a list that is longer than this. */
const mostLines = 200

type UnusedLinesProps = {
  /** The lines that no answer can make usable. */
  lines: readonly Unresolved[]
  /** The names of the files, by their index. */
  files: readonly string[]
}

/** The lines of the files that cannot be used, each with its file, its number and the reason; folded. */
export function UnusedLines({ lines, files }: UnusedLinesProps) {
  if (lines.length === 0) return null
  return (
    <details className="border-b border-rule bg-sunken px-4 py-1.5 text-14 md:px-8" open={lines.length === 1}>
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold">
        <CircleMinus className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
        {texts.unresolved.unused({ count: lines.length })}
      </summary>
      <ul className="pb-1.5 md:ps-6">
        {lines.slice(0, mostLines).map((line) => (
          <li key={line.id} className="mt-1 wrap-anywhere">
            <b className="font-medium">{texts.unresolved.where({ where: whereOf(line.source, files) })}</b>{' '}
            <span className="own-direction text-ink-2">{reasonOf(line)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Why a line is not used: "No date: “trkpt”. (× 12)" if there are several such lines. */
export function reasonOf({ code, text, count }: Pick<Unresolved, 'code' | 'text' | 'count'>): string {
  const what = texts.problems[code]({ text })
  return count === undefined ? what : texts.unresolved.times({ what, count })
}

/** The position of a line: "trips.csv, line 3". */
export function whereOf({ file, row }: Unresolved['source'], files: readonly string[]): string {
  const name = files[file] ?? ''
  return row === undefined ? name : texts.review.fileAndLine({ file: name, line: row })
}
