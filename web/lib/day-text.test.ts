import { expect, test } from 'vitest'
import { dayRangeParts, dayText } from './day-text.ts'

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('a day reads the same in %s', (zone) => {
  process.env.TZ = zone
  expect(dayText('2027-05-10')).toBe('10 May')
  expect(dayText('')).toBe('')
  expect(dayRangeParts('2027-05-08', '2027-05-12')).toEqual(['8', '12 May 2027'])
  expect(dayRangeParts('2027-04-28', '2027-05-12')).toEqual(['28 Apr', '12 May 2027'])
  expect(dayRangeParts('2026-12-28', '2027-01-02')).toEqual(['28 Dec 2026', '2 Jan 2027'])
  expect(dayRangeParts('2027-05-08', '2027-05-08')).toEqual(['8 May 2027'])
})
