import { expect, test } from 'vitest'
import { countryId } from './gazetteer-ids.ts'
import { isReachableOverland } from './landmass.ts'

const city = (iso2: string, latitude: number, longitude: number) => ({
  country: iso2 === '' ? '' : countryId(iso2),
  latitude,
  longitude,
})

const lisbon = city('PT', 38.72, -9.13)
const newYork = city('US', 40.71, -74.01)

test.each([
  ['Lisbon to Vladivostok', lisbon, city('RU', 43.11, 131.87)],
  ['London to Paris, through the tunnel', city('GB', 51.5, -0.12), city('FR', 48.85, 2.35)],
  ['Dublin to London, by ferry', city('IE', 53.33, -6.25), city('GB', 51.5, -0.12)],
  ['Tangier to Madrid', city('MA', 35.77, -5.8), city('ES', 40.42, -3.7)],
  ['Rome to Palermo', city('IT', 41.9, 12.5), city('IT', 38.12, 13.36)],
  ['New York to Ushuaia', newYork, city('AR', -54.8, -68.3)],
  ['Anchorage to Seattle', city('US', 61.2, -149.9), city('US', 47.6, -122.3)],
  ['Kuching to Bandar Seri Begawan', city('MY', 1.55, 110.33), city('BN', 4.89, 114.94)],
  ['Port-au-Prince to Santo Domingo', city('HT', 18.54, -72.34), city('DO', 18.47, -69.89)],
  ['Tokyo to Hiroshima', city('JP', 35.69, 139.69), city('JP', 34.4, 132.45)],
  ['a place of no known country', city('', 0, 0), newYork],
])('there is a way overland: %s', (_, from, to) => {
  expect(isReachableOverland(from, to)).toBe(true)
  expect(isReachableOverland(to, from)).toBe(true)
})

test.each([
  ['Lisbon to New York', lisbon, newYork],
  ['Seoul to Tokyo', city('KR', 37.57, 126.98), city('JP', 35.69, 139.69)],
  ['San Francisco to Honolulu', city('US', 37.77, -122.42), city('US', 21.31, -157.86)],
  ['Madrid to Las Palmas', city('ES', 40.42, -3.7), city('ES', 28.1, -15.41)],
  ['Lisbon to Funchal', lisbon, city('PT', 32.67, -16.92)],
  ['Sydney to Auckland', city('AU', -33.87, 151.21), city('NZ', -36.85, 174.76)],
  ['Kuala Lumpur to Kuching', city('MY', 3.14, 101.69), city('MY', 1.55, 110.33)],
  ['Copenhagen to Reykjavík', city('DK', 55.68, 12.57), city('IS', 64.14, -21.9)],
  ['Havana to Miami', city('CU', 23.13, -82.38), city('US', 25.77, -80.19)],
])('the sea lies between: %s', (_, from, to) => {
  expect(isReachableOverland(from, to)).toBe(false)
})
