import { expect, test } from 'vitest'
import { sampleProposals } from '#web/test/sample-proposals.ts'
import { leftRowsCsv, leftRowsOf } from './left-rows.ts'
import { reviewOf, withChange } from './review.ts'

const files = ['Records.json', '=flights.csv']

test('rows that were left out and lines without an answer are a table with their files and lines', () => {
  const rows = leftRowsOf(
    reviewOf(sampleProposals, withChange(new Map(), ['kutaisi'], { isIn: false })),
    files,
  )
  expect(rows.map(({ place, file, line }) => [place, file, line])).toEqual([
    ['Kutaisi', 'Records.json', ''],
    ['Yerevan', '=flights.csv', '12'],
    ['NA0', '=flights.csv', '88'],
    ['Tbilisi', '=flights.csv', '131'],
  ])
  expect(rows[1]?.reason).toBe('Left out, Change of planes, 2 h 10 min')
})

test('a cell of the table is never a formula', () => {
  const text = leftRowsCsv(leftRowsOf(reviewOf(sampleProposals, new Map()), files))
  expect(text).toContain(",'=flights.csv,12\r\n")
  expect(text).not.toContain(',=flights')
})
