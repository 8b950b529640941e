import { expect, test } from 'vitest'
import { firstView, routeView, showsAll, standApart } from './first-view.ts'
import type { Box } from './place-labels.ts'
import { centreOf, unrollRoute } from './trip-route.ts'

const places = {
  Vienna: [48.21, 16.37],
  Budapest: [47.5, 19.04],
  Lisbon: [38.72, -9.13],
  Madrid: [40.42, -3.7],
  Paris: [48.85, 2.35],
  Rome: [41.89, 12.51],
  'San Francisco': [37.77, -122.42],
  Tokyo: [35.69, 139.69],
  Auckland: [-36.85, 174.76],
  Suva: [-18.14, 178.44],
  Honolulu: [21.31, -157.86],
  Istanbul: [41.01, 28.95],
  Bangkok: [13.75, 100.5],
} as const

const cityNamed = (name: keyof typeof places) => {
  const [latitude, longitude] = places[name]
  return { id: name, name, latitude, longitude }
}

const trip = (...names: (keyof typeof places)[]) =>
  unrollRoute(
    names.slice(1).map((name, index) => ({
      id: name,
      type: 'train',
      from: cityNamed(names[index] ?? name),
      to: cityNamed(name),
      startDay: '',
      arrivalDay: '',
    })),
  )

const frameOf = (x: number, y: number, free: Box = [0, 0, x, y]) => ({ size: { x, y }, free })
const desktop = frameOf(800, 836)
const phone = frameOf(360, 140)

test('the view is zoom 4 at the mean if it shows every stop and no stops overlap', () => {
  const route = trip('Lisbon', 'Madrid', 'Paris', 'Rome')
  const [lat, lng] = centreOf(route.ends)
  expect(firstView(route, desktop)).toEqual({ lat, lng, zoom: 4 })
})

test('stops that overlap at zoom 4 are shown at a higher zoom', () => {
  const route = trip('Vienna', 'Budapest')
  expect(standApart(route, 4)).toBe(false)
  const view = firstView(route, desktop)
  expect(standApart(route, view.zoom)).toBe(true)
  expect(showsAll(view, route, desktop)).toBe(true)
})

test.each([
  ['a wide map', desktop],
  ['a phone', phone],
  ['a map under panels', frameOf(800, 836, [0, 120, 500, 836])],
])('the whole route around the world is shown on %s', (_, frame) => {
  const route = trip('San Francisco', 'Lisbon', 'Istanbul', 'Bangkok', 'Tokyo')
  const view = firstView(route, frame)
  expect(view.zoom).toBeLessThan(3)
  expect(showsAll(view, route, frame)).toBe(true)
})

test('a stop under a panel at zoom 4 moves the view', () => {
  const route = trip('Lisbon', 'Madrid', 'Paris', 'Rome')
  const frame = frameOf(800, 836, [0, 0, 520, 836])
  expect(showsAll(firstView(route, desktop), route, frame)).toBe(false)
  expect(showsAll(firstView(route, frame), route, frame)).toBe(true)
})

test('a route across 180° is shown in one piece', () => {
  const route = trip('Tokyo', 'Suva', 'Auckland', 'Honolulu', 'San Francisco')
  const view = firstView(route, desktop)
  expect(view.zoom).toBeGreaterThanOrEqual(2.5)
  expect(Math.abs(view.lng)).toBeGreaterThan(170)
  expect(showsAll(view, route, desktop)).toBe(true)
})

test('a trip without places begins at the centre of the world', () => {
  expect(firstView(trip(), desktop)).toEqual({ lat: 30, lng: 0, zoom: 4 })
  expect(routeView(trip(), desktop)).toEqual({ lat: 30, lng: 0, zoom: 4 })
})

test('a stop that a change removed is in the view as well', () => {
  const route = trip('Vienna', 'Budapest')
  const lisbon = { city: cityNamed('Lisbon'), at: centreOf([[38.72, -9.13]]) }
  const changed = { ...route, removed: { lines: [], stops: [lisbon] } }
  const near = routeView(route, desktop)
  expect(showsAll(near, route, desktop)).toBe(true)
  expect(showsAll(near, changed, desktop)).toBe(false)
  expect(showsAll(routeView(changed, desktop), changed, desktop)).toBe(true)
})
