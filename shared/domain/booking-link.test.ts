import { expect, test, vi } from 'vitest'
import { bookingLink } from './booking-link.ts'

const partner = { bookingUrl: 'https://12go.asia' }

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'the link names both cities, one person and the day after the leg’s, in %s',
  (name) => {
    vi.stubEnv('TZ', name)
    expect(bookingLink(partner, { from: 'chiang mai', to: 'bangkok', day: '2027-12-31' })).toBe(
      'https://12go.asia/en/travel/chiang-mai/bangkok?people=1&date=2028-01-01',
    )
  },
)

test('accents, capitals, spaces and punctuation are removed or replaced', () => {
  expect(bookingLink(partner, { from: 'São João del-Rei', to: "L'Aquila (Città)", day: '' })).toBe(
    'https://12go.asia/en/travel/sao-joao-del-rei/laquila-citta?people=1',
  )
})

test('a template gives the complete URL', () => {
  const template = { bookingUrl: 'https://book.example/{from}/{to}/on/{date}' }
  expect(bookingLink(template, { from: 'rome', to: 'milan', day: '2027-05-08' })).toBe(
    'https://book.example/rome/milan/on/2027-05-09',
  )
})

test('returns null for a name without a letter or digit of ASCII', () => {
  expect(bookingLink(partner, { from: '京都', to: 'tokyo', day: '' })).toBeNull()
})

test('either name can be without a letter or digit of ASCII', () => {
  expect(bookingLink(partner, { from: 'tokyo', to: '京都', day: '' })).toBeNull()
})

test('slashes at the end of the base URL are not doubled', () => {
  for (const bookingUrl of ['https://12go.asia/', 'https://12go.asia//'])
    expect(bookingLink({ bookingUrl }, { from: 'rome', to: 'milan', day: '' })).toBe(
      'https://12go.asia/en/travel/rome/milan?people=1',
    )
})
