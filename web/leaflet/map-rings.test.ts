import { expect, test } from 'vitest'
import { apart } from './map-rings.tsx'

const point = (id: string, lng: number) => ({ id, name: id, lat: 0, lng })

test('of rings that would overlap only the first is drawn; at a higher zoom all are', () => {
  const points = [point('large', 10.001), point('suburb', 10.01), point('far', 12)]
  expect(apart(points, 7).map(({ id }) => id)).toEqual(['large', 'far'])
  expect(apart(points, 13).map(({ id }) => id)).toEqual(['large', 'suburb', 'far'])
})
