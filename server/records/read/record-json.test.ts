import { expect, test } from 'vitest'
import { jsonBytes, sharedRecord, withExpand } from './record-json.ts'

const country = {
  collectionId: 'c',
  collectionName: 'country',
  id: 'is',
  name: 'Ísland & <more>',
  timezones: [],
}
const city = { collectionId: 'd', collectionName: 'city', country: 'is', id: 'rvk', name: 'Reykjavík\u2028' }
const sharedOf = (record: typeof country | typeof city) =>
  sharedRecord({ id: record.id }, () => ({ ...record }))

/** The output of JSON.stringify(), with the escapes of the protocol. */
const stringified = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')

const { record } = sharedOf(country)
const expanded = withExpand(sharedOf(city), { country: record })

test.each([
  ['a shared record', record],
  ['a shared record with related ones', expanded],
  ['a list', { items: [expanded, { a: '<' }, record], page: 1, totalItems: -1 }],
  ['an empty list', { items: [], page: 1 }],
  ['a list alone', [record, record]],
  ['a record with a list of related ones', { a: 1, expand: { many: [record, expanded] }, id: 'x' }],
  ['related records alone', { expand: { city: expanded } }],
  ['no related records', { expand: {}, id: 'x' }],
  ['a batch', [{ status: 200, body: { id: 'x', expand: { country: { ...country } } } }]],
  ['items that are no list', { items: 'text', expand: null }],
  ['a text', 'a & b'],
  ['nothing', null],
])('%s has the JSON of JSON.stringify()', (_what, value) => {
  for (let time = 0; time < 2; time++) expect(jsonBytes(value).toString()).toBe(stringified(value))
})

test('the keys of a record stay in their order', () => {
  expect(Object.keys(expanded)).toEqual(['collectionId', 'collectionName', 'country', 'expand', 'id', 'name'])
  expect(expanded['expand']).toEqual({ country })
})
