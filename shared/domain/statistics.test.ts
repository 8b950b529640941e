import { expect, test } from 'vitest'
import { visitStatistics } from './statistics.ts'

const visit = (city: string, country: string, state: string, created = '2026-03-01 10:00:00.000Z') => ({
  city,
  created,
  expand: { city: { country, state } },
})

test('cities, states and countries are counted once each', () => {
  const statistics = visitStatistics([
    visit('rome', 'it', 'lazio'),
    visit('milan', 'it', 'lombardy'),
    visit('bergamo', 'it', 'lombardy'),
    visit('paris', 'fr', 'ile-de-france'),
  ])
  expect(statistics).toMatchObject({ cities: 4, states: 3, countries: 2 })
  expect([...statistics.citiesPerCountry]).toEqual([
    ['it', 3],
    ['fr', 1],
  ])
})

test('a city entered twice counts once in every number', () => {
  const statistics = visitStatistics([visit('rome', 'it', 'lazio'), visit('rome', 'it', 'lazio')])
  expect(statistics).toMatchObject({ cities: 1, states: 1, countries: 1 })
  expect(statistics.citiesPerCountry.get('it')).toBe(1)
})

test('a city without state or country counts as a city only', () => {
  expect(visitStatistics([visit('monaco', '', '')])).toMatchObject({ cities: 1, states: 0, countries: 0 })
  expect(visitStatistics([{ city: 'x', created: '' }])).toMatchObject({
    cities: 1,
    states: 0,
    countries: 0,
  })
})

test('the first and last visit are found in any order of the records', () => {
  const visits = ['2026-03-02', '2026-03-01', '2026-03-03'].map((day, index) =>
    visit(`city ${index}`, 'it', '', `${day} 10:00:00.000Z`),
  )
  expect(visitStatistics(visits)).toMatchObject({
    firstVisit: '2026-03-01 10:00:00.000Z',
    lastVisit: '2026-03-03 10:00:00.000Z',
  })
  expect(visitStatistics(visits.toReversed())).toMatchObject({
    firstVisit: '2026-03-01 10:00:00.000Z',
    lastVisit: '2026-03-03 10:00:00.000Z',
  })
  // A mark that is not stored yet has no time.
  expect(visitStatistics([visit('oslo', 'no', '', ''), ...visits])).toMatchObject({
    firstVisit: '2026-03-01 10:00:00.000Z',
  })
  expect(visitStatistics([...visits, visit('oslo', 'no', '', '')])).toMatchObject({
    firstVisit: '2026-03-01 10:00:00.000Z',
    lastVisit: '2026-03-03 10:00:00.000Z',
  })
  expect(visitStatistics([])).toMatchObject({ cities: 0, firstVisit: '', lastVisit: '' })
})
