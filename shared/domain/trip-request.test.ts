import { describe, expect, test } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { type Constraint, type Place, tripRequest, type TripRequest } from '#shared/trip-request.ts'
import {
  type ChipValue,
  isConsistent,
  placesOf,
  withoutConstraint,
  withPlace,
  withValue,
} from './trip-request.ts'

const city = (name: string): Place => ({ kind: 'city', id: `c${name.toLowerCase()}`, name })
const cities = ['Granada', 'Leon', 'Malaga', 'Madrid', 'Ronda'].map(city)
const spain: Place = { kind: 'country', id: 'ES', name: 'Spain' }
const [granada, leon, malaga, madrid] = cities as [Place, Place, Place, Place]

const said = { words: 'words', sure: 0.6, origin: 'said' } as const
const assumed = { words: '', sure: 0.6, origin: 'assumed' } as const
const kept = { words: '', sure: 1, origin: 'kept' } as const
const visit = (place: Place) =>
  ({ ...said, id: `visit-${place.id}`, kind: 'visit', place, optional: false }) satisfies Constraint

const request = (...constraints: Constraint[]): TripRequest => ({ language: 'en', constraints, variant: 0 })

const whole = request(
  visit(granada),
  visit(leon),
  { ...said, id: 'nights', kind: 'stay', of: granada, unit: 'nights', least: 3, most: 3 },
  { ...said, id: 'order', kind: 'order', places: [leon, granada] },
  {
    ...said,
    id: 'train',
    kind: 'transport',
    use: 'only',
    types: ['train'],
    leg: { from: leon, to: granada },
  },
  { ...said, id: 'trip', kind: 'day-trip', place: malaga, from: granada },
  { ...said, id: 'beach', kind: 'theme', theme: 'beach', unwanted: false },
  { ...said, id: 'days', kind: 'length', unit: 'days', least: 14, most: 14 },
  { ...said, id: 'sand', kind: 'stay', of: { kind: 'theme', theme: 'beach' }, unit: 'nights', least: 4 },
  { ...assumed, id: 'start', kind: 'role', role: 'start', place: madrid },
)
const idsOf = ({ constraints }: TripRequest) => constraints.map(({ id }) => id)

describe('a removed wish', () => {
  test('removes the wishes that depend on its place, and the assumptions', () => {
    expect(idsOf(withoutConstraint(whole, 'visit-cgranada'))).toEqual([
      'visit-cleon',
      'beach',
      'days',
      'sand',
    ])
  })

  test('keeps the wishes about a place that another wish also brings', () => {
    const also: Constraint = { ...said, id: 'end', kind: 'role', role: 'end', place: granada }
    const both = request(...whole.constraints, also)
    expect(idsOf(withoutConstraint(both, 'visit-cgranada'))).toContain('nights')
    expect(idsOf(withoutConstraint(both, 'end'))).toContain('nights')
  })

  test('for a theme also removes its nights', () => {
    expect(idsOf(withoutConstraint(whole, 'beach'))).not.toContain('sand')
    expect(idsOf(withoutConstraint(whole, 'days'))).toContain('sand')
  })

  test('that does not exist changes nothing', () => {
    expect(withoutConstraint(whole, 'nothing')).toBe(whole)
  })

  test('frees the stops of an open trip when it is their area, and only its own stop when it is a city', () => {
    const open = request(
      { ...visit(spain), id: 'spain' },
      visit(leon),
      ...cities.map((place): Constraint => ({ ...visit(place), ...kept, id: `kept-${place.id}` })),
      { ...kept, id: 'kept-order', kind: 'order', places: cities },
    )
    expect(idsOf(withoutConstraint(open, 'spain'))).toEqual(['visit-cleon'])
    const rest = withoutConstraint(open, 'visit-cleon')
    expect(idsOf(rest)).not.toContain('kept-cleon')
    expect(rest.constraints.at(-1)).toMatchObject({ places: cities.filter((place) => place !== leon) })
  })

  test('leaves an open trip its cities when no other wish names a place', () => {
    const open = request(
      { ...visit(leon), ...kept, id: 'kept-leon' },
      { ...kept, id: 'kept-order', kind: 'order', places: [leon, madrid] },
      { ...said, id: 'sand', kind: 'theme', theme: 'beach', unwanted: false },
    )
    expect(idsOf(withoutConstraint(open, 'sand'))).toEqual(['kept-leon'])
  })
})

describe('another place', () => {
  const nicaragua: Place = { kind: 'city', id: 'cnicaragua', name: 'Granada' }

  test('replaces the old place in every wish, and is certain', () => {
    const answered = withPlace(whole, 'visit-cgranada', nicaragua)
    expect(JSON.stringify(answered)).not.toContain('cgranada","name')
    expect(answered.constraints).toContainEqual(
      expect.objectContaining({ id: 'visit-cgranada', place: nicaragua, sure: 1 }),
    )
    expect(answered.constraints).toContainEqual(expect.objectContaining({ id: 'nights', of: nicaragua }))
    expect(answered.constraints).toContainEqual(
      expect.objectContaining({ id: 'train', leg: { from: leon, to: nicaragua } }),
    )
    expect(answered.constraints).toContainEqual(expect.objectContaining({ places: [leon, nicaragua] }))
  })

  test('that is already visited is visited once', () => {
    const answered = withPlace(whole, 'visit-cgranada', leon)
    expect(answered.constraints.filter(({ kind }) => kind === 'visit')).toHaveLength(1)
  })

  test('removes legs from the place to itself and repetitions in orders', () => {
    const answered = withPlace(whole, 'visit-cgranada', leon)
    expect(idsOf(answered)).not.toContain('train')
    expect(idsOf(answered)).not.toContain('order')
  })

  test('that is the displayed one makes the wish certain', () => {
    const [first] = withPlace(whole, 'visit-cgranada', granada).constraints
    expect(first).toMatchObject({ place: granada, sure: 1 })
  })

  test('for an assumed start turns it into a wish', () => {
    const answered = withPlace(whole, 'start', malaga)
    expect(answered.constraints.at(-1)).toMatchObject({ id: 'start', origin: 'said', place: malaga })
  })

  test('is ignored for a wish without a place', () => {
    expect(withPlace(whole, 'days', malaga)).toBe(whole)
    expect(withPlace(whole, 'sand', malaga)).toBe(whole)
  })
})

describe('another value', () => {
  test('replaces the old one completely and keeps the place of the wish', () => {
    const corrected = withValue(whole, 'nights', { kind: 'stay', unit: 'days', least: 2 })
    expect(corrected.constraints).toContainEqual({
      ...said,
      sure: 1,
      id: 'nights',
      kind: 'stay',
      of: granada,
      unit: 'days',
      least: 2,
    })
    const leg = withValue(whole, 'train', { kind: 'transport', use: 'prefer', types: ['bus'] })
    expect(leg.constraints).toContainEqual(
      expect.objectContaining({ types: ['bus'], leg: { from: leon, to: granada } }),
    )
  })

  test('keeps the order of the wishes', () => {
    const corrected = withValue(whole, 'days', { kind: 'length', unit: 'days', least: 7, most: 7 })
    expect(idsOf(corrected)).toEqual(idsOf(whole).filter((id) => id !== 'start'))
  })

  test('is ignored when it is of another kind', () => {
    expect(withValue(whole, 'days', { kind: 'pace', pace: 'slow' })).toBe(whole)
  })

  test('of the length frees the nights of an open trip and nothing else', () => {
    const open = request(
      ...whole.constraints,
      { ...kept, id: 'kept-stay', kind: 'stay', of: leon, unit: 'nights', least: 2, most: 2 },
      { ...kept, id: 'kept-order', kind: 'order', places: [leon, granada] },
    )
    const corrected = withValue(open, 'days', { kind: 'length', unit: 'days', least: 7, most: 7 })
    expect(idsOf(corrected)).not.toContain('kept-stay')
    expect(idsOf(corrected)).toContain('kept-order')
  })
})

/** A request of random constraints; each id is unique. */
function anyRequest(random: () => number): TripRequest {
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const count = 1 + Math.floor(random() * 9)
  const constraints = Array.from({ length: count }, (_, index): Constraint => {
    const common = {
      id: `id${index}`,
      words: '',
      sure: random(),
      origin: one(['said', 'assumed', 'kept'] as const),
    }
    const place = random() < 0.2 ? spain : one(cities)
    return one<() => Constraint>([
      () => ({ ...common, kind: 'visit', place, optional: random() < 0.5 }),
      () => ({ ...common, kind: 'stay', of: place, unit: 'nights', least: 2 }),
      () => ({ ...common, kind: 'stay', of: null, unit: 'days', most: 2 }),
      () => ({ ...common, kind: 'role', role: one(['start', 'end', 'home', 'base'] as const), place }),
      () => ({ ...common, kind: 'day-trip', place: one([place, null]), from: one(cities) }),
      () => ({ ...common, kind: 'order', places: cities.filter(() => random() < 0.6) }),
      () => ({ ...common, kind: 'loop' }),
      () => ({
        ...common,
        kind: 'transport',
        use: 'only',
        types: ['bus'],
        leg: { from: place, to: one(cities) },
      }),
      () => ({ ...common, kind: 'avoid', place }),
      () => ({ ...common, kind: 'length', unit: 'days', least: 3 }),
      () => ({ ...common, kind: 'pace', pace: 'slow' }),
    ])()
  })
  return request(...constraints)
}

test('every correction of any request is a valid request, has no effect when repeated, and leaves no assumption', () => {
  const values: readonly ChipValue[] = [
    { kind: 'stay', unit: 'nights', least: 1 },
    { kind: 'length', unit: 'nights', most: 9 },
    { kind: 'transport', use: 'prefer', types: ['car'] },
    { kind: 'pace', pace: 'fast' },
    { kind: 'visit', optional: true },
  ]
  for (let seed = 0; seed < 2000; seed++) {
    const random = seeded(seed)
    const before = anyRequest(random)
    const copy = structuredClone(before)
    const { id } = before.constraints[Math.floor(random() * before.constraints.length)] ?? { id: '' }
    const corrections = [
      (from: TripRequest) => withoutConstraint(from, id),
      (from: TripRequest) => withPlace(from, id, madrid),
      ...values.map((value) => (from: TripRequest) => withValue(from, id, value)),
    ]
    for (const correct of corrections) {
      const after = correct(before)
      expect(before).toEqual(copy)
      if (after === before) continue
      expect(tripRequest.safeParse(after).success, `seed ${seed}`).toBe(true)
      expect(new Set(idsOf(after)).size).toBe(after.constraints.length)
      expect(after.constraints.filter(({ origin }) => origin === 'assumed')).toEqual([])
      expect(correct(after), `seed ${seed}`).toEqual(after)
    }
    expect(idsOf(withoutConstraint(before, id))).not.toContain(id)
  }
})

describe('a request is consistent', () => {
  const wishes: Record<string, (least: number, most: number) => Constraint> = {
    stay: (least, most) => ({ ...said, id: 'one', kind: 'stay', of: granada, unit: 'nights', least, most }),
    length: (least, most) => ({ ...said, id: 'one', kind: 'length', unit: 'days', least, most }),
    'city-count': (least, most) => ({ ...said, id: 'one', kind: 'city-count', least, most }),
    visit: (least, most) => ({ ...visit(spain), cities: { least, most } }),
  }
  test.each(Object.entries(wishes))('when the least value of %s is not above the greatest', (_kind, wish) => {
    expect(isConsistent(request(wish(2, 3)))).toBe(true)
    expect(isConsistent(request(wish(3, 3)))).toBe(true)
    expect(isConsistent(request(visit(leon), wish(4, 3)))).toBe(false)
  })
})

test('the places of a request are those of its visits, stays, orders and legs, as often as they are named', () => {
  expect(placesOf([visit(granada), visit(leon)])).toEqual([granada, leon])
  const names = placesOf(whole.constraints).map(({ name }) => name)
  expect(names.filter((name) => name === 'Granada').length).toBeGreaterThan(2)
  expect(new Set(names)).toContain('Leon')
})
