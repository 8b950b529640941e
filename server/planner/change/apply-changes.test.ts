import { describe, expect, it } from 'vitest'
import { plannerTexts } from '#server/planner/texts.ts'
import type { LegType } from '#shared/collections/travel-items.ts'
import { seeded } from '#shared/test/seeded.ts'
import {
  type Constraint,
  type OpenTrip,
  type Place,
  type TripChange,
  type TripRequest,
  tripRequest,
} from '#shared/trip-request.ts'
import { applyChanges } from './apply-changes.ts'
import type { Geography } from './open-route.ts'

const positions = {
  Venice: [45.4, 12.3],
  Bologna: [44.5, 11.3],
  Florence: [43.8, 11.2],
  Siena: [43.3, 11.3],
  Pisa: [43.7, 10.4],
  Rome: [41.9, 12.5],
  Naples: [40.8, 14.3],
  Hamburg: [53.6, 10],
} as const
type Name = keyof typeof positions
const names = Object.keys(positions) as Name[]
const place = (name: Name): Place => ({ kind: 'city', id: name, name })
const tuscany: Place = { kind: 'region', id: 'tuscany', name: 'Tuscany' }
const tuscan = new Set(['Florence', 'Siena', 'Pisa'])

const geography: Geography = {
  city: (id) => names.map(place).find((city) => city.id === id),
  positionOf({ id }) {
    const [latitude, longitude] = positions[id === 'tuscany' ? 'Florence' : (id as Name)]
    return { latitude, longitude }
  },
  isWithin: (city, area) => area.id === 'tuscany' && tuscan.has(city.id),
}
const context = { geography, texts: plannerTexts('en') }

/** "Venice 3 train Florence 3 bus Rome 2" as an open trip. */
function trip(text: string, starts?: string): OpenTrip {
  const words = text.split(' ')
  const stops = words.flatMap((word, at) =>
    at % 3 === 0 ? [{ city: word, nights: Number(words[at + 1]) }] : [],
  )
  const ways = words.filter((_, at) => at % 3 === 2) as LegType[]
  return { stops, ways, ...(starts !== undefined && { starts }) }
}

const said = { words: 'words', sure: 0.9, origin: 'said' } as const
type Plain<T> = T extends unknown ? Omit<T, 'id' | 'words' | 'sure' | 'origin' | 'at'> : never
const change = (one: Plain<TripChange>) => ({ ...said, id: 'change', ...one }) as TripChange
const constraint = (one: Plain<Constraint>) => ({ ...said, id: 'wish', ...one }) as Constraint
const wish = (one: Plain<Constraint>) => change({ kind: 'wish', constraint: constraint(one) })
const request = (...constraints: Constraint[]): TripRequest => ({ language: 'en', constraints, variant: 0 })

const italy = trip('Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Naples 2', '2027-06-08')
const loop = trip('Hamburg 0 plane Rome 3 train Florence 2 train Venice 2 plane Hamburg 0')

const made = (open: OpenTrip, changes: readonly TripChange[], from?: TripRequest) =>
  applyChanges(open, from, changes, 'en', context)

/** The kept trip in short: "Venice 3 train Florence 3"; "?" stands for transport or nights that are left open. */
function short({ constraints }: TripRequest): string {
  const order = constraints.find((one) => one.kind === 'order' && one.origin === 'kept')
  const places = order?.kind === 'order' ? order.places : []
  const stays = constraints.flatMap((one) => (one.kind === 'stay' && one.origin === 'kept' ? [one] : []))
  const ways = constraints.flatMap((one) => (one.kind === 'transport' && one.origin === 'kept' ? [one] : []))
  const seen = new Map<string, number>()
  return places
    .map(({ id, name }, index) => {
      const visit = seen.get(id) ?? 0
      seen.set(id, visit + 1)
      const stay = stays.filter(({ of }) => of && 'id' in of && of.id === id)[visit]
      const count =
        stay === undefined
          ? '?'
          : stay.least === stay.most
            ? stay.least
            : `${stay.least ?? ''}-${stay.most ?? ''}`
      const next = places[index + 1]
      const way = ways.find(
        ({ leg }) => typeof leg === 'object' && leg.from?.id === id && leg.to?.id === next?.id,
      )
      return `${name} ${count}${next ? ` ${way?.types[0] ?? '?'} ` : ''}`
    })
    .join('')
}
const after = (open: OpenTrip, ...changes: Plain<TripChange>[]) =>
  short(made(open, changes.map(change)).request)
const wished = (open: OpenTrip, one: Plain<Constraint>, from?: TripRequest) =>
  made(open, [wish(one)], from).request

describe('a change of the stops', () => {
  it('that changes nothing leaves the trip exactly as it is', () => {
    expect(after(italy)).toBe('Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Naples 2')
    expect(after(loop)).toBe('Hamburg 0 plane Rome 3 train Florence 2 train Venice 2 plane Hamburg 0')
    expect(made(italy, []).request.constraints).toContainEqual(
      expect.objectContaining({
        kind: 'dates',
        first: { from: '2027-06-08', to: '2027-06-08' },
        origin: 'kept',
      }),
    )
  })

  it.each<[string, OpenTrip, Plain<TripChange>, string]>([
    [
      'adds a city where it is on the way',
      italy,
      { kind: 'add', place: place('Siena') },
      'Venice 3 train Florence 3 train Pisa 1 train Siena ? train Rome 3 train Naples 2',
    ],
    [
      'adds a city after another one, for some nights',
      italy,
      { kind: 'add', place: place('Bologna'), after: place('Rome'), least: 2, most: 2 },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Bologna 2 train Naples 2',
    ],
    [
      'adds a city before the first one',
      italy,
      { kind: 'add', place: place('Bologna'), before: place('Venice') },
      'Bologna ? ? Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Naples 2',
    ],
    [
      'adds a city before the return of a round trip',
      loop,
      { kind: 'add', place: place('Naples') },
      'Hamburg 0 ? Naples ? ? Rome 3 train Florence 2 train Venice 2 plane Hamburg 0',
    ],
    [
      'adds nights to a city that is there',
      italy,
      { kind: 'add', place: place('Pisa'), least: 2 },
      'Venice 3 train Florence 3 train Pisa 3 train Rome 3 train Naples 2',
    ],
    [
      'adds an area',
      italy,
      { kind: 'add', place: tuscany, after: place('Rome') },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Tuscany ? train Naples 2',
    ],
    [
      'leaves out a city with its nights',
      italy,
      { kind: 'remove', place: place('Pisa') },
      'Venice 3 train Florence 3 train Rome 3 train Naples 2',
    ],
    [
      'leaves out the first city',
      italy,
      { kind: 'remove', place: place('Venice') },
      'Florence 3 train Pisa 1 train Rome 3 train Naples 2',
    ],
    [
      'leaves out the cities of an area',
      italy,
      { kind: 'remove', place: tuscany },
      'Venice 3 train Rome 3 train Naples 2',
    ],
    [
      'leaves out the home of a round trip',
      loop,
      { kind: 'remove', place: place('Hamburg') },
      'Rome 3 train Florence 2 train Venice 2',
    ],
    [
      'joins two visits with nothing between them',
      trip('Rome 2 bus Siena 1 bus Rome 1 train Naples 1'),
      { kind: 'remove', place: place('Siena') },
      'Rome 3 train Naples 1',
    ],
    [
      'puts another city in place of one, with its nights',
      italy,
      { kind: 'replace', place: place('Pisa'), by: place('Siena') },
      'Venice 3 train Florence 3 train Siena 1 train Rome 3 train Naples 2',
    ],
    [
      'puts a city in place of an area',
      italy,
      { kind: 'replace', place: tuscany, by: place('Bologna') },
      'Venice 3 train Bologna 4 train Rome 3 train Naples 2',
    ],
    [
      'puts another home at both ends',
      loop,
      { kind: 'replace', place: place('Hamburg'), by: place('Naples') },
      'Naples 0 ? Rome 3 train Florence 2 train Venice 2 ? Naples 0',
    ],
    [
      'swaps two cities with their nights',
      italy,
      { kind: 'swap', place: place('Venice'), with: place('Naples') },
      'Naples 2 train Florence 3 train Pisa 1 train Rome 3 train Venice 3',
    ],
    [
      'moves a city behind another',
      italy,
      { kind: 'move', place: place('Florence'), after: place('Rome') },
      'Venice 3 train Pisa 1 train Rome 3 train Florence 3 train Naples 2',
    ],
    [
      'moves a city before another',
      italy,
      { kind: 'move', place: place('Naples'), before: place('Rome') },
      'Venice 3 train Florence 3 train Pisa 1 train Naples 2 train Rome 3',
    ],
    [
      'moves a city to the start',
      italy,
      { kind: 'move', place: place('Rome'), to: 'start' },
      'Rome 3 train Venice 3 train Florence 3 train Pisa 1 train Naples 2',
    ],
    [
      'moves a city to the end, before the return',
      loop,
      { kind: 'move', place: place('Rome'), to: 'end' },
      'Hamburg 0 ? Florence 2 train Venice 2 ? Rome 3 plane Hamburg 0',
    ],
    [
      'moves a city to the start, after the home',
      loop,
      { kind: 'move', place: place('Venice'), to: 'start' },
      'Hamburg 0 plane Venice 2 ? Rome 3 train Florence 2 ? Hamburg 0',
    ],
    [
      'turns the trip round',
      italy,
      { kind: 'reverse' },
      'Naples 2 train Rome 3 train Pisa 1 train Florence 3 train Venice 3',
    ],
    [
      'turns a round trip round and keeps its ends',
      loop,
      { kind: 'reverse' },
      'Hamburg 0 plane Venice 2 train Florence 2 train Rome 3 plane Hamburg 0',
    ],
    [
      'gives a city more nights',
      italy,
      { kind: 'lengthen', place: place('Rome'), unit: 'days', by: 2 },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 5 train Naples 2',
    ],
    [
      'gives a city fewer nights',
      italy,
      { kind: 'lengthen', place: place('Rome'), unit: 'nights', by: -1 },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 2 train Naples 2',
    ],
    [
      'gives the longest stop of an area more nights',
      italy,
      { kind: 'lengthen', place: tuscany, unit: 'nights', by: 1 },
      'Venice 3 train Florence 4 train Pisa 1 train Rome 3 train Naples 2',
    ],
    [
      'gives a city exactly so many nights',
      italy,
      { kind: 'lengthen', place: place('Pisa'), unit: 'nights', to: 4 },
      'Venice 3 train Florence 3 train Pisa 4 train Rome 3 train Naples 2',
    ],
    [
      'gives a new city its nights',
      italy,
      { kind: 'lengthen', place: place('Siena'), unit: 'nights', to: 2 },
      'Venice 3 train Florence 3 train Pisa 1 train Siena 2 train Rome 3 train Naples 2',
    ],
    [
      'makes the trip longer by shares',
      italy,
      { kind: 'lengthen', place: null, unit: 'days', by: 3 },
      'Venice 4 train Florence 4 train Pisa 1 train Rome 4 train Naples 2',
    ],
    [
      'makes the trip shorter and keeps each stop',
      italy,
      { kind: 'lengthen', place: null, unit: 'days', by: -9 },
      'Venice 1 train Florence 1 train Pisa 1 train Rome 1 train Naples 1',
    ],
    [
      'lets the stops grow to a length',
      italy,
      { kind: 'lengthen', place: null, unit: 'days', to: 15 },
      'Venice 3- train Florence 3- train Pisa 1- train Rome 3- train Naples 2-',
    ],
    [
      'lets the stops shrink to a length',
      loop,
      { kind: 'lengthen', place: null, unit: 'nights', to: 5 },
      'Hamburg 0 plane Rome -3 train Florence -2 train Venice -2 plane Hamburg 0',
    ],
  ])('%s', (_, open, one, expected) => {
    expect(after(open, one)).toBe(expected)
  })

  const without = change({ kind: 'remove', place: place('Florence') })
  const ofTwoWeeks = constraint({ kind: 'length', unit: 'days', least: 13, most: 13 })

  it('leaves out a stop with its nights when no length was said', () => {
    expect(short(made(italy, [without], request()).request)).toBe(
      'Venice 3 train Pisa 1 train Rome 3 train Naples 2',
    )
  })

  it.each([
    ['the length', ofTwoWeeks],
    ['the last day', constraint({ kind: 'dates', last: { from: '2027-06-20', to: '2027-06-20' } })],
  ])('gives the nights of a stop that is left out to the others when %s was said', (_, said) => {
    expect(short(made(italy, [without], request(said)).request)).toBe(
      'Venice 4 train Pisa 1 train Rome 4 train Naples 3',
    )
  })

  it('gives them to a new stop without nights, and not to a stop that has its own change', () => {
    const one = change({ kind: 'add', place: place('Siena'), after: place('Pisa') })
    expect(short(made(italy, [without, one], request(ofTwoWeeks)).request)).toBe(
      'Venice 3 train Pisa 1 train Siena 3 train Rome 3 train Naples 2',
    )
    const less = change({ kind: 'lengthen', place: place('Rome'), unit: 'nights', by: -1 })
    expect(short(made(italy, [without, less], request(ofTwoWeeks)).request)).toBe(
      'Venice 5 train Pisa 2 train Rome 2 train Naples 3',
    )
  })

  it('makes the trip shorter when a change says a length', () => {
    const shorter = change({ kind: 'lengthen', place: null, unit: 'days', by: -1 })
    expect(short(made(italy, [without, shorter], request(ofTwoWeeks)).request)).toBe(
      'Venice 2 train Pisa 1 train Rome 3 train Naples 2',
    )
  })

  it('finds each leg in its own direction', () => {
    const there = trip('Rome 2 bus Siena 1 train Rome 1 plane Naples 1')
    expect(after(there)).toBe('Rome 2 bus Siena 1 train Rome 1 plane Naples 1')
  })

  it('merges a city that follows itself into one stop', () => {
    expect(after(trip('Rome 2 bus Rome 1 train Naples 1'))).toBe('Rome 3 train Naples 1')
  })

  it('is applied after the one before it', () => {
    const changes = [
      { kind: 'lengthen', place: place('Rome'), unit: 'days', by: 2 },
      { kind: 'remove', place: place('Pisa') },
      { kind: 'add', place: place('Siena'), after: place('Florence'), least: 1 },
      { kind: 'move', place: place('Siena'), to: 'end' },
    ] as const
    expect(after(italy, ...changes)).toBe(
      'Venice 3 train Florence 3 train Rome 5 train Naples 2 train Siena 1-',
    )
  })

  it.each<[string, OpenTrip, Plain<TripChange>, string]>([
    [
      'that is not in the trip',
      italy,
      { kind: 'remove', place: place('Siena') },
      'Siena is not in this trip',
    ],
    [
      'without a city to be beside',
      italy,
      { kind: 'add', place: place('Siena'), after: place('Hamburg') },
      'Hamburg is not',
    ],
    [
      'with the other missing',
      italy,
      { kind: 'swap', place: place('Rome'), with: place('Siena') },
      'Siena is not',
    ],
    [
      'to a place that is missing',
      italy,
      { kind: 'move', place: place('Rome'), before: place('Siena') },
      'Siena is not',
    ],
    [
      'by a city that is there',
      italy,
      { kind: 'replace', place: place('Rome'), by: place('Pisa') },
      'Pisa is in this trip already',
    ],
    ['that is there', italy, { kind: 'add', place: place('Rome') }, 'Rome is in this trip already'],
    [
      'with fewer nights than are taken',
      italy,
      { kind: 'lengthen', place: place('Pisa'), unit: 'nights', by: -2 },
      'only 1 night',
    ],
    ['that is the whole trip', trip('Rome 3'), { kind: 'remove', place: place('Rome') }, 'no trip left'],
  ])('is refused for a stop %s, and changes nothing', (_, open, one, text) => {
    const changed = made(open, [change(one)])
    expect(changed.refusals).toEqual([expect.stringContaining(text)])
    expect(changed.made).toEqual([])
    expect(changed.request).toEqual(made(open, []).request)
  })

  it('is applied although another one is refused', () => {
    const changes = [
      change({ kind: 'remove', place: place('Siena') }),
      change({ kind: 'remove', place: place('Pisa') }),
    ]
    const changed = made(italy, changes)
    expect(changed.made).toEqual(changes.slice(1))
    expect(changed.refusals).toHaveLength(1)
  })
})

describe('the wishes of the trip', () => {
  const wide = request(
    constraint({ kind: 'visit', place: { kind: 'country', id: 'IT', name: 'Italy' }, optional: false }),
    { ...constraint({ kind: 'visit', place: place('Pisa'), optional: false }), id: 'pisa' },
    { ...constraint({ kind: 'stay', of: place('Pisa'), unit: 'nights', least: 1 }), id: 'stay' },
    {
      ...constraint({ kind: 'role', role: 'start', place: place('Venice') }),
      id: 'start',
      origin: 'assumed',
    },
    {
      ...constraint({ kind: 'visit', place: place('Naples'), optional: false }),
      id: 'kept-1',
      origin: 'kept',
    },
  )

  it('remain, except those that were assumed and those of an earlier open trip', () => {
    const ids = made(italy, [], wide).request.constraints.map(({ id }) => id)
    const placed = request({ ...constraint({ kind: 'loop' }), at: [3, 9] })
    expect(made(italy, [], placed).request.constraints[0]).not.toHaveProperty('at')
    expect(ids).toEqual(expect.arrayContaining(['wish', 'pisa', 'stay']))
    expect(ids).not.toContain('start')
    expect(ids).not.toContain('kept-1')
  })

  it('lose a city that is left out, and avoid it from then on', () => {
    const { constraints } = made(italy, [change({ kind: 'remove', place: place('Pisa') })], wide).request
    const aboutPisa = constraints.filter((one) => JSON.stringify(one).includes('"Pisa"'))
    expect(aboutPisa).toEqual([expect.objectContaining({ kind: 'avoid', origin: 'said', words: 'words' })])
    const back = made(
      italy,
      [change({ kind: 'add', place: place('Siena') })],
      request(...constraints),
    ).request
    const again = made(trip('Rome 1'), [change({ kind: 'add', place: place('Pisa') })], back).request
    expect(again.constraints.some(({ kind }) => kind === 'avoid')).toBe(false)
  })

  it('name the new city in place of the old one, which is avoided from then on', () => {
    const replaced = change({ kind: 'replace', place: place('Pisa'), by: place('Siena') })
    const { constraints } = made(italy, [replaced], wide).request
    const ofKind = (kind: string) => constraints.filter((one) => one.kind === kind && one.origin === 'said')
    expect(ofKind('avoid')).toEqual([expect.objectContaining({ place: place('Pisa') })])
    expect(ofKind('visit')).toContainEqual(expect.objectContaining({ place: place('Siena') }))
    expect(ofKind('stay')).toEqual([expect.objectContaining({ of: place('Siena') })])
  })

  it('give no other nights in a city after its nights were changed', () => {
    const longer = change({ kind: 'lengthen', place: place('Pisa'), unit: 'nights', by: 2 })
    const { constraints } = made(italy, [longer], wide).request
    const stays = constraints.filter(
      (one) => one.kind === 'stay' && one.of && 'id' in one.of && one.of.id === 'Pisa',
    )
    expect(stays).toEqual([expect.objectContaining({ least: 3, most: 3, origin: 'kept' })])
  })

  it('without its stops lead to another trip, the next variant', () => {
    const { request: next } = made(italy, [change({ kind: 'another' })], { ...wide, variant: 3 })
    expect(next.variant).toBe(4)
    expect(next.constraints.map(({ kind }) => kind)).toEqual(['visit', 'visit', 'stay', 'length', 'dates'])
    expect(next.constraints).toContainEqual(expect.objectContaining({ kind: 'length', least: 13, most: 13 }))
  })

  it('lead to another trip of the same cities when no wish is known', () => {
    const { request: next } = made(italy, [change({ kind: 'another' })])
    expect(next.constraints.filter(({ kind }) => kind === 'visit')).toHaveLength(5)
    expect(next.constraints.some(({ kind }) => kind === 'order' || kind === 'stay')).toBe(false)
  })
})

describe('a wish', () => {
  const train: Plain<Extract<Constraint, { kind: 'transport' }>> = {
    kind: 'transport',
    use: 'only',
    types: ['train'],
  }

  it('for transport frees every leg and replaces an earlier one', () => {
    const older = request({ ...constraint({ ...train, types: ['bus'] }), id: 'older' })
    const next = wished(italy, train, older)
    expect(short(next)).toBe('Venice 3 ? Florence 3 ? Pisa 1 ? Rome 3 ? Naples 2')
    expect(next.constraints.filter(({ kind }) => kind === 'transport')).toEqual([
      expect.objectContaining(train),
    ])
  })

  it('against a transport type frees only the legs of that type', () => {
    expect(short(wished(loop, { kind: 'transport', use: 'avoid', types: ['plane'] }))).toBe(
      'Hamburg 0 ? Rome 3 train Florence 2 train Venice 2 ? Hamburg 0',
    )
  })

  it.each<[string, Extract<Constraint, { kind: 'transport' }>['leg'], string]>([
    ['the first', 'first', 'Venice 3 ? Florence 3 train Pisa 1 train Rome 3 train Naples 2'],
    ['the last', 'last', 'Venice 3 train Florence 3 train Pisa 1 train Rome 3 ? Naples 2'],
    [
      'one between two cities',
      { from: place('Pisa'), to: place('Rome') },
      'Venice 3 train Florence 3 train Pisa 1 ? Rome 3 train Naples 2',
    ],
    [
      'one to a city',
      { to: place('Pisa') },
      'Venice 3 train Florence 3 ? Pisa 1 train Rome 3 train Naples 2',
    ],
  ])('for the transport of a leg frees %s', (_, leg, expected) => {
    expect(short(wished(italy, { ...train, leg }))).toBe(expected)
  })

  it('for a leg that the trip does not have is refused', () => {
    const far = made(italy, [wish({ ...train, leg: { from: place('Venice'), to: place('Rome') } })])
    expect(far.refusals).toEqual(['No leg of this trip goes from Venice to Rome.'])
  })

  it.each<[string, OpenTrip, Plain<Constraint>, string]>([
    ['a round trip', trip('Rome 3 train Pisa 2'), { kind: 'loop' }, 'Rome 3 train Pisa 2 train Rome 0'],
    [
      'another start',
      italy,
      { kind: 'role', role: 'start', place: place('Rome') },
      'Rome 3 train Venice 3 train Florence 3 train Pisa 1 train Naples 2',
    ],
    [
      'a new start',
      trip('Rome 3 bus Pisa 2'),
      { kind: 'role', role: 'start', place: place('Naples') },
      'Naples ? ? Rome 3 bus Pisa 2',
    ],
    [
      'another end of a round trip',
      loop,
      { kind: 'role', role: 'end', place: place('Rome') },
      'Hamburg 0 ? Florence 2 train Venice 2 ? Rome 3',
    ],
    [
      'an end where the trip begins',
      trip('Hamburg 0 plane Rome 3 bus Pisa 2'),
      { kind: 'role', role: 'end', place: place('Hamburg') },
      'Hamburg 0 plane Rome 3 bus Pisa 2 ? Hamburg 0',
    ],
    [
      'a home',
      trip('Rome 3 bus Pisa 2'),
      { kind: 'role', role: 'home', place: place('Hamburg') },
      'Hamburg 0 ? Rome 3 bus Pisa 2 ? Hamburg 0',
    ],
    [
      'another home',
      loop,
      { kind: 'role', role: 'home', place: place('Naples') },
      'Naples 0 ? Rome 3 train Florence 2 train Venice 2 ? Naples 0',
    ],
    [
      'an order',
      italy,
      { kind: 'order', places: [place('Rome'), place('Venice')] },
      'Rome 3 train Florence 3 train Pisa 1 train Venice 3 train Naples 2',
    ],
    [
      'nights in a city',
      italy,
      { kind: 'stay', of: place('Rome'), unit: 'nights', least: 4, most: 4 },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 4 train Naples 2',
    ],
    [
      'nights in each city',
      loop,
      { kind: 'stay', of: null, unit: 'nights', least: 2, most: 2 },
      'Hamburg 0 plane Rome 2 train Florence 2 train Venice 2 plane Hamburg 0',
    ],
    [
      'no visit to a city',
      italy,
      { kind: 'avoid', place: place('Pisa') },
      'Venice 3 train Florence 3 train Rome 3 train Naples 2',
    ],
    [
      'a visit',
      trip('Rome 3 bus Pisa 2'),
      { kind: 'visit', place: place('Siena'), optional: false },
      'Rome 3 bus Siena ? bus Pisa 2',
    ],
    [
      'a slower pace',
      loop,
      { kind: 'pace', pace: 'slow' },
      'Hamburg 0 plane Rome 4 train Florence 3 train Venice 3 plane Hamburg 0',
    ],
    [
      'a faster pace',
      italy,
      { kind: 'pace', pace: 'fast' },
      'Venice 2 train Florence 2 train Pisa 1 train Rome 2 train Naples 1',
    ],
    ['a low budget', trip('Rome 3 plane Pisa 2'), { kind: 'budget', budget: 'low' }, 'Rome 3 ? Pisa 2'],
    [
      'a length',
      italy,
      { kind: 'length', unit: 'days', least: 10, most: 10 },
      'Venice -3 train Florence -3 train Pisa -1 train Rome -3 train Naples -2',
    ],
    [
      'the length that it has',
      italy,
      { kind: 'length', unit: 'days', least: 10, most: 14 },
      'Venice 3 train Florence 3 train Pisa 1 train Rome 3 train Naples 2',
    ],
  ])('for %s changes only this in the trip', (_, open, one, expected) => {
    const changed = made(open, [wish(one)])
    expect(short(changed.request)).toBe(expected)
    expect(changed.refusals).toEqual([])
    expect(changed.made).toHaveLength(1)
  })

  it('for a first day replaces the stored one', () => {
    const next = wished(italy, { kind: 'dates', first: { from: '2027-07-03', to: '2027-07-03' } })
    const dates = next.constraints.filter(({ kind }) => kind === 'dates')
    expect(dates).toEqual([
      expect.objectContaining({ first: { from: '2027-07-03', to: '2027-07-03' }, origin: 'said' }),
    ])
    expect(short(next)).toContain('Venice 3 train')
  })

  it('for a first and a last day frees the nights', () => {
    const on = (day: string) => ({ from: day, to: day })
    const next = wished(italy, { kind: 'dates', first: on('2027-07-03'), last: on('2027-07-23') })
    expect(short(next)).toContain('Venice 3- train')
  })

  it('for a theme plans again when the planner has chosen the cities, and keeps cities that a person chose', () => {
    const beach = { kind: 'theme', theme: 'beach', unwanted: false } as const
    const area = request(constraint({ kind: 'visit', place: tuscany, optional: false }))
    expect(short(wished(italy, beach, area))).toBe('')
    expect(short(wished(italy, beach))).toContain('Venice 3 train')
  })

  it('has an id that no other wish has', () => {
    const older = request(constraint({ kind: 'company', company: 'family' }), {
      ...constraint({ kind: 'loop' }),
      id: 'wish-2',
    })
    const changed = made(italy, [wish({ kind: 'pace', pace: 'slow' })], older)
    expect([...changed.added]).toEqual(['wish-3'])
    const ids = changed.request.constraints.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('any changes to any trip give a valid request that begins and ends at known places', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const random = seeded(seed)
    const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
    const anyPlace = () => (random() < 0.15 ? tuscany : place(one(names)))
    const count = 1 + Math.floor(random() * 6)
    const stops = Array.from({ length: count }, () => ({
      city: one(names),
      nights: Math.floor(random() * 5),
    }))
    const ways = stops.slice(1).map(() => one(['train', 'bus', 'car', 'plane'] as const))
    const anyChange = (): Plain<TripChange> =>
      one<() => Plain<TripChange>>([
        () => ({ kind: 'add', place: anyPlace(), ...(random() < 0.5 && { after: anyPlace() }) }),
        () => ({ kind: 'add', place: anyPlace(), least: 2 }),
        () => ({ kind: 'remove', place: anyPlace() }),
        () => ({ kind: 'replace', place: anyPlace(), by: anyPlace() }),
        () => ({ kind: 'swap', place: anyPlace(), with: anyPlace() }),
        () => ({ kind: 'move', place: anyPlace(), to: one(['start', 'end'] as const) }),
        () => ({ kind: 'move', place: anyPlace(), before: anyPlace() }),
        () => ({
          kind: 'lengthen',
          place: one([null, anyPlace()]),
          unit: 'days',
          by: Math.round(random() * 8 - 4),
        }),
        () => ({
          kind: 'lengthen',
          place: one([null, anyPlace()]),
          unit: 'nights',
          to: Math.floor(random() * 9),
        }),
        () => ({ kind: 'reverse' }),
        () => ({ kind: 'another' }),
        () => ({ kind: 'wish', constraint: constraint({ kind: 'loop' }) }),
        () => ({
          kind: 'wish',
          constraint: constraint({
            kind: 'role',
            role: one(['start', 'end', 'home'] as const),
            place: anyPlace(),
          }),
        }),
        () => ({ kind: 'wish', constraint: constraint({ kind: 'order', places: [anyPlace(), anyPlace()] }) }),
        () => ({ kind: 'wish', constraint: constraint({ kind: 'pace', pace: 'slow' }) }),
      ])()
    const changes = Array.from({ length: Math.floor(random() * 4) }, () => change(anyChange()))
    const changed = made({ stops, ways }, changes)
    expect(tripRequest.safeParse(changed.request).error?.issues, `seed ${seed}`).toBeUndefined()
    expect(changed.made.length + changed.refusals.length).toBe(changes.length)
    const ids = changed.request.constraints.map(({ id }) => id)
    expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length)
    const order = changed.request.constraints.find((one) => one.kind === 'order' && one.origin === 'kept')
    if (order?.kind !== 'order') continue
    for (const [index, stop] of order.places.entries())
      expect(stop.id, `seed ${seed}`).not.toBe(order.places[index + 1]?.id)
  }
})
