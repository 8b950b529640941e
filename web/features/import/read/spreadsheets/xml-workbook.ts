import type { Sink, Source } from '#web/features/import/read/found.ts'
import { readXml } from '#web/features/import/read/xml.ts'
import { type Sheet, SheetCells } from './sheet-cells.ts'

/** The sheets of a workbook that Excel 2003 and many web sites write as one XML file, mostly under the name `.xls`. */
export const sheetsOfXml = async (file: Source, sink: Sink, signal: AbortSignal): Promise<Sheet[]> => {
  const sheets: Sheet[] = []
  let cells = new SheetCells()
  let sheetName = ''
  let [row, column] = [-1, -1]
  let [text, type, isData] = ['', '', false]
  let below = 0
  await readXml(file, sink, signal, {
    open({ name, attributes }) {
      const index = Number(attributes['ss:Index'] ?? Number.NaN)
      if (name === 'Worksheet') {
        cells = new SheetCells()
        sheetName = attributes['ss:Name'] ?? ''
        row = -1
      } else if (name === 'Row') {
        row = Number.isNaN(index) ? row + 1 : index - 1
        column = -1
      } else if (name === 'Cell') {
        column = Number.isNaN(index) ? column + 1 : index - 1
        below = Number(attributes['ss:MergeDown'] ?? 0)
        text = ''
      } else if (name === 'Data') {
        type = attributes['ss:Type'] ?? ''
        isData = true
      }
    },
    text(part) {
      if (isData) text += part
    },
    close(name) {
      if (name === 'Data') isData = false
      if (name === 'Cell') {
        const isDay = type === 'DateTime' && /T00:00:00(?:\.0+)?$/.test(text)
        cells.set(row, column, type === 'Error' ? '' : isDay ? text.slice(0, 10) : text)
        cells.merge({ firstRow: row, lastRow: row + below, column })
      }
      if (name === 'Worksheet') sheets.push({ name: sheetName, text: cells.text() })
    },
  })
  return sheets
}
