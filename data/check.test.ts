import { describe, expect, it } from 'vitest'
import {
  badCoordinates,
  badZone,
  zoneElsewhere,
  boroughAmongCities,
  capitalMisnamed,
  capitalMissing,
  changedId,
  countryFactsWrong,
  disputedMiscounted,
  checks,
  duplicateCity,
  farFromCountry,
  largeCityMissing,
  lostParent,
  outlineMissing,
  populationShared,
  populationUnsupported,
  rateMissing,
  recordIds,
  stateEmpty,
  stateMissing,
  stateOutdated,
  unlikeReference,
} from './check.ts'
import { readGazetteer } from './gazetteer.ts'

const world = readGazetteer()
const paris = '2988507'

/** The world with only the cities of France, so that the checks are fast. */
const france = { ...world, cities: world.cities.filter(({ country }) => country === 'FR') }
const small = { ...france, ledger: recordIds(france) }

/** France with one city changed. */
const withCity = (id: string, change: Record<string, string>) => ({
  ...small,
  cities: small.cities.map((city) => (city['geonameid'] === id ? { ...city, ...change } : city)),
})

const without = (id: string) => ({
  ...small,
  cities: small.cities.filter(({ geonameid }) => geonameid !== id),
})

const cityOf = (id: string) => {
  const city = small.cities.find(({ geonameid }) => geonameid === id)
  if (!city) throw new Error(`No city ${id}.`)
  return city
}

describe('the committed gazetteer', () => {
  it('contains the whole world', () => {
    expect(world.countries).toHaveLength(250)
    expect(world.states.length).toBeGreaterThan(3800)
    expect(world.cities.length).toBeGreaterThan(205_000)
    expect(world.largeCities.length).toBeGreaterThan(4000)
  })

  it.each(Object.entries(checks))('passes %s', { timeout: 60_000 }, (_, check) => {
    expect(check(world)).toEqual([])
  })
})

describe('a planted fault is reported', () => {
  it('when a capital is missing', () => {
    const fault = 'The capital Paris (FR) is missing.'
    expect(capitalMissing(small)).not.toContain(fault)
    expect(capitalMissing(without(paris))).toContain(fault)
  })

  it('when a city of 100,000 people or more is missing', () => {
    const isParis = expect.stringMatching(/^Paris \(FR, 2988507\) with \d+ people is missing\.$/)
    expect(largeCityMissing(small)).not.toContainEqual(isParis)
    expect(largeCityMissing(without(paris))).toContainEqual(isParis)
  })

  it('when another place with its name replaces the capital', () => {
    expect(capitalMissing(withCity(paris, { geonameid: '1' }))).toContain(
      'The capital Paris (FR) is missing.',
    )
  })

  it('when a country and the list of cities spell the capital differently', () => {
    const countries = small.countries.filter(({ iso2 }) => iso2 === 'FR')
    expect(capitalMisnamed({ ...small, countries })).toEqual([])
    expect(
      capitalMisnamed({ ...small, countries: countries.map((row) => ({ ...row, capital: 'Lutetia' })) }),
    ).toEqual(['The capital Paris of FR has another name in the list of countries.'])
  })

  it('when a population is far from that of 2023 without a decision', () => {
    expect(populationUnsupported(small)).toEqual([])
    expect(populationUnsupported(withCity(paris, { population: '9000000' }))).toEqual([
      expect.stringMatching(/^Paris \(FR, 2988507\) has 9000000 people now and \d+ in 2023\.$/),
    ])
  })

  it('when a borough is among the cities', () => {
    expect(boroughAmongCities({ ...small, sections: new Map(), gone: new Map() })).toEqual([])
    const lyon = '2996944'
    expect(boroughAmongCities({ ...small, sections: new Map([[lyon, paris]]), gone: new Map() })).toEqual([
      'Lyon (FR, 2996944) is not a separate city.',
    ])
    expect(boroughAmongCities({ ...small, sections: new Map([['1', '2']]), gone: new Map() })).toEqual([
      '1 belongs to 2, which is not a city.',
    ])
    const nameless = { ...small, distAliases: [], sections: new Map([['1', paris]]), gone: new Map() }
    expect(boroughAmongCities(nameless)).toEqual(['Paris (FR, 2988507) is not found by the name of 1.'])
  })

  it('when a disputed town belongs to another country', () => {
    const moved = world.cities.map((city) =>
      city['geonameid'] === '694423' ? { ...city, country: 'RU' } : city,
    )
    expect(disputedMiscounted({ ...world, cities: moved })).toEqual(['694423 is not counted as UA.'])
  })

  it('when a country has another area than its outline, or no people', () => {
    const country = (change: Record<string, string>) => ({
      ...small,
      countries: world.countries.filter(({ iso2 }) => iso2 === 'EH').map((row) => ({ ...row, ...change })),
    })
    expect(countryFactsWrong(country({}))).toEqual([])
    expect(countryFactsWrong(country({ area: '90000' }))).toHaveLength(1)
    expect(countryFactsWrong(country({ population: '' }))).toHaveLength(1)
  })

  it('when a state has no city, or a city is in an outdated state', () => {
    expect(stateOutdated(small)).toEqual([])
    expect(stateOutdated(withCity(paris, { state: 'FR.84' }))).toEqual([
      'Paris (FR, 2988507) is in FR.84 here and in FR.11 today.',
    ])
    const ofFrance = { ...small, states: small.states.filter(({ code = '' }) => code.startsWith('FR.')) }
    const faults = stateEmpty({ ...ofFrance, states: [...ofFrance.states, { code: 'FR.1', name: 'Nova' }] })
    expect(faults).toContain('Nova (FR.1) has no city.')
  })

  it('when a city has no state in a country that has states', () => {
    expect(stateMissing(small)).toEqual([])
    expect(stateMissing(withCity(paris, { state: '' }))).toEqual(['Paris (FR, 2988507) is in no state.'])
  })

  it('when a time zone does not exist or is obsolete', () => {
    expect(badZone(small)).toEqual([])
    expect(badZone(withCity(paris, { timezone: 'Europe/Lutetia' }))).toEqual([
      'The time zone "Europe/Lutetia" does not exist.',
    ])
    const [country] = small.countries
    const timezones = '[{"zoneName":"Europe/Uzhgorod"}]'
    expect(badZone({ ...small, countries: [{ ...country, timezones }] })).toEqual([
      expect.stringContaining('"Europe/Uzhgorod"'),
    ])
  })

  it('when a city has the time zone of another country', () => {
    expect(zoneElsewhere(withCity(paris, { timezone: 'Europe/Rome' }))).toContain(
      "Paris (FR, 2988507) has the zone Europe/Rome, which is not its country's.",
    )
  })

  it.each([
    ['0', '0'],
    ['', '2.35'],
    ['48.85', ''],
    ['91', '2.35'],
    ['here', '2.35'],
  ])('when a city lies at "%s", "%s"', (latitude, longitude) => {
    expect(badCoordinates(withCity(paris, { latitude, longitude }))).toHaveLength(1)
  })

  it('when a city lies far from its country', () => {
    expect(farFromCountry(small)).toEqual([])
    expect(farFromCountry(withCity(paris, { latitude: '40.4' }))).toEqual([
      'Paris (FR, 2988507) lies farther than 0.3° from its country.',
    ])
  })

  it('when an exception is no longer needed', () => {
    expect(farFromCountry(withCity(paris, { geonameid: '146839' }))).toEqual([
      'Paris (FR, 146839) is an unnecessary exception.',
    ])
  })

  it('when a city occurs twice', () => {
    const twin = { ...cityOf(paris), geonameid: '1', latitude: '48.8535' }
    expect(duplicateCity({ ...small, cities: [...small.cities, twin] })).toEqual([
      'Paris (FR, 1) occurs twice.',
    ])
    const farther = { ...twin, latitude: '48.7' }
    expect(duplicateCity({ ...small, cities: [...small.cities, farther] })).toEqual([])
  })

  it('when a city has the population of another city of its name', () => {
    const fault = 'Paris (FR, 2988507) has the population of another city of its name.'
    const far = { ...cityOf(paris), geonameid: '9999999', latitude: '44' }
    const withFar = (population: string) => ({ ...small, cities: [...small.cities, { ...far, population }] })
    expect(populationShared(withFar('12'))).not.toContain(fault)
    expect(populationShared(withFar(cityOf(paris)['population'] ?? ''))).toContain(fault)
  })

  it('when a large city has moved or has another population', () => {
    const lyon = '2996944'
    expect(unlikeReference(small)).toEqual([])
    expect(unlikeReference(withCity(lyon, { latitude: '46' }))).toEqual([
      'Lyon (FR, 2996944) lies 27 km from where it is.',
    ])
    expect(unlikeReference(withCity(lyon, { population: '5000' }))).toEqual([
      expect.stringMatching(/^Lyon \(FR, 2996944\) has 5000 people, not \d+\.$/),
    ])
  })

  it('when a state or a city has no country', () => {
    expect(lostParent(withCity(paris, { country: 'QQ', state: '' }))).toEqual([
      'Paris (QQ, 2988507) has no country.',
    ])
    const state = { code: 'QQ.01', name: 'Nowhere', type: '' }
    expect(lostParent({ ...small, states: [...small.states, state] })).toEqual([
      'The state QQ.01 has no country.',
    ])
  })

  it('when a city is in a state of another country', () => {
    expect(lostParent(withCity(paris, { state: 'IT.07' }))).toEqual([
      'Paris (FR, 2988507) is in the state IT.07, which its country does not have.',
    ])
  })

  it('when an id has changed', () => {
    expect(changedId(withCity(paris, { geonameid: '99999999' }))).toEqual([
      'The record c00000002988507 has vanished or has another id now.',
      'The record c00000099999999 is not in the ledger.',
    ])
  })

  it('unless the record was retired on purpose', () => {
    const retired = [{ id: 'c00000002988507', since: '2026-09-29' }]
    expect(changedId({ ...without(paris), retired })).toEqual([])
    expect(changedId({ ...small, retired })).toEqual([
      'The record c00000002988507 is retired but still exists.',
    ])
  })

  it('when a country has no outline', () => {
    const outlines = new Map([...world.outlines].filter(([country]) => country !== 'FR'))
    expect(outlineMissing({ ...world, outlines })).toEqual(['France (FR) has no outline.'])
    expect(outlineMissing({ ...world, outlines: new Map([...world.outlines, ['FR', []]]) })).toEqual([
      'France (FR) has no outline.',
    ])
    const geo = world.geo.filter(({ type, country }) => type !== 'WithStates' || country !== 'FR')
    expect(outlineMissing({ ...world, geo })).toEqual(['France (FR) has no outline.'])
  })

  it('when the currency of a country has no rate', () => {
    const currencies = world.currencies.filter(({ code }) => code !== 'JPY')
    expect(rateMissing({ ...world, currencies })).toEqual(['The currency JPY has no rate.'])
  })
})
