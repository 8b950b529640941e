export type Cell = string | number | boolean

/**
 * Text that a spreadsheet can read as a formula: a sign of formulas, also in its full-width form, after any number of
 * apostrophes, white space and characters that are not drawn; or a tab or line break at the start.
 */
const beginsFormula = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u

/** A text with an apostrophe before it if a spreadsheet would run it as a formula. */
const guarded = (text: string) => (beginsFormula.test(text) ? `'${text}` : text)

/** The text that {@link csv} has written as `cell`: without the apostrophe that keeps it from being a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && beginsFormula.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * A table in the format of RFC 4180, with a byte order mark that tells spreadsheets the encoding. A text that one
 * would run as a formula gets an apostrophe before it; numbers are unchanged.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string => `\uFEFF${csvRows(rows)}`

/** Rows of a table without the byte order mark. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell)
  const safe = guarded(cell)
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
