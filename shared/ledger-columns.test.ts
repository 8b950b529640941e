import { perWay } from '#shared/collections/travel-items.ts'
import { expect, test } from 'vitest'
import { undatedStay } from '#shared/collections/stays.ts'
import { cityId, countryId, stateId } from '#shared/domain/gazetteer-ids.ts'
import { columnsOf, ledgerColumns, ledgerOfColumns } from './ledger-columns.ts'
import { type Ledger, ledger } from './ledger.ts'

const paris = cityId(2988507)
const monaco = cityId(2993458)
const versailles = cityId(2969679)
const bare = { local_name: '', latitude: 48.85341, longitude: 2.3488, continent: 'EU', capital: false }
const france = { country: countryId('FR'), iso2: 'FR', state: stateId('FR.11') }
const example: Ledger = {
  user: 'anna00000000000',
  own: true,
  rules: { rule: 'un195', territories: false, transit: true },
  home: versailles,
  stays: [
    {
      ...undatedStay,
      id: 'stay00000000001',
      city: monaco,
      kind: 'transit',
      start: '2019-05-03~',
      end: '2019-05',
      note: 'Rain',
      trip: 'trip00000000001',
      source: 'trip',
    },
    {
      ...undatedStay,
      id: 'stay00000000002',
      city: paris,
      kind: 'lived',
      source: 'import',
    },
  ],
  wishes: [{ id: 'wish00000000001', city: paris, note: 'Again' }],
  cities: [
    { ...bare, ...france, id: versailles, name: 'Versailles' },
    { ...bare, ...france, id: paris, name: 'Paris', capital: true },
    { ...bare, id: monaco, name: 'Monaco', local_name: 'موناكو', country: '', state: '', iso2: '' },
  ],
  trips: [
    {
      id: 'trip00000000001',
      name: 'Spring',
      starts: '2019-05-01',
      ends: '2019-05-07',
      kilometres: { ...perWay(() => 0), plane: 1, train: 2.5 },
    },
  ],
}
const sent = () => JSON.parse(JSON.stringify(columnsOf(example))) as ReturnType<typeof columnsOf>

test('a ledger sent in columns arrives unchanged', () => {
  expect(ledger.parse(example)).toEqual(example)
  expect(ledgerOfColumns(ledgerColumns.parse(sent()))).toEqual(example)
})

test('each country and each state is sent once', () => {
  expect(sent()).toMatchObject({
    countries: { id: [countryId('FR'), ''], iso2: ['FR', ''] },
    states: [stateId('FR.11'), ''],
    cities: { country: [0, 0, 1], state: [0, 0, 1] },
    stays: { city: [2, 1] },
  })
})

test.each([
  ['a note that is no text', { note: ['', 5] }],
  ['a kind that is unknown', { kind: ['visited', 'dreamt'] }],
  ['a source that is unknown', { source: ['hand', 'rumour'] }],
  ['a city that is no row', { city: ['0', '1'] }],
  ['neither a list nor a text', { start: 2019 }],
  ['ids that are no list', { id: 'stay00000000001' }],
])('%s is refused', (_, wrong) => {
  const columns = sent()
  expect(ledgerColumns.safeParse({ ...columns, stays: { ...columns.stays, ...wrong } }).success).toBe(false)
})

test('a capital that is neither true nor false is refused', () => {
  const columns = sent()
  const cities = { ...columns.cities, capital: [1, 0, 0] }
  expect(ledgerColumns.safeParse({ ...columns, cities }).success).toBe(false)
})

test('what is the same in all rows is sent once', () => {
  const stays = example.stays.map((stay) => ({ ...stay, kind: 'visited' as const, note: '', trip: '' }))
  const columns = columnsOf({ ...example, stays })
  expect(columns.stays).toMatchObject({ kind: 'visited', note: '', trip: '', start: ['2019-05-03~', ''] })
  expect(columns.cities).toMatchObject({ continent: 'EU', name: ['Versailles', 'Paris', 'Monaco'] })
  expect(ledgerOfColumns(ledgerColumns.parse(columns))).toEqual({ ...example, stays })
  const empty = { ...example, stays: [] }
  expect(ledgerOfColumns(ledgerColumns.parse(columnsOf(empty)))).toEqual(empty)
})

test('a column that is too short, or a row that is missing, is an error', () => {
  const { stays, ...rest } = sent()
  expect(() => ledgerOfColumns({ ...rest, stays: { ...stays, end: [''] } })).toThrow(RangeError)
  expect(() => ledgerOfColumns({ ...rest, stays: { ...stays, city: [0, 3] } })).toThrow(RangeError)
})

test('a ledger that lacks the city of a stay cannot be sent in columns', () => {
  expect(() => columnsOf({ ...example, cities: example.cities.slice(1), home: '' })).not.toThrow()
  expect(() => columnsOf({ ...example, cities: example.cities.slice(0, 2) })).toThrow(monaco)
})
