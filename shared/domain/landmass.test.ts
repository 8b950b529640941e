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
const jakarta = city('ID', -6.21, 106.85)
const balikpapan = city('ID', -1.27, 116.83)

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
  ['Miami to New York', city('US', 25.77, -80.19), newYork],
  ['Nome to Seattle', city('US', 64.5, -165.41), city('US', 47.6, -122.3)],
  ['Santiago to Buenos Aires', city('CL', -33.45, -70.67), city('AR', -34.61, -58.38)],
  ['Guayaquil to Lima', city('EC', -2.19, -79.89), city('PE', -12.05, -77.04)],
  ['Bogotá to Quito', city('CO', 4.61, -74.08), city('EC', -0.23, -78.52)],
  ['Balikpapan to Kuching', balikpapan, city('MY', 1.55, 110.33)],
  ['Pontianak to Balikpapan', city('ID', -0.03, 109.33), balikpapan],
  ['Jakarta to Surabaya', jakarta, city('ID', -7.25, 112.75)],
  ['Jakarta to Medan', jakarta, city('ID', 3.58, 98.67)],
  ['Jayapura to Port Moresby', city('ID', -2.53, 140.72), city('PG', -9.44, 147.18)],
  ['Bata to Libreville', city('GQ', 1.86, 9.77), city('GA', 0.39, 9.45)],
  ['Aden to Sanaa', city('YE', 12.78, 45.04), city('YE', 15.35, 44.21)],
  ['Hawf to Sanaa', city('YE', 16.65, 53.05), city('YE', 15.35, 44.21)],
  ['Chennai to Delhi', city('IN', 13.08, 80.27), city('IN', 28.65, 77.23)],
  ['Imphal to Delhi', city('IN', 24.81, 93.94), city('IN', 28.65, 77.23)],
  ['Marigot to Philipsburg', city('MF', 18.07, -63.08), city('SX', 18.03, -63.05)],
  ['Tokyo to Hiroshima', city('JP', 35.69, 139.69), city('JP', 34.4, 132.45)],
  ['a place of no known country', city('', 0, 0), newYork],
])('overland: %s', (_, from, to) => {
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
  ['Lisbon to Ponta Delgada', lisbon, city('PT', 37.74, -25.67)],
  ['Funchal to Ponta Delgada', city('PT', 32.67, -16.92), city('PT', 37.74, -25.67)],
  ['Guayaquil to Puerto Ayora', city('EC', -2.19, -79.89), city('EC', -0.74, -90.31)],
  ['Santiago to Hanga Roa', city('CL', -33.45, -70.67), city('CL', -27.15, -109.43)],
  ['Bogotá to San Andrés', city('CO', 4.61, -74.08), city('CO', 12.58, -81.69)],
  ['Jakarta to Balikpapan', jakarta, balikpapan],
  ['Medan to Balikpapan', city('ID', 3.58, 98.67), balikpapan],
  ['Surabaya to Balikpapan', city('ID', -7.25, 112.75), balikpapan],
  ['Manado to Balikpapan', city('ID', 1.49, 124.84), balikpapan],
  ['Jakarta to Jayapura', jakarta, city('ID', -2.53, 140.72)],
  ['Jakarta to Kuala Lumpur', jakarta, city('MY', 3.14, 101.69)],
  ['Malabo to Bata', city('GQ', 3.75, 8.78), city('GQ', 1.86, 9.77)],
  ['Hadibu to Aden', city('YE', 12.65, 54.02), city('YE', 12.78, 45.04)],
  ['Port Blair to Chennai', city('IN', 11.67, 92.75), city('IN', 13.08, 80.27)],
  ['Antananarivo to Maputo', city('MG', -18.91, 47.54), city('MZ', -25.97, 32.58)],
  ['Papeete to Paris', city('PF', -17.54, -149.57), city('FR', 48.85, 2.35)],
  ['Marigot to Pointe-à-Pitre', city('MF', 18.07, -63.08), city('GP', 16.24, -61.53)],
  ['Marigot to Paris', city('MF', 18.07, -63.08), city('FR', 48.85, 2.35)],
  ['Havana to Miami', city('CU', 23.13, -82.38), city('US', 25.77, -80.19)],
])('only across the sea: %s', (_, from, to) => {
  expect(isReachableOverland(from, to)).toBe(false)
})
