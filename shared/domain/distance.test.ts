import { expect, it } from 'vitest'
import { distanceKm } from './distance.ts'

const london = { latitude: 51.50853, longitude: -0.12574 }
const paris = { latitude: 48.85341, longitude: 2.3488 }

it('is what the globe says', () => {
  expect(distanceKm(london, paris)).toBeCloseTo(343.6, 0)
  expect(distanceKm(paris, london)).toBe(distanceKm(london, paris))
  expect(distanceKm(paris, paris)).toBe(0)
})

it('is short across the antimeridian and long to the other side of the earth', () => {
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    0,
  )
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015, 0)
})
