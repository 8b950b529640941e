import { describe, expect, it } from 'vitest'
import {
  capitalCityWrong,
  continentWrong,
  countryChecks,
  listMiscounted,
  statusLost,
  statusWrong,
} from './check-countries.ts'
import { readGazetteer } from './gazetteer.ts'

const world = readGazetteer()

/** The world with one country changed. */
const withCountry = (code: string, change: Record<string, string>) => ({
  ...world,
  countries: world.countries.map((row) => (row['iso2'] === code ? { ...row, ...change } : row)),
})

describe('a planted fault is reported', () => {
  it('but the committed countries have no fault', () => {
    for (const check of Object.values(countryChecks)) expect(check(world)).toEqual([])
  })

  it('when a country has no status, or an unknown code has one', () => {
    const countryStatus = world.countryStatus.filter(({ iso2 }) => iso2 !== 'FR')
    expect(statusLost({ ...world, countryStatus })).toEqual(['France (FR) has no status.'])
    const more = [...world.countryStatus, { iso2: 'ZZ', name: 'Nowhere' }]
    expect(statusLost({ ...world, countryStatus: more })).toEqual([
      'Nowhere (ZZ) has a status but is not a country.',
    ])
    const twice = [...world.countryStatus, world.countryStatus[0] ?? {}]
    expect(statusLost({ ...world, countryStatus: twice })).toEqual(['A country has two statuses.'])
  })

  it('when dist/ is older than the table', () => {
    expect(statusLost(withCountry('HK', { sovereign: 'GB' }))).toEqual([
      'Hong Kong S.A.R. (HK) has another status in dist/.',
    ])
  })

  it.each([
    ['a state with another sovereign', 'FR', { sovereign: 'GB' }],
    ['a state without a seat', 'MC', { un_status: 'none' }],
    ['a territory of no state', 'HK', { sovereign: '' }],
    ['a territory of a territory', 'HK', { sovereign: 'MO' }],
    ['a territory that is a member', 'HK', { un_status: 'member' }],
    ['a disputed place with a sovereign', 'TW', { sovereign: 'CN' }],
    ['an unknown kind', 'TW', { kind: 'island' }],
  ])('when there is %s', (_, code, change) => {
    expect(statusWrong(withCountry(code, change))).toHaveLength(1)
  })

  it('when a list has another length than the app states', () => {
    const faults = listMiscounted(withCountry('VA', { un_status: 'member' }))
    expect(faults).toContain('The list un193 has 194 countries, not 193.')
    const countries = world.countries.filter(({ iso2 }) => iso2 !== 'AQ')
    expect(listMiscounted({ ...world, countries })).toEqual([
      'The list places has 249 countries, not 250.',
      'The list places has 249 countries, not 250.',
    ])
  })

  it('when a country is on another continent than its region', () => {
    expect(continentWrong(withCountry('FR', { continent: 'AS' }))).toEqual([
      'France (FR) is on "AS", its region on "EU".',
    ])
    expect(continentWrong(withCountry('GS', { continent: 'SA' }))).toEqual([
      'South Georgia (GS) is an unnecessary exception.',
    ])
    expect(continentWrong(withCountry('BV', { continent: 'XX' }))).toContain(
      'Bouvet Island (BV) is on an unknown continent.',
    )
  })

  it('when a country on two continents has no rule', () => {
    const countryStatus = world.countryStatus.map((row) =>
      row['iso2'] === 'EG' ? { ...row, mainland_rule: '' } : row,
    )
    expect(continentWrong({ ...world, countryStatus })).toEqual(['The rule EG AS is in one place only.'])
  })

  it('when a country has the capital of another one, or a territory has one', () => {
    const fault = ['France (FR) has a wrong capital city.']
    expect(capitalCityWrong(withCountry('FR', { capital_city: '2643743' }))).toEqual(fault)
    expect(capitalCityWrong(withCountry('FR', { capital_city: '' }))).toEqual(fault)
    expect(capitalCityWrong(withCountry('HK', { capital_city: '1819729' }))).toHaveLength(1)
    const cities = world.cities.filter(({ geonameid }) => geonameid !== '2988507')
    expect(capitalCityWrong({ ...world, cities })).toEqual(fault)
  })
})
