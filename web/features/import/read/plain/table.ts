import type { Head, Source } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'
import { type CellRow, cellRows } from './cells.ts'

const delimiters = [',', ';', '\t', '|'] as const
const rowsTried = 40
const mostTitles = 5

/** A table of a text file. */
export interface Table {
  header: readonly string[]
  rows: Iterable<CellRow>
  delimiter: string
  /** Texts above the header. */
  titles: readonly string[]
}

/** The text without the byte order mark, leading blank lines and Excel's line "sep=;", and the delimiter of that line. */
const bodyOf = (text: string): { body: string; delimiter: string | undefined; skipped: number } => {
  const start = /^[\uFEFF\r\n ]*/u.exec(text)?.[0].length ?? 0
  const [line = '', delimiter] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text.slice(start, start + 12)) ?? []
  const before = text.slice(0, start + line.length)
  return { body: text.slice(before.length), delimiter, skipped: before.split(/\r\n|\r|\n/).length - 1 }
}

/** Rules for finding the table of a text. */
export interface TableRules {
  /** Additional points for a delimiter, from its rows. */
  points?: (rows: readonly CellRow[]) => number
  /** Whether cells are a header. Lines with one text above it are titles. */
  isHeader?: (cells: readonly string[]) => boolean
}

/** The delimiter with which most of the first rows have as many columns as the header. */
const delimiterOf = (text: string, rules: TableRules): string | undefined => {
  let best: { delimiter: string; score: number } | undefined
  for (const delimiter of delimiters) {
    const all = firstRows(text, delimiter)
    const rows = all.slice(titlesOf(all, rules))
    const width = rows[0]?.cells.length ?? 0
    if (width < 2) continue
    const same = rows.filter(({ cells }) => cells.length === width).length / rows.length
    const score = same * 2 + Math.min(width, 20) / 20 + (rules.points?.(rows) ?? 0)
    if (best === undefined || score > best.score) best = { delimiter, score }
  }
  return best?.delimiter
}

const firstRows = (text: string, delimiter: string): CellRow[] => {
  const rows: CellRow[] = []
  for (const row of cellRows(text, delimiter)) {
    rows.push(row)
    if (rows.length === rowsTried) break
  }
  return rows
}

const textsOf = ({ cells }: CellRow) => new Set(cells.filter((cell) => cell !== ''))

/** The number of titles above the header: rows with at most one text. */
const titlesOf = (rows: readonly CellRow[], { isHeader }: TableRules): number => {
  const header = rows.findIndex((row) => textsOf(row).size > 1)
  return header > 0 && header <= mostTitles && isHeader?.(rows[header]?.cells ?? []) === true ? header : 0
}

/** The table of a text; undefined when no delimiter gives more than one column. */
export const tableOf = (text: string, rules: TableRules = {}): Table | undefined => {
  const { body, delimiter: told, skipped } = bodyOf(text)
  const head = body.slice(0, limits.headBytes)
  const delimiter = told ?? delimiterOf(head, rules)
  if (delimiter === undefined) return undefined
  const rows = cellRows(body, delimiter)
  const titles: string[] = []
  for (let left = titlesOf(firstRows(head, delimiter), rules); left > 0; left -= 1)
    titles.push(...textsOf(rows.next().value ?? { line: 0, cells: [], isBroken: false }))
  const first = rows.next().value
  if (first === undefined) return undefined
  return { header: first.cells, delimiter, rows: moved(rows, skipped), titles }
}

function* moved(rows: Iterable<CellRow>, lines: number) {
  for (const row of rows) yield { ...row, line: row.line + lines }
}

/** The key for comparing names of columns: "Dep time", "dep_time" and "DEP TIME" have the same key. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()

/** Whether the head is a table with all of these columns. */
export const hasColumns = (head: Head, columns: readonly string[]): boolean => {
  if (head.is !== 'text') return false
  const table = tableOf(head.text)
  if (table === undefined) return false
  const names = new Set(table.header.map(columnKey))
  return columns.every((column) => names.has(columnKey(column)))
}

/** A row of a table with named columns. */
export interface NamedRow {
  line: number
  /** The first text among the cells of these columns, or "". Values such as `\N` and "N/A" count as empty. */
  of(...columns: string[]): string
  /** The cells of the row, for messages; at most 80 characters. */
  text: string
  isBroken: boolean
}

const nothing = new Set(['\\N', 'N/A', 'null', 'NULL', 'None', '-'])

/** The rows of a table file, whose cells are read by column name. Throws Unreadable for a file that is too large. */
export async function* namedRows(file: Source): AsyncGenerator<NamedRow, undefined> {
  const table = tableOf(await file.text(limits.wholeTextBytes))
  if (table === undefined) return
  const positions = new Map<string, number>()
  for (const [index, name] of table.header.entries()) {
    if (!positions.has(columnKey(name))) positions.set(columnKey(name), index)
  }
  for (const { line, cells, isBroken } of table.rows) {
    yield {
      line,
      isBroken,
      text: cells
        .filter((cell) => cell !== '')
        .join(', ')
        .slice(0, 80),
      of(...columns) {
        for (const column of columns) {
          const cell = cells[positions.get(columnKey(column)) ?? -1]?.trim() ?? ''
          if (cell !== '' && !nothing.has(cell)) return cell
        }
        return ''
      },
    }
  }
}
