import { expect, test } from 'vitest'
import { type Bounds, boundsOf, fitView, type FittedView, worldBounds } from './fit-view.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import type { Box } from './place-labels.ts'

const room = { above: 44, below: 16, aside: 24 }

/** The position of a place in a view, in the map's pixels. */
function pixelOf(view: FittedView, size: { x: number; y: number }, [lat, lng]: readonly [number, number]) {
  const scale = worldSize(view.zoom)
  return {
    x: (mercatorX(lng) - mercatorX(view.lng)) * scale + size.x / 2,
    y: (mercatorY(lat) - mercatorY(view.lat)) * scale + size.y / 2,
  }
}

function expectInside(bounds: Bounds, view: FittedView, size: { x: number; y: number }, free: Box) {
  for (const lat of [bounds.south, bounds.north]) {
    for (const lng of [bounds.west, bounds.east]) {
      const { x, y } = pixelOf(view, size, [lat, lng])
      expect(x).toBeGreaterThanOrEqual(free[0] - 0.01)
      expect(x).toBeLessThanOrEqual(free[2] + 0.01)
      expect(y).toBeGreaterThanOrEqual(free[1] - 0.01)
      expect(y).toBeLessThanOrEqual(free[3] + 0.01)
    }
  }
}

const tokyo = [35.69, 139.69] as const
const sydney = [-33.87, 151.21] as const
const sanFrancisco = [37.77, -122.42] as const
const vienna = [48.21, 16.37] as const
const budapest = [47.5, 19.04] as const

test.each([
  ['a laptop', { x: 1022, y: 704 }],
  ['a phone', { x: 360, y: 390 }],
])('the whole world fits on %s, at a zoom below 3', (_, size) => {
  const free: Box = [0, 60, size.x, size.y]
  const view = fitView(worldBounds, { size, free, room: { above: 0, below: 0, aside: 0 }, maxZoom: 3 })
  expect(view.zoom).toBeLessThan(3)
  expectInside(worldBounds, view, size, free)
})

test('pins on three continents fit into the area beside a list', () => {
  const size = { x: 1366, y: 704 }
  const free: Box = [344, 64, 1366, 704]
  const bounds = boundsOf([tokyo, sydney, sanFrancisco])
  const view = fitView(bounds, { size, free, room, maxZoom: 6 })
  expect(view.zoom).toBe(2)
  expectInside(bounds, view, size, free)
  const [west, east] = [pixelOf(view, size, [0, bounds.west]).x, pixelOf(view, size, [0, bounds.east]).x]
  expect((west + east) / 2).toBeCloseTo((344 + 1366) / 2)
})

test('a route across 180° stays in one piece', () => {
  const size = { x: 800, y: 836 }
  const free: Box = [0, 0, 800, 836]
  const bounds = boundsOf([tokyo, [sanFrancisco[0], sanFrancisco[1] + 360]])
  const view = fitView(bounds, { size, free, room, maxZoom: 11 })
  expect(view.lng).toBeGreaterThan(180)
  expect(view.zoom).toBeGreaterThanOrEqual(3)
  expectInside(bounds, view, size, free)
})

test('neighbouring cities are shown at a high zoom, a single city at the maximum zoom', () => {
  const size = { x: 800, y: 836 }
  const free: Box = [0, 0, 800, 836]
  expect(fitView(boundsOf([vienna, budapest]), { size, free, room, maxZoom: 11 }).zoom).toBe(8.5)
  expect(fitView(boundsOf([vienna]), { size, free, room, maxZoom: 6 })).toEqual({
    lat: expect.closeTo(48.21, 0) as number,
    lng: expect.closeTo(16.37) as number,
    zoom: 6,
  })
})

test('a very small map keeps most of its area for the route', () => {
  const size = { x: 360, y: 130 }
  const free: Box = [0, 0, 360, 130]
  const bounds = boundsOf([vienna, tokyo])
  const view = fitView(bounds, { size, free, room, maxZoom: 11 })
  expect(view.zoom).toBe(1.5)
  expectInside(bounds, view, size, free)
})
