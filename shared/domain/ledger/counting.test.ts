import { expect, test } from 'vitest'
import type { CountingRules } from '#shared/ledger.ts'
import {
  type CountedCity,
  type CountedStay,
  type CountryStatus,
  countsOf,
  defaultRules,
  isCounted,
  unitOf,
} from './counting.ts'

const today = '2026-11-22'

const status = (iso2: string, changes: Partial<CountryStatus> = {}): [string, CountryStatus] => [
  iso2,
  {
    id: `country-${iso2}`,
    iso2,
    unStatus: 'member',
    kind: 'state',
    sovereign: iso2,
    continent: 'EU',
    area: 100,
    population: 1000,
    capitalCity: '',
    ...changes,
  },
]
const none = { unStatus: 'none', sovereign: '' } as const
const statuses = new Map([
  status('DK'),
  status('FO', { ...none, kind: 'territory', sovereign: 'DK' }),
  status('VA', { unStatus: 'observer' }),
  status('TW', { ...none, kind: 'disputed', continent: 'AS' }),
  status('XK', { ...none, kind: 'disputed' }),
  status('EH', { ...none, kind: 'disputed', continent: 'AF' }),
  status('AQ', { ...none, kind: 'antarctica', continent: 'AN' }),
  status('BV', { ...none, kind: 'territory', sovereign: 'NO', continent: '' }),
])

test.each<[CountingRules['rule'], boolean, Record<string, string | undefined>]>([
  ['places', true, { DK: 'DK', FO: 'FO', VA: 'VA', TW: 'TW', XK: 'XK', EH: 'EH', AQ: 'AQ', ZZ: 'ZZ' }],
  ['places', false, { FO: 'FO' }],
  [
    'un195',
    true,
    { DK: 'DK', FO: 'DK', VA: 'VA', TW: undefined, XK: undefined, EH: undefined, AQ: undefined },
  ],
  ['un195', false, { DK: 'DK', FO: undefined, VA: 'VA' }],
  ['un193', true, { DK: 'DK', FO: 'DK', VA: undefined, TW: undefined, XK: undefined }],
  ['un193', false, { FO: undefined }],
  ['states197', true, { DK: 'DK', FO: 'DK', VA: 'VA', TW: 'TW', XK: 'XK', EH: undefined, AQ: undefined }],
  ['states197', false, { FO: undefined, TW: 'TW' }],
])('by %s, with territories %s, a place counts for its unit', (rule, territories, expected) => {
  const found = Object.keys(expected).map((iso2) => [iso2, unitOf(iso2, { rule, territories }, statuses)])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('no code and an unknown code count for no state', () => {
  expect(unitOf('', defaultRules, statuses)).toBeUndefined()
  expect(unitOf('ZZ', { rule: 'un195', territories: true }, statuses)).toBeUndefined()
})

test.each([
  ['', true],
  ['2026', true],
  ['2027', false],
  ['2027~', false],
  ['2026~', true],
  ['2026-11', true],
  ['2026-12', false],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('a stay that starts on "%s" counts: %s', (start, counts) => {
  expect(isCounted({ kind: 'visited', start }, defaultRules, today)).toBe(counts)
  expect(isCounted({ kind: 'lived', start }, defaultRules, today)).toBe(counts)
  expect(isCounted({ kind: 'transit', start }, { transit: true }, today)).toBe(counts)
  expect(isCounted({ kind: 'transit', start }, defaultRules, today)).toBe(false)
})

const stay = (city: string, changes: Partial<CountedStay> = {}): CountedStay => ({
  city,
  kind: 'visited',
  start: '',
  end: '',
  ...changes,
})
const city = (id: string, iso2: string, state = '', continent = 'EU'): CountedCity => ({
  id,
  country: iso2 === '' ? '' : `country-${iso2}`,
  state,
  iso2,
  continent,
})
const cities = [
  city('copenhagen', 'DK', 'hovedstaden'),
  city('roskilde', 'DK', 'hovedstaden'),
  city('aarhus', 'DK', 'midtjylland'),
  city('torshavn', 'FO', 'streymoy'),
  city('vatican', 'VA'),
  city('taipei', 'TW', 'taipei', 'AS'),
  city('nowhere', '', '', ''),
]

test('cities, states and countries are counted once each', () => {
  const stays = [
    ...['copenhagen', 'copenhagen', 'roskilde', 'aarhus', 'torshavn', 'vatican', 'nowhere'].map((id) =>
      stay(id),
    ),
    stay('taipei', { kind: 'transit', start: '2019' }),
    stay('aarhus', { start: '2027' }),
  ]
  const counts = countsOf({ stays, cities }, defaultRules, statuses, today)
  expect(counts).toMatchObject({ cities: 6, states: 3, countries: 3, of: 250 })
  expect([...counts.units]).toEqual(['DK', 'FO', 'VA'])
  expect([...counts.citiesPerCountry]).toEqual([
    ['country-DK', 3],
    ['country-FO', 1],
    ['country-VA', 1],
  ])
  expect([...counts.statesPerCountry]).toEqual([
    ['country-DK', 2],
    ['country-FO', 1],
  ])
  expect(counts.citiesPerState.get('hovedstaden')).toBe(2)
  expect([...counts.continents]).toEqual(['EU'])

  const byStates = countsOf(
    { stays, cities },
    { rule: 'states197', territories: true, transit: true },
    statuses,
    today,
  )
  // By the list, the Faroe Islands count for Denmark, but their cities and states count as their own.
  expect(byStates).toMatchObject({ cities: 7, states: 4, countries: 3, of: 197 })
  expect([...byStates.units]).toEqual(['DK', 'VA', 'TW'])
  expect([...byStates.continents]).toEqual(['EU', 'AS'])
  expect([...byStates.unitsPerContinent]).toEqual([
    ['EU', 2],
    ['AS', 1],
  ])
})

test('a stay in a city that the ledger does not describe counts as a city only', () => {
  const counts = countsOf({ stays: [stay('lost')], cities: [] }, defaultRules, statuses, today)
  expect(counts).toMatchObject({ cities: 1, states: 0, countries: 0 })
})

test('a country that belongs to no continent still counts', () => {
  const ledger = { stays: [stay('hut')], cities: [city('hut', 'BV', '', '')] }
  const counts = countsOf(ledger, defaultRules, statuses, today)
  expect(counts.countries).toBe(1)
  expect([...counts.unitsPerContinent]).toEqual([['', 1]])
  expect(counts.continents.size).toBe(0)
})

test('an empty ledger counts nothing of its list', () => {
  const rules: CountingRules = { rule: 'un193', territories: true, transit: false }
  const counts = countsOf({ stays: [], cities }, rules, statuses, today)
  expect(counts).toMatchObject({ cities: 0, states: 0, countries: 0, of: 193 })
})
