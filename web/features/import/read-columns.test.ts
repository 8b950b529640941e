import { beforeEach, expect, test } from 'vitest'
import type { ColumnMeaning } from './read/found.ts'
import { newReport } from './read/report.ts'
import { columnsFor, rememberColumns } from './read-columns.ts'

const table = (name: string, guess: ColumnMeaning[]) => ({
  ...newReport(name),
  questions: [{ asks: 'columns' as const, header: ['Ort', 'Wann', 'Was'], sample: [], guess }],
})

beforeEach(() => localStorage.clear())

test('the columns of a table are remembered for the next one with the same header', () => {
  const first = table('2019.csv', ['name', 'skip', 'note'])
  expect(columnsFor([first], {})).toBeUndefined()
  rememberColumns([first], '2019.csv', ['name', 'start', 'skip'])
  expect(columnsFor([table('2020.csv', ['name', 'skip', 'note'])], {})).toEqual({
    '2020.csv': { columns: ['name', 'start', 'skip'] },
  })
})

test('a table that was read with its remembered columns is not read again', () => {
  rememberColumns([table('2019.csv', ['name', 'skip', 'note'])], '2019.csv', ['name', 'start', 'skip'])
  expect(columnsFor([table('2020.csv', ['name', 'start', 'skip'])], {})).toBeUndefined()
  const answered = { '2020.csv': { columns: ['skip', 'skip', 'name'] as ColumnMeaning[] } }
  expect(columnsFor([table('2020.csv', ['name', 'skip', 'note'])], answered)).toBeUndefined()
})

test("malformed or unknown columns in the browser's storage are ignored", () => {
  const report = table('2019.csv', ['name', 'skip', 'note'])
  localStorage.setItem('waymark.import.columns', '{')
  expect(columnsFor([report], {})).toBeUndefined()
  localStorage.setItem(
    'waymark.import.columns',
    JSON.stringify([['ort\twann\twas', ['name', 'planet', 'kind']]]),
  )
  expect(columnsFor([report], {})).toEqual({ '2019.csv': { columns: ['name', 'skip', 'kind'] } })
})
