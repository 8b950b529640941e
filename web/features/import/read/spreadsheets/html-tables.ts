import { type Sheet, SheetCells } from './sheet-cells.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
}

/** The accents of letters as entities name them: "&eacute;". */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
}

const letterOf = (name: string): string | undefined => {
  const mark = marks[name.slice(1)]
  return mark === undefined ? entities[name.toLowerCase()] : (name.slice(0, 1) + mark).normalize('NFC')
}

const plainText = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,7}));?/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return letterOf(name) ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
    },
  )

/** The number of an attribute such as rowspan="3"; 1 without it. */
const spanOf = (attributes: string, name: string): number => {
  const [, digits = '1'] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes) ?? []
  return Math.max(1, Number(digits))
}

const ignored = /<!--[\s\S]*?(?:-->|$)|<(script|style|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tag = /<(\/?)([a-z][a-z\d]{0,20})((?:\s[^>]{0,2000})?)>|<[^>]{0,2000}>/gi

/** Up to this share of the text may be outside of tables: otherwise it is an ordinary page. */
const mostOutside = 0.2

/**
 * The tables of an HTML page that contains only tables, as programs write it with the extension `.xls`; none for any
 * other page.
 */
export const sheetsOfHtml = (html: string): Sheet[] => {
  const sheets: Sheet[] = []
  let cells: SheetCells | undefined
  let [row, column, rows, columns] = [-1, 0, 1, 1]
  let text: string | undefined
  let [inside, outside, last] = [0, 0, 0]
  /** For each column, the number of rows that a cell above still covers. */
  let covered: number[] = []
  const endCell = () => {
    if (text === undefined || cells === undefined) return
    cells.set(row, column, plainText(text))
    cells.merge({ firstRow: row, lastRow: row + rows - 1, column })
    for (let at = column; at < column + Math.min(columns, 100); at += 1) covered[at] = rows - 1
    column += columns
    text = undefined
  }
  const plain = html.replaceAll(ignored, ' ')
  for (const found of plain.matchAll(tag)) {
    const between = plain.slice(last, found.index)
    const length = between.trim().length
    last = found.index + found[0].length
    if (text === undefined) outside += length
    else {
      inside += length
      text += between
    }
    const [, slash, name = '', attributes = ''] = found
    const kind = name.toLowerCase()
    if (kind === 'br' || kind === 'p') text = text === undefined ? undefined : `${text}\n`
    else if (kind === 'table' && slash === '') {
      endCell()
      ;[cells, row, covered] = [new SheetCells(), -1, []]
    } else if (kind === 'table') {
      endCell()
      if (cells !== undefined) sheets.push({ name: '', text: cells.text() })
      cells = undefined
    } else if (kind === 'tr' && slash === '') {
      endCell()
      ;[row, column] = [row + 1, 0]
    } else if ((kind === 'td' || kind === 'th') && slash === '') {
      endCell()
      for (; (covered[column] ?? 0) > 0; column += 1) covered[column] = (covered[column] ?? 0) - 1
      ;[text, rows, columns] = ['', spanOf(attributes, 'rowspan'), spanOf(attributes, 'colspan')]
    } else if (kind === 'td' || kind === 'th' || kind === 'tr') endCell()
  }
  const isTables = outside <= mostOutside * (inside + outside)
  return isTables ? sheets.filter(({ text: rowsOfSheet }) => rowsOfSheet.includes('\t')) : []
}
