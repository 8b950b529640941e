import { expect, test } from 'vitest'
import type { City } from '#server/gazetteer/cities.ts'
import type { Answer } from './answer.ts'
import { type Expectation, readCases } from './case.ts'
import { mutated } from './mutations.ts'
import { checksOf } from './score.ts'

const names = ['Rome IT', 'Florence IT', 'Venice IT', 'Paris FR', 'Nice FR']
const cities = names.map((text, index): City => ({
  index,
  geonameid: index,
  name: text.slice(0, -3),
  country: text.slice(-2),
  state: '',
  latitude: 40 + index,
  longitude: 10,
  population: 1000,
  fame: 5,
}))
const cityOf = (text: string): City => {
  const found = cities[names.indexOf(text)]
  if (!found) throw new Error(`There is no ${text}.`)
  return found
}

/** Rome for three nights, Florence for two, Venice for one: seven days from 1 June. */
const trip: Answer = {
  legs: [
    { type: 'train', from: cityOf('Rome IT'), to: cityOf('Florence IT'), startDay: 4, arrivalDay: 4 },
    { type: 'bus', from: cityOf('Florence IT'), to: cityOf('Venice IT'), startDay: 6, arrivalDay: 6 },
  ],
  days: ['Rome IT', 'Rome IT', 'Rome IT', 'Florence IT', 'Florence IT', 'Venice IT', 'Venice IT'].map(
    (text) => ({ city: cityOf(text) }),
  ),
  firstDay: '2026-06-01',
  limits: [],
  questions: [],
  unused: ['glamping'],
  understood: [],
}

const missed = (expectation: Expectation, answer: Answer | undefined = trip) =>
  checksOf(expectation, answer, cityOf)
    .filter(({ met }) => !met)
    .map(({ kind }) => kind)

test.each<Expectation>([
  { cities: ['Rome IT'], avoid: ['Paris FR', 'FR'], within: 'IT', countries: 'IT', minCountries: 1 },
  { exact: ['Rome IT', 'Florence IT', 'Venice IT'], set: ['Venice IT', 'Rome IT', 'Florence IT'] },
  { start: 'Rome IT', end: 'Venice IT', order: ['Rome IT', 'Venice IT'], anyOf: [['Nice FR', 'Rome IT']] },
  { days: 7, count: 3, stays: { 'Rome IT': 3 }, nights: { 'Rome IT': 3, 'Venice IT': 1 } },
  { days: [6, 8], near: { city: 'Florence IT', km: 200 } },
  { some: 'train bus', none: 'plane car', only: 'train bus', legs: [['Rome IT', 'Florence IT', 'train']] },
  {
    startDay: '2026-06-01',
    startsIn: ['2026-05-20', '2026-06-01'],
    endDay: '2026-06-07',
    endsBy: '2026-06-07',
  },
  { reports: ['Glamping'], told: true },
])('an answer that is right meets %o', (expectation) => {
  expect(missed(expectation)).toEqual([])
})

test.each<[kind: string, expectation: Expectation]>([
  ['cities', { cities: ['Paris FR'] }],
  ['avoid', { avoid: ['IT'] }],
  ['avoid', { avoid: ['Venice IT'] }],
  ['within', { within: 'FR' }],
  ['within', { within: 'FR', start: 'Rome IT' }],
  ['countries', { countries: 'FR' }],
  ['minCountries', { minCountries: 2 }],
  ['exact', { exact: ['Rome IT', 'Venice IT', 'Florence IT'] }],
  ['set', { set: ['Rome IT', 'Florence IT'] }],
  ['anyOf', { anyOf: [['Nice FR', 'Paris FR']] }],
  ['near', { near: { city: 'Rome IT', km: 150 } }],
  ['start', { start: 'Venice IT' }],
  ['end', { end: 'Rome IT' }],
  ['roundTrip', { roundTrip: true }],
  ['order', { order: ['Venice IT', 'Rome IT'] }],
  ['days', { days: 8 }],
  ['count', { count: 2 }],
  ['stays', { stays: { 'Rome IT': 2 } }],
  ['nights', { nights: { 'Venice IT': 2 } }],
  ['only', { only: 'train' }],
  ['none', { none: 'bus' }],
  ['some', { some: 'car' }],
  ['legs', { legs: [['Rome IT', 'Venice IT', 'train']] }],
  ['legs', { legs: [['Venice IT', 'Rome IT', 'train']] }],
  ['startDay', { startDay: '2026-06-02' }],
  ['startsIn', { startsIn: ['2026-06-02', '2026-06-30'] }],
  ['endDay', { endDay: '2026-06-08' }],
  ['endsBy', { endsBy: '2026-06-06' }],
  ['asks', { asks: true }],
  ['reports', { reports: ['yoga'] }],
  ['refused', { refused: true }],
])('an answer that is wrong misses %s', (kind, expectation) => {
  expect(missed(expectation)).toContain(kind)
})

test('a refusal is right only where one is expected', () => {
  expect(missed({ refused: true }, undefined)).toEqual(['refused'])
  expect(checksOf({ refused: true }, undefined, cityOf)).toMatchObject([{ met: true }])
  expect(checksOf({ days: 3 }, undefined, cityOf)).toMatchObject([{ kind: 'answered', met: false }])
})

test('a case with a word that is no expectation is refused', () => {
  const line = (expectation: object) =>
    JSON.stringify({ id: 'a', language: 'en', class: 'simple', prompt: 'Rome', expect: expectation })
  expect(readCases(`${line({ days: 3 })}\n\n`)).toHaveLength(1)
  expect(() => readCases(line({ day: 3 }))).toThrow('Line 1')
})

test('the same prompts are damaged each time', () => {
  const [known] = readCases(
    JSON.stringify({ id: 'a', language: 'en', class: 'simple', prompt: 'Rome and Venice', expect: {} }),
  )
  if (!known) throw new Error('There is no case.')
  const damaged = mutated([known], 60)
  expect(damaged).toEqual(mutated([known], 60))
  expect(new Set(damaged.map(({ prompt }) => prompt)).size).toBeGreaterThan(20)
  expect(damaged.every(({ prompt }) => prompt.length >= 1 && prompt.length <= 1000)).toBe(true)
})
