import { expect, test } from 'vitest'
import { hasCoordinates } from './coordinates.ts'

test('only a place at 0, 0 has no coordinates: others lie on the equator or on the prime meridian', () => {
  expect(hasCoordinates({ latitude: 0, longitude: 0 })).toBe(false)
  expect(hasCoordinates({ latitude: 0, longitude: 9.45 })).toBe(true)
  expect(hasCoordinates({ latitude: 51.48, longitude: 0 })).toBe(true)
})
