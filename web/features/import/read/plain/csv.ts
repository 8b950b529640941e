import { type LegType } from '#shared/collections/travel-items.ts'
import { noteMaxLength } from '#shared/collections/stays.ts'
import { unguarded } from '#shared/domain/csv.ts'
import { isDay, localDay } from '#shared/domain/day.ts'
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
import { isChat } from './chats.ts'
import { guessColumns, type GuessedColumns, isInNights, isOfPeople, lengthOf } from './columns.ts'
import { degreesOf, positionOfCell, positionOfTexts } from './coordinates.ts'
import { knownCountry } from './countries.ts'
import {
  ambiguousDate,
  datesOfCell,
  type DateStyle,
  isBefore,
  hasDayOrMonth,
  isNothing,
  isPresent,
  orderOfRows,
  styleOfDates,
} from './date-cells.ts'
import { typeOf } from './leg-types.ts'
import {
  type Context,
  contextOf,
  grouped,
  hasSeveralNames,
  headingOf,
  isHeader,
  isCountOfRows,
  isRemark,
  isTotal,
  namesOfCell,
  shaped,
} from './shapes.ts'
import { type Table, tableOf, type TableRules } from './table.ts'
import type { Sense } from '#web/features/import/read/words/languages/travel-words.ts'
import { isCancelled, kindOf, senseOf } from '#web/features/import/read/words/senses.ts'
import { markOf } from '#web/features/import/read/words/ticks.ts'
import { withoutCommasOfDates, withPlainDays, writtenDates } from './written-dates.ts'

const rowsOfGuess = 200
const charactersOfHead = 8000
const rowsOfSample = 5

/** Any table with commas, semicolons, tabs or bars between its cells, as a file or pasted from a spreadsheet. */
export const csv: Format = {
  id: 'csv',
  fits({ is, text }) {
    if (is !== 'text' || isChat(text.slice(0, charactersOfHead).split(/\r\n|\r|\n/))) return 0
    // Without the comma of the date, "Dublin, March 17, 2012" has two cells.
    const head = withoutCommasOfDates(text.slice(0, limits.headBytes), localDay(new Date()))
    const table = tableOf(head, rules)
    if (table === undefined) return 0
    const rows = firstOf(table.rows)
    // A list in which only some lines have a comma is not a table.
    const short = rows.filter(({ cells }) => cells.length === 1).length
    if (table.delimiter === ',' && short > rows.length / 2) return 0
    const { header, rows: places, columns } = shaped(table.header, rows)
    const guess = guessColumns(
      header,
      places.map(({ cells }) => cells),
      table.delimiter,
    )
    // The same for a list with another delimiter.
    if (rows.filter(({ cells }) => cells.length < 2).length * 2 > rows.length) return 0
    const isTable =
      (columns?.includes('name') ?? isUsable(guess)) || isOfPeople(table.header) || isPasted(table, rows)
    return isTable ? 0.3 : 0
  },
  async read(file, sink, signal, answers) {
    const text = await file.text(limits.wholeTextBytes)
    signal.throwIfAborted()
    emitTable(text, [file.sheet ?? ''], sink, answers)
  },
}

/**
 * Passes the places and rides of a text that is a table to the sink. `titles` are the name of its sheet, or headings above
 * it. Throws Unreadable for an address book.
 */
export const emitTable = (text: string, titles: readonly string[], sink: Sink, answers: Answers) => {
  const table = tableOf(text, rules)
  if (table === undefined) return
  if (isOfPeople(table.header) && answers.columns === undefined) throw new Unreadable('addressBook')
  const contexts = [...titles, ...table.titles].map((title) => contextOf(title))
  readTable(table, [...table.rows], Object.assign({}, ...contexts) as Context, sink, answers)
}

/** The points of a delimiter. They are higher if coordinates are valid with it: "48,14;11,58" has commas in every row. */
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

const rules: TableRules = { points, isHeader }

const firstOf = (rows: Iterable<CellRow>): CellRow[] => {
  const some: CellRow[] = []
  for (const row of rows) {
    some.push(row)
    if (some.length === rowsOfGuess) break
  }
  return some
}

/** Whether the columns have a place, and either a known header or a column besides name and country. */
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

/** Whether the columns have a country and a day. */
const isOfJourneys = (columns: readonly ColumnMeaning[]): boolean =>
  columns.includes('country') && columns.includes('start')

/** Whether all rows have equally many cells between tabs. Such a text comes from a spreadsheet. */
const isPasted = ({ header, delimiter }: Table, rows: readonly CellRow[]): boolean =>
  delimiter === '\t' && rows.length > 0 && rows.every(({ cells }) => cells.length === header.length)

type Dates = { start?: When; end?: When }

const readTable = (
  table: Table,
  rows: readonly CellRow[],
  context: Context,
  sink: Sink,
  answers: Answers,
) => {
  const today = localDay(new Date())
  const isComma = table.delimiter === ','
  const whole = isComma ? rows.map((row) => withWholeDates(row, table.header.length, today)) : rows
  const shape = shaped(table.header, whole)
  const sample = shape.rows.slice(0, rowsOfGuess).map(({ cells }) => cells)
  const guess = guessColumns(shape.header, sample, table.delimiter)
  // Texts below an unknown header can be anything, so the person must choose the column of names.
  const guessed =
    shape.columns ??
    (guess.isForeign && table.delimiter !== '\t' && !isOfJourneys(guess.columns)
      ? guess.columns.map((meaning) => (meaning === 'name' ? 'skip' : meaning))
      : guess.columns)
  sink.question({
    asks: 'columns',
    header: [...shape.header],
    sample: sample.slice(0, rowsOfSample),
    guess: [...guessed],
  })
  const columns = answers.columns ?? guessed
  const hasHeader = shape.columns !== undefined || guess.hasHeader
  const body = hasHeader
    ? shape.rows
    : [{ line: 1, cells: [...shape.header], isBroken: false }, ...shape.rows]
  emitRows(body, columns, shape.header, context, sink, answers)
}

/** Whether a row is the line below the header of a Markdown table, or a line between rows: "----+----". */
const isRule = ({ cells }: CellRow) => cells.every((cell) => /^(?::?--[-+:]*|\+-[-+]*)?$/.test(cell))

const textOfRow = ({ cells }: CellRow) =>
  cells
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 80)

const emitRows = (
  body: readonly CellRow[],
  columns: readonly ColumnMeaning[],
  header: readonly string[],
  outer: Context,
  sink: Sink,
  answers: Answers,
) => {
  const today = localDay(new Date())
  const rows = body.filter((row) => textOfRow(row) !== '' && !isRule(row))
  let context = outer
  const places: { row: CellRow; context: Context }[] = []
  for (const [index, row] of rows.entries()) {
    const heading = headingOf(row, columns)
    if (heading !== undefined) context = { ...context, ...heading }
    else if (isTotal(row)) continue
    else if (isRemark(row) || (index === rows.length - 1 && isCountOfRows(row, index)))
      sink.problem({ code: 'leftOut', row: row.line, text: textOfRow(row) })
    else if (row.isBroken || row.cells.length < Math.min(header.length, 2))
      sink.problem({ code: 'badRow', row: row.line, text: textOfRow(row) })
    else places.push({ row, context })
  }
  const filled = grouped(
    places.map(({ row }) => row),
    columns,
  )
  const hasSeveral = hasSeveralNames(filled, columns, header)
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
  const style = dateStyle(filled, cellOf, sink, answers)
  for (const [index, row] of filled.entries()) {
    const rowContext = places[index]?.context ?? outer
    const names = hasSeveral ? namesOfCell(cellOf(row, 'name')) : []
    for (const name of names.length > 1 ? names : [undefined]) {
      const cell = (meaning: ColumnMeaning) => {
        if (meaning === 'name' && name !== undefined) return name
        const text = cellOf(row, meaning)
        return meaning === 'country' && text === '' ? (rowContext.country ?? '') : text
      }
      const others = row.cells.filter((_, at) => columns[at] === 'skip')
      const text = textOfRow(row)
      emitRow({ line: row.line, cell, columns, context: rowContext, others, text }, style, today, sink)
    }
  }
}

/** Joins the cells of "March 17, 2012" without quotation marks in a row with too many cells. */
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

/** The style of the dates. A column with an unambiguous order of day and month decides for both columns. */
const dateStyle = (
  rows: readonly CellRow[],
  cellOf: (row: CellRow, meaning: ColumnMeaning) => string,
  sink: Sink,
  answers: Answers,
): DateStyle => {
  const texts = rows.flatMap((row) => [cellOf(row, 'start'), cellOf(row, 'end')])
  const style = styleOfDates(texts)
  const ambiguous = ambiguousDate(texts)
  if (style.order !== undefined || ambiguous === undefined)
    return { ...style, order: answers.dayOrder ?? style.order }
  const guess = orderOfRows(rows.map((row) => cellOf(row, 'start'))) ?? 'dayFirst'
  sink.question({ asks: 'dayOrder', sample: ambiguous, guess })
  return { ...style, order: answers.dayOrder ?? guess }
}

/** A row of a table, by the meanings of its columns. */
interface Row {
  line: number
  cell: (meaning: ColumnMeaning) => string
  columns: readonly ColumnMeaning[]
  context: Context
  /** The cells of columns that are not used. */
  others: readonly string[]
  text: string
}

const emitRow = (row: Row, style: DateStyle, today: string, sink: Sink) => {
  const { cell, line, text } = row
  if ([cell('kind'), cell('note'), cell('start'), cell('end'), ...row.others].some(isCancelled)) {
    sink.problem({ code: 'cancelled', row: line, text })
    return
  }
  const kind = kindOfRow(row)
  if (kind === 'notVisited') {
    sink.problem({ code: 'leftOut', row: line, text })
    return
  }
  const all = kind === 'wish' ? [{}] : datesOf(row, style, today)
  const badDate = all === undefined ? [cell('start'), cell('end')].join(' ').trim().slice(0, 80) : ''
  const [fromText, toText] = [cell('from'), cell('to')]
  if (fromText !== '' && toText !== '') {
    if (all === undefined) {
      const text = `${fromText} – ${toText}: ${badDate}`.slice(0, 80)
      sink.problem({ code: 'badDate', row: line, text })
      return
    }
    const [dates = {}] = all
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
        row: line,
      })
    return
  }
  const place = placeOf(cell)
  if (place === 'bad') sink.problem({ code: 'badPosition', row: line, text })
  else if (place === undefined)
    sink.problem({
      code: cell('country') === '' ? 'noPlace' : 'countryOnly',
      row: line,
      text,
    })
  else {
    const note = unguarded(cell('note')).slice(0, noteMaxLength)
    for (const dates of all ?? [{}]) {
      const is = kind ?? (dates.start || dates.end ? 'stay' : 'listed')
      const found: FoundPlace = {
        is,
        place,
        ...dates,
        ...(badDate !== '' && { badDate }),
        sure: is === 'wish' ? 0 : is === 'listed' ? 0.8 : 0.9,
        why: { by: 'row' },
        row: line,
        ...(note !== '' && { note }),
      }
      sink.place(found)
    }
  }
}

type Kind = Extract<FoundPlace['is'], 'lived' | 'layover' | 'wish'>

/**
 * The kind of a row's place, from its cells of kind, ticks, dates and notes, and the heading above it. `notVisited` when
 * the table has ticks for visits and this row has neither a tick nor a date. A row with a date is not a wish by its note.
 */
const kindOfRow = (row: Row): Kind | 'notVisited' | undefined => {
  const { cell, columns, context } = row
  const [kindText, note] = [cell('kind'), cell('note')]
  const told = kindOf(kindText) ?? senseOf(kindText)
  if (told !== undefined && told !== 'visited') return told
  const isTicked = (meaning: ColumnMeaning) => markOf(cell(meaning)) === true
  if (isTicked('lived')) return 'lived'
  if (isTicked('visited')) return undefined
  if (isTicked('wish')) return 'wish'
  const hasDate = !isNothing(cell('start')) || !isNothing(cell('end'))
  const ofDates = kindOf(cell('start')) ?? senseOf(cell('start'))
  if (ofDates === 'wish' || ofDates === 'lived') return ofDates
  const ofNote = senseOfNote(note) ?? row.others.map(senseOfNote).find((sense) => sense !== undefined)
  if (ofNote === 'lived' || (ofNote === 'wish' && !hasDate)) return ofNote
  if (columns.includes('visited') && !hasDate) return 'notVisited'
  if (told === 'visited' || context.sense === 'visited') return undefined
  return context.sense
}

/** Words that refer to the row's place in a note: "I lived there". */
const there =
  /(?<![\p{L}\p{M}])(?:here|there|hier|dort|da|là|ici|y|allí|aquí|ahí|lì|qui|ali|aqui|lá|daar|tam|tu|tady|там|здесь|тут|där|här|der|her|siellä|täällä|orada|burada|εκεί|εδώ|ott|itt|acolo|tamo|seal|هناك|هنا|שם|פה)(?![\p{L}\p{M}])/giu

/** The sense of a note, or of a part in brackets, that contains only words for it: "studies (I lived there)". */
const senseOfNote = (note: string): Sense | undefined => {
  const parts = [note, ...[...note.matchAll(/[(（]([^()（）]{2,60})[)）]/gu)].map(([, part = '']) => part)]
  for (const part of parts) {
    const plain = part.replaceAll(there, ' ').trim()
    const sense = senseOf(plain) ?? kindOf(plain)
    if (sense === 'lived' || sense === 'wish') return sense
  }
  return undefined
}

/** The place at an end of a ride. Only a text in capitals can be the code of an airport. */
const endOfCell = (text: string): Place | undefined =>
  text === text.toUpperCase() ? endOf(text) : { name: text.slice(0, 200) }

const guessedType = (from: Place, to: Place, number: string | undefined): LegType =>
  number !== undefined || 'airport' in from || 'airport' in to ? 'plane' : 'car'

/** The name and the country of a place. One cell can contain both: "Prague, Czechia". */
const nameAndCountry = (text: string, told: string): [string, string] => {
  const name = text.replaceAll(/\p{RI}\p{RI}/gu, '').trim()
  if (told !== '') return [name, told.split(', ').map(knownCountry).join(', ')]
  const comma = name.search(/\s*[,،，]\s*[^,،，]+$/u)
  const last = comma === -1 ? '' : name.slice(comma).replace(/^\s*[,،，]\s*/u, '')
  return knownCountry(last) === last ? [name, ''] : [name.slice(0, comma), knownCountry(last)]
}

const placeOf = (cell: (meaning: ColumnMeaning) => string): Place | 'bad' | undefined => {
  const [name, country] = nameAndCountry(
    unguarded(cell('name')).slice(0, 200),
    unguarded(cell('country')).slice(0, 200),
  )
  const [latitude, longitude, position] = [cell('latitude'), cell('longitude'), cell('position')]
  const at = position === '' ? positionOfTexts(latitude, longitude) : positionOfCell(position)
  if (at !== undefined) return { ...at, ...(name !== '' && { name }) }
  const airport = airportOf(name)
  if (airport !== undefined && 'airport' in airport && name === airport.airport) return airport
  if (name !== '') return { name, ...(country !== '' && { country }) }
  const isWritten = position !== '' || (degreesOf(latitude) ?? 0) !== 0 || (degreesOf(longitude) ?? 0) !== 0
  return isWritten ? 'bad' : undefined
}

/**
 * The dates of a row; several if its cell has several. Undefined for cells that are not dates, and for a last day before
 * the first.
 */
const datesOf = (
  { cell, columns, context }: Row,
  style: DateStyle,
  today: string,
): readonly Dates[] | undefined => {
  const yearText = cell('year')
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(withPlainDays(yearText))?.[0] ?? context.year
  const starts = startsOf(cell('start'), cell('end'), style, today, year)
  const ends = columns.includes('end') ? endsOf(cell('end'), starts?.at(-1)?.start, style, today, year) : []
  if (starts === undefined || ends === undefined) return undefined
  const [end, ...more] = ends
  if (end === undefined && starts.length > 1)
    return starts.map(({ start, end: last }) => ({ ...(start && { start }), ...(last && { end: last }) }))
  const [start = {}, ...others] = starts
  if (more.length > 0 || others.length > 0) return undefined
  const first = start.start
  const last = start.end ?? end?.end ?? end?.start ?? lastByLength(first, cell)
  if (isBefore(last, first)) return undefined
  return [{ ...(first && { start: first }), ...(last && { end: last }) }]
}

/** The dates of a first day. Without a year, it is the latest such day before the last day: "28.12." and "2.1.2020". */
const startsOf = (text: string, endText: string, style: DateStyle, today: string, yearOfRow?: string) => {
  const told = datesOfCell(text, style, today, yearOfRow)
  if (told !== undefined) return told
  const [end] = datesOfCell(endText, style, today) ?? []
  const last = end?.end ?? end?.start
  if (last === undefined || !('day' in last) || !hasDayOrMonth(text)) return undefined
  const year = last.day.slice(0, 4)
  const found = datesOfCell(text, style, today, year)
  return isBefore(last, found?.[0]?.start) ? datesOfCell(text, style, today, String(Number(year) - 1)) : found
}

/** The dates of a last day. Without a year, it is the next such day after the first day. */
const endsOf = (
  text: string,
  start: When | undefined,
  style: DateStyle,
  today: string,
  yearOfRow: string | undefined,
) => {
  const told = isPresent(text) ? [] : datesOfCell(text, style, today)
  if (told !== undefined) return told
  const year = start !== undefined && 'day' in start ? start.day.slice(0, 4) : yearOfRow
  const found = year === undefined ? undefined : datesOfCell(text, style, today, year)
  const isEarlier = isBefore(found?.[0]?.end ?? found?.[0]?.start, start)
  return isEarlier ? datesOfCell(text, style, today, String(Number(year) + 1)) : found
}

const dayMs = 86_400_000

/** The last day of a stay, from its first day and the number of its nights or days. */
const lastByLength = (first: When | undefined, cell: Row['cell']): When | undefined => {
  const [nights, days] = [lengthOf(cell('nights')), lengthOf(cell('days'))]
  const length = nights ?? (days === undefined || isInNights(cell('days')) ? days : days - 1)
  if (length === undefined || first === undefined || !('day' in first) || !isDay(first.day)) return undefined
  return { day: new Date(Date.parse(first.day) + length * dayMs).toISOString().slice(0, 10) }
}
