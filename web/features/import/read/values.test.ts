import { expect, test } from 'vitest'
import { instantOf, localTimeOf, numberOf, positionOf, positionOfE7, positionOfText } from './values.ts'

test('a number may be written as text', () => {
  expect(['48.1', ' -3 ', 5, '.5', '1e2'].map(numberOf)).toEqual([48.1, -3, 5, 0.5, 100])
})

test('everything else is no number', () => {
  for (const value of ['', ' ', 'x', null, undefined, [], {}, true, '12 km', '9'.repeat(50)])
    expect(numberOf(value)).toBeNaN()
})

test('positions outside of the Earth, halves of one and 0, 0 are none', () => {
  expect(positionOf('48.1', 11.5)).toEqual({ latitude: 48.1, longitude: 11.5 })
  expect(positionOf(0, 11.5)).toEqual({ latitude: 0, longitude: 11.5 })
  for (const [latitude, longitude] of [
    [0, 0],
    ['0', '0.0'],
    [90.1, 0],
    [0, -180.5],
    [Number.NaN, 5],
    [5, undefined],
    [Infinity, 5],
  ])
    expect(positionOf(latitude, longitude)).toBeUndefined()
})

test('unsigned degrees × 10⁷ are west or south', () => {
  expect(positionOfE7(481000000, 115000000)).toEqual({ latitude: 48.1, longitude: 11.5 })
  expect(positionOfE7(2 ** 32 - 338688000, 2 ** 32 - 704000000)).toEqual({
    latitude: -33.8688,
    longitude: -70.4,
  })
  expect(positionOfE7('481000000', '-704000000')).toEqual({ latitude: 48.1, longitude: -70.4 })
})

test('positions in texts have degree signs, a geo: before them or nothing', () => {
  for (const text of ['48.1°, 11.5°', 'geo:48.1,11.5', '48.1,11.5', 'geo:48.1,11.5;u=35', 'GEO:48.1,11.5'])
    expect(positionOfText(text)).toEqual({ latitude: 48.1, longitude: 11.5 })
  for (const text of ['', 'geo:', 'Munich', '48.1', '91,0', null, '1'.repeat(1000)])
    expect(positionOfText(text)).toBeUndefined()
})

test('instants are ISO times with a zone, or seconds, milliseconds or microseconds', () => {
  const instant = Date.UTC(2022, 0, 5, 10, 0, 0)
  for (const value of [
    '2022-01-05T10:00:00Z',
    '2022-01-05T10:00:00.000Z',
    '2022-01-05T11:00:00+01:00',
    '2022-01-05T11:00:00.000000+0100',
    '2022-01-05 11:00:00 +01',
    '2022-01-05 10:00Z',
    instant,
    String(instant),
    instant / 1000,
    String(instant / 1000),
    instant * 1000,
  ])
    expect(instantOf(value), String(value)).toBe(instant)
})

test('local times, dates before 1970 and other texts are no instants', () => {
  for (const value of [
    '2022-01-05T10:00:00',
    '2022-01-05',
    '',
    'soon',
    0,
    -5,
    null,
    '1969-01-01T00:00:00Z',
    1e30,
  ])
    expect(instantOf(value)).toBeUndefined()
  expect(instantOf('2022-13-45T10:00:00Z')).toBeUndefined()
})

test('a local time keeps its clock', () => {
  expect(localTimeOf('2022-01-05T10:00:00')).toBe(Date.UTC(2022, 0, 5, 10))
  expect(localTimeOf('2022-01-05 10:00')).toBe(Date.UTC(2022, 0, 5, 10))
  expect(localTimeOf('2022-01-05T10:00:00Z')).toBeUndefined()
})
