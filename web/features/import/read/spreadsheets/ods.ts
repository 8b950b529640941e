import { type Sink, type Source, Unreadable } from '#web/features/import/read/found.ts'
import { readXml } from '#web/features/import/read/xml.ts'
import { type Sheet, SheetCells } from './sheet-cells.ts'

/** Cells with a text that a document may repeat: a few bytes can stand for a million of them. */
const mostRepeated = 100_000

/** A number in an attribute that says how many times something stands; 1 for none. */
const times = (text: string | undefined) => {
  const number = Number(text ?? '1')
  return Number.isInteger(number) && number > 0 ? number : 1
}

type Precision = 'day' | 'month' | 'year'

/** What the cell styles of a document show of dates and which tables they hide, as its first part tells. */
class Styles {
  private readonly formats = new Map<string, Precision>()
  private readonly cells = new Map<string, string>()
  private readonly hidden = new Set<string>()
  private format = ''
  private style = ''

  open(name: string, attributes: Readonly<Record<string, string>>) {
    if (name === 'date-style') {
      this.format = attributes['style:name'] ?? ''
      this.formats.set(this.format, 'year')
    } else if (name === 'day') this.formats.set(this.format, 'day')
    else if (name === 'month' && this.formats.get(this.format) === 'year')
      this.formats.set(this.format, 'month')
    else if (name === 'style') {
      this.style = attributes['style:name'] ?? ''
      this.cells.set(this.style, attributes['style:data-style-name'] ?? '')
    } else if (name === 'table-properties' && attributes['table:display'] === 'false')
      this.hidden.add(this.style)
  }

  /** How much of a date a cell with this style shows. */
  precisionOf(style: string): Precision {
    return this.formats.get(this.cells.get(style) ?? '') ?? 'day'
  }

  isHidden(style: string) {
    return this.hidden.has(style)
  }
}

const lengths: Readonly<Record<Precision, number>> = {
  day: 10,
  month: 7,
  year: 4,
}

/** The sheets of an OpenDocument spreadsheet that are not hidden. */
export const sheetsOfOds = async (content: Source, sink: Sink, signal: AbortSignal): Promise<Sheet[]> => {
  const sheets: Sheet[] = []
  const styles = new Styles()
  let cells: SheetCells | undefined
  let sheetName = ''
  let [row, column] = [0, 0]
  let [rowTimes, columnTimes, rowsOfCell] = [1, 1, 1]
  let [text, value] = ['', '']
  let [notes, repeated] = [0, 0]
  const columnStyles: string[] = []
  let columnsStyled = 0
  await readXml(content, sink, signal, {
    open({ name, attributes }) {
      styles.open(name, attributes)
      if (name === 'table') {
        cells = styles.isHidden(attributes['table:style-name'] ?? '') ? undefined : new SheetCells()
        sheetName = attributes['table:name'] ?? ''
        ;[row, columnsStyled] = [0, 0]
        columnStyles.length = 0
      } else if (name === 'table-column') {
        const style = attributes['table:default-cell-style-name'] ?? ''
        const last = Math.min(16_384, columnsStyled + times(attributes['table:number-columns-repeated']))
        for (; columnsStyled < last; columnsStyled += 1) columnStyles[columnsStyled] = style
      } else if (name === 'table-row') {
        rowTimes = times(attributes['table:number-rows-repeated'])
        column = 0
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        columnTimes = times(attributes['table:number-columns-repeated'])
        rowsOfCell = times(attributes['table:number-rows-spanned'])
        text = ''
        const style = attributes['table:style-name'] ?? columnStyles[column] ?? ''
        const date = attributes['office:date-value'] ?? ''
        value =
          date === '' || styles.precisionOf(style) === 'day'
            ? date.slice(0, 16)
            : date.slice(0, lengths[styles.precisionOf(style)])
        if (attributes['office:value-type'] === 'float') value = attributes['office:value'] ?? ''
        if (attributes['office:value-type'] === 'boolean')
          value = (attributes['office:boolean-value'] ?? '').toUpperCase()
      } else if (name === 'annotation') notes += 1
      else if (name === 'p' && text !== '') text += '\n'
      else if (name === 's' || name === 'tab' || name === 'line-break') text += ' '
    },
    text(part) {
      if (notes === 0) text += part
    },
    close(name) {
      if (name === 'annotation') notes -= 1
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        const shown = (value === '' ? text : value).trim()
        if (shown !== '' && cells !== undefined) {
          repeated += rowTimes * columnTimes - 1
          if (repeated > mostRepeated) throw new Unreadable('tooLarge')
          for (let at = row; at < row + rowTimes; at += 1)
            for (let next = column; next < column + columnTimes; next += 1) cells.set(at, next, shown)
          cells.merge({ firstRow: row, lastRow: row + rowsOfCell - 1, column })
        }
        column += columnTimes
      } else if (name === 'table-row') row += rowTimes
      else if (name === 'table' && cells !== undefined) {
        sheets.push({ name: sheetName, text: cells.text() })
        cells = undefined
      }
    },
  })
  return sheets
}
