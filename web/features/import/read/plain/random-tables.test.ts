import { expect, test } from 'vitest'
import { randomFrom } from '#web/features/import/fuzz/mutations.ts'
import type { FoundPlace, When } from '#web/features/import/read/found.ts'
import { readOne, type TestFile } from '#web/features/import/read/read-in-test.ts'
import { type TestCell, xlsxOf } from '#web/features/import/read/spreadsheets/xlsx-in-test.ts'

interface Row {
  name: string
  country: string
  start: string
  end: string
  is: FoundPlace['is']
}

/** The headers, dates and words of tables in a language. */
interface Writing {
  headers: Record<'name' | 'country' | 'start' | 'end' | 'kind', string>
  kinds: Record<'lived' | 'wish' | 'stay', string>
  day: (year: number, month: number, day: number) => string
  month: (year: number, month: number) => string
}

const two = (number: number) => String(number).padStart(2, '0')
const inWords = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (year: number, month: number, day = 1) => format.format(Date.UTC(year, month - 1, day))
}
const ofMonth = (language: string) => inWords(language, { month: 'long', year: 'numeric' })

const writings: Record<string, Writing> = {
  en: {
    headers: { name: 'City', country: 'Country', start: 'Arrival', end: 'Departure', kind: 'Type' },
    kinds: { lived: 'lived', wish: 'wishlist', stay: 'visited' },
    day: inWords('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
    month: ofMonth('en'),
  },
  de: {
    headers: { name: 'Ort', country: 'Land', start: 'Anreise', end: 'Abreise', kind: 'Art' },
    kinds: { lived: 'gewohnt', wish: 'Wunsch', stay: 'Urlaub' },
    day: (year, month, day) => `${two(day)}.${two(month)}.${year}`,
    month: ofMonth('de'),
  },
  fr: {
    headers: { name: 'Ville', country: 'Pays', start: 'Arrivée', end: 'Départ', kind: 'Statut' },
    kinds: { lived: 'habité', wish: 'à visiter', stay: 'visité' },
    day: inWords('fr', { day: 'numeric', month: 'long', year: 'numeric' }),
    month: (year, month) => `${two(month)}/${year}`,
  },
  pl: {
    headers: { name: 'Miasto', country: 'Kraj', start: 'Przyjazd', end: 'Wyjazd', kind: 'Rodzaj' },
    kinds: { lived: 'mieszkałam', wish: 'do odwiedzenia', stay: 'wakacje' },
    day: inWords('pl', { day: 'numeric', month: 'long', year: 'numeric' }),
    month: ofMonth('pl'),
  },
  ja: {
    headers: { name: '都市', country: '国', start: '開始日', end: '終了日', kind: '種類' },
    kinds: { lived: '住んだ', wish: '行きたい', stay: '旅行' },
    day: (year, month, day) => `${year}年${month}月${day}日`,
    month: (year, month) => `${year}年${month}月`,
  },
  ar: {
    headers: { name: 'المدينة', country: 'الدولة', start: 'الوصول', end: 'المغادرة', kind: 'النوع' },
    kinds: { lived: 'عشت', wish: 'أمنية', stay: 'زيارة' },
    day: (year, month, day) => `${year}/${two(month)}/${two(day)}`,
    month: ofMonth('ar-EG'),
  },
}

const cities = [
  ['Roma', 'Italia'],
  ['Lyon', 'France'],
  ['Bergen', 'Norge'],
  ['São Paulo', 'Brasil'],
  ['京都', '日本'],
  ['Washington, DC', 'USA'],
  ['Köln', 'Deutschland'],
  ['القاهرة', 'مصر'],
] as const

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('No items')
  return item
}

const rowsOf = (random: Random): Row[] =>
  Array.from({ length: 12 }, () => {
    const [name, country] = pick(random, cities)
    const is = pick(random, ['stay', 'stay', 'stay', 'lived', 'wish'] as const)
    const year = 1990 + Math.floor(random() * 35)
    const start = [year, 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 25)].map(two)
    const length = pick(random, [0, 1, 2, 3, 3, 3])
    const end = [start[0], start[1], two(Number(start[2]) + 3)].join('-')
    if (is === 'wish' || length === 0)
      return { name, country, start: '', end: '', is: is === 'stay' ? 'listed' : is }
    return {
      name,
      country,
      start: start.slice(0, length).join('-'),
      end: length === 3 && random() < 0.7 ? end : '',
      is,
    }
  })

const written = (date: string, { day, month }: Writing): string => {
  const [year = 0, monthOfYear, dayOfMonth] = date === '' ? [] : date.split('-').map(Number)
  if (date === '') return ''
  if (monthOfYear === undefined) return String(year)
  return dayOfMonth === undefined ? month(year, monthOfYear) : day(year, monthOfYear, dayOfMonth)
}

const serial = (date: string): TestCell =>
  date.length === 10
    ? { number: Date.parse(date) / 86_400_000 + 25_569, style: 1 }
    : date.length === 7
      ? { number: Date.parse(date) / 86_400_000 + 25_569, style: 2 }
      : date

const quoted = (cell: string, delimiter: string) => (cell.includes(delimiter) ? `"${cell}"` : cell)

/** The rows as a file: columns in any order, in a language, as a text or as a workbook. */
const fileOf = async (rows: readonly Row[], random: Random): Promise<TestFile> => {
  const writing = pick(random, Object.values(writings))
  const columns = (['name', 'country', 'start', 'end', 'kind'] as const)
    .map((column) => ({ column, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => column)
  const header = columns.map((column) => writing.headers[column])
  const kindOf = (is: Row['is']) => (is === 'lived' || is === 'wish' ? writing.kinds[is] : writing.kinds.stay)
  const textsOf = (row: Row) => ({
    ...row,
    kind: kindOf(row.is),
    start: written(row.start, writing),
    end: written(row.end, writing),
  })
  if (random() < 0.4) {
    const cells = rows.map((row) => {
      const values = { ...row, kind: kindOf(row.is), start: serial(row.start), end: serial(row.end) }
      return columns.map((column): TestCell => values[column])
    })
    return xlsxOf({ A: [header, ...cells] }, { formats: ['dd/mm/yyyy', 'mmm yyyy'] })
  }
  const delimiter = pick(random, [',', ';', '\t', '|'])
  return [header, ...rows.map(textsOf).map((row) => columns.map((column) => row[column]))]
    .map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter))
    .join(pick(random, ['\n', '\r\n']))
}

const dayOf = (when: When | undefined) => (when !== undefined && 'day' in when ? when.day : '')

test('random rows, written as a table in any language, order of columns and kind of file, are read back', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = randomFrom(seed)
    const rows = rowsOf(random)
    const { places, problems } = await readOne(await fileOf(rows, random))
    const read = places.map(({ is, place, start, end }) => ({
      name: 'name' in place ? place.name : '',
      country: 'country' in place ? place.country : '',
      start: dayOf(start),
      end: dayOf(end),
      is,
    }))
    expect(problems, `seed ${seed}`).toEqual([])
    expect(read, `seed ${seed}`).toEqual(rows)
  }
})
