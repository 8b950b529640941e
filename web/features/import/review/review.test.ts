import { expect, test } from 'vitest'
import { sampleCities, sampleProposals } from '#web/test/sample-proposals.ts'
import {
  type Changes,
  figuresOf,
  groupsOf,
  isStored,
  reviewOf,
  rowsOfYears,
  stayYears,
  tabCounts,
  withChange,
} from './review.ts'

const noChanges: Changes = new Map()
const { bologna, kobuleti } = sampleCities
const statesOf = (changes: Changes) =>
  Object.fromEntries(reviewOf(sampleProposals, changes).rows.map(({ id, state }) => [id, state]))
const byName = (a: { city: { name: string } }, b: { city: { name: string } }) =>
  a.city.name < b.city.name ? -1 : 1

test('existing stays, unsure ones and changes of planes are distinguished from new ones', () => {
  expect(statesOf(noChanges)).toEqual({
    rome: 'there',
    'tbilisi 1': 'new',
    kutaisi: 'new',
    batumi: 'new',
    'tbilisi 2': 'new',
    yerevan: 'out',
    bologna: 'new',
    modena: 'unsure',
  })
})

test('an excluded row keeps its place, and a chosen city is no longer a question', () => {
  const changes = withChange(withChange(noChanges, ['batumi'], { isIn: false }), ['modena'], {
    city: bologna,
  })
  const { rows } = reviewOf(sampleProposals, changes)
  expect(rows.map(({ id }) => id)).toEqual(sampleProposals.proposals.map(({ id }) => id))
  expect(rows[3]).toMatchObject({ id: 'batumi', state: 'out' })
  expect(rows[7]).toMatchObject({ city: bologna, state: 'new' })
})

test('what is already in the account cannot be included a second time', () => {
  expect(statesOf(withChange(noChanges, ['rome'], { isIn: true }))['rome']).toBe('there')
})

test('the tabs count their rows, and years narrow them', () => {
  const { rows } = reviewOf(sampleProposals, noChanges)
  expect(tabCounts(rows)).toEqual({ all: 8, check: 3, there: 1, out: 1 })
  expect(tabCounts(rowsOfYears(rows, { from: 2019, to: 2020 }))).toEqual({
    all: 6,
    check: 2,
    there: 0,
    out: 1,
  })
  expect(stayYears(rows)).toEqual({ years: { from: 2018, to: 2021 }, counts: [1, 6, 0, 1] })
})

test('rows are grouped by country, with a box that shows if a group is mixed', () => {
  const { rows } = reviewOf(sampleProposals, withChange(noChanges, ['kutaisi'], { isIn: false }))
  const groups = groupsOf(rows, 'all', 'country', byName)
  expect(groups.map(({ name, box, cities }) => [name, box, cities])).toEqual([
    ['IT', 'on', 3],
    ['GE', 'mixed', 3],
    ['AM', 'off', 1],
  ])
})

test('years are listed newest first, and rows without dates last', () => {
  const changes = withChange(noChanges, ['kutaisi'], { start: '', end: '' })
  const groups = groupsOf(reviewOf(sampleProposals, changes).rows, 'all', 'year', byName)
  expect(groups.map(({ name }) => name)).toEqual(['2021', '2019', '2018', ''])
})

test('a group of which everything is already in the account has no box', () => {
  const { rows } = reviewOf(sampleProposals, noChanges)
  expect(groupsOf(rows, 'there', 'country', byName).map(({ box }) => box)).toEqual(['none'])
})

test('an answered line becomes a stay at its time; an excluded line remains a line', () => {
  const changes = withChange(withChange(noChanges, ['line 88'], { city: kobuleti }), ['line 131'], {
    isIn: false,
  })
  const { rows, open, leftLines } = reviewOf(sampleProposals, changes)
  expect(open).toEqual([])
  expect(leftLines.map(({ id }) => id)).toEqual(['line 131'])
  expect(rows.slice(-2).map(({ id }) => id)).toEqual(['line 88', 'modena'])
  expect(rows.find(({ id }) => id === 'line 88')).toMatchObject({ city: kobuleti, start: '2019-10-06' })
})

test('a line without a date is answered by a date, and an answered line can be excluded again', () => {
  const dated = withChange(noChanges, ['line 131'], { start: '2020-01', end: '' })
  expect(reviewOf(sampleProposals, dated).rows.find(({ id }) => id === 'line 131')?.state).toBe('new')
  const left = withChange(dated, ['line 131'], { isIn: false })
  expect(reviewOf(sampleProposals, left).rows.find(({ id }) => id === 'line 131')?.state).toBe('out')
})

test('the figures of what is stored do not include the excluded rows', () => {
  const { rows } = reviewOf(sampleProposals, noChanges)
  expect(figuresOf(rows.filter(isStored))).toEqual({ stays: 6, wishes: 0, cities: 5, countries: 2 })
  expect(figuresOf(rows)).toMatchObject({ stays: 8, cities: 7, countries: 3 })
})
