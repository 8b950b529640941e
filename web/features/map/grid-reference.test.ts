import { expect, onTestFinished, test } from 'vitest'
import { withoutIsolates } from '#shared/messages/isolates.ts'
import { showLanguage } from '#web/messages/language.ts'
import { gridReference } from './grid-reference.ts'

test('a place is named by whole degrees north or south, east or west', () => {
  expect(gridReference(31.63, -8)).toBe('32°N 8°W')
  expect(gridReference(-37.81, 144.96)).toBe('38°S 145°E')
})

test('on the equator and on the prime meridian no letter is needed', () => {
  expect(gridReference(0.3, -0.13)).toBe('0° 0°')
})

test('the letters of the sides are those of the language', async () => {
  onTestFinished(() => showLanguage('en'))
  await showLanguage('de')
  expect(gridReference(31.63, 8)).toBe('32°N 8°O')
  await showLanguage('ar')
  expect(withoutIsolates(gridReference(-37.81, 144.96))).toBe('38°ج 145°ق')
})
