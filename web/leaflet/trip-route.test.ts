import { expect, test } from 'vitest'
import { centreOf, greatCircle, type RouteCity, type RouteLeg, unrollRoute } from './trip-route.ts'

const place = (id: string, latitude: number, longitude: number): RouteCity => ({
  id,
  name: id,
  latitude,
  longitude,
})
const paris = place('paris', 48.85, 2.35)
const rome = place('rome', 41.89, 12.48)
const tokyo = place('tokyo', 35.69, 139.69)
const auckland = place('auckland', -36.85, 174.76)
const honolulu = place('honolulu', 21.31, -157.86)
const losAngeles = place('los angeles', 34.05, -118.24)
const nowhere = place('nowhere', 0, 0)

const leg = (type: RouteLeg['type'], from?: RouteCity, to?: RouteCity): RouteLeg => ({
  id: `${from?.id} ${to?.id}`,
  type,
  from,
  to,
  startDay: '2027-05-08',
  arrivalDay: '2027-05-09',
})

test('a leg on the ground is one straight line, a flight is a great circle', () => {
  const { lines } = unrollRoute([leg('train', paris, rome), leg('plane', rome, tokyo)])
  expect(lines[0]?.path).toEqual([
    [48.85, 2.35],
    [41.89, 12.48],
  ])
  const northmost = Math.max(...(lines[1]?.path.map(([latitude]) => latitude) ?? []))
  expect(northmost).toBeGreaterThan(55)
})

test('a line across 180° continues eastward', () => {
  const { lines, stops } = unrollRoute([leg('plane', auckland, honolulu), leg('car', honolulu, losAngeles)])
  const longitudes = lines.flatMap(({ path }) => path.map(([, longitude]) => longitude))
  expect(longitudes.at(-1)).toBeCloseTo(241.76)
  for (const [index, longitude] of longitudes.entries()) {
    expect(longitude).toBeGreaterThanOrEqual((longitudes[index - 1] ?? longitude) - 1e-9)
  }
  expect(stops.map(({ at }) => Math.round(at[1]))).toEqual([175, 202, 242])
})

test('a route around the world ends at its start plus 360°', () => {
  const { lines } = unrollRoute([
    leg('plane', paris, tokyo),
    leg('plane', tokyo, losAngeles),
    leg('plane', losAngeles, paris),
  ])
  expect(lines.at(-1)?.path.at(-1)?.[1]).toBeCloseTo(362.35)
})

test('a city between two legs is one stop with an arrival and a departure', () => {
  const { stops } = unrollRoute([leg('train', paris, rome), leg('plane', rome, tokyo)])
  expect(stops.map(({ city, visits }) => [city.id, visits.map(({ kind }) => kind)])).toEqual([
    ['paris', ['departure']],
    ['rome', ['arrival', 'departure']],
    ['tokyo', ['arrival']],
  ])
})

test('legs without both cities or without coordinates are skipped, the others are drawn', () => {
  const { lines, ends } = unrollRoute([
    leg('bus', paris, nowhere),
    leg('bus', paris),
    leg('bus', undefined, rome),
    leg('train', paris, rome),
  ])
  expect(lines.map(({ id }) => id)).toEqual(['paris rome'])
  expect(ends).toHaveLength(2)
})

test('the centre is the mean of all ends, and the centre of the map without any', () => {
  expect(centreOf([])).toEqual([30, 0])
  expect(centreOf(unrollRoute([leg('train', paris, rome)]).ends)).toEqual([
    (48.85 + 41.89) / 2,
    (2.35 + 12.48) / 2,
  ])
})

test('a flight between antipodes is a straight line', () => {
  expect(greatCircle([0, 10], [0, -170])).toEqual([
    [0, 10],
    [0, -170],
  ])
})

test('removed legs and stops are drawn beside the route, on the same turn of the earth', () => {
  const route = [leg('plane', auckland, honolulu)]
  const { lines, stops, removed } = unrollRoute(route, {
    legs: [leg('car', honolulu, losAngeles), leg('bus', losAngeles, nowhere)],
    stops: [losAngeles, nowhere],
  })
  expect(lines).toHaveLength(1)
  expect(stops.map(({ city }) => city.id)).toEqual(['auckland', 'honolulu'])
  expect(removed.stops.map(({ city }) => city.id)).toEqual(['los angeles'])
  expect(removed.stops[0]?.at[1]).toBeCloseTo(241.76)
  expect(removed.lines).toHaveLength(1)
  expect(removed.lines[0]?.map(([, longitude]) => Math.round(longitude))).toEqual([202, 242])
  expect(unrollRoute(route).removed).toEqual({ lines: [], stops: [] })
})
