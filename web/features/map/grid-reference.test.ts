import { expect, test } from 'vitest'
import { gridReference } from './grid-reference.ts'

test('a place is named by whole degrees north or south, east or west', () => {
  expect(gridReference(31.63, -8)).toBe('32°N 8°W')
  expect(gridReference(-37.81, 144.96)).toBe('38°S 145°E')
})

test('on the equator and on the first meridian no letter is needed', () => {
  expect(gridReference(0.3, -0.13)).toBe('0° 0°')
})
