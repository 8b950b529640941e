import { expect, test } from 'vitest'
import {
  boundsOf,
  compareStays,
  coreOf,
  inTimeOrder,
  isExact,
  isPartialDate,
  isYearOnly,
  monthOf,
  nightsOf,
  precisionOf,
  yearsTouched,
} from './partial-date.ts'

test.each(['2019', '2019-05', '2019-05-03', '2020-02-29', '2019~', '2019-05~', '2019-05-03~'])(
  '%s is a partial date',
  (text) => expect(isPartialDate(text)).toBe(true),
)

test.each([
  '',
  '~',
  '19',
  '2019-5',
  '2019-13',
  '2019-00',
  '2019-02-29',
  '2019-04-31',
  '2019-05-03T00',
  '2019~~',
  ' 2019',
  '2019-05-03-01',
  '20190503',
])('"%s" is no partial date', (text) => expect(isPartialDate(text)).toBe(false))

test.each([
  ['', '', '', ''],
  ['2019', '', '2019-01-01', '2019-12-31'],
  ['2019~', '', '2019-01-01', '2019-12-31'],
  ['2019-02', '', '2019-02-01', '2019-02-28'],
  ['2020-02', '', '2020-02-01', '2020-02-29'],
  ['2019-12', '', '2019-12-01', '2019-12-31'],
  ['2019-05-03', '', '2019-05-03', '2019-05-03'],
  ['2019-05-03', '2019-05', '2019-05-03', '2019-05-31'],
  ['', '2010-09', '', '2010-09-30'],
])('the bounds of "%s" to "%s" are "%s" and "%s"', (start, end, lo, hi) =>
  expect(boundsOf(start, end)).toEqual({ lo, hi }),
)

test.each([
  ['2019', '', undefined],
  ['2019-05', '2019-05', undefined],
  ['2019', '2020', { first: '2019-12-31', last: '2020-01-01' }],
  ['2019-05-03', '', { first: '2019-05-03', last: '2019-05-03' }],
  ['2019-05-03', '2019-05-07', { first: '2019-05-03', last: '2019-05-07' }],
  ['2010-09', '2014-06~', { first: '2010-09-30', last: '2014-06-01' }],
  ['', '2014', undefined],
])('the certain days of "%s" to "%s"', (start, end, core) => expect(coreOf(start, end)).toEqual(core))

test.each([
  ['2019-05-03', '2019-05-07', 4],
  ['2019-05-03', '2019-05-03', 0],
  ['2018-12-28', '2019-01-03', 6],
  ['2019-05-03', '', undefined],
  ['2019-05', '2019-05-07', undefined],
])('"%s" to "%s" has %s nights', (start, end, nights) => expect(nightsOf(start, end)).toBe(nights))

test.each([
  ['', '', []],
  ['', '2014', []],
  ['2019~', '', [2019]],
  ['2018-12-28', '2019-01-03', [2018, 2019]],
  ['2010-09', '2013-06', [2010, 2011, 2012, 2013]],
  ['2019', '2019-05-07', [2019]],
])('"%s" to "%s" counts in its years', (start, end, years) => expect(yearsTouched(start, end)).toEqual(years))

test('stays are in the order of time, the less precise first and the undated last', () => {
  const stays = [
    { id: 'g', start: '', end: '' },
    { id: 'f', start: '2019-01-01', end: '' },
    { id: 'e', start: '2019-01-01', end: '2019-01-05' },
    { id: 'd', start: '2019-01~', end: '' },
    { id: 'c', start: '2019', end: '2020' },
    { id: 'b', start: '2019', end: '' },
    { id: 'a', start: '', end: '2010-09' },
  ]
  expect(stays.toSorted(compareStays).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f', 'e', 'g'])
  expect(inTimeOrder(stays)).toEqual(stays.toSorted(compareStays))
})

test('precisionOf() and monthOf() return how much is known', () => {
  expect(['', '2019~', '2019-05', '2019-05-03~'].map(precisionOf)).toEqual(['none', 'year', 'month', 'day'])
  expect(['', '2019', '2019-05', '2019-12-03~'].map(monthOf)).toEqual([undefined, undefined, 5, 12])
})

test.each([
  ['2019-05-03', '2019-05-07', true, false],
  ['2019-05-03', '', true, false],
  ['2019-05-03~', '2019-05-07', false, false],
  ['2019-05-03', '2019-05', false, false],
  ['2019', '2020~', false, true],
  ['', '2010', false, true],
  ['2019', '2019-05', false, false],
])('"%s" to "%s" has known days: %s, only years: %s', (start, end, exact, yearOnly) => {
  expect([isExact({ start, end }), isYearOnly({ start, end })]).toEqual([exact, yearOnly])
})
