import { describe, expect, test, vi } from 'vitest'
import { addDays, dayOf, daysBetween, isDay, localDate, localDay, timestampOfDay } from './day.ts'

const zones = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Beirut', 'Pacific/Apia']

test('isDay() is true only for days that exist', () => {
  expect(['2027-05-08', '2028-02-29', '0001-01-01', '9999-12-31'].every(isDay)).toBe(true)
  for (const text of ['', '2027-02-29', '2027-13-01', '2027-5-8', '2027-05-08T00:00', 'zzz'])
    expect(isDay(text)).toBe(false)
})

test('a record’s date is converted to its day and back', () => {
  expect(dayOf('2027-05-08 00:00:00.000Z')).toBe('2027-05-08')
  expect(dayOf('2027-05-08 23:59:59.999Z')).toBe('2027-05-08')
  expect(dayOf('')).toBe('')
  expect(dayOf('zzz')).toBe('')
  expect(timestampOfDay('2027-05-08')).toBe('2027-05-08 00:00:00.000Z')
  expect(timestampOfDay('')).toBe('')
})

describe.each(zones)('in %s', (name) => {
  test('every day of a year is converted to local midnight and back', () => {
    vi.stubEnv('TZ', name)
    for (let index = 0; index < 366; index++) {
      const day = addDays('2027-01-01', index)
      const local = localDate(day)
      expect(local && localDay(local)).toBe(day)
    }
  })

  test('addDays() and daysBetween() work across months, years and clock changes', () => {
    vi.stubEnv('TZ', name)
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2027-03-01', '2027-04-30')).toBe(60)
    expect(daysBetween('2027-10-31', '2027-10-01')).toBe(-30)
  })
})

test('addDays() stays within the days that have a text', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01')
  expect(addDays('0000-01-02', -1)).toBe('0000-01-01')
})

test('years below 100 are not read as 19xx', () => {
  const local = localDate('0042-03-01')
  expect(local && localDay(local)).toBe('0042-03-01')
  expect(localDate('')).toBeUndefined()
})
