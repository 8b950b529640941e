import { csv } from '#shared/domain/csv.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { listText } from '#web/lib/language/formats.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import type { LeftRow } from '#web/features/import/store/import-job.ts'
import type { Review } from './review.ts'
import { rowDates } from './stay-row.tsx'
import { reasonOf } from './unused-lines.tsx'
import { whyText } from './why-text.ts'

/** Further rows are not stored: nobody reads them, and they would fill the browser's storage. */
const mostLeftRows = 20_000

/** The rows that an import leaves out: the ones the person excluded, and the lines that cannot be used. */
export function leftRowsOf({ rows, open, leftLines, unused }: Review, files: readonly string[]): LeftRow[] {
  const left = rows
    .filter(({ state }) => state === 'out')
    .map((row): LeftRow => ({
      place: cityName(row.city),
      dates: rowDates(row),
      reason: listText([
        texts.review.states.out,
        whyText({ ...row.proposal, start: row.start, end: row.end }),
      ]),
      file: files[row.proposal.sources[0]?.file ?? -1] ?? '',
      line: String(row.proposal.sources[0]?.row ?? ''),
    }))
  const lines = [...open, ...leftLines, ...unused].map((line): LeftRow => ({
    place: line.text,
    dates: '',
    reason: reasonOf(line),
    file: files[line.source.file] ?? '',
    line: String(line.source.row ?? ''),
  }))
  return [...left, ...lines].slice(0, mostLeftRows)
}

/** The rows as a table with a heading. */
export function leftRowsCsv(rows: readonly LeftRow[]): string {
  const { place, dates, reason, file, line } = texts.left
  return csv([
    [place, dates, reason, file, line],
    ...rows.map((row) => [row.place, row.dates, row.reason, row.file, row.line]),
  ])
}
