import { describe, expect, it } from 'vitest'
import { clockRows, offsetIn, timeIn } from './local-time.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

describe('the time in a zone', () => {
  it('follows summer time', () => {
    expect(timeIn('Europe/Rome', winter, 'en-GB')).toBe('13:00')
    expect(timeIn('Europe/Rome', summer, 'en-GB')).toBe('14:00')
    expect(offsetIn('Europe/Rome', summer)).toBe('UTC+2')
  })

  it('knows half hours, the west and Greenwich', () => {
    expect(timeIn('Asia/Kolkata', winter, 'en-GB')).toBe('17:30')
    expect(offsetIn('Asia/Kolkata', winter)).toBe('UTC+5:30')
    expect(offsetIn('America/St_Johns', winter)).toBe('UTC−3:30')
    expect(offsetIn('Europe/London', winter)).toBe('UTC')
  })

  it('shows midnight as 00:00', () => {
    expect(timeIn('UTC', new Date('2026-01-15T00:00:00Z'), 'en-GB')).toBe('00:00')
  })

  it('is undefined for an unknown zone', () => {
    expect(timeIn('Nowhere/Land', winter, 'en-GB')).toBeUndefined()
    expect(offsetIn('', winter)).toBeUndefined()
  })
})

describe('the clocks of a country', () => {
  it('are grouped when they show the same time, from west to east', () => {
    expect(
      clockRows(['Europe/Moscow', 'Europe/Kaliningrad', 'Asia/Kamchatka', 'Europe/Kirov'], winter, 'de'),
    ).toEqual([
      { time: '14:00', weekday: 'Thu', offset: 'UTC+2', places: ['Kaliningrad'] },
      { time: '15:00', weekday: 'Thu', offset: 'UTC+3', places: ['Moscow', 'Kirov'] },
      { time: '00:00', weekday: 'Fri', offset: 'UTC+12', places: ['Kamchatka'] },
    ])
  })

  it('omit zones that the browser does not know', () => {
    expect(clockRows(['Mars/Olympus', 'Asia/Tokyo'], winter).map(({ places }) => places)).toEqual([['Tokyo']])
  })
})
