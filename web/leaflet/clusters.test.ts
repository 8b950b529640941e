import { expect, test } from 'vitest'
import { clusterIndex } from './clusters.ts'

const world: [number, number, number, number] = [-180, -85, 180, 85]
const around = Array.from({ length: 400 }, (_, index) => ({
  id: `p${index}`,
  name: 'A place',
  lat: 48 + (index % 20) * 0.01,
  lng: 2 + Math.floor(index / 20) * 0.01,
}))

test('at low zooms near points are joined, and no point is lost', () => {
  const found = clusterIndex(around).within(world, 3)
  expect(found.length).toBeLessThan(5)
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(400)
})

test('at high zooms no points are joined', () => {
  const found = clusterIndex(around).within(world, 12)
  expect(found).toHaveLength(400)
  expect(found.every(({ count, id }) => count === 1 && id !== '')).toBe(true)
})

test('a half zoom level has the clusters of the whole level below', () => {
  const index = clusterIndex(around)
  expect(index.within(world, 5.5)).toEqual(index.within(world, 5))
})

test('a cluster splits at the zoom that it names, and not before', () => {
  const index = clusterIndex(around)
  const [cluster] = index.within(world, 3)
  const zoom = cluster ? index.parts(cluster, 3) : 0
  expect(zoom).toBeGreaterThan(3)
  expect(index.within(world, zoom - 1)).toHaveLength(1)
  expect(index.within(world, zoom).length).toBeGreaterThan(1)
})

test('points in one place are shown apart above the zooms that join', () => {
  const same = ['a', 'b', 'c'].map((id) => ({ id, name: id, lat: 1, lng: 1 }))
  const index = clusterIndex(same)
  const [cluster] = index.within(world, 7)
  expect(cluster && index.parts(cluster, 7)).toBe(8)
  expect(index.within(world, 8)).toHaveLength(3)
})
