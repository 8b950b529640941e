import { expect, test, vi } from 'vitest'
import { dateTexts } from './date-text.ts'

const { clockText, dayRangeParts, dayText, fullDayText, momentText, weekdayDayText, weekdayText } =
  dateTexts('en')

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('a day reads the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(dayText('2027-05-10')).toBe('10 May 2027')
  expect(dayText('')).toBe('')
  expect(weekdayDayText('2027-04-05')).toBe('Mon 5 Apr')
  expect(fullDayText('2027-05-10')).toBe('Monday 10 May 2027')
  expect(dayRangeParts('2027-05-08', '2027-05-12')).toEqual(['8', '12 May 2027'])
  expect(dayRangeParts('2027-04-28', '2027-05-12')).toEqual(['28 Apr', '12 May 2027'])
  expect(dayRangeParts('2026-12-28', '2027-01-02')).toEqual(['28 Dec 2026', '2 Jan 2027'])
  expect(dayRangeParts('2027-05-08', '2027-05-08')).toEqual(['8 May 2027'])
})

test.each([
  ['de', '00:05', '14:05'],
  ['en-GB', '00:05', '14:05'],
  ['en-US', '12:05 am', '2:05 pm'],
  ['hi-IN', '12:05 am', '2:05 pm'],
])('%s selects 12 or 24 hours, and the date keeps its one style', (language, night, afternoon) => {
  vi.stubEnv('TZ', 'UTC')
  expect(clockText(new Date('2027-05-08T00:05:00Z'), 'UTC', language)).toBe(night)
  const moment = new Date('2027-05-08T14:05:00Z')
  expect(clockText(moment, 'UTC', language)).toBe(afternoon)
  expect(momentText(moment, language)).toBe(`8 May 2027, ${afternoon}`)
})

test('clockText() and weekdayText() use the given time zone', () => {
  const moment = new Date('2027-05-08T14:05:00Z')
  expect(clockText(moment, 'Asia/Tokyo', 'de')).toBe('23:05')
  expect(weekdayText(moment, 'Pacific/Auckland')).toBe('Sun')
  expect(() => clockText(moment, 'Nowhere/Land')).toThrow(RangeError)
})

test('German days are in German order, and a range has the form of the language', () => {
  const german = dateTexts('de')
  expect(german.dayText('2027-05-10')).toBe('10. Mai 2027')
  expect(german.weekdayDayText('2027-04-05')).toBe('Mo., 5. Apr.')
  expect(german.dayRangeParts('2027-05-08', '2027-05-12')).toEqual(['8.–12. Mai 2027'])
})

test('a calendar names its month and the days of the week', () => {
  const friday = new Date(2027, 4, 14, 12)
  expect(dateTexts('en').monthText(friday)).toBe('May 2027')
  expect(dateTexts('en').columnText(friday)).toBe('Fr')
  expect(dateTexts('en').fullWeekdayText(friday)).toBe('Friday')
  expect(dateTexts('de').monthText(friday)).toBe('Mai 2027')
  expect(dateTexts('de').columnText(friday)).toBe('Fr')
  expect(dateTexts('ar').columnText(friday)).toBe('الجمعة')
  expect(dateTexts('de').fullWeekdayText(friday)).toBe('Freitag')
})

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'a calendar that was used in another time zone names the month and the weekdays of the local day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const first = new Date(2031, 1, 1)
    const last = new Date(2031, 1, 28, 23, 59)
    const { monthText, columnText, fullWeekdayText } = dateTexts('en')
    expect([monthText(first), columnText(first), fullWeekdayText(first)]).toEqual([
      'February 2031',
      'Sa',
      'Saturday',
    ])
    expect([monthText(last), columnText(last), fullWeekdayText(last)]).toEqual([
      'February 2031',
      'Fr',
      'Friday',
    ])
  },
)

test('a trip without a day has no text for it', () => {
  expect(dateTexts('en').weekdayDayText('')).toBe('')
  expect(dateTexts('de').weekdayDayText('')).toBe('')
})

test('a range in the days of one trip has no year', () => {
  const { shortRangeParts } = dateTexts('en')
  expect(shortRangeParts('2027-05-08', '2027-05-12')).toEqual(['8', '12 May'])
  expect(shortRangeParts('2027-04-28', '2027-05-12')).toEqual(['28 Apr', '12 May'])
  expect(shortRangeParts('2027-05-08', '2027-05-08')).toEqual(['8 May'])
  expect(dateTexts('de').shortRangeParts('2027-05-08', '2027-05-12')).toEqual(['8.–12. Mai'])
})
