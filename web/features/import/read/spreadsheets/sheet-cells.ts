import { Unreadable } from '#web/features/import/read/found.ts'
import { limits } from '#web/features/import/read/limits.ts'

/** The most rows and columns of a sheet of Excel and LibreOffice. Cells outside are none of a spreadsheet. */
const [mostRows, mostColumns] = [1_048_576, 16_384]
/** Rows that merged areas may fill together: a small file can name thousands of areas of the whole sheet. */
const mostFilled = 1_000_000

/** A sheet of a spreadsheet as the table readers read it. */
export interface Sheet {
  name: string
  /** Its rows as lines with tabs between the cells; "" for a sheet without cells. */
  text: string
}

/** An area of cells with one value, counted from 0, both ends included. */
interface Area {
  firstRow: number
  lastRow: number
  column: number
}

/**
 * The cells of a sheet while it is read. Throws Unreadable when its text grows too large: a few bytes of a file can stand
 * for a million cells.
 */
export class SheetCells {
  private readonly rows = new Map<number, string[]>()
  private readonly areas: Area[] = []
  private length = 0
  private width = 0
  private last = -1

  /** Sets a cell by its row and column from 0. */
  set(row: number, column: number, value: string): void {
    const text = value
      .replaceAll(/\s*[\r\n]+\s*/g, '; ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text === '' || !(row >= 0 && row < mostRows && column >= 0 && column < mostColumns)) return
    const cells = this.rows.get(row) ?? []
    this.length += text.length + 1 + Math.max(0, column - cells.length)
    this.require(this.length)
    while (cells.length < column) cells.push('')
    cells[column] = text
    this.rows.set(row, cells)
    this.width = Math.max(this.width, column + 1)
    this.last = Math.max(this.last, row)
  }

  /** Gives the value of the first cell to the first cells of the other rows of a merged area. */
  merge(area: Area): void {
    if (area.lastRow > area.firstRow) this.areas.push(area)
  }

  /** The rows as lines with tabs between the cells. The number of a line is that of its row in the sheet. */
  text(): string {
    this.fillAreas()
    this.require(this.length + this.rows.size * this.width + this.last)
    const lines: string[] = []
    for (let row = 0; row <= this.last; row += 1) {
      const cells = this.rows.get(row)
      if (cells === undefined) lines.push('')
      else lines.push([...cells, ...Array<string>(this.width - cells.length).fill('')].map(quoted).join('\t'))
    }
    return lines.join('\n')
  }

  private fillAreas() {
    let filled = 0
    for (const { firstRow, lastRow, column } of this.areas) {
      const value = this.rows.get(firstRow)?.[column] ?? ''
      const end = value === '' ? firstRow : Math.min(lastRow, this.last)
      for (let row = firstRow + 1; row <= end; row += 1) {
        filled += 1
        if (filled > mostFilled) throw new Unreadable('tooLarge')
        if (this.rows.has(row)) this.set(row, column, value)
      }
    }
  }

  private require(length: number) {
    if (length > limits.wholeTextBytes) throw new Unreadable('tooLarge')
  }
}

const quoted = (cell: string) => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell)
