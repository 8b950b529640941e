import { describe, expect, it } from 'vitest'
import { geoJsonFile } from '#shared/collections/geo-json.ts'
import { regionShape } from './region-shape.ts'

const square = (west: number, south: number, size = 10) => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ],
]
const file = (...features: { id: string; name: string; squares: number[][][][] }[]) =>
  geoJsonFile.parse({
    type: 'FeatureCollection',
    features: features.map(({ id, name, squares }) => ({
      type: 'Feature',
      properties: { id, name },
      geometry: { type: 'MultiPolygon', coordinates: squares },
    })),
  })

describe('the regions of a country', () => {
  const shape = regionShape(
    file(
      { id: 's0000000000000a', name: 'West', squares: [square(170, 0)] },
      { id: '', name: 'Beyond', squares: [square(-180, 0)] },
    ),
  )

  it('are side by side if the antimeridian lies between them', () => {
    expect(shape.bounds).toEqual({ west: 170, east: 190, south: 0, north: 10 })
    expect(shape.regions[1]?.polygons[0]?.[0]?.[0]).toEqual([0, 180])
    expect(shape.regions[1]?.anchor[1]).toBeCloseTo(185)
  })

  it('have no line along the cut', () => {
    const drawn = [...shape.lines.coast, ...shape.lines.border].flat()
    expect(drawn.length).toBeGreaterThan(0)
    for (const line of [...shape.lines.coast, ...shape.lines.border]) {
      expect(line.every(([, lng]) => lng === 180)).toBe(false)
    }
  })

  it('have unique keys, also without a state', () => {
    expect(shape.regions.map(({ key, stateId }) => [key, stateId])).toEqual([
      ['s0000000000000a', 's0000000000000a'],
      ['unit 1', ''],
    ])
  })

  it('tell whether they contain a point', () => {
    expect(shape.regions.map(({ contains }) => contains(5, 175))).toEqual([true, false])
    expect(shape.regions.map(({ contains }) => contains(5, -175))).toEqual([false, true])
  })

  it('leave a distant islet out of the first view, but no larger island', () => {
    const islet = file({ id: '', name: 'Land', squares: [square(0, 40), square(-110, 10, 0.05)] })
    expect(regionShape(islet).bounds).toEqual({ west: 0, east: 10, south: 40, north: 50 })
    const island = file({ id: '', name: 'Land', squares: [square(0, 40), square(-60, 10, 1)] })
    expect(regionShape(island).bounds).toEqual({ west: -60, east: 10, south: 10, north: 50 })
  })

  it('have one line for a common border', () => {
    const neighbours = regionShape(
      file({ id: '', name: 'A', squares: [square(0, 0)] }, { id: '', name: 'B', squares: [square(10, 0)] }),
    )
    expect(neighbours.lines.border).toEqual([
      expect.arrayContaining([
        [0, 10],
        [10, 10],
      ]),
    ])
    expect(neighbours.regions[0]?.outline().length).toBe(2)
  })
})
