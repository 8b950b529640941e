import { type LegType } from '#shared/collections/travel-items.ts'
import { noteMaxLength } from '#shared/collections/stays.ts'
import { unguarded } from '#shared/domain/csv.ts'
import { localDay } from '#shared/domain/day.ts'
import { isAmbiguousDate } from '#web/features/import/read/dates.ts'
import {
  type Answers,
  type ColumnMeaning,
  type Format,
  type FoundPlace,
  type Place,
  type Sink,
  Unreadable,
  type When,
} from '#web/features/import/read/found.ts'
import { airportOf, endOf, flightNumber } from '#web/features/import/read/flights/airport-code.ts'
import { limits } from '#web/features/import/read/limits.ts'
import type { CellRow } from './cells.ts'
import { guessColumns, type GuessedColumns, isOfPeople } from './columns.ts'
import { degreesOf, positionOfCell, positionOfTexts } from './coordinates.ts'
import { cellDates, type DateStyle, isBefore, styleOfDates } from './date-cells.ts'
import { kindOf, typeOf } from './kinds.ts'
import { type Table, tableOf } from './table.ts'
import { withoutCommasOfDates, withPlainDays, writtenDates } from './written-dates.ts'

const rowsOfGuess = 200
const rowsOfSample = 5

/** Any table: comma, semicolon or tab between the cells, as a file or pasted from a spreadsheet. */
export const csv: Format = {
  id: 'csv',
  fits({ is, text }) {
    if (is !== 'text') return 0
    // "Dublin, March 17, 2012" has two parts.
    const head = withoutCommasOfDates(text.slice(0, limits.headBytes), localDay(new Date()))
    const table = tableOf(head, points)
    if (table === undefined) return 0
    const rows = firstOf(table.rows)
    // A list of which a few lines have a comma.
    const short = rows.filter(({ cells }) => cells.length === 1).length
    if (table.delimiter === ',' && short > rows.length / 2) return 0
    const guess = guessColumns(
      table.header,
      rows.map(({ cells }) => cells),
      table.delimiter,
    )
    // "1) Venice, 2010" above lines without a comma.
    if (rows.filter(({ cells }) => cells.length < 2).length * 2 > rows.length) return 0
    const isTable = isUsable(guess) || isOfPeople(table.header) || isPasted(table, rows)
    return isTable ? 0.3 : 0
  },
  async read(file, sink, signal, answers) {
    const table = tableOf(await file.text(limits.wholeTextBytes), points)
    if (table === undefined) return
    if (isOfPeople(table.header) && answers.columns === undefined) throw new Unreadable('addressBook')
    const rows = [...table.rows]
    signal.throwIfAborted()
    readTable(table, rows, sink, answers)
  },
}

/** More points for a delimiter with which coordinates are numbers: "48,14;11,58" has commas in every row. */
const points = (rows: readonly CellRow[]): number => {
  const [first, ...others] = rows
  if (first === undefined) return 0
  const { columns, named } = guessColumns(
    first.cells,
    others.map(({ cells }) => cells),
  )
  const [latitude, longitude] = [columns.indexOf('latitude'), columns.indexOf('longitude')]
  const hasPositions =
    latitude !== -1 &&
    longitude !== -1 &&
    others.some(({ cells }) => positionOfTexts(cells[latitude] ?? '', cells[longitude] ?? '') !== undefined)
  return named + (hasPositions ? 3 : 0)
}

const firstOf = (rows: Iterable<CellRow>): CellRow[] => {
  const some: CellRow[] = []
  for (const row of rows) {
    some.push(row)
    if (some.length === rowsOfGuess) break
  }
  return some
}

/** Whether the columns name a place at all, and not only a word that looks like a header. */
const isUsable = ({ columns, named }: GuessedColumns): boolean => {
  const has = (meaning: ColumnMeaning) => columns.includes(meaning)
  const hasPlace =
    has('name') || has('position') || (has('latitude') && has('longitude')) || (has('from') && has('to'))
  // A pasted list such as "Paris, France" has two columns of texts, too.
  return (
    hasPlace &&
    (named > 0 ||
      columns.some((meaning) => meaning !== 'name' && meaning !== 'country' && meaning !== 'skip'))
  )
}

/** A name, its country and a day in every row. */
const isOfJourneys = (columns: readonly ColumnMeaning[]): boolean =>
  columns.includes('country') && columns.includes('start')

/** Cells between tabs come from a spreadsheet, whatever is in them. */
const isPasted = ({ header, delimiter }: Table, rows: readonly CellRow[]): boolean =>
  delimiter === '\t' && rows.length > 0 && rows.every(({ cells }) => cells.length === header.length)

type Dates = { start?: When; end?: When }

const readTable = (table: Table, rows: readonly CellRow[], sink: Sink, answers: Answers) => {
  const sample = rows.slice(0, rowsOfGuess).map(({ cells }) => cells)
  const guess = guessColumns(table.header, sample, table.delimiter)
  // The first texts below a header that nobody knows may be anything: the person tells.
  const guessed =
    guess.isForeign && table.delimiter !== '\t' && !isOfJourneys(guess.columns)
      ? guess.columns.map((meaning) => (meaning === 'name' ? 'skip' : meaning))
      : guess.columns
  sink.question({
    asks: 'columns',
    header: [...table.header],
    sample: sample.slice(0, rowsOfSample),
    guess: guessed,
  })
  const columns = answers.columns ?? guessed
  const today = localDay(new Date())
  const written: CellRow[] = guess.hasHeader
    ? [...rows]
    : [{ line: 1, cells: [...table.header], isBroken: false }, ...rows]
  const body =
    table.delimiter === ',' ? written.map((row) => withWholeDates(row, table.header.length, today)) : written
  const cellOf = ({ cells }: CellRow, meaning: ColumnMeaning) => {
    const index = columns.indexOf(meaning)
    if (index === -1) return ''
    // A state and a country: "TX, US".
    if (meaning === 'country')
      return columns
        .flatMap((column, at) => (column === 'country' ? (cells[at]?.trim() ?? '') : []))
        .filter((cell) => cell !== '')
        .join(', ')
    return cells[index]?.trim() ?? ''
  }
  const style = dateStyle(body, cellOf, sink, answers)
  const width = table.header.length
  for (const row of body) {
    const text = row.cells
      .filter((cell) => cell !== '')
      .join(', ')
      .slice(0, 80)
    // The line below the header of a table in Markdown.
    if (text === '' || row.cells.every((cell) => /^(?::?-{2,}:?)?$/.test(cell))) continue
    if (row.isBroken || row.cells.length < Math.min(width, 2))
      sink.problem({ code: 'badRow', row: row.line, text })
    else tellRow(row, (meaning) => cellOf(row, meaning), style, today, text, sink)
  }
}

/** A row with too many cells, in which "March 17, 2012" without quotation marks is one. */
const withWholeDates = (row: CellRow, width: number, today: string): CellRow => {
  if (row.cells.length <= width) return row
  const cells: string[] = []
  for (const cell of row.cells) {
    const before = cells.at(-1) ?? ''
    const whole = `${before}, ${cell}`
    if (/^\d{4}$/.test(cell) && /\p{L} \d{1,2}$/u.test(before) && writtenDates(whole, today))
      cells[cells.length - 1] = whole
    else cells.push(cell)
  }
  return { ...row, cells }
}

/** How the columns of dates are written: one column that tells the order of day and month decides for both. */
const dateStyle = (
  rows: readonly CellRow[],
  cellOf: (row: CellRow, meaning: ColumnMeaning) => string,
  sink: Sink,
  answers: Answers,
): DateStyle => {
  const texts = rows.flatMap((row) => [cellOf(row, 'start'), cellOf(row, 'end')])
  const style = styleOfDates(texts)
  const ambiguous = texts.find((text) => isAmbiguousDate(withPlainDays(text)))
  if (style.order === undefined && ambiguous !== undefined)
    sink.question({ asks: 'dayOrder', sample: ambiguous, guess: 'dayFirst' })
  return { ...style, order: answers.dayOrder ?? style.order }
}

const tellRow = (
  { line: row }: CellRow,
  cell: (meaning: ColumnMeaning) => string,
  style: DateStyle,
  today: string,
  text: string,
  sink: Sink,
) => {
  const dates = datesOf(cell('start'), cell('end'), style, today)
  if (dates === undefined) {
    sink.problem({
      code: 'badDate',
      row,
      text: [cell('start'), cell('end')].join(' ').trim().slice(0, 80),
    })
    return
  }
  const [fromText, toText] = [cell('from'), cell('to')]
  if (fromText !== '' && toText !== '') {
    const [from, to] = [endOfCell(fromText), endOfCell(toText)]
    const number = flightNumber(cell('number')) ?? (cell('number').slice(0, 20) || undefined)
    if (from && to)
      sink.ride({
        type: typeOf(cell('kind')) ?? guessedType(from, to, number),
        from,
        to,
        ...(dates.start && { depart: dates.start }),
        ...(dates.end && { arrive: dates.end }),
        ...(number !== undefined && { number }),
        row,
      })
    return
  }
  const place = placeOf(cell)
  if (place === 'bad') sink.problem({ code: 'badPosition', row, text })
  else if (place === undefined)
    sink.problem({
      code: cell('country') === '' ? 'noPlace' : 'countryOnly',
      row,
      text,
    })
  else {
    const is = kindOf(cell('kind')) ?? (dates.start || dates.end ? 'stay' : 'listed')
    const note = unguarded(cell('note')).slice(0, noteMaxLength)
    const found: FoundPlace = {
      is,
      place,
      ...dates,
      sure: is === 'wish' ? 0 : is === 'listed' ? 0.8 : 0.9,
      why: { by: 'row' },
      row,
      ...(note !== '' && { note }),
    }
    sink.place(found)
  }
}

/** Codes of airports are written in capitals: "Rome" is none. */
const endOfCell = (text: string): Place | undefined =>
  text === text.toUpperCase() ? endOf(text) : { name: text.slice(0, 200) }

const guessedType = (from: Place, to: Place, number: string | undefined): LegType =>
  number !== undefined || 'airport' in from || 'airport' in to ? 'plane' : 'car'

const placeOf = (cell: (meaning: ColumnMeaning) => string): Place | 'bad' | undefined => {
  const [name, country] = [unguarded(cell('name')).slice(0, 200), unguarded(cell('country')).slice(0, 200)]
  const [latitude, longitude, position] = [cell('latitude'), cell('longitude'), cell('position')]
  const at = position === '' ? positionOfTexts(latitude, longitude) : positionOfCell(position)
  if (at !== undefined) return { ...at, ...(name !== '' && { name }) }
  const airport = airportOf(name)
  if (airport !== undefined && 'airport' in airport && name === airport.airport) return airport
  if (name !== '') return { name, ...(country !== '' && { country }) }
  const isWritten = position !== '' || (degreesOf(latitude) ?? 0) !== 0 || (degreesOf(longitude) ?? 0) !== 0
  return isWritten ? 'bad' : undefined
}

/** Undefined for cells that are no dates, and for a last day before the first. */
const datesOf = (startText: string, endText: string, style: DateStyle, today: string): Dates | undefined => {
  const start = cellDates(startText, style, today)
  const end = cellDates(endText, style, today)
  if (start === undefined || end === undefined) return undefined
  const [first, last] = [start.start, end.end ?? end.start ?? start.end]
  if (isBefore(last, first)) return undefined
  return { ...(first && { start: first }), ...(last && { end: last }) }
}
