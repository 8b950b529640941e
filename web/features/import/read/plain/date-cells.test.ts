import { expect, test } from 'vitest'
import type { When } from '#web/features/import/read/found.ts'
import { datesOfCell, isNothing, orderOfRows, styleOfDates } from './date-cells.ts'

const dayOf = (when: When | undefined) => (when !== undefined && 'day' in when ? when.day : '')
const style = { order: undefined, language: undefined }
const read = (cell: string, year?: string, cells: readonly string[] = []) =>
  datesOfCell(cell, cells.length === 0 ? style : styleOfDates(cells), '2026-11-23', year)?.map(
    ({ start, end }) => [dayOf(start), dayOf(end)].filter((day) => day !== '').join('..'),
  )

test.each([
  ['2012 + 2017', ['2012', '2017']],
  ['2015, 2019', ['2015', '2019']],
  ['2012/2017', ['2012', '2017']],
  ['2012/2013', ['2012..2013']],
  ['2012/13', ['2012..2013']],
  ['May and July 2015', ['2015-05', '2015-07']],
  ['8/2019 and 9/2020', ['2019-08', '2020-09']],
  ['23/10/2015 a 27/10/2015', ['2015-10-23..2015-10-27']],
  ['13/02/16 - 16/02/16', ['2016-02-13..2016-02-16']],
  ['28 april t/m 3 mei 2019', ['2019-04-28..2019-05-03']],
  ['12.–15. kesäkuuta 2017', ['2017-06-12..2017-06-15']],
  ['15.-17.8.2019', ['2019-08-15..2019-08-17']],
  ['30 Dec – 2 Jan 2020', ['2019-12-30..2020-01-02']],
  ['20.12.2019-3.1.2020', ['2019-12-20..2020-01-03']],
  ['03 - 2019', ['2019-03']],
  ['Páscoa 2015', ['2015~']],
  ['2018?', ['2018~']],
  ['رمضان 1440', ['2019-05~']],
  ['1440/09/15 هـ', ['2019-05-20']],
  ['12 เม.ย. 2562', ['2019-04-12']],
  ['民國108年', ['2019']],
  ['S63.5.3', ['1988-05-03']],
  ['۱۵ فروردین ۱۳۹۸', ['2019-04-04']],
  ['44562', ['2022-01-01']],
  ['?', []],
  ['؟', []],
  ['n/a', []],
  ['1970-01-01 00:00:00 +0000 UTC', []],
  ['1970-01-01T00:00:00Z', []],
  ['0000-00-00 00:00:00', []],
  ['1970-01-01', ['1970-01-01']],
  ['2022-11-04 15:27:31 CET', ['2022-11-04']],
])('the cell "%s"', (cell, dates) => {
  expect(read(cell)).toEqual(dates)
})

test.each([
  ['May'],
  ['3 May'],
  ['3 to 7 May'],
  ['12/05'],
  ['1440'],
  ['Ostern'],
  ['31/02/2018'],
  ['3 cities in 2019 or 2020'],
])('no day and no year is made up for "%s"', (cell) => {
  expect(read(cell)).toBeUndefined()
})

test.each([
  ['12–15 maj', '2017-05-12..2017-05-15'],
  ['juli', '2017-07'],
  ['påsk', '2017'],
  ['12/05', '2017-05-12'],
  ['5-7.8.', '2017-08-05..2017-08-07'],
  ['28.7–2.8', '2017-07-28..2017-08-02'],
  ['5', '2017-05'],
  ['', '2017'],
  ['2018-05-01', '2018-05-01'],
])('the cell "%s" in a year that the table tells', (cell, dates) => {
  expect(read(cell, '2017')).toEqual([dates])
})

test('years of two digits come first when years of four digits do', () => {
  expect(read('19.12.24', undefined, ['19.12.24', '2018.05.03'])).toEqual(['2019-12-24'])
  expect(read('19.12.24', undefined, ['19.12.24', '03.05.2018'])).toEqual(['2024-12-19'])
})

test('four or more sorted rows decide the order of day and month, fewer do not', () => {
  expect(orderOfRows(['1/2/2019', '2/1/2019', '3/4/2019', '4/2/2019'])).toBe('monthFirst')
  expect(orderOfRows(['2/4/2019', '4/3/2019', '1/2/2019', '2/1/2019'])).toBe('dayFirst')
  expect(orderOfRows(['1/2/2019', '2/1/2019'])).toBeUndefined()
})

test('a cell with only signs is empty, a cell with a flag is not', () => {
  expect(['?', '–', '…', '\\N', 'null'].every(isNothing)).toBe(true)
  expect(isNothing('🇮🇹')).toBe(false)
})
