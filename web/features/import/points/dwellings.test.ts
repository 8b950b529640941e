import { beforeAll, expect, test } from 'vitest'
import { loadZones } from '#web/features/import/read/zones.ts'
import type { Zones } from '#web/features/import/read/zones.ts'
import { findDwellings } from './dwellings.ts'
import { PackedPoints } from './packed-points.ts'
import type { DwellSettings } from './rules.ts'

let zones: Zones
beforeAll(async () => {
  zones = await loadZones()
})

interface Fix {
  at: string
  position: readonly [number, number]
  accuracy?: number
  device?: string
}

const munich = [48.1371, 11.5754] as const
const augsburg = [48.3705, 10.8978] as const
const rome = [41.8933, 12.4829] as const

const packed = (fixes: readonly Fix[]) => {
  const points = new PackedPoints(1_000_000)
  for (const { at, position, accuracy = 0, device = 'phone' } of fixes)
    points.add(Date.parse(at), position[0], position[1], accuracy, device)
  return points
}

const dwellings = (fixes: readonly Fix[], settings: DwellSettings = { leastMinutes: 60 }) =>
  findDwellings(packed(fixes), zones, settings).map((dwelling) => ({
    latitude: Math.round(dwelling.latitude * 100) / 100,
    longitude: Math.round(dwelling.longitude * 100) / 100,
    start: new Date(dwelling.start).toISOString().slice(0, 16),
    end: new Date(dwelling.end).toISOString().slice(0, 16),
    points: dwelling.points,
    nights: dwelling.nights,
    inferred: Math.round(dwelling.inferredShare * 100) / 100,
    isLayover: dwelling.isLayover,
  }))

/** A position every few minutes from one time to another, on the way from one place to another. */
const track = (
  from: string,
  to: string,
  start: readonly [number, number],
  end: readonly [number, number] = start,
  { minutes = 5, device = 'phone' } = {},
): Fix[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const count = Math.floor((last - first) / (minutes * 60_000))
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = count === 0 ? 0 : index / count
    return {
      at: new Date(first + index * minutes * 60_000).toISOString(),
      position: [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share] as const,
      device,
    }
  })
}

test('an hour and a half in one place is a stay, half an hour is none', () => {
  const long = track('2024-05-03T08:00Z', '2024-05-03T09:30Z', munich)
  expect(dwellings(long)).toEqual([
    {
      latitude: 48.14,
      longitude: 11.58,
      start: '2024-05-03T08:00',
      end: '2024-05-03T09:30',
      points: 19,
      nights: 0,
      inferred: 0,
      isLayover: false,
    },
  ])
  const short = track('2024-05-03T08:00Z', '2024-05-03T08:30Z', munich)
  expect(dwellings(short)).toEqual([])
  expect(dwellings(short, { leastMinutes: 15 })).toHaveLength(1)
})

test('59 minutes and 59 seconds are less than an hour, because seconds are summed and not minutes', () => {
  const until = (end: string) => [
    { at: '2024-05-03T08:00:00Z', position: munich },
    { at: '2024-05-03T08:29:40Z', position: munich },
    { at: end, position: munich },
  ]
  expect(dwellings(until('2024-05-03T08:59:59Z'))).toEqual([])
  expect(dwellings(until('2024-05-03T09:00:00Z'))).toHaveLength(1)
})

test('points in any order, or repeated, give the same stays', () => {
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T12:00Z', munich),
    ...track('2024-05-03T12:40Z', '2024-05-03T16:00Z', augsburg),
  ]
  const shuffled = fixes.map((fix, index) => fixes[(index * 37) % fixes.length] ?? fix)
  expect(new Set(shuffled).size).toBe(fixes.length)
  expect(dwellings(fixes)).toHaveLength(2)
  const withoutCount = (list: ReturnType<typeof dwellings>) => list.map(({ start, end }) => ({ start, end }))
  expect(withoutCount(dwellings([...shuffled, ...fixes]))).toEqual(withoutCount(dwellings(fixes)))
})

test('points with an error above 500 m do not count', () => {
  const fixes = track('2024-05-03T08:00Z', '2024-05-03T10:00Z', munich)
  expect(dwellings(fixes.map((fix) => ({ ...fix, accuracy: 501 })))).toEqual([])
  expect(dwellings(fixes.map((fix) => ({ ...fix, accuracy: 500 })))).toHaveLength(1)
})

test('a jump of some minutes to a far place and back is ignored as an error', () => {
  const fixes = track('2024-05-03T08:00Z', '2024-05-03T12:00Z', munich)
  for (const index of [10, 11, 12]) fixes[index] = { ...fixes[index]!, position: [0.001, -50] }
  expect(dwellings(fixes)).toMatchObject([{ start: '2024-05-03T08:00', end: '2024-05-03T12:00', points: 46 }])
})

test('a night flight is not ignored as an error: the person is at both ends', () => {
  const newYork = [40.7128, -74.006] as const
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T12:00Z', munich),
    ...track('2024-05-03T21:00Z', '2024-05-04T04:00Z', newYork),
    ...track('2024-05-04T12:30Z', '2024-05-04T15:00Z', munich),
  ]
  expect(dwellings(fixes).map(({ latitude }) => latitude)).toEqual([48.14, 40.71, 48.14])
})

test('a train at 200 km/h and a car at 80 km/h pass the cities on their way', () => {
  const train = track('2024-05-03T08:00Z', '2024-05-03T11:00Z', munich, [52.52, 13.405], { minutes: 1 })
  expect(dwellings(train)).toEqual([])
  const car = track('2024-05-03T08:00Z', '2024-05-03T09:00Z', munich, augsburg, { minutes: 1 })
  expect(dwellings(car)).toEqual([])
})

test('a ferry at 30 km/h and a slow one at 13 km/h visit no city on the coast', () => {
  // Along the Bosphorus.
  const fast = track('2024-05-03T08:00Z', '2024-05-03T09:00Z', [41.01, 28.98], [41.22, 29.13], { minutes: 1 })
  expect(dwellings(fast)).toEqual([])
  const slow = track('2024-05-03T08:00Z', '2024-05-03T10:00Z', [41.01, 28.98], [41.22, 29.13], { minutes: 1 })
  expect(dwellings(slow)).toEqual([])
})

test('a bicycle at 8 km/h passes the villages on its way, except the one with a lunch', () => {
  const along = (from: string, to: string, start: number, end: number) =>
    track(from, to, [48.5, 13.5 + start / 73.7], [48.5, 13.5 + end / 73.7])
  const ride = along('2024-05-03T06:00Z', '2024-05-03T12:00Z', 0, 48)
  expect(dwellings(ride)).toEqual([])
  const withLunch = [
    ...along('2024-05-03T06:00Z', '2024-05-03T09:00Z', 0, 24),
    ...along('2024-05-03T09:05Z', '2024-05-03T09:50Z', 24, 24),
    ...along('2024-05-03T09:55Z', '2024-05-03T12:00Z', 24, 41),
  ]
  expect(dwellings(withLunch)).toMatchObject([{ nights: 0 }])
})

test('a walk of two hours through a town, with coffee, is a stay', () => {
  const there = track('2024-05-03T08:00Z', '2024-05-03T09:00Z', munich, [48.1771, 11.5754])
  const coffee = track('2024-05-03T09:05Z', '2024-05-03T09:40Z', [48.1771, 11.5754])
  const on = track('2024-05-03T09:45Z', '2024-05-03T10:15Z', [48.1771, 11.5754], [48.1971, 11.5754])
  expect(dwellings([...there, ...coffee, ...on])).toHaveLength(1)
})

test('three hours at the airport before a flight are a wait, six hours are a stay', () => {
  const tokyo = [35.68, 139.69] as const
  const waited = (hours: number) =>
    dwellings([
      ...track('2024-05-03T04:00Z', '2024-05-03T06:00Z', augsburg),
      ...track('2024-05-03T07:30Z', `2024-05-03T${String(7 + hours).padStart(2, '0')}:30Z`, [48.35, 11.78]),
      ...track('2024-05-04T03:00Z', '2024-05-04T20:00Z', tokyo),
    ]).map(({ isLayover }) => isLayover)
  expect(waited(3)).toEqual([false, true, false])
  expect(waited(6)).toEqual([false, false, false])
})

test('a plane that records positions over Munich does not visit it', () => {
  const flight = track('2024-05-03T08:00Z', '2024-05-03T10:00Z', [52.36, 13.5], rome, { minutes: 1 })
  expect(dwellings(flight)).toEqual([])
})

test('up to 20 minutes outside do not end a stay, more do', () => {
  const outside = [48.2371, 11.5754] as const
  const around = (end: string) => [
    ...track('2024-05-03T08:00Z', '2024-05-03T10:00Z', munich),
    ...track('2024-05-03T10:05Z', end, outside),
    ...track(new Date(Date.parse(end) + 300_000).toISOString(), '2024-05-03T14:00Z', munich),
  ]
  expect(dwellings(around('2024-05-03T10:20Z'))).toMatchObject([
    { start: '2024-05-03T08:00', end: '2024-05-03T14:00' },
  ])
  expect(dwellings(around('2024-05-03T10:50Z'))).toMatchObject([
    { start: '2024-05-03T08:00', end: '2024-05-03T10:00' },
    { start: '2024-05-03T10:55', end: '2024-05-03T14:00' },
  ])
})

test('at the edge of a place, one kilometre more does not end the stay', () => {
  // 5.3 km from the centre: outside the radius, but within 1.2 times the radius.
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T11:00Z', munich),
    ...track('2024-05-03T11:05Z', '2024-05-03T13:00Z', [48.1848, 11.5754]),
  ]
  expect(dwellings(fixes)).toMatchObject([{ start: '2024-05-03T08:00', end: '2024-05-03T13:00' }])
})

test('a gap of more than two hours is inferred when both sides are the same place, up to 40 hours', () => {
  const twice = (second: string) => [
    { at: '2024-05-03T20:00Z', position: munich },
    { at: second, position: munich },
  ]
  expect(dwellings(twice('2024-05-04T06:00Z'))).toMatchObject([{ inferred: 1, nights: 1, points: 2 }])
  expect(dwellings(twice('2024-05-05T12:00Z'))).toMatchObject([{ inferred: 1, nights: 2 }])
  expect(dwellings(twice('2024-05-05T12:01Z'))).toEqual([])
})

test('a gap between two places is presence in neither', () => {
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T08:30Z', munich),
    ...track('2024-05-03T12:00Z', '2024-05-03T12:30Z', augsburg),
  ]
  expect(dwellings(fixes)).toEqual([])
})

test('nights are counted by local time: from 02:00 to 05:00', () => {
  const tokyo = [35.6762, 139.6503] as const
  // 21:00 to 01:30 and 21:00 to 02:30 in Tokyo.
  expect(dwellings(track('2024-05-03T12:00Z', '2024-05-03T16:30Z', tokyo))).toMatchObject([{ nights: 0 }])
  expect(dwellings(track('2024-05-03T12:00Z', '2024-05-03T17:30Z', tokyo))).toMatchObject([{ nights: 1 }])
  expect(dwellings(track('2024-05-03T12:00Z', '2024-05-05T23:00Z', tokyo))).toMatchObject([{ nights: 3 }])
  // The same in UTC is the middle of the day in Honolulu.
  const honolulu = [21.3069, -157.8583] as const
  expect(dwellings(track('2024-05-03T20:00Z', '2024-05-04T06:00Z', honolulu))).toMatchObject([{ nights: 0 }])
})

test('a stay on the date line has its centre there, on Taveuni', () => {
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T10:00Z', [-16.8, 179.99]),
    ...track('2024-05-03T10:05Z', '2024-05-03T12:05Z', [-16.8, -179.99]),
  ]
  const [stay, ...others] = dwellings(fixes)
  expect(others).toEqual([])
  expect(Math.abs(stay?.longitude ?? 0)).toBe(180)
})

test('a tablet at home does not compete with the phone that travels', () => {
  const fixes = [
    ...track('2024-05-01T00:00Z', '2024-05-09T00:00Z', munich, munich, { minutes: 20, device: 'tablet' }),
    ...track('2024-05-01T00:00Z', '2024-05-03T00:00Z', munich, munich, { minutes: 30 }),
    ...track('2024-05-03T00:30Z', '2024-05-08T00:00Z', rome, rome, { minutes: 30 }),
  ]
  expect(dwellings(fixes).map(({ latitude, start }) => [latitude, start])).toEqual([
    [48.14, '2024-05-01T00:00'],
    [41.89, '2024-05-03T00:30'],
    [48.14, '2024-05-08T00:00'],
  ])
})

test('only chosen devices count', () => {
  const fixes = [
    ...track('2024-05-01T00:00Z', '2024-05-02T00:00Z', munich, munich, { device: 'tablet' }),
    ...track('2024-05-01T00:00Z', '2024-05-02T00:00Z', rome, rome),
  ]
  expect(dwellings(fixes, { leastMinutes: 60, devices: ['tablet'] })).toMatchObject([{ latitude: 48.14 }])
})

test('a wait of some hours between two flights is a change of planes, a night there is a stay', () => {
  const frankfurt = [50.0379, 8.5622] as const
  const home = track('2024-05-03T02:00Z', '2024-05-03T06:00Z', [52.3667, 13.5033])
  const wait = track('2024-05-03T07:00Z', '2024-05-03T11:00Z', frankfurt)
  const away = track('2024-05-03T19:00Z', '2024-05-04T04:00Z', [40.6413, -73.7781])
  expect(dwellings([...home, ...wait, ...away]).map(({ isLayover }) => isLayover)).toEqual([
    false,
    true,
    false,
  ])
  const night = track('2024-05-03T07:00Z', '2024-05-04T05:00Z', frankfurt)
  const later = track('2024-05-04T13:00Z', '2024-05-04T20:00Z', [40.6413, -73.7781])
  expect(dwellings([...home, ...night, ...later]).map(({ isLayover }) => isLayover)).toEqual([
    false,
    false,
    false,
  ])
})

test('a month at home is one stay, also when the phone has only hourly points', () => {
  const fixes = track('2024-05-01T10:00Z', '2024-06-01T10:00Z', munich, munich, { minutes: 60 })
  expect(dwellings(fixes)).toMatchObject([{ nights: 31, inferred: 0 }])
})

test('points closer than 30 seconds and some hundred metres are kept once', () => {
  const points = new PackedPoints(1000)
  for (let second = 0; second < 600; second += 1)
    points.add(Date.UTC(2024, 4, 3) + second * 1000, 48.1 + second * 1e-6, 11.5, 5, 'watch')
  expect(points.told).toBe(600)
  expect(points.length).toBe(20)
})

test('a person who is elsewhere after a gap had left, even when they return soon', () => {
  const fixes = [
    ...track('2024-05-03T08:00Z', '2024-05-03T10:00Z', munich),
    { at: '2024-05-03T15:00Z', position: [48.2371, 11.5754] as const },
    ...track('2024-05-03T15:15Z', '2024-05-03T17:00Z', munich),
  ]
  expect(dwellings(fixes)).toMatchObject([
    { start: '2024-05-03T08:00', end: '2024-05-03T10:00' },
    { start: '2024-05-03T15:15', end: '2024-05-03T17:00' },
  ])
})

test('points close in time are kept when they differ in longitude or latitude', () => {
  for (const [north, east] of [
    [0, 0.01],
    [0.01, 0],
  ] as const) {
    const points = new PackedPoints(10)
    points.add(1.4e12, 48.1, 11.5, 0, 'a')
    points.add(1.4e12 + 1000, 48.1 + north, 11.5 + east, 0, 'a')
    expect(points.length).toBe(2)
  }
})

test('a thousand points keep their values while the first block grows', () => {
  const points = new PackedPoints(2000)
  for (let index = 0; index < 1000; index += 1)
    points.add(1.4e12 + index * 60_000, 40 + index / 100, index / 10, index, `device ${index % 3}`)
  expect(points.length).toBe(1000)
  for (const index of [0, 255, 256, 511, 512, 999]) {
    expect(points.time(index)).toBe(1.4e9 + index * 60)
    expect(points.latitude(index)).toBeCloseTo(40 + index / 100, 6)
    expect(points.longitude(index)).toBeCloseTo(index / 10, 6)
    expect([points.accuracy(index), points.device(index)]).toEqual([index, index % 3])
  }
})
