import { expect, test } from 'vitest'
import { easterSunday, islamicDay } from './feast-days.ts'

test.each([
  ['1818-03-22', 'the earliest day'],
  ['1943-04-25', 'the latest day'],
  ['1954-04-18', 'a week before the usual rule'],
  ['1981-04-19', 'a week before the usual rule'],
  ['2000-04-23', 'a century that is a leap year'],
  ['2008-03-23', ''],
  ['2019-04-21', ''],
  ['2024-03-31', ''],
  ['2049-04-18', 'a week before the usual rule'],
  ['2076-04-19', 'a week before the usual rule'],
])('Easter Sunday is on %s %s', (day) => expect(easterSunday(Number(day.slice(0, 4)))).toBe(day))

test.each([
  [2024, 10, 1, '2024-04-10'],
  [2024, 12, 10, '2024-06-16'],
  [2000, 10, 1, '2000-01-08'],
])('in %i, the month %i has its day %i on %s', (year, month, day, date) =>
  expect(islamicDay(year, month, day)).toBe(date),
)
