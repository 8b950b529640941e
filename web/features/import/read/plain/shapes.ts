import type { ColumnMeaning } from '#web/features/import/read/found.ts'
import { anyAnd } from '#web/features/import/read/words/joints.ts'
import type { Sense } from '#web/features/import/read/words/languages/travel-words.ts'
import { senseOf } from '#web/features/import/read/words/senses.ts'
import { markOf } from '#web/features/import/read/words/ticks.ts'
import type { CellRow } from './cells.ts'
import { guessColumns, isDateCell, isHeading, isOfSeveral } from './columns.ts'
import { countryCodeOf } from './countries.ts'
import { isMonth, isNothing } from './date-cells.ts'
import { mayBeCity } from './list.ts'
import { withPlainDays } from './written-dates.ts'

/** The properties that a title, a heading or the name of a sheet gives to rows. */
export interface Context {
  year?: string
  country?: string
  sense?: Sense
}

/** A table in the shape for guessing its columns: a header, and a row for each place. */
export interface Shaped {
  header: readonly string[]
  rows: readonly CellRow[]
  /** The meanings of the columns, if the original shape of the table determines them. */
  columns?: readonly ColumnMeaning[]
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')
const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g
const isYear = (cell: string) => /^(?:19|20)\d\d$/.test(withPlainDays(cell.trim()))

/** The sense of a name of a sheet, a title or a heading: "Wishlist", "Drömmar", "Lived". */
const senseOfName = (text: string): Sense | undefined => {
  const sense = senseOf(text)
  return sense === 'layover' ? undefined : sense
}

/** The properties that the name of a sheet, a title or a heading gives to all rows below it. */
export const contextOf = (text: string): Context => {
  const [year, other] = withPlainDays(text).match(years) ?? []
  const [sense, country] = [senseOfName(text), countryCodeOf(text)]
  return {
    ...(year !== undefined && other === undefined && !/\d/.test(text.replace(year, '')) && { year }),
    ...(country !== undefined && { country: text.trim() }),
    ...(sense !== undefined && { sense }),
  }
}

/** Whether cells are the header of a table: at least two are known headers, or at least two are years or months. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell !== '' && isHeading(cell)).length >= 2 ||
  [isYear, isMonth].some(
    (is) => cells.filter(is).length >= 2 && !cells.some((cell) => /\d/.test(cell) && !is(cell)),
  )

/** Normalizes a table to a row for each place and a column for each property: joins headers, transposes and unpivots. */
export const shaped = (first: readonly string[], body: readonly CellRow[]): Shaped => {
  const rows = body.filter(({ cells }) => filled(cells).length > 0)
  const [second] = rows
  const joined = second && joinedHeaders(first, second.cells)
  const table = joined === undefined ? { header: first, rows } : { header: joined, rows: rows.slice(1) }
  return turned(table) ?? melted(table) ?? table
}

/** The header of two joined rows, such as "Dates" above "From" and "To"; undefined if the rows are not both headers. */
const joinedHeaders = (upper: readonly string[], lower: readonly string[]): readonly string[] | undefined => {
  const isUpper = upper.some((cell) => cell !== '') && !upper.some((cell) => /\d/.test(cell))
  const isLower = lower.every((cell) => cell === '' || isHeading(cell)) && filled(lower).length >= 2
  const hasGaps = upper.some((cell, index) => cell === '' && (lower[index] ?? '') !== '')
  return isUpper && isLower && hasGaps ? upper.map((cell, index) => (lower[index] ?? '') || cell) : undefined
}

const mostTurned = 20

/** The share of the cells with a property among the cells with a text; 0 for fewer than two of these. */
const shareOf = (cells: readonly string[], is: (cell: string) => boolean): number => {
  const texts = cells.filter((cell) => !isNothing(cell))
  return texts.length < 2 ? 0 : texts.filter(is).length / texts.length
}

const isCountry = (cell: string) => countryCodeOf(cell) !== undefined

/**
 * Whether the first column is a header in an unknown language: a row below the first one has dates, each row has either
 * only dates or none, and no column has only dates. A row of countries or a known header must confirm it.
 */
const isTurnedByCells = (names: readonly string[], all: readonly (readonly string[])[]): boolean => {
  if (new Set(names).size < names.length || names.some((name) => !/^[^\d]*\p{L}[^\d]*$/u.test(name)))
    return false
  const [first = [], ...others] = all.map((cells) => cells.slice(1))
  const dates = others.map((cells) => shareOf(cells, isDateCell))
  const isOfOneKind = dates.every((share) => share === 0 || share > 0.8)
  if (!dates.some((share) => share > 0.8) || !isOfOneKind || shareOf(first, isDateCell) > 0) return false
  const isMixed = first.every(
    (_, at) =>
      shareOf(
        others.map((cells) => cells[at] ?? ''),
        isDateCell,
      ) < 0.8,
  )
  return isMixed && (names.some(isHeading) || others.some((cells) => shareOf(cells, isCountry) > 0.7))
}

/** The transposed table, if its first column is the header. */
const turned = ({ header, rows }: Shaped): Shaped | undefined => {
  const all = [header, ...rows.map(({ cells }) => cells)]
  const names = all.map(([name = '']) => name)
  if (rows.length > mostTurned || header.length <= 2 || isHeader(header)) return undefined
  const isNamed = isHeader(names) && names.filter((name) => name !== '' && !isHeading(name)).length <= 1
  if (!isNamed && !isTurnedByCells(names, all)) return undefined
  const columns = header.map((_, index) => all.map((cells) => cells[index] ?? ''))
  return {
    header: names,
    rows: columns
      .slice(1)
      .filter((cells) => filled(cells).length > 0)
      .map((cells) => ({ line: rows[0]?.line ?? 1, cells, isBroken: false })),
  }
}

/** The headings of columns that have names or ticks as cells: years, months, countries or kinds, with their meaning. */
const headingsOf = (header: readonly string[]): { at: number; means: ColumnMeaning }[] => {
  const tests: readonly [ColumnMeaning, (cell: string) => boolean][] = [
    ['start', isYear],
    ['start', isMonth],
    ['country', (cell) => countryCodeOf(cell) !== undefined && !isHeading(cell)],
    ['kind', (cell) => cell !== '' && (senseOfName(cell) !== undefined || isHeadingOfVisits(cell))],
  ]
  for (const [means, is] of tests) {
    const found = header.flatMap((cell, at) => (is(cell) ? [{ at, means }] : []))
    if (found.length >= 2 && found.length >= filled(header).length - 2) return found
  }
  return []
}

const isHeadingOfVisits = (cell: string) => guessColumns([cell], [['x']]).columns[0] === 'visited'

/** The separators of several names in one cell: "Rome, Florence & Pisa". */
const separators = new RegExp(`\\s*(?:[,;،、\\n/|+&·•>→➔]|->|\\s[–—-]\\s|${anyAnd})\\s*`, 'iu')

/** The names in a cell. */
export const namesOfCell = (cell: string): string[] =>
  cell.split(separators).filter((name) => !isNothing(name))

/** Unpivots a table with a column for each year, month, country or kind, whose cells are places or ticks. */
const melted = ({ header, rows }: Shaped): Shaped | undefined => {
  const headings = headingsOf(header)
  const [first] = headings
  if (first === undefined) return undefined
  const cells = rows.flatMap(({ cells: all }) => headings.map(({ at }) => all[at] ?? ''))
  const texts = cells.filter((cell) => !isNothing(cell))
  const ticks = texts.filter((cell) => markOf(cell) !== undefined).length
  const isTicked = ticks > texts.length / 2
  if (!isTicked && !texts.some((cell) => /\p{L}{2}/u.test(cell))) return undefined
  // Columns of ticks for visits, wishes and homes have their own meanings.
  if (isTicked && first.means === 'kind') return undefined
  const others = header.flatMap((_, at) => (headings.some((heading) => heading.at === at) ? [] : at))
  const label = others.filter((at) => rows.some((row) => (row.cells[at] ?? '') !== ''))
  const guess = guessColumns(
    label.map((at) => header[at] ?? ''),
    rows.map((row) => label.map((at) => row.cells[at] ?? '')),
  ).columns
  if (isTicked && !guess.includes('name') && label.length === 0) return undefined
  const kept = guess.map((meaning, index): ColumnMeaning => {
    if (isTicked && !guess.includes('name') && index === 0) return 'name'
    return meaning === 'name' && !isTicked ? 'skip' : meaning
  })
  const ofLabel = label.map((at, index): ColumnMeaning => {
    const all = rows.map((row) => row.cells[at] ?? '').filter((cell) => !isNothing(cell))
    const isMonths = first.means === 'start' && isMonth(header[first.at] ?? '')
    if (isMonths && all.length > 0 && all.every(isYear)) return 'year'
    if (isTicked || kept[index] !== 'skip' || all.length === 0) return kept[index] ?? 'skip'
    if (first.means !== 'country' && all.every((cell) => countryCodeOf(cell) !== undefined)) return 'country'
    if (first.means !== 'start' && all.every(isYear)) return 'start'
    return 'skip'
  })
  const columns: ColumnMeaning[] = [...ofLabel, ...(isTicked ? [] : ['name' as const]), first.means]
  return {
    header: columns.map((_, index) => (index < label.length ? (header[label[index] ?? -1] ?? '') : '')),
    columns,
    rows: rows.flatMap(({ line, cells: all }) =>
      headings.flatMap(({ at }) => {
        const cell = all[at] ?? ''
        const names = isTicked ? (markOf(cell) === true ? [''] : []) : namesOfCell(cell)
        return names.map((name) => ({
          line,
          cells: [
            ...label.map((column) => all[column] ?? ''),
            ...(isTicked ? [] : [name]),
            withPlainDays(header[at] ?? ''),
          ],
          isBroken: false,
        }))
      }),
    ),
  }
}

const totals =
  /^[\s*]*(?:[Σ∑]|(?:grand |sub)?totale?s?|totaal|suma?|summ[ae]|insgesamt|gesamt|anzahl|antal|antall|count|razem|łącznie|celkem|spolu|ukupno|skupaj|összesen|yhteensä|sammanlagt|totalt|i alt|toplam|итого|всего|усього|разом|σύνολο|סה"כ|סהכ|المجموع|الإجمالي|مجموع|合計|総計|小計|总计|合计|總計|합계|총계|รวม|tổng(?: cộng)?|kopā|iš viso|viso|kokku|общо|skupno|samtals|jami|guztira|jumlah|कुल)(?![\p{L}\p{M}])/iu

const isCount = (cell: string) => /^[\d.,٠-٩]+(?:\s+\p{L}[\p{L}\p{M}]*)?\s*%?$/u.test(cell.trim())

/** Whether a row is a total by its words: "Razem | 9 krajów", "Σ | 12". */
export const isTotal = ({ cells }: CellRow): boolean => {
  const others = filled(cells).filter((cell) => !isCount(cell))
  return others.length === 1 && totals.test(others[0] ?? '')
}

/** Whether the last row is a total by its cells, in any language: one text, and the number of the other rows. */
export const isCountOfRows = ({ cells }: CellRow, others: number): boolean => {
  const texts = filled(cells)
  const numbers = texts.filter(isCount)
  const isOfRows = numbers.some((cell) => Number.parseInt(withPlainDays(cell), 10) === others)
  return isOfRows && texts.length === 2 && numbers.length === 1 && cells.length > 2
}

/** Whether a row is a remark below the table. */
export const isRemark = ({ cells }: CellRow): boolean => {
  const [text = '', ...others] = filled(cells)
  return others.length === 0 && /^\s*[*†‡¹²³]/u.test(text)
}

/** The properties that a row gives to those below it, if it contains only a country, a year or a word such as "Wishes". */
export const headingOf = ({ cells }: CellRow, columns: readonly ColumnMeaning[]): Context | undefined => {
  const texts = new Set(filled(cells))
  const [text] = texts
  if (text === undefined || texts.size > 1 || columns.length < 2) return undefined
  const at = cells.findIndex((cell) => cell.trim() !== '')
  const context = contextOf(text.replace(/[:：]$/u, ''))
  if (context.country !== undefined && (columns.includes('country') || mayBeCity(context.country)))
    delete context.country
  if (context.year !== undefined && columns[at] === 'start') delete context.year
  return context.country === undefined && context.year === undefined && context.sense === undefined
    ? undefined
    : context
}

/**
 * The rows, in which empty cells of a group column get the country or the year of the row above. A group column stands to
 * the left of the names, has a value in the first row, and no value twice.
 */
export const grouped = (rows: readonly CellRow[], columns: readonly ColumnMeaning[]): readonly CellRow[] => {
  const name = columns.indexOf('name')
  const groups = columns.flatMap((meaning, at) => {
    if (at >= name || (meaning !== 'country' && meaning !== 'start' && meaning !== 'year')) return []
    const texts = rows.map(({ cells }) => cells[at] ?? '')
    const values = texts.filter((text) => text !== '')
    const isGroup =
      texts[0] !== '' &&
      values.length < texts.length &&
      new Set(values).size === values.length &&
      (meaning === 'country' || values.every(isYear))
    return isGroup ? [at] : []
  })
  if (groups.length === 0) return rows
  const last: string[] = []
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      if (!groups.includes(at)) return cell
      if (cell !== '') last[at] = cell
      return cell === '' ? (last[at] ?? '') : cell
    }),
  }))
}

/** Whether cells contain several names: by the header, or if each country has one row and some cells have separators. */
export const hasSeveralNames = (
  rows: readonly CellRow[],
  columns: readonly ColumnMeaning[],
  header: readonly string[],
): boolean => {
  const [name, country] = [columns.indexOf('name'), columns.indexOf('country')]
  if (isOfSeveral(header[name] ?? '')) return true
  if (name === -1 || country === -1) return false
  const pairs = rows
    .map(({ cells }) => [cells[name] ?? '', cells[country] ?? ''] as const)
    .filter(([names]) => names !== '')
  const countries = pairs.map(([, text]) => text)
  if (countries.includes('') || new Set(countries).size < countries.length) return false
  return pairs.some(([names]) => namesOfCell(names).length > 1)
}
