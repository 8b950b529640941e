import { expect, test } from 'vitest'
import type { Itinerary } from './itinerary.ts'
import { stopSpans } from './stop-spans.ts'

const itinerary = (...days: [startDay: string, arrivalDay: string][]): Itinerary => ({
  stops: Array.from({ length: days.length + 1 }, (_, index) => ({ id: `s${index}`, city: `c${index}` })),
  legs: days.map(([startDay, arrivalDay], index) => ({
    id: `l${index}`,
    type: 'train',
    startDay,
    arrivalDay,
  })),
})
const own = (starts = '', ends = '') => ({ starts, ends })
const numbers = (days: Itinerary, span = own()) =>
  stopSpans(days, span).map(({ firstNumber, lastNumber, nights }) => [firstNumber, lastNumber, nights])

test('a stop lasts from the arrival to the departure', () => {
  const days = itinerary(['2027-04-05', '2027-04-05'], ['2027-04-07', '2027-04-08'])
  expect(stopSpans(days, own('2027-04-03', '2027-04-10'))).toEqual([
    { arrivalDay: '2027-04-03', departureDay: '2027-04-05', firstNumber: 1, lastNumber: 3, nights: 2 },
    { arrivalDay: '2027-04-05', departureDay: '2027-04-07', firstNumber: 3, lastNumber: 5, nights: 2 },
    { arrivalDay: '2027-04-08', departureDay: '2027-04-10', firstNumber: 6, lastNumber: 8, nights: 2 },
  ])
})

test('without chosen days a trip begins with its first leg and ends with its last', () => {
  expect(numbers(itinerary(['2027-02-27', '2027-02-28'], ['2027-03-02', '2027-03-02']))).toEqual([
    [1, 1, 0],
    [2, 4, 2],
    [4, 4, 0],
  ])
})

test('a stop without a day has no day number', () => {
  expect(numbers(itinerary(['', ''], ['', '']))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(numbers(itinerary(['', ''], ['2027-04-07', '']), own('2027-04-05'))).toEqual([
    [1, 1, 0],
    [3, 3, 0],
    [0, 0, 0],
  ])
})

test('days in the wrong order give no nights and no day number before the first day', () => {
  expect(
    numbers(itinerary(['2027-04-05', '2027-04-09'], ['2027-04-07', '2027-04-07']), own('2027-04-06')),
  ).toEqual([
    [1, 1, 0],
    [4, 4, 0],
    [2, 2, 0],
  ])
})

test('a stop that is left on the day of its arrival has that day and no night', () => {
  const days = itinerary(['2027-04-05', '2027-04-05'], ['2027-04-05', '2027-04-06'])
  expect(stopSpans(days, own('2027-04-05', '2027-04-06'))[1]).toEqual({
    arrivalDay: '2027-04-05',
    departureDay: '2027-04-05',
    firstNumber: 1,
    lastNumber: 1,
    nights: 0,
  })
})

test('a stop with an arrival but no departure has only that day', () => {
  const [, middle] = stopSpans(itinerary(['2027-04-05', '2027-04-07'], ['', '']), own('2027-04-05'))
  expect(middle).toMatchObject({ firstNumber: 3, lastNumber: 3, nights: 0 })
})

test('a departure before the first day of the trip has no day number', () => {
  expect(numbers(itinerary(['2027-04-01', '2027-04-02']), own('2027-04-05', '2027-04-09'))).toEqual([
    [1, 1, 0],
    [5, 5, 7],
  ])
})
