import { zipOf } from '#web/features/import/read/zip-in-test.ts'

/** A cell of a test: a text, a number with the number of its style, or the XML of a cell without its address. */
export type TestCell = string | { number: number; style: number } | { xml: string }

/** What a workbook of a test has beside its sheets. */
export interface TestBook {
  /** Codes of number formats: the first is that of style 1. */
  formats?: readonly string[]
  is1904?: boolean
  /** XML behind the rows of each sheet, such as merged areas. */
  after?: string
  /** Names of hidden sheets. */
  hidden?: readonly string[]
  /** Not packed. */
  stored?: boolean
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const addressOf = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`

/** A workbook in Office Open XML, with its texts in the list of shared ones. */
export const xlsxOf = async (
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  { formats = [], is1904 = false, after = '', hidden = [], stored = false }: TestBook = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts: string[] = []
  const cellXml = (cell: TestCell, row: number, column: number) => {
    const at = `r="${addressOf(row, column)}"`
    if (typeof cell !== 'string')
      return 'xml' in cell
        ? `<c ${at} ${cell.xml}</c>`
        : `<c ${at} s="${cell.style}"><v>${cell.number}</v></c>`
    if (cell === '') return ''
    texts.push(cell)
    return `<c ${at} t="s"><v>${texts.length - 1}</v></c>`
  }
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${Number(is1904)}"/><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${escaped(name)}" state="${hidden.includes(name) ? 'hidden' : 'visible'}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  }
  for (const [index, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
      )
      .join('')}</sheetData>${after}</worksheet>`
  files['xl/sharedStrings.xml'] = `<sst>${texts
    .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    .join('')}</sst>`
  return zipOf(files, { stored })
}
