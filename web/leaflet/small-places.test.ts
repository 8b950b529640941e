import { expect, test } from 'vitest'
import { mercatorX, worldSize } from './mercator.ts'
import { isDot, type Place, placeHit, ringSize } from './small-places.ts'

const zoom = 3
const degrees = (px: number) => (px * 360) / worldSize(zoom)
/** A place `px` pixels wide, whose anchor lies `x` pixels east of 0° on the equator. */
const place = (px: number, x: number): Place => ({ anchor: [0, degrees(x)], size: px / worldSize(zoom) })
const atPx = (x: number) => ({ lat: 0, lng: degrees(x) })

test('a place under 6 px is a dot, and an outline at higher zooms', () => {
  expect([5.9, 6].map((px) => isDot(place(px, 0), zoom))).toEqual([true, false])
  expect(isDot(place(5.9, 0), zoom + 0.5)).toBe(false)
})

test('a dot is hit within 12 px, at sea and in a large neighbour', () => {
  const [dot, land] = [place(1, 0), place(200, 50)]
  expect(placeHit([dot, land], undefined, atPx(12), zoom)).toBe(dot)
  expect(placeHit([dot, land], undefined, atPx(12.1), zoom)).toBeUndefined()
  expect(placeHit([dot, land], land, atPx(-12), zoom)).toBe(dot)
  expect(placeHit([dot, land], land, atPx(13), zoom)).toBe(land)
})

test('the nearest of two dots is hit, also across the antimeridian', () => {
  const [west, east] = [place(1, 0), place(1, 10)]
  expect(placeHit([west, east], undefined, atPx(4), zoom)).toBe(west)
  expect(placeHit([west, east], undefined, atPx(6), zoom)).toBe(east)
  const [fiji, samoa] = [place(1, worldSize(zoom) / 2 - 2), place(1, 10 - worldSize(zoom) / 2)]
  expect(placeHit([fiji, samoa], undefined, { lat: 0, lng: -180 }, zoom)).toBe(fiji)
  expect(placeHit([fiji, samoa], undefined, { lat: 0, lng: 180 + degrees(7) }, zoom)).toBe(samoa)
})

test('a neighbour smaller than a target keeps the points that are nearer to its own anchor than to a dot', () => {
  const [dot, small] = [place(1, 0), place(14, 9)]
  expect(placeHit([dot, small], small, atPx(5), zoom)).toBe(small)
  expect(placeHit([dot, small], small, atPx(4), zoom)).toBe(dot)
})

test('an outline smaller than a target is also hit beside it at sea, but not inside a neighbour', () => {
  const [island, land] = [place(8, 0), place(200, 100)]
  expect(placeHit([island, land], undefined, atPx(11), zoom)).toBe(island)
  expect(placeHit([island, land], land, atPx(11), zoom)).toBe(land)
  expect(placeHit([place(24, 0)], undefined, atPx(11), zoom)).toBeUndefined()
})

test('the size of a part is the longer side of its box on the map, which high latitudes stretch', () => {
  const box = (south: number) => [
    [10, south],
    [12, south],
    [12, south + 1],
    [10, south + 1],
    [10, south],
  ]
  expect(ringSize(box(0))).toBeCloseTo(mercatorX(12) - mercatorX(10))
  expect(ringSize(box(70))).toBeGreaterThan(2.5 / 360)
  expect(ringSize([])).toBe(0)
})
