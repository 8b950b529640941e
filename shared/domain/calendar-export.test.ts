import { expect, test, vi } from 'vitest'
import { calendarFile } from './calendar-export.ts'

const madeAt = '2026-11-20 06:30:00.123Z'

const event = (title: string, firstDay = '2027-05-08', lastDay = firstDay) => ({
  id: 'leg000000000001',
  title,
  firstDay,
  lastDay,
})

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'an event is the same whole day in %s',
  (name) => {
    vi.stubEnv('TZ', name)
    expect(calendarFile('Spring', [event('Train: Edinburgh to Paris')], madeAt).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Waymark//Trip//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Spring',
      'BEGIN:VEVENT',
      'UID:leg000000000001@waymark',
      'DTSTAMP:20261120T063000Z',
      'DTSTART;VALUE=DATE:20270508',
      'DTEND;VALUE=DATE:20270509',
      'SUMMARY:Train: Edinburgh to Paris',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  },
)

test('DTEND is the day after the arrival, or after the start when the arrival is earlier', () => {
  expect(calendarFile('x', [event('x', '2027-12-31', '2028-01-01')], madeAt)).toContain('DATE:20280102')
  expect(calendarFile('x', [event('x', '2027-05-08', '2027-05-01')], madeAt)).toContain('DATE:20270509')
})

test('special characters are escaped, and line breaks cannot inject lines', () => {
  const file = calendarFile('a;b', [event('Rome, back\\slash\nEND:VCALENDAR\u0000')], madeAt)
  expect(file).toContain('X-WR-CALNAME:a\\;b\r\n')
  expect(file).toContain('SUMMARY:Rome\\, back\\\\slash\\nEND:VCALENDAR \r\n')
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
})

test('no line is longer than 75 bytes, and folding loses no character', () => {
  const title = 'Łódź → 東京 🚄 '.repeat(20).trim()
  const file = calendarFile('x', [event(title)], madeAt)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('a line of 75 bytes stays whole, and the 76th byte begins a line of its own', () => {
  const titleOf = (bytes: number) => 'x'.repeat(bytes - 'SUMMARY:'.length)
  expect(calendarFile('x', [event(titleOf(75))], madeAt)).toContain(`\r\nSUMMARY:${titleOf(75)}\r\n`)
  expect(calendarFile('x', [event(titleOf(76))], madeAt)).toContain(`\r\nSUMMARY:${titleOf(75)}\r\n x\r\n`)
  // The space that begins a folded line is one of its 75 bytes.
  const long = calendarFile('x', [event(titleOf(75 + 74))], madeAt)
  expect(long).toContain(`\r\nSUMMARY:${titleOf(75)}\r\n ${'x'.repeat(74)}\r\n`)
  const longer = calendarFile('x', [event(titleOf(75 + 75))], madeAt)
  expect(longer).toContain(`\r\n ${'x'.repeat(74)}\r\n x\r\n`)
})

test.each([
  ['2 bytes of UTF-8', '\u0080', '\u07ff'],
  ['3 bytes of UTF-8', '\u0800', '\uffff'],
  ['4 bytes of UTF-8', '\u{10000}', '\u{10ffff}'],
])('a line ends before a character that does not fit: %s', (_size, smallest, greatest) => {
  // C1 controls, which begin at U+0080, are replaced in texts.
  for (const character of [smallest === '\u0080' ? '\u00a0' : smallest, greatest]) {
    const fits = 'x'.repeat(75 - 'SUMMARY:'.length - Buffer.byteLength(character))
    const whole = calendarFile('x', [event(`${fits}${character}`)], madeAt)
    expect(whole).toContain(`SUMMARY:${fits}${character}\r\n`)
    const folded = calendarFile('x', [event(`${fits}x${character}`)], madeAt)
    expect(folded).toContain(`SUMMARY:${fits}x\r\n ${character}\r\n`)
  }
})

test('an event that ends on the last day of the calendar has a duration, because no day follows', () => {
  const single = calendarFile('Far', [event('Train', '9999-12-31')], madeAt)
  expect(single).toContain('\r\nDTSTART;VALUE=DATE:99991231\r\nDURATION:P1D\r\n')
  const days = calendarFile('Far', [event('Trip', '9999-12-29', '9999-12-31')], madeAt)
  expect(days).toContain('\r\nDTSTART;VALUE=DATE:99991229\r\nDURATION:P3D\r\n')
  expect(days).not.toContain('DTEND')
  const before = calendarFile('Far', [event('Train', '9999-12-30')], madeAt)
  expect(before).toContain('\r\nDTEND;VALUE=DATE:99991231\r\n')
})
