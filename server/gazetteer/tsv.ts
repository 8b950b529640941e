/** A line of a TSV file: values by column name. */
export type TsvRow<Column extends string> = Readonly<Record<Column, string>>

const newline = 10
const tab = 9

/**
 * The rows of a TSV file by the names in its header line. The file may have further columns. It is decoded line
 * by line, because the whole text of a large file takes twice the memory. Throws when the header lacks a column,
 * and when a line has more or fewer values than the header.
 */
export function* tsvRows<Column extends string>(
  file: Buffer,
  columns: readonly Column[],
): Generator<TsvRow<Column>, undefined> {
  const positions = tsvPositions(file, columns)
  const { width } = positions
  const fields = columns.map((column) => [column, positions.of(column)] as const)
  let line = 1
  for (const { start, end } of tsvLines(file)) {
    line += 1
    const values = file.toString('utf8', start, end).split('\t')
    if (values.length !== width) {
      throw new Error(`Line ${line} has ${values.length} values and the header ${width} columns.`)
    }
    const row = {} as Record<Column, string>
    for (const [column, position] of fields) row[column] = values[position] ?? ''
    yield row
  }
  return undefined
}

/** The index of each of these columns, and the number of columns in the file. Throws when a column is missing. */
export function tsvPositions<Column extends string>(
  file: Buffer,
  columns: readonly Column[],
): { width: number; of: (column: Column) => number } {
  const end = file.indexOf(newline)
  const header = file.toString('utf8', 0, end === -1 ? file.length : end).split('\t')
  for (const column of columns) {
    if (!header.includes(column))
      throw new Error(`The header "${header.join(' ')}" has no column "${column}".`)
  }
  return { width: header.length, of: (column) => header.indexOf(column) }
}

/** The position of a value or line in a file's bytes; `end` is the byte after it. */
export interface Span {
  start: number
  end: number
}

/** The positions of a file's lines without the header and without empty lines. */
export function* tsvLines(file: Buffer): Generator<Span, undefined> {
  let start = file.indexOf(newline) + 1
  while (start > 0 && start < file.length) {
    const next = file.indexOf(newline, start)
    const end = next === -1 ? file.length : next
    if (end > start) yield { start, end }
    start = end + 1
  }
  return undefined
}

/** The values of a line, as positions in the file's bytes. */
export function tsvValues(file: Buffer, line: Span): Span[] {
  const values: Span[] = []
  for (let { start } = line; start <= line.end;) {
    const next = file.indexOf(tab, start)
    const end = next === -1 || next > line.end ? line.end : next
    values.push({ start, end })
    start = end + 1
  }
  return values
}

/** The number of occurrences of a byte in a file. */
export function countOf(file: Buffer, byte: number): number {
  let count = 0
  for (let at = file.indexOf(byte); at !== -1; at = file.indexOf(byte, at + 1)) count++
  return count
}
