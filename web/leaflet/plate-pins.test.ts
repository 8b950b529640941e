import { expect, test } from 'vitest'
import { type PlatePin, platePins } from './plate-pins.ts'

const pin = (longitude: number): PlatePin => ({
  id: `at ${longitude}`,
  name: '',
  latitude: 0,
  longitude,
  kind: 'visited',
})
const longitudes = (pins: number[], ends: number[] = []) =>
  platePins(pins.map(pin), { ends: ends.map((longitude) => [0, longitude]) }).map(({ at }) => at[1])

test('pins on both sides of 180° are next to each other', () => {
  expect(longitudes([178, -178])).toEqual([178, 182])
  expect(longitudes([-9, 20])).toEqual([-9, 20])
})

test('pins are on the same turn of the earth as the route', () => {
  expect(longitudes([-122, 139], [139, 238])).toEqual([238, 139])
  expect(longitudes([179], [-170, -160])).toEqual([-181])
})

test('without places there are no pins', () => {
  expect(longitudes([])).toEqual([])
})
