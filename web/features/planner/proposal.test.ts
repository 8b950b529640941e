import { describe, expect, test, vi } from 'vitest'
import { legRecords } from '#shared/domain/itinerary.ts'
import type { Constraint, Question, TripRequest } from '#shared/trip-request.ts'
import type { ProposedTrip } from '#web/queries/assistant.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { type Asked, readProposal, withProposal } from './proposal.ts'

const city = (id: string) => ({
  id,
  collectionId: '',
  collectionName: 'city',
  created: '',
  updated: '',
  name: id,
  unaccented_name: id,
  latitude: 1,
  longitude: 1,
  country: '',
  state: '',
  wikiDataId: '',
  population: 1,
  timezone: '',
  local_name: '',
  retired: false,
  expand: {},
})

const proposal: ProposedTrip = {
  name: 'South',
  description: 'Slowly',
  travel_items: [
    { type: 'bus', start_day: 3, arrival_day: 4, order: 1, from_record: city('b'), to_record: city('c') },
    { type: 'train', start_day: 1, arrival_day: 1, order: 0, from_record: city('a'), to_record: city('b') },
  ],
  starts: '2027-12-31',
  ends: '2028-01-06',
  notes: { assumptions: [], limits: [{ text: 'Slow', leg: 1 }, { text: 'Hot' }] },
  request: { language: 'en', constraints: [], variant: 0 },
  unused: [],
  questions: [],
  changes: [],
}

const planOf = (given: Partial<Plan> = {}): Plan => ({ ...emptyPlan(), ...given })
const apply = (plan: Plan, asked: Asked = { kind: 'new', prompt: 'South' }, asking = plan) =>
  withProposal(plan, readProposal(proposal), { ...asked, plan: asking })

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'days are counted from the first day of the trip, in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const { cities } = readProposal(proposal)
    const plan = apply(planOf())
    expect(plan).toMatchObject({
      name: 'South',
      description: 'Slowly',
      starts: '2027-12-31',
      ends: '2028-01-06',
    })
    expect(legRecords(plan.itinerary)).toMatchObject([
      { from: 'a', to: 'b', type: 'train', start_date: '2027-12-31 00:00:00.000Z', order: 0 },
      {
        from: 'b',
        to: 'c',
        type: 'bus',
        start_date: '2028-01-02 00:00:00.000Z',
        arrival_date: '2028-01-03 00:00:00.000Z',
        order: 1,
      },
    ])
    expect(new Set(cities.map(({ id }) => id))).toEqual(new Set(['a', 'b', 'c']))
  },
)

test('a limit of a leg belongs to the leg with the number in the answer, in whatever order the legs are', () => {
  const { itinerary, answer } = apply(planOf())
  expect(answer?.limits).toEqual([{ text: 'Slow', leg: itinerary.legs[0]?.id }, { text: 'Hot' }])
})

test('a new trip replaces every name, a change only names that the assistant gave', () => {
  const own = planOf({ name: 'Honeymoon', description: 'Ours' })
  expect(apply(own)).toMatchObject({ name: 'South', description: 'Slowly' })
  const change = { kind: 'change', prompt: 'More' } as const
  expect(apply(own, change)).toMatchObject({ name: 'Honeymoon', description: 'Ours' })
  expect(apply(planOf(), change)).toMatchObject({ name: 'South', description: 'Slowly' })
  const given = { ...apply(planOf()), description: 'Ours' }
  const renamed = withProposal(
    given,
    readProposal({ ...proposal, name: 'Further south', description: 'Fast' }),
    { ...change, plan: given },
  )
  expect(renamed).toMatchObject({ name: 'Further south', description: 'Ours' })
})

test('text typed while the assistant worked is kept', () => {
  const asking = planOf({ name: 'Before' })
  expect(apply({ ...asking, name: 'My summer' }, undefined, asking)).toMatchObject({
    name: 'My summer',
    description: 'Slowly',
  })
  expect(apply({ ...asking, name: '' }, undefined, asking).name).toBe('South')
})

test('a prompt that asked for a trip other than the open one gives a new trip', () => {
  const { itinerary } = withProposal(
    planOf(),
    readProposal({
      ...proposal,
      travel_items: [
        { type: 'bus', start_day: 1, arrival_day: 1, order: 0, from_record: city('x'), to_record: city('y') },
      ],
    }),
    { kind: 'new', prompt: 'x to y', plan: planOf() },
  )
  const other = apply(planOf({ name: 'x to y', itinerary }), { kind: 'change', prompt: 'rather a to c' })
  expect(other.name).toBe('South')
  expect(other.answer?.before).toBeUndefined()
})

test('a change stores the trip before it, with its request', () => {
  const first = apply(planOf())
  const second = apply(first, { kind: 'change', prompt: 'More' })
  expect(second.answer?.before).toEqual({
    itinerary: first.itinerary,
    starts: first.starts,
    ends: first.ends,
    request: proposal.request,
  })
  expect(first.answer?.before).toBeUndefined()
})

test('an answer reports whether the stops or days were changed by hand meanwhile', () => {
  const asking = planOf({ starts: '2027-01-01' })
  expect(apply({ ...asking, name: 'Typed' }, undefined, asking).answer?.isLate).toBe(false)
  expect(apply({ ...asking, starts: '2027-01-02' }, undefined, asking).answer?.isLate).toBe(true)
  expect(apply(planOf(), undefined, asking).answer?.isLate).toBe(true)
})

describe('planning again', () => {
  const place = (id: string) => ({ kind: 'city' as const, id, name: id })
  const visit = (id: string, sure: number): Constraint => ({
    id,
    kind: 'visit',
    place: place(id),
    optional: false,
    words: id,
    sure,
    origin: 'said',
  })
  const question = (about: string): Question => ({
    id: `ask-${about}`,
    about,
    text: `${about}?`,
    answers: [],
  })
  const request: TripRequest = { language: 'en', constraints: [visit('a', 0.5), visit('b', 0.5)], variant: 0 }
  const read = withProposal(
    planOf(),
    readProposal({
      ...proposal,
      request,
      unused: [{ text: 'glamping', at: [0, 8] }],
      questions: [question('a'), question('b'), question('c')],
    }),
    { kind: 'new', prompt: 'glamping', plan: planOf() },
  )
  const again = (changed: TripRequest, questions: Question[] = []) => {
    const { answer } = read
    if (!answer) throw new Error('The plan has no answer.')
    const reply = readProposal({ ...proposal, request: changed, questions })
    return withProposal(read, reply, { kind: 'again', prompt: answer.prompt, from: answer, plan: read })
      .answer
  }

  test('keeps the words that were not used, because the prompt is not read again', () => {
    expect(again(request)?.unused).toEqual([{ text: 'glamping', at: [0, 8] }])
  })

  test('keeps the questions about unchanged wishes open', () => {
    const answered = { ...request, constraints: [visit('a', 1), visit('b', 0.5)] }
    expect(again(answered)?.questions.map(({ about }) => about)).toEqual(['b'])
    expect(again({ ...request, constraints: [] })?.questions).toEqual([])
  })

  test('asks the questions of the answer again, and none twice', () => {
    const asked = again(request, [question('z'), { ...question('a'), text: 'anew' }])?.questions
    expect(asked?.map(({ about, text }) => [about, text])).toEqual([
      ['z', 'z?'],
      ['a', 'anew'],
      ['b', 'b?'],
    ])
  })
})
