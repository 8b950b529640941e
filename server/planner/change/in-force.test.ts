import { describe, expect, it } from 'vitest'
import type { Constraint, Place, TripRequest } from '#shared/trip-request.ts'
import { inForce, settled } from './in-force.ts'
import type { Geography } from './open-route.ts'

const place = (name: string): Place => ({ kind: 'city', id: name, name })
const [rome, pisa, siena] = [place('Rome'), place('Pisa'), place('Siena')]
const italy: Place = { kind: 'country', id: 'IT', name: 'Italy' }
const said = { words: 'words', sure: 0.9, origin: 'said' } as const
const kept = { words: '', sure: 1, origin: 'kept' } as const
const request = (...constraints: Constraint[]): TripRequest => ({ language: 'en', constraints, variant: 0 })
const on = (day: string) => ({ from: day, to: day })
const geography: Geography = { city: place, positionOf: () => undefined, isWithin: () => false }

const wishes: Constraint[] = [
  { ...said, id: 'italy', kind: 'visit', place: italy, optional: false },
  { ...said, id: 'rome', kind: 'visit', place: rome, optional: false },
  { ...said, id: 'siena', kind: 'visit', place: siena, optional: true },
  { ...said, id: 'nights', kind: 'stay', of: rome, unit: 'nights', least: 4 },
  { ...said, id: 'each', kind: 'stay', of: null, unit: 'nights', most: 3 },
  { ...said, id: 'order', kind: 'order', places: [pisa, rome] },
  { ...said, id: 'days', kind: 'length', unit: 'days', least: 9, most: 9 },
  { ...said, id: 'count', kind: 'city-count', least: 4 },
  { ...said, id: 'may', kind: 'dates', first: on('2027-05-01'), last: on('2027-05-09') },
  { ...said, id: 'back', kind: 'dates', last: on('2027-06-01') },
  { ...said, id: 'train', kind: 'transport', use: 'only', types: ['train'] },
  { ...said, id: 'avoid', kind: 'avoid', place: siena },
  { ...said, id: 'slow', kind: 'pace', pace: 'slow' },
]
const whole: Constraint[] = [
  { ...kept, id: 'kept-order', kind: 'order', places: [rome, pisa] },
  { ...kept, id: 'kept-stay-0', kind: 'stay', of: rome, unit: 'nights', least: 2, most: 2 },
  { ...kept, id: 'kept-dates', kind: 'dates', first: on('2027-05-03') },
]
const idsOf = ({ constraints }: TripRequest) => constraints.map(({ id }) => id)

describe('the constraints in force', () => {
  it('are all wishes when no trip is open', () => {
    expect(idsOf(inForce(request(...wishes)))).toEqual(wishes.map(({ id }) => id))
  })

  it('are, for an open trip, the wishes that it has not met, and what it keeps', () => {
    const ids = idsOf(inForce(request(...wishes, ...whole)))
    expect(ids).toEqual(['rome', 'back', 'train', 'avoid', 'slow', ...whole.map(({ id }) => id)])
  })

  it('are those that a change has added, unless the kept stops and nights already express them', () => {
    const loop: Constraint = { ...said, id: 'loop', kind: 'loop' }
    const added = new Set(['days', 'each', 'nights', 'order', 'loop'])
    const ids = idsOf(inForce(request(...wishes, loop, ...whole), added))
    expect(ids).toContain('days')
    expect(ids).toContain('each')
    expect(ids).not.toContain('nights')
    expect(ids).not.toContain('order')
    expect(ids).not.toContain('loop')
  })

  it('do not include what was assumed before', () => {
    const start: Constraint = {
      ...said,
      id: 'start',
      kind: 'role',
      role: 'start',
      place: rome,
      origin: 'assumed',
    }
    expect(idsOf(inForce(request(start, ...wishes)))).not.toContain('start')
  })

  it('include again those of a part that is no longer kept', () => {
    const loose = whole.filter(({ kind }) => kind !== 'stay')
    expect(idsOf(inForce(request(...wishes, ...loose)))).toEqual(
      expect.arrayContaining(['days', 'nights', 'each']),
    )
  })
})

describe('the request of a planned trip', () => {
  const trip = {
    stops: [
      { city: 'Rome', nights: 2 },
      { city: 'Siena', nights: 3 },
    ],
    ways: ['bus' as const],
    starts: '2027-05-03',
    days: 6,
  }
  const start: Constraint = {
    ...said,
    id: 'start',
    kind: 'role',
    role: 'start',
    place: rome,
    origin: 'assumed',
  }

  it('keeps the whole trip when a part of one was kept', () => {
    const now = settled(request(...wishes, ...whole), { trip, assumed: [start] }, geography)
    const order = now.constraints.find(({ id }) => id === 'kept-order')
    expect(order).toMatchObject({ places: [rome, siena] })
    expect(now.constraints).toContainEqual(expect.objectContaining({ of: siena, least: 3, origin: 'kept' }))
    expect(now.constraints).toContain(start)
    expect(new Set(idsOf(now)).size).toBe(now.constraints.length)
  })

  it('has the length and the dates of the planned trip', () => {
    const { constraints } = settled(request(...wishes, ...whole), { trip, assumed: [] }, geography)
    expect(constraints).toContainEqual(expect.objectContaining({ id: 'days', least: 6, most: 6 }))
    const dates = constraints.find(({ id }) => id === 'may')
    expect(dates).toMatchObject({ first: on('2027-05-03') })
    expect(dates).not.toHaveProperty('last')
    expect(constraints).toContainEqual(wishes.find(({ id }) => id === 'back'))
  })

  it('has the requested length, even when the trip is longer', () => {
    const asked = settled(request(...wishes, ...whole), { trip, assumed: [] }, geography, new Set(['days']))
    expect(asked.constraints).toContainEqual(expect.objectContaining({ id: 'days', least: 9 }))
  })

  it('keeps nothing of a trip that was planned from scratch', () => {
    const now = settled(request(...wishes), { trip, assumed: [start] }, geography)
    expect(idsOf(now)).toEqual([...wishes.map(({ id }) => id), 'start'])
  })
})
