import { expect, test } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { dayNumber, latestSpanOfDays } from './days-of-spans.ts'

test('a day belongs to the span that began last', () => {
  const spans = [
    { from: 0, until: 8 },
    { from: 2, until: 4 },
    { from: 3, until: 5 },
  ]
  expect([...latestSpanOfDays(spans, 10)]).toEqual([0, 0, 1, 2, 2, 0, 0, 0, -1, -1])
})

test('of spans that begin on one day the later one in the list has the day', () => {
  const spans = [
    { from: 1, until: 4 },
    { from: 1, until: 3 },
  ]
  expect([...latestSpanOfDays(spans, 5)]).toEqual([-1, 1, 1, 0, -1])
})

test('parts of spans before the first and after the last day are cut off', () => {
  const spans = [
    { from: -5, until: 2 },
    { from: 3, until: 99 },
    { from: 50, until: 60 },
    { from: 2, until: 2 },
  ]
  expect([...latestSpanOfDays(spans, 5)]).toEqual([0, 0, -1, 1, 1])
  expect([...latestSpanOfDays(spans, 0)]).toEqual([])
})

test('of spans before the first day the one that began last wins too', () => {
  const spans = [
    { from: -3, until: 2 },
    { from: -9, until: 4 },
    { from: -3, until: 1 },
  ]
  expect([...latestSpanOfDays(spans, 4)]).toEqual([2, 0, 1, 1])
})

test('fifty thousand spans over a century take a moment', () => {
  const spans = Array.from({ length: 50_000 }, (_, index) => ({ from: index % 300, until: 45_000 }))
  const started = performance.now()
  expect(latestSpanOfDays(spans, 46_000)[40_000]).toBe(49_799)
  // Day by day for each span it would be two billion steps.
  expect(performance.now() - started).toBeLessThan(1500)
})

test('days are numbered from the start of 1900, leap days included', () => {
  expect(dayNumber('1900-01-01')).toBe(0)
  expect(dayNumber('1904-03-01')).toBe(4 * 365 + 31 + 29)
  expect(dayNumber('1899-12-31')).toBe(-1)
})

test('each day of two centuries has the number after the one before', () => {
  let day = '1899-12-01'
  for (let number = -31; number < 73_115; number++) {
    if (dayNumber(day) !== number) expect([day, dayNumber(day)]).toEqual([day, number])
    day = addDays(day, 1)
  }
  expect(day).toBe('2100-03-08')
})
