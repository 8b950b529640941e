import { expect, test } from 'vitest'
import { cutIntoArcs } from './arcs.ts'

/** Two squares side by side, [0,0]–[2,2] and [2,0]–[4,2], as GeoJSON rings. */
const west = [
  [0, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [0, 2],
  [0, 0],
]
const east = [
  [2, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 1],
  [2, 0],
]

test('a line that two countries share is one border, the rest of each is coast', () => {
  const { arcs, rings } = cutIntoArcs([west, east])
  const borders = arcs.filter((arc) => arc.kind === 'border')
  expect(borders.map((arc) => [...arc.lonLat])).toEqual([[2, 0, 2, 1, 2, 2]])
  expect(arcs.filter((arc) => arc.kind === 'coast')).toHaveLength(2)
  expect(rings.map((ring) => ring.length)).toEqual([2, 2])
})

test('neighbours follow their border in opposite directions', () => {
  const { arcs, rings } = cutIntoArcs([west, east])
  const border = arcs.findIndex((arc) => arc.kind === 'border')
  const uses = rings.flat().filter((ref) => ref === border || ref === ~border)
  expect(new Set(uses)).toEqual(new Set([border, ~border]))
})

test('a country within another has one border all around, wherever each ring begins', () => {
  const hole = [
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
    [2, 1],
  ]
  const enclave = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
  ]
  const outer = [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 3],
    [0, 0],
  ]
  const { arcs } = cutIntoArcs([outer, hole, enclave])
  expect(arcs.map((arc) => arc.kind).toSorted()).toEqual(['border', 'coast'])
})

test('the cut along the antimeridian is neither coast nor border', () => {
  const { arcs } = cutIntoArcs([
    [
      [170, 60],
      [180, 60],
      [180, 70],
      [170, 70],
      [170, 60],
    ],
  ])
  expect(arcs.map((arc) => arc.kind).toSorted()).toEqual(['coast', 'seam'])
})
