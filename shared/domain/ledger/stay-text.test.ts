import { expect, test } from 'vitest'
import { stayDatesInYear, stayDatesText } from './stay-text.ts'

test.each([
  ['', '', ''],
  ['2019', '', '2019'],
  ['2011~', '', 'about 2011'],
  ['2019-05', '', 'May 2019'],
  ['2019-09', '', 'Sep 2019'],
  ['2019-05-03', '', '3 May 2019'],
  ['2019-05-03', '2019-05-03', '3 May 2019'],
  ['2019-05-03', '2019-05-07', '3 to 7 May 2019'],
  ['2019-05-28', '2019-06-03', '28 May to 3 Jun 2019'],
  ['2018-12-28', '2019-01-03', '28 Dec 2018 to 3 Jan 2019'],
  ['2019-05', '2019-07', 'May to Jul 2019'],
  ['2010-09', '2014-06', 'Sep 2010 to Jun 2014'],
  ['2010', '2014-06~', '2010 to about Jun 2014'],
  ['2019-05-03~', '2019-05-07', 'about 3 May 2019 to 7 May 2019'],
  ['', '2010-09', 'until Sep 2010'],
  ['', '2010~', 'until about 2010'],
])('"%s" to "%s" is "%s" in English', (start, end, text) =>
  expect(stayDatesText(start, end, 'en')).toBe(text),
)

test('months can be written out', () => {
  expect(stayDatesText('2010-09', '2014-06', 'en', 'long')).toBe('September 2010 to June 2014')
})

test('German and Arabic have their own forms', () => {
  expect(stayDatesText('2019-05-03', '2019-05-07', 'de')).toBe('3. bis 7. Mai 2019')
  expect(stayDatesText('2011~', '', 'de')).toBe('etwa 2011')
  expect(stayDatesText('', '2010-09', 'de')).toBe('bis Sept. 2010')
  expect(stayDatesText('2019-05-03', '2019-05-07', 'ar')).toBe('من 3 إلى 7 مايو 2019')
  expect(stayDatesText('', '2010-09', 'ar')).toBe('حتى سبتمبر 2010')
})

test('a language without words of its own has signs', () => {
  expect(stayDatesText('2010', '2014-06~', 'fr')).toBe('2010 – ~juin 2014')
})

test.each([
  ['2019-05-03', '2019-05-07', '3 to 7 May'],
  ['2019-05-28', '2019-06-03', '28 May to 3 Jun'],
  ['2019-05', '', 'May'],
  ['2019~', '', 'about 2019'],
  ['2018-12-28', '2019-01-03', '28 Dec 2018 to 3 Jan 2019'],
  ['', '2019-09', 'until Sep'],
])('in 2019 "%s" to "%s" is "%s"', (start, end, text) =>
  expect(stayDatesInYear(start, end, 'en', 2019)).toBe(text),
)
