import { expect, test } from 'vitest'
import { importBatch, importBatchErrors, placeResolveRequest } from './imports.ts'

test('a position is on earth and its country a code in capitals', () => {
  const ask = (position: unknown) =>
    placeResolveRequest.safeParse({ positions: [position], airports: [] }).success
  expect(ask({ latitude: 48.14, longitude: 11.58, country: 'DE' })).toBe(true)
  expect(ask({ latitude: 0, longitude: 180, country: '' })).toBe(true)
  expect(ask({ latitude: 90.01, longitude: 0, country: '' })).toBe(false)
  expect(ask({ latitude: 0, longitude: -180.01, country: '' })).toBe(false)
  expect(ask({ latitude: Number.NaN, longitude: 0, country: '' })).toBe(false)
  expect(ask({ latitude: 48.14, longitude: 11.58, country: 'de' })).toBe(false)
})

test('a batch has at most 1,000 stays and a number from 1', () => {
  const stay = { city: 'wmk000002950159', kind: 'visited', start: '2019-05', end: '', note: '' }
  const batchOf = (number: number, stays: number) =>
    importBatch.safeParse({ number, stays: Array.from({ length: stays }, () => stay), wishes: [], trips: [] })
      .success
  expect(batchOf(1, 1000)).toBe(true)
  expect(batchOf(1, 1001)).toBe(false)
  expect(batchOf(0, 1)).toBe(false)
})

test('the errors of a batch name the list and the row', () => {
  const data = {
    stays: { 17: { code: 'validation_no_such_date', message: 'No.', params: { field: 'start' } } },
  }
  expect(importBatchErrors.parse(data)).toEqual(data)
})
