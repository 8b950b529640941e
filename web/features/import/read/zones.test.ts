import { expect, test } from 'vitest'
import { loadZones } from './zones.ts'

const zones = await loadZones()
const local = (at: string, latitude: number, longitude: number) =>
  new Date(zones.localTime(Date.parse(at), latitude, longitude)).toISOString().slice(0, 16)

test.each([
  ['Munich in winter', '2024-01-15T12:00:00Z', 48.14, 11.58, '2024-01-15T13:00'],
  ['Munich in summer', '2024-07-15T12:00:00Z', 48.14, 11.58, '2024-07-15T14:00'],
  ['Kathmandu, 5:45 ahead', '2024-07-15T12:00:00Z', 27.72, 85.32, '2024-07-15T17:45'],
  ['Kiritimati, 14 hours ahead', '2024-07-15T12:00:00Z', 1.87, -157.43, '2024-07-16T02:00'],
  ['Pago Pago, 11 hours behind', '2024-07-15T08:00:00Z', -14.28, -170.7, '2024-07-14T21:00'],
  [
    'Samoa before it changed sides of the date line',
    '2011-12-28T12:00:00Z',
    -13.83,
    -171.76,
    '2011-12-28T02:00',
  ],
  ['Samoa after it', '2012-01-02T12:00:00Z', -13.83, -171.76, '2012-01-03T02:00'],
  ['the middle of the Atlantic', '2024-07-15T12:00:00Z', 30, -45, '2024-07-15T09:00'],
])('%s', (_place, at, latitude, longitude, expected) => {
  expect(local(at, latitude, longitude)).toBe(expected)
})

test.each([
  ['Fakaofo', -9.38, -171.22, 'Pacific/Fakaofo'],
  ['Pago Pago', -14.28, -170.7, 'Pacific/Pago_Pago'],
  ['Apia', -13.83, -171.76, 'Pacific/Apia'],
  ['Gambell in Alaska', 63.78, -171.73, 'America/Nome'],
  ['Provideniya in Siberia', 64.42, -173.23, 'Asia/Anadyr'],
  ['Taveuni', -16.8, -179.97, 'Pacific/Fiji'],
  ['Nukuʻalofa', -21.14, -175.2, 'Pacific/Tongatapu'],
  ['Niue', -19.05, -169.92, 'Pacific/Niue'],
  ['Majuro', 7.09, 171.38, 'Pacific/Majuro'],
  ['Hong Kong', 22.28, 114.16, 'Asia/Hong_Kong'],
])('%s is on its side of the date line and of borders', (_place, latitude, longitude, zone) => {
  expect(zones.zoneAt(latitude, longitude)).toBe(zone)
})

test('an instant is found from the local time, also around a change of the clocks', () => {
  for (const at of [
    '2024-03-30T23:30:00Z',
    '2024-03-31T00:59:00Z',
    '2024-03-31T01:00:00Z',
    '2024-10-26T23:30:00Z',
    '2024-10-27T01:30:00Z',
    '2024-10-27T02:00:00Z',
  ]) {
    const instant = Date.parse(at)
    expect(zones.instant(zones.localTime(instant, 48.14, 11.58), 48.14, 11.58), at).toBe(instant)
  }
})

test('an hour that the clocks skip has an instant near it', () => {
  const skipped = zones.instant(Date.UTC(2024, 2, 31, 2, 30), 48.14, 11.58)
  expect(Math.abs(skipped - Date.parse('2024-03-31T01:00:00Z'))).toBeLessThanOrEqual(3_600_000)
})
