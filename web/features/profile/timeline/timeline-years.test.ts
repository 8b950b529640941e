import { expect, test } from 'vitest'
import { type LedgerStay, type LedgerTrip, undatedStay } from '#shared/ledger.ts'
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
  kilometres: { plane: 0, train: 0, bus: 0, car: 0 },
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

test('a stay over New Year is listed in both years, and a long one in its first and last', () => {
  expect(listed([stay('a', '2018-12-28', '2019-01-03'), stay('b', '2011-02-01', '2016-03-01')])).toEqual([
    [2019, [[undefined, 'a']]],
    [2018, [[undefined, 'a']]],
    [2016, [[undefined, 'b']]],
    [2015, []],
    [2014, []],
    [2013, []],
    [2012, []],
    [2011, [[undefined, 'b']]],
  ])
})

test('a stay in three years is listed in each of them', () => {
  expect(listed([stay('a', '2018-12-28', '2020-01-03')])).toEqual([
    [2020, [[undefined, 'a']]],
    [2019, [[undefined, 'a']]],
    [2018, [[undefined, 'a']]],
  ])
})

test('a home is listed when it began and when it ended', () => {
  expect(listed([stay('a', '2010-09', '2012-06', { kind: 'lived' })])).toEqual([
    [2012, [[undefined, 'a']]],
    [2011, []],
    [2010, [[undefined, 'a']]],
  ])
})

test('a stay with only an end date is listed in the year of that date', () => {
  expect(listed([stay('a', '', '2010-09')])).toEqual([[2010, [[undefined, 'a']]]])
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
