import { expect, test } from 'vitest'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, overlap } from './place-labels.ts'
import { placePopup, shiftInto } from './place-popup.ts'

const circle = { up: 8, down: 8, aside: 8 }
const size = { width: 200, height: 88 }
const free: Box = [0, 0, 800, 836]

/** The positions of cities at zoom 4, with the first one in the centre of the map. */
function stopsAtZoom4(...places: readonly (readonly [number, number])[]) {
  const scale = worldSize(4)
  const points = places.map(([lat, lng]) => [mercatorX(lng) * scale, mercatorY(lat) * scale] as const)
  const [firstX, firstY] = points[0] ?? [0, 0]
  return points.map(([x, y]) => ({ x: x - firstX + 400, y: y - firstY + 418 }))
}

const boxOf = ({ x, y }: { x: number; y: number }): Box => [x - 8, y - 8, x + 8, y + 8]

function boxOfPopup(at: { x: number; y: number }, markers: readonly Box[], area = free): Box {
  const { left, top } = placePopup({ at, size, marker: circle, markers, free: area })
  return [at.x + left, at.y + top, at.x + left + size.width, at.y + top + size.height]
}

const vienna = [48.21, 16.37] as const
const budapest = [47.5, 19.04] as const
const bratislava = [48.14, 17.11] as const
const prague = [50.09, 14.42] as const
const munich = [48.14, 11.58] as const

test('a popup without other markers nearby is above its point', () => {
  expect(placePopup({ at: { x: 400, y: 418 }, size, marker: circle, markers: [], free })).toEqual({
    side: 'above',
    left: -100,
    top: -105,
    tip: 100,
  })
})

test('no popup of a route from Munich to Budapest covers another stop', () => {
  const stops = stopsAtZoom4(vienna, budapest, bratislava, prague, munich)
  const markers = stops.map(boxOf)
  for (const stop of stops) {
    const popup = boxOfPopup(stop, markers)
    const covered = stops.filter((other) => other !== stop && overlap(boxOf(other), popup))
    expect(covered).toEqual([])
  }
})

test('at the upper edge a popup is below its point, which avoids moving the map', () => {
  const at = { x: 400, y: 20 }
  expect(placePopup({ at, size, marker: circle, markers: [boxOf(at)], free }).side).toBe('below')
})

test('a popup avoids panels if it then covers no marker', () => {
  const at = { x: 100, y: 400 }
  const [left] = boxOfPopup(at, [boxOf(at)], [90, 0, 800, 836])
  expect(left).toBeGreaterThanOrEqual(76)
})

test('a box moves by the least distance that puts it inside', () => {
  expect(shiftInto([-10, 50, 190, 100], free)).toEqual([10, 0])
  expect(shiftInto([700, 800, 900, 900], free)).toEqual([-100, -64])
  expect(shiftInto([10, 10, 20, 20], free)).toEqual([0, 0])
})
