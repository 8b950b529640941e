import { expect, test } from 'vitest'
import { tsvLines, tsvPositions, tsvRows, tsvValues } from './tsv.ts'

const file = Buffer.from('code\tname\ttype\nAD.02\tCanillo\tparish\n\nAD.03\tEncamp\t\n')

test('returns the values of the requested columns, whatever their order in the file', () => {
  expect([...tsvRows(file, ['type', 'code'])]).toEqual([
    { type: 'parish', code: 'AD.02' },
    { type: '', code: 'AD.03' },
  ])
})

test('the last line needs no newline, and letters outside ASCII are kept', () => {
  expect([...tsvRows(Buffer.from('name\nMürren'), ['name'])]).toEqual([{ name: 'Mürren' }])
})

test('a file with a header only, or with nothing, has no rows', () => {
  expect([...tsvRows(Buffer.from('name\n'), ['name'])]).toEqual([])
  expect([...tsvRows(Buffer.from('name'), ['name'])]).toEqual([])
})

test('throws when the header lacks a column', () => {
  expect(() => [...tsvRows(file, ['code', 'population'])]).toThrow(
    'The header "code name type" has no column "population".',
  )
})

test('throws when a line has more or fewer values than the header', () => {
  expect(() => [...tsvRows(Buffer.from('a\tb\n1\t2\n3\n'), ['a'])]).toThrow(
    'Line 3 has 1 values and the header 2 columns.',
  )
  expect(() => [...tsvRows(Buffer.from('a\tb\n1\t2\t3\n'), ['a'])]).toThrow(
    'Line 2 has 3 values and the header 2 columns.',
  )
})

test('positions are the byte offsets of a value', () => {
  const { width, of } = tsvPositions(file, ['name'])
  expect(width).toBe(3)
  const names = [...tsvLines(file)].map((line) => {
    const value = tsvValues(file, line)[of('name')]
    return file.toString('utf8', value?.start, value?.end)
  })
  expect(names).toEqual(['Canillo', 'Encamp'])
})
