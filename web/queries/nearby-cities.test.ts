import { describe, expect, it } from 'vitest'
import { boxFilter } from './nearby-cities.ts'

describe('the box around a place', () => {
  it('is as wide as it is high, in kilometres', () => {
    expect(boxFilter({ latitude: 0, longitude: 10 }, 111.2)).toBe(
      'latitude >= -1.0000 && latitude <= 1.0000 && longitude >= 8.9998 && longitude <= 11.0002',
    )
    expect(boxFilter({ latitude: 59, longitude: 10 }, 111.2)).toContain(
      'longitude >= 8.0000 && longitude <= 12.0000',
    )
  })

  it('reaches over 180°', () => {
    expect(boxFilter({ latitude: 0, longitude: 179.5 }, 111.2)).toContain(
      '(longitude >= 178.4998 || longitude <= -179.4998)',
    )
    expect(boxFilter({ latitude: 0, longitude: -179.5 }, 111.2)).toContain(
      '(longitude >= 179.4998 || longitude <= -178.4998)',
    )
  })

  it('takes all longitudes near a pole', () => {
    expect(boxFilter({ latitude: 89.9, longitude: 0 }, 4000)).toContain(
      'longitude >= -180.0000 && longitude <= 180.0000',
    )
  })
})
