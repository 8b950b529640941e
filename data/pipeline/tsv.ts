/** A row of a TSV file of this folder: texts by column name. */
export type Row = Record<string, string>

const clean = (value: string, column: string) => {
  if (/[\t\n\r]/.test(value)) throw new Error(`A value of "${column}" holds a tab or a line break: ${value}`)
  return value.normalize('NFC')
}

const byFirst = (a: readonly string[], b: readonly string[]) => {
  const [x = '', y = ''] = [a[0], b[0]]
  if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y)
  return x < y ? -1 : x > y ? 1 : 0
}

/**
 * Rows as tab-separated text: a header, LF, no quoting, sorted by the first column (as a number where it is one; equal
 * rows keep their order). Throws when a value contains a tab or a line break.
 */
export const toTsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
) => {
  const lines = rows.map((row) => columns.map((column) => clean(row[column], column))).sort(byFirst)
  return [columns, ...lines].map((line) => `${line.join('\t')}\n`).join('')
}

/** Reads the text of {@link toTsv}. */
export const fromTsv = (text: string): Row[] => {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const values = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))
  })
}
