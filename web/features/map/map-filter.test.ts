import { expect, test } from 'vitest'
import { undatedStay } from '#shared/collections/stays.ts'
import type { LedgerStay } from '#shared/ledger.ts'
import {
  defaultFilter,
  filterIndex,
  isInYears,
  type MapFilter,
  shownCities,
  shownYears,
  staysPerYear,
  undatedLeftOut,
} from './map-filter.ts'

const today = '2026-11-23'

const stay = (city: string, start: string, end = '', kind: LedgerStay['kind'] = 'visited'): LedgerStay => ({
  ...undatedStay,
  id: `${city} ${start} ${kind}`,
  city,
  kind,
  start,
  end,
})

const wish = (city: string) => ({ id: `wish ${city}`, city, note: '' })

const stays = [
  stay('rome', '2011-05-03', '2011-05-07'),
  stay('rome', '2019'),
  stay('oslo', '2013-06', '2016-02', 'lived'),
  stay('oslo', '2020-01', '', 'visited'),
  stay('doha', '2012-04-04', '', 'transit'),
  stay('paris', ''),
  stay('cairo', '2028'),
]
const wishes = [wish('lima'), wish('rome')]
const marked = new Set(['rome', 'oslo', 'paris', 'delhi'])
const index = filterIndex({ stays, wishes }, marked, today)

const filter = (change: Partial<MapFilter> = {}): MapFilter => ({ ...defaultFilter, ...change })
const shown = (change: Partial<MapFilter> = {}) => Object.fromEntries(shownCities(index, filter(change)))
const range = (from: number, to = from) => ({ range: { from, to } })

test('all marked cities and wishes are shown until something is chosen, each as its strongest kind', () => {
  expect(shown()).toEqual({
    rome: 'visited',
    oslo: 'lived',
    paris: 'visited',
    delhi: 'visited',
    lima: 'wish',
  })
})

test('a range shows the stays that touch it, and none without a date', () => {
  expect(shown({ ...range(2010, 2012), wishes: 'off' })).toEqual({ rome: 'visited' })
  expect(shown({ ...range(2015), wishes: 'off' })).toEqual({ oslo: 'lived' })
  expect(shown({ ...range(2020), wishes: 'off' })).toEqual({ oslo: 'visited' })
  expect(shown({ ...range(2018), wishes: 'off' })).toEqual({})
})

test('a city whose stronger kind is hidden is shown as the kind that is not', () => {
  expect(shown({ kinds: new Set(['visited', 'transit']), wishes: 'off' })).toEqual({
    rome: 'visited',
    oslo: 'visited',
    doha: 'transit',
    paris: 'visited',
    delhi: 'visited',
  })
  expect(shown({ kinds: new Set(['transit']), wishes: 'on' })).toEqual({
    doha: 'transit',
    lima: 'wish',
    rome: 'wish',
  })
})

test('only wishes can be shown, including those for visited cities', () => {
  expect(shown({ wishes: 'only', ...range(2011) })).toEqual({ lima: 'wish', rome: 'wish' })
})

test('a stay in the future is left out, also on the day before, and so is one in a city without a mark', () => {
  const future = filterIndex({ stays, wishes: [] }, new Set(['cairo', 'rome']), today)
  expect(Object.fromEntries(shownCities(future, filter()))).toEqual({ rome: 'visited' })
})

test('a stay is in a range that overlaps it, and in no range without a date', () => {
  const lived = { start: '2013-06', end: '2016-02' }
  expect(isInYears(lived, { from: 2016, to: 2019 })).toBe(true)
  expect(isInYears(lived, { from: 2017, to: 2019 })).toBe(false)
  expect(isInYears({ start: '', end: '' }, { from: 2000, to: 2026 })).toBe(false)
  expect(isInYears({ start: '', end: '' }, undefined)).toBe(true)
})

test('the number of stays of the shown kinds that a range hides is known', () => {
  expect(undatedLeftOut(index, filter())).toBe(0)
  expect(undatedLeftOut(index, filter(range(2011)))).toBe(2)
  expect(undatedLeftOut(index, filter({ ...range(2011), kinds: new Set(['lived']) }))).toBe(0)
  expect(undatedLeftOut(index, filter({ ...range(2011), wishes: 'only' }))).toBe(0)
})

test('the years begin with the first dated stay and end with this year', () => {
  expect(index.years).toEqual({ from: 2011, to: 2026 })
  expect(filterIndex({ stays: [stay('paris', '')], wishes }, marked, today).years).toBeUndefined()
})

test('a home that ends in the future is shown until this year', () => {
  const home = stay('oslo', '2024', '2029', 'lived')
  const years = filterIndex({ stays: [home], wishes: [] }, marked, today)
  expect(years.years).toEqual({ from: 2024, to: 2026 })
  expect(shownYears(years, 'oslo', filter())).toEqual([{ from: 2024, to: 2026 }])
})

test('a stay of several years counts in each of them, by its kind', () => {
  const years = { from: 2011, to: 2021 }
  expect(staysPerYear(index, filter(), years)).toEqual([1, 0, 1, 1, 1, 1, 0, 0, 1, 1, 0])
  expect(staysPerYear(index, filter({ kinds: new Set(['transit']) }), years)).toEqual([
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('consecutive years of a city are joined, within the range', () => {
  const years = (change: Partial<MapFilter>) => shownYears(index, 'oslo', filter(change))
  expect(years({})).toEqual([
    { from: 2013, to: 2016 },
    { from: 2020, to: 2020 },
  ])
  expect(years(range(2015, 2018))).toEqual([{ from: 2015, to: 2016 }])
  expect(shownYears(index, 'rome', filter())).toEqual([
    { from: 2011, to: 2011 },
    { from: 2019, to: 2019 },
  ])
  expect(shownYears(index, 'paris', filter())).toEqual([])
})
