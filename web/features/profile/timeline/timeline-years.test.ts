import { perWay } from '#shared/collections/travel-items.ts'
import { expect, test } from 'vitest'
import { defaultRules } from '#shared/domain/ledger/counting.ts'
import { yearFiguresOf } from '#shared/domain/ledger/figures.ts'
import { firstDayOf } from '#shared/domain/ledger/partial-date.ts'
import { undatedStay } from '#shared/collections/stays.ts'
import type { LedgerStay, LedgerTrip } from '#shared/ledger.ts'
import { timelineBlocks, timelineYears } from './timeline-years.ts'

const stay = (id: string, start: string, end = '', rest: Partial<LedgerStay> = {}): LedgerStay => ({
  ...undatedStay,
  id,
  city: 'c',
  start,
  end,
  ...rest,
})
const trip = (id: string): LedgerTrip => ({
  id,
  name: id,
  starts: '',
  ends: '',
  kilometres: perWay(() => 0),
})
const listed = (stays: LedgerStay[], trips: LedgerTrip[] = []) =>
  timelineYears({ stays, trips }).map(({ year, groups }) => [
    year,
    groups.map(({ trip, stays }) => [trip?.id, stays.map(({ id }) => id).join(' ')]),
  ])

test('the latest year and the latest stay come first, and the undated ones last', () => {
  expect(listed([stay('a', ''), stay('b', '2019-05'), stay('c', '2021'), stay('d', '2019-08-01')])).toEqual([
    [2021, [[undefined, 'c']]],
    [2019, [[undefined, 'd b']]],
    [undefined, [[undefined, 'a']]],
  ])
})

test.each([
  ['visited', '2018-12-28', '2019-01-03', [2019, 2018]],
  ['visited', '2015', '2017', [2017, 2016, 2015]],
  ['visited', '2011-02-01', '2016-03-01', [2016, 2015, 2014, 2013, 2012, 2011]],
  ['visited', '2020', '2026', [2026, 2025, 2024, 2023, 2022, 2021, 2020]],
  ['lived', '2010-09', '2014-06', [2014, 2013, 2012, 2011, 2010]],
  ['transit', '2018-12-31', '2019-01-01', [2019, 2018]],
] as const)('a stay (%s) from %s to %s is listed in each of its years', (kind, start, end, years) => {
  expect(listed([stay('a', start, end, { kind })])).toEqual(years.map((year) => [year, [[undefined, 'a']]]))
})

test('a stay with only an end date counts in no year, and is listed with the undated ones', () => {
  expect(listed([stay('a', '', '1999'), stay('b', '2019')])).toEqual([
    [2019, [[undefined, 'b']]],
    [undefined, [[undefined, 'a']]],
  ])
})

test('the stays listed in a year are in the cities that its totals count', () => {
  const dates = ['', '1999', '1999~', '2003-05', '2003-05-07', '2009~']
  const stays = dates.flatMap((start, row) =>
    dates
      .filter((end) => start === '' || end === '' || firstDayOf(start) <= firstDayOf(end))
      .map((end) =>
        stay(`${start}/${end}`, start, end, { city: `c${row}`, kind: row % 2 ? 'lived' : 'visited' }),
      ),
  )
  const ledger = { stays, cities: [], trips: [], home: '' }
  const { years } = yearFiguresOf(ledger, defaultRules, new Map(), '2026-11-23')
  const entries = timelineYears({ stays, trips: [] }).filter(({ year }) => year !== undefined)
  const cityCounts = entries.map(({ year, groups }) => [
    year,
    new Set(groups.flatMap((group) => group.stays.map(({ city }) => city))).size,
  ])
  expect(cityCounts).toEqual(
    years
      .filter(({ stays }) => stays > 0)
      .reverse()
      .map(({ year, cities }) => [year, cities]),
  )
  expect(cityCounts.length).toBeGreaterThan(9)
})

test('trips come before other stays, the latest trip first and each in the order of its days', () => {
  const stays = [
    stay('a', '2026-04-07', '2026-04-10', { trip: 'spring' }),
    stay('b', '2026-04-03', '2026-04-05', { trip: 'spring' }),
    stay('c', '2026-09-05', '2026-09-08', { trip: 'autumn' }),
    stay('d', '2026-05-30', '2026-05-31'),
    stay('e', '2026-07-18', '2026-07-25', { trip: 'deleted' }),
  ]
  expect(listed(stays, [trip('spring'), trip('autumn')])).toEqual([
    [
      2026,
      [
        ['autumn', 'c'],
        ['spring', 'b a'],
        [undefined, 'e d'],
      ],
    ],
  ])
})

test('a long year is divided into blocks of at most 24 rows, none is lost, and a group has one heading', () => {
  const stays = Array.from({ length: 60 }, (_, index) =>
    stay(String(index).padStart(2, '0'), '2020', '', { trip: index < 30 ? 'a' : '' }),
  )
  const blocks = timelineBlocks(timelineYears({ stays, trips: [trip('a')] }))
  expect(blocks.map(({ key }) => key)).toEqual(['2020', '2020 0', '2020 1', '2020 2'])
  const parts = blocks.flatMap((block) => block.parts ?? [])
  expect(
    parts.map(({ trip, stays, isContinued, count }) => [trip?.id, stays.length, isContinued, count]),
  ).toEqual([
    ['a', 24, false, 30],
    ['a', 6, true, 30],
    [undefined, 18, false, 30],
    [undefined, 12, true, 30],
  ])
  expect(new Set(parts.flatMap(({ stays }) => stays.map(({ id }) => id))).size).toBe(60)
})
