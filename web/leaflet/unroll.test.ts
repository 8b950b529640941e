import { describe, expect, it } from 'vitest'
import { unroll, unrolledLng } from './unroll.ts'

describe('unrolling longitudes', () => {
  it('does not change a place that does not cross 180°', () => {
    expect(
      unroll([
        [6, 18],
        [12, 15],
      ]),
    ).toEqual({ west: 6, east: 18 })
  })

  it('continues beyond 180° if that is shorter', () => {
    const russia = unroll([
      [19.6, 180],
      [-180, -169],
    ])
    expect(russia).toEqual({ west: 19.6, east: 191 })
    expect(unrolledLng(-170, russia)).toBe(190)
    expect(unrolledLng(30, russia)).toBe(30)
  })

  it('begins where the widest gap ends', () => {
    // The United States: Aleutians on both sides, the mainland, Hawaii.
    expect(
      unroll([
        [-125, -67],
        [172, 179.8],
        [-178, -130],
        [-160, -155],
      ]),
    ).toEqual({ west: 172, east: 293 })
  })

  it('keeps the whole range of a place all around the globe', () => {
    expect(unroll([[-180, 180]])).toEqual({ west: -180, east: 180 })
  })

  it('returns the whole globe for an empty list', () => {
    expect(unroll([])).toEqual({ west: -180, east: 180 })
  })
})
