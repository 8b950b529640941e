import { describe, expect, it } from 'vitest'
import { unroll, unrolledLng } from './unroll.ts'

describe('unrolling longitudes', () => {
  it('leaves as it is what does not cross 180°', () => {
    expect(
      unroll([
        [6, 18],
        [12, 15],
      ]),
    ).toEqual({ west: 6, east: 18 })
  })

  it('goes on behind 180° where that is shorter', () => {
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

  it('takes a place all around the globe whole', () => {
    expect(unroll([[-180, 180]])).toEqual({ west: -180, east: 180 })
  })

  it('takes the whole globe for nothing', () => {
    expect(unroll([])).toEqual({ west: -180, east: 180 })
  })
})
