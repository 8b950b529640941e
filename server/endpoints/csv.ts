export type Cell = string | number | boolean

/** What a spreadsheet would read as a formula, whole-width forms of the signs included. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A table as RFC 4180 has it, with a byte order mark, by which spreadsheets know the encoding. A text that one
 * would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell)
  const safe = beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
