import { expect, test } from 'vitest'
import { endsBeforeItStarts, tripSpan } from './trip-days.ts'

const none = { starts: '', ends: '' }
const may = { starts: '2027-05-08', ends: '2027-05-17' }

test('the chosen days of a trip take precedence over those of its legs', () => {
  expect(tripSpan(may, [])).toEqual({ firstDay: '2027-05-08', lastDay: '2027-05-17', days: 10 })
  expect(tripSpan(may, ['2027-05-09', '', '2027-05-14'])).toMatchObject({ days: 10 })
  expect(tripSpan(may, ['2027-04-30', '2027-06-01'])).toMatchObject({ days: 10 })
})

test('a first or last day that is not chosen is taken from the legs', () => {
  const legDays = ['2027-05-14', '', '2027-05-09']
  expect(tripSpan(none, legDays)).toEqual({ firstDay: '2027-05-09', lastDay: '2027-05-14', days: 6 })
  expect(tripSpan({ ...none, starts: '2027-05-07' }, legDays)).toMatchObject({
    lastDay: '2027-05-14',
    days: 8,
  })
  expect(tripSpan({ ...none, ends: '2027-05-15' }, legDays)).toMatchObject({
    firstDay: '2027-05-09',
    days: 7,
  })
  expect(tripSpan({ ...none, starts: '2027-05-20' }, legDays)).toMatchObject({
    lastDay: '2027-05-20',
    days: 1,
  })
  expect(tripSpan({ ...none, ends: '2027-05-01' }, legDays)).toMatchObject({
    firstDay: '2027-05-01',
    days: 1,
  })
})

test('a trip without days in the trip and its legs has an empty span', () => {
  expect(tripSpan(none, ['', ''])).toEqual({ firstDay: '', lastDay: '', days: 0 })
})

test('a last day before the first day gives 0 days', () => {
  const wrong = { starts: '2027-05-17', ends: '2027-05-08' }
  expect(endsBeforeItStarts(wrong)).toBe(true)
  expect(endsBeforeItStarts({ ...wrong, ends: '' })).toBe(false)
  expect(endsBeforeItStarts({ ...wrong, ends: wrong.starts })).toBe(false)
  expect(tripSpan(wrong, ['2027-05-10', '2027-05-11'])).toMatchObject({ days: 0 })
})
