import { beforeEach, expect, test } from 'vitest'
import { createCollections } from '#server/collections/index.ts'
import type { Row } from '#server/records/collection.ts'
import { createKeptRows, type KeptRows } from './kept-rows.ts'

const [country, city] = ['country', 'city'].map((name) => {
  const found = createCollections().find((collection) => collection.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
})

let version: string
let rows: KeptRows
/** The ids that were read from the database, by call. */
let reads: string[][]

beforeEach(() => {
  version = '1'
  rows = createKeptRows(() => version)
  reads = []
})

async function read(ids: ReadonlySet<string>): Promise<Row[]> {
  reads.push([...ids])
  return [...ids].map((id) => ({ id, name: `${id} of ${version}` }))
}
const find = (of: typeof country, ...ids: string[]) => {
  if (!of) throw new Error('There is no such collection.')
  return rows.find(of, new Set(ids), read)
}

test('a row is read once, and is the same object then', async () => {
  const [iceland] = await find(country, 'is')
  const both = await find(country, 'is', 'no')
  expect(both[0]).toBe(iceland)
  expect(both.map(({ id }) => id)).toEqual(['is', 'no'])
  expect(reads).toEqual([['is'], ['no']])
})

test('collections do not share rows', async () => {
  await find(country, 'is')
  await find(city, 'is')
  expect(reads).toEqual([['is'], ['is']])
})

test('every row is read again after a change of the gazetteer', async () => {
  await find(country, 'is')
  version = '2'
  expect(await find(country, 'is')).toEqual([{ id: 'is', name: 'is of 2' }])
})

test('a row that was read before a change and comes after it is not kept', async () => {
  if (!country) throw new Error('There is no country.')
  const late = rows.find(country, new Set(['is']), async (ids) => {
    const found = await read(ids)
    version = '2'
    return found
  })
  expect(await late).toEqual([{ id: 'is', name: 'is of 1' }])
  expect(await find(country, 'is')).toEqual([{ id: 'is', name: 'is of 2' }])
})

test('5000 rows of a collection are kept, the latest ones', async () => {
  await find(city, ...Array.from({ length: 5001 }, (_, index) => `city${index}`))
  await find(city, 'city1', 'city5000')
  expect(reads).toHaveLength(1)
  await find(city, 'city0')
  expect(reads[1]).toEqual(['city0'])
})
