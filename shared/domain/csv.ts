export type Cell = string | number | boolean

/** Text that a spreadsheet can read as a formula, including full-width forms of the characters. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A table in the format of RFC 4180, with a byte order mark that tells spreadsheets the encoding. A text that one
 * would run as a formula gets an apostrophe before it; numbers are unchanged.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell)
  const safe = beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
