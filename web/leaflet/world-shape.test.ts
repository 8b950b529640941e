import { expect, test } from 'vitest'
import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { packWorld } from './pack-world.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { countryAt, type WorldShape, worldShape } from './world-shape.ts'

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const feature = (id: string, polygons: number[][][][]): GeoJsonFile['features'][number] => ({
  type: 'Feature',
  properties: { id, iso2: id.toUpperCase(), name: id },
  geometry: { type: 'MultiPolygon', coordinates: polygons },
})
const shapeOf = (features: GeoJsonFile['features']): WorldShape =>
  worldShape(packWorld({ type: 'FeatureCollection', features }).buffer)

// A country with an enclave in it and an island off its coast, and a neighbour.
const world = shapeOf([
  feature('aa', [[square(0, 0, 10), square(4, 4, 2).toReversed()], [square(-5, 0, 1)]]),
  feature('bb', [[square(4, 4, 2)]]),
  feature('cc', [[square(10, 0, 10)]]),
])
const at = (lng: number, lat: number) => countryAt(world.level(3), mercatorX(lng), mercatorY(lat))

test('countryAt finds the country of a point, also in an enclave and on an island, and none at sea', () => {
  expect(at(2, 2)).toBe(0)
  expect(at(5, 5)).toBe(1)
  expect(at(15, 5)).toBe(2)
  expect(at(-4.5, 0.5)).toBe(0)
  expect(at(-20, 5)).toBe(-1)
})

test('the anchor of a country is in its largest part', () => {
  const [lat, lng] = world.countries[0]?.anchor ?? [0, 0]
  expect(at(lng, lat)).toBe(0)
  expect(lng).toBeGreaterThan(0)
})

test('an outline consists of coasts and borders', () => {
  const lines = world.countries[1]?.outline() ?? []
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContainEqual([4, 4])
})

test('coasts have the area of the land that they bound', () => {
  const coasts = world.level(8).lines.filter((line) => line.kind === 'coast')
  const sizes = coasts.map((line) => Math.round(line.landKm2 / 1000))
  expect(Math.min(...sizes)).toBe(12)
  expect(Math.max(...sizes)).toBeGreaterThan(1000)
})

test('a shelf has fewer points than its coast and stays within a pixel of it', () => {
  const toothPx = 0.8
  const zoom = 4
  const toothDegrees = (toothPx * 360) / worldSize(zoom)
  const teeth = Array.from({ length: 81 }, (_, index) => [index / 4, index % 2 === 0 ? 0 : toothDegrees])
  const jagged = shapeOf([feature('dd', [[[...teeth, [20, 10], [0, 10], [0, 0]]]])])
  const { lines, shelves } = jagged.level(zoom)
  const pointsOf = (paths: readonly { points: Float64Array }[]) =>
    paths.reduce((count, { points }) => count + points.length / 2, 0)
  expect(pointsOf(lines)).toBeGreaterThan(80)
  expect(pointsOf(shelves)).toBeLessThan(10)
  const south = mercatorY(0)
  const lowest = Math.max(
    ...shelves.flatMap(({ points }) => Array.from(points).filter((_, at) => at % 2 === 1)),
  )
  expect(Math.abs(lowest - south) * worldSize(zoom)).toBeLessThan(1)
})

test('points in all directions from the previous point are decoded to a ten thousandth of a degree', () => {
  const ring = [
    [-179.9, -84.9999],
    [179.8, -60.1234],
    [0.0001, 83.6],
    [-0.0001, -0.0001],
    [-179.9, -84.9999],
  ]
  const [line] = shapeOf([feature('ee', [[ring]])]).countries[0]?.outline() ?? []
  const southernmost = line?.slice(0, -1).toSorted(([a], [b]) => a - b)
  expect(southernmost).toEqual([
    [-84.9999, -179.9],
    [-60.1234, 179.8],
    [-0.0001, -0.0001],
    [83.6, 0.0001],
  ])
})
