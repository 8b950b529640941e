import { expect, test } from 'vitest'
import { undatedStay } from '#shared/collections/stays.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import { overlapOf } from './overlap.ts'

const place = (id: string, latitude: number, longitude: number) => ({
  id,
  name: id,
  local_name: '',
  latitude,
  longitude,
  country: '',
  state: '',
  iso2: '',
  continent: '',
  capital: false,
})
const cities = [
  place('Paris', 48.86, 2.35),
  place('Versailles', 48.8, 2.13),
  place('Rome', 41.89, 12.48),
  place('Tokyo', 35.69, 139.69),
]
const stay = (
  city: string,
  start: string,
  end: string,
  kind: LedgerStay['kind'] = 'visited',
): LedgerStay => ({
  ...undatedStay,
  id: `${city} ${start}`,
  city,
  kind,
  start,
  end,
})
const paris = stay('Paris', '2019-05-03', '2019-05-07')
const found = (...stays: LedgerStay[]) =>
  overlapOf({ stays: [paris, ...stays], cities }, paris, undefined)?.name

test('among the stays that share more than a day the farthest is named', () => {
  const days = ['2019-05-04', '2019-05-06'] as const
  expect(found()).toBeUndefined()
  expect(found(stay('Versailles', ...days))).toBeUndefined()
  expect(found(stay('Tokyo', ...days), stay('Rome', ...days))).toBe('Tokyo')
})

test('the day of a journey belongs to both places, and a month has no certain common day', () => {
  expect(found(stay('Rome', '2019-05-07', '2019-05-09'))).toBeUndefined()
  expect(found(stay('Rome', '2019-05-01', '2019-05-03'))).toBeUndefined()
  expect(found(stay('Rome', '2019-05-06', '2019-05-09'))).toBe('Rome')
  expect(found(stay('Rome', '2019-05', ''))).toBeUndefined()
})

test('a home overlaps with nothing, neither as the other stay nor as the checked one', () => {
  const home = stay('Rome', '2019-01-01', '2019-12-31', 'lived')
  expect(found(home)).toBeUndefined()
  expect(overlapOf({ stays: [paris, home], cities }, home, undefined)).toBeUndefined()
})

test('a city that is missing in the ledger is located by its own position', () => {
  const unknown = { ...stay('Unknown', '2019-05-04', '2019-05-06') }
  expect(overlapOf({ stays: [paris], cities }, unknown, undefined)).toBeUndefined()
  expect(overlapOf({ stays: [paris], cities }, unknown, { latitude: 0, longitude: 0 })?.name).toBe('Paris')
})
