import { describe, expect, it } from 'vitest'
import { clockUnlikeNeighbours, stateElsewhere } from './check-areas.ts'
import { readGazetteer } from './gazetteer.ts'

const world = readGazetteer()

/** The world with only the cities of a country, some of them changed. */
const only = (country: string, changes: Record<string, Record<string, string>> = {}) => ({
  ...world,
  cities: world.cities
    .filter((city) => city['country'] === country)
    .map((city) => ({ ...city, ...changes[city['geonameid'] ?? ''] })),
})

describe('a planted fault is reported', () => {
  it('when a city lies in another state than its own', () => {
    expect(stateElsewhere(only('FR', { '2988507': { state: 'FR.93' } }))).toEqual([
      'Paris (FR, 2988507) is counted in FR.93 and lies in FR.11.',
    ])
  })

  it('when an exception for a pair of states or for a city is not needed', () => {
    expect(stateElsewhere(only('LT', { '596399': { state: 'LT.58' } }))).toEqual(
      expect.arrayContaining([expect.stringMatching(/is an unnecessary exception/)]),
    )
    const moved = only('JP')
    const south = { latitude: '26.2', longitude: '127.7' }
    const cities = moved.cities.map((city) => (city['state'] === 'JP.18' ? { ...city, ...south } : city))
    expect(stateElsewhere({ ...moved, cities: cities.filter(({ state }) => state !== 'JP.18') })).toEqual([
      'JP.18 JP.47 is an unnecessary exception.',
    ])
  })

  it('when a state without a border of zones has a second clock', () => {
    expect(clockUnlikeNeighbours(only('FR', { '2988507': { timezone: 'Europe/London' } }))).toEqual([
      'FR.11 has cities with 2 clocks.',
    ])
    expect(clockUnlikeNeighbours(only('DE', { '2950159': { timezone: 'Europe/Paris' } }))).toEqual([])
  })

  it('when a city of a divided state has a clock that no neighbour has', () => {
    expect(clockUnlikeNeighbours(only('MX', { '3995465': { timezone: 'America/Tijuana' } }))).toEqual([
      'Monterrey (MX, 3995465) has the zone America/Tijuana, which no neighbour has.',
    ])
  })

  it('when an exception of a clock is not needed', () => {
    expect(clockUnlikeNeighbours(only('GE', { '611847': { timezone: 'Asia/Tbilisi' } }))).toEqual([
      'GE.02 is an unnecessary exception.',
      '611847 is an unnecessary exception.',
    ])
  })
})
