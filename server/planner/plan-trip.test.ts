import { beforeAll, describe, expect, it } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { withoutConstraint, withPlace, withValue } from '#shared/domain/trip-request.ts'
import { seeded } from '#shared/test/seeded.ts'
import { plannerRequest } from '#shared/planner.ts'
import type { OpenTrip, TripRequest } from '#shared/trip-request.ts'
import { planTrip } from './plan-trip.ts'
import { faultsOf } from './solve/faults.ts'
import type { Itinerary } from './solve/itinerary.ts'
import type { World } from './world.ts'

/** A Tuesday. */
const today = '2026-03-10'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

interface More {
  language?: string
  trip?: OpenTrip
  request?: TripRequest
}

const answer = (prompt: string, more: More = {}) =>
  planTrip(world, { prompt, today, language: 'en', ...more }).planned

function plan(prompt: string, more?: More) {
  const planned = answer(prompt, more)
  if (!planned) throw new Error(`No trip came of “${prompt}”.`)
  expect(faultsOf(planned.itinerary, world)).toEqual([])
  expect(plannerRequest.safeParse({ prompt, request: planned.itinerary.request }).success).toBe(true)
  return planned
}

const route = ({ legs }: Itinerary) => [legs[0]?.from.name, ...legs.map(({ to }) => to.name)]
const told = ({ assumptions, limits }: Itinerary) =>
  [...assumptions, ...limits.map(({ text }) => text)].join(' ')

/** A trip as the page has it when it is open. */
function opened({ legs, days, firstDay }: Itinerary): OpenTrip {
  const cities = legs.flatMap(({ from, to }, at) => (at === 0 ? [from, to] : [to]))
  const stops = cities.map(({ geonameid }, at) => {
    const nights = (legs[at]?.startDay ?? days.length) - (legs[at - 1]?.arrivalDay ?? 1)
    return { city: cityId(geonameid), nights }
  })
  const starts = firstDay === undefined ? {} : { starts: firstDay }
  return { stops, ways: legs.map(({ type }) => type), ...starts }
}

describe('a prompt', () => {
  it.each(['Rome, Milan, ', 'San ', 'Springfield ', '大阪', 'Paris and London then '])(
    'that lists more places than a trip holds gives a valid trip or none: %s',
    (part) => {
      const planned = answer(part.repeat(1000).slice(0, 1000))
      if (!planned) return
      expect(faultsOf(planned.itinerary, world)).toEqual([])
      expect(planned.itinerary.legs.length).toBeLessThanOrEqual(100)
      expect(planned.itinerary.days.length).toBeLessThanOrEqual(366)
    },
  )

  it('may contain markup, which is not repeated', () => {
    const { itinerary } = plan(
      '<img src=x onerror=alert(1)> Rome and Milan in <b>4 days</b> https://evil.example',
    )
    expect(new Set(route(itinerary))).toEqual(new Set(['Milan', 'Rome']))
    const texts = [
      itinerary.name,
      itinerary.description,
      told(itinerary),
      ...itinerary.days.map(({ text }) => text),
    ]
    expect(texts.join(' ')).not.toMatch(/[<>]|http/)
  })

  it.each([
    '',
    '???',
    '12345',
    '🗼🗼',
    'a'.repeat(1000),
    'the '.repeat(250),
    ', , , ,',
    'null',
    '\u0000\u0007',
    'I want to die',
    'I want to eat and sing',
  ])('without a place makes no trip: %j', (prompt) => {
    expect(answer(prompt)).toBeUndefined()
  })

  it('in a language without texts of the app has those of its table', () => {
    const { itinerary } = plan('東京と大阪を6日間')
    expect(itinerary.request.language).toBe('ja')
    expect(itinerary.name).toContain('6日間')
    expect(plan('Rome, Milan', { language: 'de' }).itinerary.name).toContain('Mailand')
  })

  it('in German is answered with no English sentence', () => {
    const english = /\b(the|was|were|days?|trip|city|cities|by|from|about)\b/
    for (const prompt of [
      'Zwei Wochen Italien mit dem Zug, dann Sizilien',
      'Von Berlin nach Sydney in 3 Tagen mit dem Bus',
      '12 Städte in Japan in 4 Tagen ohne Flugzeug',
      'Rundreise ab Lissabon, 9 Tage im Januar',
    ]) {
      const { itinerary } = plan(prompt)
      const texts = [itinerary.description, told(itinerary), ...itinerary.days.map(({ text }) => text)]
      expect(texts.join(' ')).not.toMatch(english)
    }
  })
})

describe('a prompt without a place that says what and when', () => {
  const prompt = 'a beach holiday somewhere warm in February'
  const country = (id: string) => ({ kind: 'country' as const, id })

  it('is planned in a country that fits, and asks which of several it is to be', () => {
    const { itinerary, questions } = plan(prompt, { language: 'de' })
    const [question] = questions
    expect(question?.text).toBe('Wohin soll es gehen?')
    expect(question?.answers.length).toBeGreaterThanOrEqual(3)
    // Los Angeles has beaches, which are cold then.
    expect(itinerary.legs.map(({ to }) => to.latitude < 30)).not.toContain(false)
    expect(question?.answers.map(({ isShown }) => isShown).indexOf(true)).toBe(0)
    const shown = question?.answers[0]?.country
    expect(itinerary.legs.map(({ to }) => to.country)).toContain(shown)
    expect(itinerary.firstDay?.slice(5, 7)).toBe('02')
  })

  it('is planned where the person answers, and asks again after another correction', () => {
    const first = plan(prompt)
    const other = first.questions[0]?.answers[1]
    const answered = withPlace(first.itinerary.request, 'suggested', other!.place)
    const second = plan(prompt, { request: answered })
    expect(second.questions).toEqual([])
    expect(second.itinerary.legs.map(({ to }) => to.country)).toContain(other?.country)
    const { request } = first.itinerary
    const theme = request.constraints.find(({ kind }) => kind === 'dates')
    const summer = { kind: 'dates', first: { from: '2026-07-01', to: '2026-07-31' } } as const
    const later = plan(prompt, { request: withValue(request, theme?.id ?? '', summer) })
    expect(later.questions[0]?.answers).not.toEqual(first.questions[0]?.answers)
    expect(later.itinerary.request.constraints).toContainEqual(
      expect.objectContaining({
        id: 'suggested',
        place: expect.objectContaining(country(later.questions[0]!.answers[0]!.country)),
      }),
    )
  })

  it.each(['good food please', 'the beach is nice', 'in February'])('is no trip without both: %s', (text) => {
    expect(answer(text)).toBeUndefined()
  })
})

it('says once that a day trip out and back has no train', () => {
  const { itinerary } = plan('by train to Athens')
  expect(itinerary.limits.map(({ leg }) => leg)).toEqual([0])
})

describe('an open trip', () => {
  const prompts = [
    'Rome, Florence and Venice in 9 days by train',
    'two weeks in Portugal',
    '10 days in Japan from 4 May',
    'round trip from Lisbon, 8 days',
    'London to Edinburgh via York in 5 days',
    'New York and Lisbon in 10 days',
    'a week in Tuscany, starting and ending in Rome',
    'Thailand and Vietnam in 3 weeks',
  ]

  it.each(prompts)('comes back as it was from a change that cannot be made: %s', (prompt) => {
    const { itinerary } = plan(prompt)
    const trip = opened(itinerary)
    const again = plan('leave out Reykjavik', { trip, request: itinerary.request })
    expect(again.changes).toEqual([])
    expect(told(again.itinerary)).toContain('Reykjavik is not in this trip')
    expect(opened(again.itinerary)).toEqual({
      ...trip,
      ...(again.itinerary.firstDay && { starts: again.itinerary.firstDay }),
    })
    expect(again.itinerary.firstDay).toBe(itinerary.firstDay)
  })

  it.each(prompts)('that is turned round twice is as it was: %s', (prompt) => {
    const { itinerary } = plan(prompt)
    const once = plan('reverse it', { trip: opened(itinerary), request: itinerary.request })
    expect(route(once.itinerary)).toEqual(route(itinerary).toReversed())
    const twice = plan('reverse it', { trip: opened(once.itinerary), request: once.itinerary.request })
    expect(opened(twice.itinerary).stops).toEqual(opened(itinerary).stops)
  })

  it('asked for another one gives another good trip with the same wishes', () => {
    const first = plan('10 days in Portugal')
    const shorter = plan('leave out Porto', {
      trip: opened(first.itinerary),
      request: first.itinerary.request,
    })
    const { itinerary } = plan('another one', {
      trip: opened(shorter.itinerary),
      request: shorter.itinerary.request,
    })
    expect(itinerary.request.variant).toBe(1)
    expect(itinerary.legs.every(({ from, to }) => from.country === 'PT' && to.country === 'PT')).toBe(true)
    expect(route(itinerary)).not.toContain('Porto')
  })

  it('gets shorter without a stop, and says so, unless its length was said', () => {
    const days = (itinerary: Itinerary) => itinerary.days.length
    const cities = 'Rome 2 nights, Florence 3 nights and Venice 2 nights'
    const open = plan(cities).itinerary
    const less = plan('leave out Florence', { trip: opened(open), request: open.request }).itinerary
    expect([days(open), days(less)]).toEqual([8, 5])
    expect(told(less)).toContain('so the trip has 5 days')
    const week = plan(`8 days: ${cities}`).itinerary
    const same = plan('leave out Florence', { trip: opened(week), request: week.request }).itinerary
    expect([days(week), days(same)]).toEqual([8, 8])
    expect(told(same)).not.toContain('so the trip has')
  })

  it('that visits a city twice is not told an order that visits it once', () => {
    const [tokyo, kyoto, osaka] = ['c00000001850147', 'c00000001857910', 'c00000001853909']
    const stops = [tokyo, osaka, tokyo, kyoto].map((city) => ({ city, nights: 2 }))
    const trip: OpenTrip = { stops, ways: ['train', 'train', 'train'] }
    const { itinerary } = plan('make it shorter', { trip })
    expect(route(itinerary)).toEqual(['Tokyo', 'Osaka', 'Tokyo', 'Kyoto'])
    expect(told(itinerary)).not.toContain('shorter one')
  })

  it('can be changed again and again', () => {
    const changes = [
      'one more night in Rome',
      'leave out Florence',
      'add Naples',
      'make it a round trip',
      'by bus instead',
    ]
    let { itinerary } = plan('Rome, Florence and Venice in 9 days by train, from 4 May')
    for (const change of changes) {
      itinerary = plan(change, { trip: opened(itinerary), request: itinerary.request }).itinerary
      expect(itinerary.firstDay).toBe('2026-05-04')
    }
    expect(new Set(route(itinerary))).toEqual(new Set(['Rome', 'Venice', 'Naples']))
    expect(route(itinerary)[0]).toBe(route(itinerary).at(-1))
    expect(new Set(itinerary.legs.map(({ type }) => type))).toEqual(new Set(['bus']))
  })

  it('is replaced when the prompt asks for another trip altogether', () => {
    const { itinerary } = plan('Rome and Florence in 5 days')
    const other = plan('a week in Portugal', { trip: opened(itinerary), request: itinerary.request })
    expect(other.changes).toEqual([])
    expect(other.itinerary.legs.every(({ to }) => to.country === 'PT')).toBe(true)
  })

  it('asks about the constraint of the changed request', () => {
    const { itinerary } = plan('Rome and Florence in 5 days')
    const { questions, itinerary: changed } = plan('add Portland', {
      trip: opened(itinerary),
      request: itinerary.request,
    })
    const [question] = questions
    expect(question?.answers.length).toBeGreaterThan(1)
    const about = changed.request.constraints.find(({ id }) => id === question?.about)
    expect(about).toMatchObject({ kind: 'visit', place: { name: 'Portland' } })
  })

  it('is neither changed nor replaced by a sentence that says nothing of it', () => {
    const { itinerary } = plan('Rome and Florence in 5 days')
    const { planned } = planTrip(world, {
      prompt: 'Florence later',
      today,
      language: 'en',
      trip: opened(itinerary),
      request: itinerary.request,
    })
    expect(planned).toBeUndefined()
  })
})

describe('a corrected request', () => {
  it('is planned without the wish that was removed', () => {
    const prompt = 'Rome and Florence in 6 days, no flights'
    const { itinerary } = plan(prompt)
    const florence = itinerary.request.constraints.find(
      (one) => one.kind === 'visit' && one.place.name === 'Florence',
    )
    const request = withoutConstraint(itinerary.request, florence?.id ?? '')
    const corrected = plan(prompt, { request }).itinerary
    expect(corrected.days).toHaveLength(6)
    expect(corrected.request.constraints.filter(({ origin }) => origin === 'said')).toEqual(
      request.constraints,
    )
  })

  it('answers a question', () => {
    const prompt = 'León and Granada, 8 days'
    const first = plan(prompt)
    expect(first.questions).not.toEqual([])
    for (const { about, answers } of first.questions) {
      const other = answers.find(({ isShown }) => !isShown)
      if (!other) throw new Error('A question has two answers.')
      const request = withPlace(first.itinerary.request, about, other.place)
      expect(opened(plan(prompt, { request }).itinerary).stops.map(({ city }) => city)).toContain(
        other.place.id,
      )
    }
  })

  it('is planned without its prompt, in the language that the prompt was in', () => {
    const { request } = plan('Tokio und Osaka in 6 Tagen').itinerary
    const { itinerary, unused, questions } = plan('León, glamping', { request })
    expect(itinerary.name).toBe('Tokio und Osaka: 6 Tage')
    expect({ unused, questions }).toEqual({ unused: [], questions: [] })
  })

  it('has the same trip when nothing is corrected', () => {
    for (const prompt of ['two weeks in Italy by train', 'Lisbon and Porto', 'Morocco in March, slowly']) {
      const { itinerary } = plan(prompt)
      expect(opened(plan(prompt, { request: itinerary.request }).itinerary)).toEqual(opened(itinerary))
    }
  })
})

describe('a request from a client', () => {
  const common = { id: 'c1', words: '', sure: 1, origin: 'said' } as const
  const requestOf = (constraint: TripRequest['constraints'][number]): TripRequest => ({
    language: 'en',
    constraints: [constraint],
    variant: 0,
  })

  it('has the names of the world, not those that were sent', () => {
    const [known] = world.routes
    const sent = 'buy at evil.example'
    for (const one of [
      { ...common, kind: 'visit', optional: false, place: { kind: 'region', id: 'sicily', name: sent } },
      { ...common, kind: 'visit', optional: false, place: { kind: 'country', id: 'PT', name: sent } },
      { ...common, kind: 'route', route: known?.id ?? '', name: sent },
    ] as const) {
      const planned = plan('x', { request: requestOf(one) })
      expect(route(planned.itinerary).length).toBeGreaterThan(1)
      expect(JSON.stringify(planned)).not.toContain(sent)
    }
  })

  it.each([
    { ...common, kind: 'route', route: 'nowhere', name: 'Nowhere' },
    { ...common, kind: 'dates', event: 'nothing' },
  ] as const)('that names an unknown route or event is refused: $kind', (one) => {
    const request = requestOf(one)
    expect(planTrip(world, { prompt: 'Rome', today, language: 'en', request }).unknown).toBe('request')
  })
})

it('trips between random cities are valid, and so are their follow-ups', () => {
  const random = seeded(11)
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const known = [...world.travel.visits.keys()]
  const wishes = ['', ' by train', ' by car', ' without flights', ' by bus', ' there and back', ' slowly']
  const changes = [
    'reverse it',
    '2 days longer',
    'by plane instead',
    'another one',
    'make it a round trip',
    'slower',
  ]
  for (let run = 0; run < 100; run++) {
    const [from, to] = [world.cities.get(one(known)), world.cities.get(one(known))]
    if (from.index === to.index) continue
    const where = (city: typeof from) => `${city.name}, ${world.countries.get(city.country)?.name ?? ''}`
    const prompt = `from ${where(from)} to ${where(to)} in ${1 + Math.floor(random() * 20)} days${one(wishes)}`
    const planned = answer(prompt)
    if (!planned) continue
    expect({ prompt, faults: faultsOf(planned.itinerary, world) }).toEqual({ prompt, faults: [] })
    const change = one(changes)
    const trip = opened(planned.itinerary)
    const changed = answer(change, { trip, request: planned.itinerary.request })
    expect({ prompt, change, faults: changed && faultsOf(changed.itinerary, world) }).toEqual({
      prompt,
      change,
      faults: [],
    })
  }
})
