import { describe, expect, test } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { legTypes, maxLegs } from '#shared/collections/travel-items.ts'
import { change, type History, redo, startHistory, undo } from './history.ts'
import {
  addStopAfter,
  emptyItinerary,
  type Itinerary,
  itineraryOf,
  legRecords,
  moveDays,
  moveStop,
  removeLeg,
  removeStop,
  setCity,
  setDay,
  setType,
  unfinishedStops,
} from './itinerary.ts'

const ids = () => {
  let count = 0
  return () => `id${count++}`
}

/** Edinburgh –train 8 May→ Paris –plane 12 May→ Athens –bus→ Istanbul. */
const route = () => {
  const newId = ids()
  let itinerary = emptyItinerary(newId())
  for (const index of [0, 1, 2]) itinerary = addStopAfter(itinerary, index, { stop: newId(), leg: newId() })
  for (const [index, city] of ['edinburgh', 'paris', 'athens', 'istanbul'].entries())
    itinerary = setCity(itinerary, index, city)
  itinerary = setDay(setType(itinerary, 0, 'train'), 0, '2027-05-08')
  return setDay(setType(itinerary, 1, 'plane'), 1, '2027-05-12')
}

const way = (itinerary: Itinerary) => legRecords(itinerary).map(({ from, to, type }) => [from, to, type])

test('a new leg is a bus without dates that starts at the city before it', () => {
  const itinerary = addStopAfter(setCity(emptyItinerary('s'), 0, 'paris'), 0, { stop: 't', leg: 'l' })
  expect(legRecords(itinerary)).toEqual([
    { id: 'l', from: 'paris', to: '', type: 'bus', start_date: '', arrival_date: '', order: 0 },
  ])
})

test('a stop added between two gets a new leg; the leg from it keeps its transport and dates', () => {
  const itinerary = addStopAfter(route(), 0, { stop: 'new', leg: 'added' })
  expect(way(itinerary).slice(0, 3)).toEqual([
    ['edinburgh', '', 'bus'],
    ['', 'paris', 'train'],
    ['paris', 'athens', 'plane'],
  ])
  expect(legRecords(itinerary)[0]).toMatchObject({ id: 'added', start_date: '' })
  expect(legRecords(itinerary)[1]).toMatchObject({ start_date: '2027-05-08 00:00:00.000Z' })
  expect(unfinishedStops(itinerary)).toEqual([1])
})

test('removing a leg removes the city at its end and joins the neighbours', () => {
  expect(way(removeLeg(route(), 0))).toEqual([
    ['edinburgh', 'athens', 'plane'],
    ['athens', 'istanbul', 'bus'],
  ])
  expect(way(removeLeg(route(), 2))).toEqual([
    ['edinburgh', 'paris', 'train'],
    ['paris', 'athens', 'plane'],
  ])
})

test('removing the first city makes the next one the first; the only stop keeps its place without a city', () => {
  expect(way(removeStop(route(), 0))[0]).toEqual(['paris', 'athens', 'plane'])
  const alone = setCity(emptyItinerary('s'), 0, 'paris')
  expect(removeStop(alone, 0)).toEqual(emptyItinerary('s'))
})

test('changing a city changes both neighbouring legs', () => {
  expect(way(setCity(route(), 1, 'lyon')).slice(0, 2)).toEqual([
    ['edinburgh', 'lyon', 'train'],
    ['lyon', 'athens', 'plane'],
  ])
})

test('setting a day sets both dates of the leg, and "" clears both', () => {
  const leg = legRecords(setDay(route(), 2, '2027-05-14'))[2]
  expect(leg).toMatchObject({
    start_date: '2027-05-14 00:00:00.000Z',
    arrival_date: '2027-05-14 00:00:00.000Z',
  })
  expect(legRecords(setDay(route(), 0, ''))[0]).toMatchObject({ start_date: '', arrival_date: '' })
})

test('a moved stop changes the cities of the legs, not their order, transport or dates', () => {
  const moved = moveStop(route(), 2, 1)
  expect(way(moved)).toEqual([
    ['edinburgh', 'athens', 'train'],
    ['athens', 'paris', 'plane'],
    ['paris', 'istanbul', 'bus'],
  ])
  expect(moveStop(route(), 0, 9)).toEqual(route())
})

test('a city without a leg is unfinished, because only legs are saved; an empty itinerary is not', () => {
  expect(unfinishedStops(emptyItinerary('s'))).toEqual([])
  expect(unfinishedStops(setCity(emptyItinerary('s'), 0, 'paris'))).toEqual([0])
})

test('the 200th leg can be added, the 201st cannot', () => {
  const newId = ids()
  let itinerary = emptyItinerary(newId())
  for (let index = 0; index <= maxLegs + 1; index++)
    itinerary = addStopAfter(itinerary, 0, { stop: newId(), leg: newId() })
  expect(itinerary.legs).toHaveLength(maxLegs)
})

describe('reading stored legs', () => {
  const all = () => true

  test('saved legs are read as the same itinerary', () => {
    const saved = legRecords(route())
    const { itinerary, dropped } = itineraryOf(saved.toReversed(), all, ids())
    expect(dropped).toBe(0)
    expect(legRecords(itinerary)).toEqual(saved)
  })

  test('legs with an unknown city are dropped, counted and replaced by a gap, which is not saved', () => {
    const { itinerary, dropped } = itineraryOf(legRecords(route()), (city) => city !== 'paris', ids())
    expect(dropped).toBe(2)
    expect(way(itinerary)).toEqual([['athens', 'istanbul', 'bus']])

    const torn = legRecords(route()).filter(({ from }) => from !== 'paris')
    const read = itineraryOf(torn, all, ids()).itinerary
    expect(read.legs.map(({ type }) => type)).toEqual(['train', 'gap', 'bus'])
    expect(legRecords(read).map(({ id, order }) => [id, order])).toEqual(
      torn.map(({ id }, order) => [id, order]),
    )
    expect(way(setType(read, 1, 'car'))[1]).toEqual(['paris', 'athens', 'car'])
  })

  test('a trip without legs has one stop without a city', () => {
    expect(itineraryOf([], all, ids())).toEqual({ itinerary: emptyItinerary('id0'), dropped: 0 })
  })
})

describe('after any sequence of edits', () => {
  const cities = ['rome', 'oslo', 'lima', 'perth', 'accra']
  const days = ['', '2027-05-08', '2028-02-29']

  test.each(Array.from({ length: 200 }, (_, seed) => seed))('seed %i', (seed) => {
    const next = seeded(seed)
    const random = (below: number) => Math.floor(next() * below)
    const newId = ids()
    let history: History<Itinerary> = startHistory(emptyItinerary(newId()))
    const states = [history.present]

    for (let step = 0; step < 60; step++) {
      const before = history.present
      const { stops, legs } = before
      const stop = random(stops.length)
      const leg = legs.length === 0 ? 0 : random(legs.length)
      let after = before
      let added = ''
      let removed = ''
      switch (random(legs.length === 0 ? 3 : 7)) {
        case 0:
        case 1: {
          added = newId()
          after = addStopAfter(before, stop, { stop: newId(), leg: added })
          break
        }
        case 2: {
          after = setCity(before, stop, cities[random(cities.length)] ?? '')
          break
        }
        case 3: {
          removed = legs[leg]?.id ?? ''
          after = removeLeg(before, leg)
          break
        }
        case 4: {
          after = moveStop(before, stop, random(stops.length))
          break
        }
        case 5: {
          after = setDay(before, leg, days[random(days.length)] ?? '')
          break
        }
        default:
          after = setType(before, leg, legTypes[random(legTypes.length)] ?? 'bus')
      }

      const records = legRecords(after)
      // Each leg starts where the one before it ends.
      for (const [index, record] of records.entries()) {
        const next = records[index + 1]
        if (next) expect(next.from).toBe(record.to)
      }
      // The legs are numbered from 0 to n - 1.
      expect(records.map(({ order }) => order)).toEqual(records.map((_, index) => index))
      expect(after.stops).toHaveLength(after.legs.length + 1)
      // Only adding and removing change the number of legs.
      const expected = new Set(legs.map(({ id }) => id))
      if (added !== '') expected.add(added)
      expected.delete(removed)
      expect(new Set(records.map(({ id }) => id))).toEqual(expected)
      expect(new Set(after.stops.map(({ id }) => id)).size).toBe(after.stops.length)

      history = change(history, after)
      states.push(after)
    }

    // Undo and redo restore every state.
    for (let index = states.length - 2; index >= 0; index--) {
      history = undo(history)
      expect(history.present).toEqual(states[index])
    }
    expect(undo(history)).toBe(history)
    for (const state of states.slice(1)) {
      history = redo(history)
      expect(history.present).toEqual(state)
    }
  })
})

test('moveDays() moves all days and leaves legs without a day unchanged', () => {
  const days = (itinerary: Itinerary) =>
    itinerary.legs.map(({ startDay, arrivalDay }) => [startDay, arrivalDay])
  expect(days(moveDays(route(), 25))).toEqual([
    ['2027-06-02', '2027-06-02'],
    ['2027-06-06', '2027-06-06'],
    ['', ''],
  ])
  expect(days(moveDays(moveDays(route(), 25), -25))).toEqual(days(route()))
})

test('a stop is not moved from or to a position that does not exist', () => {
  const itinerary = {
    stops: ['a', 'b', 'c'].map((city) => ({ id: city, city })),
    legs: [],
  }
  const moved = (from: number, to: number) =>
    moveStop(itinerary, from, to)
      .stops.map(({ city }) => city)
      .join('')
  expect([moved(2, 0), moved(0, 2), moved(1, 1)]).toEqual(['cab', 'bca', 'abc'])
  for (const [from, to] of [
    [0, -1],
    [0, 3],
    [3, 0],
    [3, -1],
  ] as const)
    expect(moved(from, to), `${from} to ${to}`).toBe('abc')
})

test('stored legs that join have no gap between them, and others have one', () => {
  let made = 0
  const leg = (from: string, to: string, order: number) => ({
    id: `leg ${order}`,
    type: 'train' as const,
    start_date: '',
    arrival_date: '',
    from,
    to,
    order,
  })
  const read = (...records: ReturnType<typeof leg>[]) => {
    const { itinerary } = itineraryOf(
      records,
      () => true,
      () => `new ${(made += 1)}`,
    )
    return [
      itinerary.stops.map(({ city }) => city).join(' '),
      itinerary.legs.map(({ type }) => type).join(' '),
    ]
  }
  expect(read(leg('a', 'b', 0), leg('b', 'c', 1), leg('c', 'd', 2))).toEqual(['a b c d', 'train train train'])
  expect(read(leg('a', 'b', 0), leg('a', 'c', 1), leg('c', 'd', 2))).toEqual([
    'a b a c d',
    'train gap train train',
  ])
})
