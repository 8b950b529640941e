import { limits } from '#web/features/import/read/limits.ts'

/** A row of a table. */
export interface CellRow {
  /** The line of the file in which the row begins, from 1. */
  line: number
  cells: string[]
  /** Whether the row has a quotation without an end. Its quotation marks were read as ordinary characters. */
  isBroken: boolean
}

const quotationMark = '"'

/**
 * The rows of a text whose cells are separated by a delimiter: RFC 4180, with lines that end with CR, LF or both. Blank
 * lines are left out. A quotation can contain delimiters and line ends. A quotation without an end affects only its line.
 */
export function* cellRows(text: string, delimiter: string): Generator<CellRow, undefined> {
  let [line, at] = [1, 0]
  while (at < text.length) {
    const row = rowAt(text, at, delimiter, true) ?? rowAt(text, at, delimiter, false)
    if (row === undefined) return
    if (row.cells.length > 1 || row.cells[0] !== '') yield { line, cells: row.cells, isBroken: row.isBroken }
    line += row.lines
    at = row.end
  }
}

interface ReadRow {
  cells: string[]
  isBroken: boolean
  /** The index after the line end. */
  end: number
  lines: number
}

/** The row that begins at an index; undefined when `quotes` is true and a quotation has no end. */
function rowAt(text: string, start: number, delimiter: string, quotes: boolean): ReadRow | undefined {
  const cells: string[] = []
  let [at, lines] = [start, 1]
  for (;;) {
    if (quotes && text[at] === quotationMark) {
      const quoted = quotedAt(text, at)
      if (quoted === undefined) return undefined
      const after = endOfCell(text, quoted.end, delimiter)
      // Text after the quotation belongs to the cell: "Paris" (France).
      cells.push((quoted.text + text.slice(quoted.end, after)).trim())
      lines += quoted.lines
      at = after
    } else {
      const end = endOfCell(text, at, delimiter)
      cells.push(text.slice(at, end).trim())
      at = end
    }
    if (text[at] !== delimiter) break
    at += 1
  }
  const isCrLf = text[at] === '\r' && text[at + 1] === '\n'
  return { cells, isBroken: !quotes, end: at + (isCrLf ? 2 : 1), lines }
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function quotedAt(text: string, start: number): { text: string; end: number; lines: number } | undefined {
  let [at, quoted, lines] = [start + 1, '', 0]
  for (;;) {
    const mark = text.indexOf(quotationMark, at)
    if (mark === -1 || mark - start > limits.fieldLength) return undefined
    quoted += text.slice(at, mark)
    if (text[mark + 1] !== quotationMark) {
      lines = quoted.split(/\r\n|\r|\n/).length - 1
      return { text: quoted, end: mark + 1, lines }
    }
    quoted += quotationMark
    at = mark + 2
  }
}
