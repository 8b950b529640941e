import type { Sink, Source } from '#web/features/import/read/found.ts'
import { readXml } from '#web/features/import/read/xml.ts'
import { dateOfSerial, type ShownDate, shownDateOf } from './number-formats.ts'
import { type Sheet, SheetCells } from './sheet-cells.ts'

/** The files of a workbook by their paths. */
type Parts = ReadonlyMap<string, Source>

/** Where the workbook of an Office Open XML file is. */
export const workbookPath = 'xl/workbook.xml'

/** The attribute of a name with any prefix: "r:id". */
const attribute = (attributes: Readonly<Record<string, string>>, name: string): string =>
  Object.entries(attributes).find(([key]) => key === name || key.endsWith(`:${name}`))?.[1] ?? ''

interface Workbook {
  sheets: { name: string; id: string }[]
  is1904: boolean
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

const workbookOf = async (file: Source, sink: Sink, signal: AbortSignal): Promise<Workbook> => {
  const workbook: Workbook = { sheets: [], is1904: false }
  await readXml(file, sink, signal, {
    open({ name, attributes }) {
      if (name === 'workbookPr') workbook.is1904 = isTrue(attributes['date1904'])
      // Hidden sheets are lists for menus and calculations, which nobody sees.
      if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? ''))
        workbook.sheets.push({
          name: attributes['name'] ?? '',
          id: attribute(attributes, 'id'),
        })
    },
  })
  return workbook
}

/** The paths of the sheets by the ids that the workbook names them by. */
const targetsOf = async (file: Source | undefined, sink: Sink, signal: AbortSignal) => {
  const targets = new Map<string, string>()
  if (file === undefined) return targets
  await readXml(file, sink, signal, {
    open({ name, attributes: { Id: id = '', Target: target = '' } }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

/** The dates that the styles of cells show, by the number of the style. */
const stylesOf = async (file: Source | undefined, sink: Sink, signal: AbortSignal) => {
  const codes = new Map<number, string>()
  const styles: (ShownDate | undefined)[] = []
  let isOfCells = false
  if (file === undefined) return styles
  await readXml(file, sink, signal, {
    open({ name, attributes: { numFmtId: id = '', formatCode: code = '' } }) {
      if (name === 'numFmt') codes.set(Number(id), code)
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) styles.push(shownDateOf(Number(id), codes.get(Number(id))))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

/** The texts that cells name by their number. How they are spoken, in East Asian texts, is left out. */
const sharedTextsOf = async (file: Source | undefined, sink: Sink, signal: AbortSignal) => {
  const texts: string[] = []
  let [text, isText, isSpoken] = ['', false, false]
  if (file === undefined) return texts
  await readXml(file, sink, signal, {
    open({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** Row and column of "AB12", from 0; undefined for anything else. */
const addressOf = (text: string): { row: number; column: number } | undefined => {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? []
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(row) - 1, column: column - 1 }
}

interface CellStyle {
  texts: readonly string[]
  styles: readonly (ShownDate | undefined)[]
  is1904: boolean
}

/** What a cell shows: its last calculated value, a date by its format, nothing for an error. */
const shownText = (type: string, style: string, value: string, { texts, styles, is1904 }: CellStyle) => {
  if (type === 'e') return ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== '' && type !== 'n') return value
  const shown = styles[Number(style)]
  const number = value.trim() === '' ? Number.NaN : Number(value)
  if (Number.isNaN(number)) return value
  return (shown && dateOfSerial(number, shown, is1904)) ?? String(number)
}

const sheetText = async (file: Source, look: CellStyle, sink: Sink, signal: AbortSignal): Promise<string> => {
  const cells = new SheetCells()
  let [row, column] = [-1, -1]
  let [type, style, value] = ['', '', '']
  let isValue = false
  let isSpoken = false
  await readXml(file, sink, signal, {
    open({ name, attributes }) {
      if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']) - 1
        column = -1
      } else if (name === 'c') {
        const at = addressOf(attributes['r'] ?? '')
        column = at?.column ?? column + 1
        row = at?.row ?? row
        ;[type, style, value] = [attributes['t'] ?? '', attributes['s'] ?? '', '']
      } else if (name === 'rPh') isSpoken = true
      else if (name === 'mergeCell') {
        const [from, to] = (attributes['ref'] ?? '').split(':').map(addressOf)
        if (from && to)
          cells.merge({
            firstRow: from.row,
            lastRow: to.row,
            column: from.column,
          })
      }
      isValue = name === 'v' || (name === 't' && !isSpoken)
    },
    text(part) {
      if (isValue) value += part
    },
    close(name) {
      isValue = false
      if (name === 'rPh') isSpoken = false
      if (name === 'c') cells.set(row, column, shownText(type, style, value, look))
    },
  })
  return cells.text()
}

/** The sheets of a workbook in Office Open XML (.xlsx, .xlsm) that are not hidden. */
export const sheetsOfXlsx = async (parts: Parts, sink: Sink, signal: AbortSignal): Promise<Sheet[]> => {
  const book = parts.get(workbookPath)
  if (book === undefined) return []
  const { sheets, is1904 } = await workbookOf(book, sink, signal)
  const targets = await targetsOf(parts.get('xl/_rels/workbook.xml.rels'), sink, signal)
  const styles = await stylesOf(parts.get('xl/styles.xml'), sink, signal)
  const texts = await sharedTextsOf(parts.get('xl/sharedStrings.xml'), sink, signal)
  const read: Sheet[] = []
  for (const { name, id } of sheets) {
    const file = parts.get(targets.get(id) ?? '')
    if (file !== undefined)
      read.push({
        name,
        text: await sheetText(file, { texts, styles, is1904 }, sink, signal),
      })
  }
  return read
}
