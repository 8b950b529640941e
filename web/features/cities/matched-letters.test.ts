import { expect, test } from 'vitest'
import { matchedLetters } from './matched-letters.ts'

const matched = (name: string, unaccentedName: string, typed: string) =>
  name.slice(0, matchedLetters(name, unaccentedName, typed))

test('typed letters match regardless of case', () => {
  expect(matched('London', 'london', 'lon')).toBe('Lon')
  expect(matched('London', 'london', 'LOND')).toBe('Lond')
  expect(matched('New York City', 'new york city', 'new y')).toBe('New Y')
})

test('accents may be typed or left out', () => {
  expect(matched('Łódź', 'lodz', 'lod')).toBe('Łód')
  expect(matched('Łódź', 'lodz', 'Łódź')).toBe('Łódź')
  expect(matched('São Paulo', 'sao paulo', 'sao p')).toBe('São P')
  expect(matched('Zu\u0308rich', 'zurich', 'zur')).toBe('Zu\u0308r')
})

test('a letter that is spelled with two matches when both are typed', () => {
  expect(matched('Gießen', 'giessen', 'giess')).toBe('Gieß')
  expect(matched('Ærøskøbing', 'aeroskobing', 'aero')).toBe('Ærø')
})

test('a character that the search ignores is skipped', () => {
  expect(matched('‘Ayn Ḩalāqīm', 'ayn halaqim', 'ayn h')).toBe('‘Ayn Ḩ')
})

test('a city that was found by another name has no matched letters', () => {
  expect(matched('Vienna', 'vienna', 'wien')).toBe('')
  expect(matched('London', 'london', '')).toBe('')
  expect(matched('London', 'london', '  ')).toBe('')
})
