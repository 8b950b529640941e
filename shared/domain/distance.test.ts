import { expect, it } from 'vitest'
import { distanceKm } from './distance.ts'

const london = { latitude: 51.50853, longitude: -0.12574 }
const paris = { latitude: 48.85341, longitude: 2.3488 }

it('equals known great-circle distances', () => {
  expect(distanceKm(london, paris)).toBeCloseTo(343.6, 0)
  expect(distanceKm(paris, london)).toBe(distanceKm(london, paris))
  expect(distanceKm(paris, paris)).toBe(0)
})

it('is correct across the antimeridian and to the antipode', () => {
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    0,
  )
  expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20_015, 0)
})
