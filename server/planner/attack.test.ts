import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cpuMs } from '#server/test/cpu-time.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { Place } from '#shared/trip-request.ts'

let app: TestApp
let person: Person
let cities: Place[]

const ask = (body: unknown, { token } = person) =>
  app.request('/api/planner/generate', { method: 'POST', token, body })

beforeAll(async () => {
  app = await createTestApp({ plannerDailyLimit: 1000 })
  person = await app.people.register()
  const listed = await app.request('/api/collections/city/records?perPage=500&sort=id&fields=id,name')
  const { items } = (await listed.json()) as { items: { id: string; name: string }[] }
  expect(items.length).toBeGreaterThan(200)
  cities = items.map((one) => ({ kind: 'city', ...one }))
  // The first trip loads the planner.
  expect((await ask({ prompt: 'Tokyo and Osaka' })).status).toBe(200)
})
afterAll(() => app.close())

/** Cities all over the world. */
const city = (index: number) => cities[(index * 37) % cities.length]
const many = <Each>(count: number, of: (index: number) => Each) =>
  Array.from({ length: count }, (_, i) => of(i))
const corrected = (constraints: readonly object[], more: object = {}) => {
  const common = { words: '', sure: 1, origin: 'said' }
  const numbered = constraints.map((one, index) => ({ ...common, id: `c${index}`, ...one }))
  return { prompt: 'x', request: { language: 'en', variant: 0, constraints: numbered, ...more } }
}
const openTrip = (stops: number) => ({
  stops: many(stops, (index) => ({ city: city(index)?.id, nights: 365 })),
  ways: many(stops - 1, () => 'bus'),
})
const visit = (place: unknown, optional = false) => ({ kind: 'visit', place, optional })
const visits = (count: number) => many(count, (index) => visit(city(index), index % 3 === 1))
const stay = (of: unknown, more: object) => ({ kind: 'stay', of, unit: 'nights', ...more })
const order = (...places: unknown[]) => ({ kind: 'order', places })

/** Sends a body that is an attack, and expects a response without a 5xx and within a second of CPU time. */
async function expectAnswer(body: unknown) {
  let status = 0
  const spentMs = await cpuMs(async () => ({ status } = await ask(body)))
  expect([200, 400, 413]).toContain(status)
  expect(spentMs).toBeLessThan(2000)
}

describe('a hostile body is answered', () => {
  const tokyo = { kind: 'city', id: cityId(1850147), name: 'Tokyo' }
  const long = 'x'.repeat(900_000)
  const bodies: Record<string, () => unknown> = {
    'a million characters': () => ({ prompt: long }),
    'a hundred thousand brackets': () => '['.repeat(100_000),
    'half an object': () => '{"prompt": "Tok',
    'a list': () => ['Tokyo'],
    'keys of prototypes': () =>
      '{"prompt": "x", "__proto__": {"request": 1}, "constructor": {"prototype": 1}}',
    'a prompt that is an object': () => ({ prompt: { toString: 'Tokyo' } }),
    'half a surrogate pair': () => ({ prompt: 'Tokyo \ud800 and Osaka \udfff' }),
    'characters without a shape': () => ({ prompt: '\u0000\u202e\u2066Tokyo\u200b and \ufeffOsaka' }),
    'a day of the 99th month': () => ({ prompt: 'Tokyo tomorrow', today: '2026-99-99' }),
    'a language of markup': () => corrected([visit(tokyo)], { language: '<b>' }),
    'a variant that is no number': () => corrected([visit(tokyo)], { variant: '1' }),
    'a stay of -1 nights': () => corrected([stay(null, { least: -1 })]),
    'types of transport without end': () =>
      corrected([{ kind: 'transport', use: 'only', types: many(200_000, () => 'bus') }]),
    'constraints without end': () => corrected(many(20_000, () => ({ kind: 'loop' }))),
    'a name without end': () => corrected([visit({ ...tokyo, name: long })]),
    'words without end': () => corrected([{ kind: 'loop', words: long }]),
    'a trip of 61 stops': () => ({ prompt: 'reverse it', trip: openTrip(61) }),
    'the id of a stored trip': () => ({ prompt: 'reverse it', trip: 'trip00000000001' }),
    'a state called a city': () => corrected([visit({ ...tokyo, id: 'IT.16' })]),
    'an event of no table': () => corrected([visit(tokyo), { kind: 'dates', event: 'x' }]),
  }

  it.each(Object.keys(bodies))('%s', (name) => expectAnswer(bodies[name]?.()))

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the name %s', async (id) => {
    await expectAnswer({ prompt: `${id} and ${id} in 3 days` })
    await expectAnswer({ prompt: 'reverse it', trip: { stops: [{ city: id, nights: 1 }], ways: [] } })
    await expectAnswer(corrected([visit(tokyo)], { language: id }))
    await expectAnswer(corrected([{ kind: 'route', route: id, name: id }]))
    for (const kind of ['city', 'country', 'state', 'region']) {
      await expectAnswer(corrected([visit({ kind, id, name: id })]))
    }
  })
})

describe('the largest requests are planned within a second', () => {
  const codes = 'IT FR ES DE JP US CN IN BR AR AU CA RU ZA EG MA TR GR PT GB SE NO FI PL CH RO TH VN'.split(
    ' ',
  )
  const countries = codes.map((id) => ({ kind: 'country', id, name: id }))
  const year = { kind: 'length', unit: 'days', least: 365, most: 365 }
  const endless = { first: { from: '0001-01-01', to: '9999-12-31' } }
  const bodies: Record<string, () => unknown> = {
    '100 visits': () => corrected(visits(100)),
    '100 long stays': () => corrected(many(100, (i) => stay(city(i), { least: 365 }))),
    '100 shares': () => corrected([...visits(100), ...many(100, (i) => stay(city(i), { share: 0.5 }))]),
    '100 orders': () =>
      corrected([...visits(60), ...many(100, (i) => order(city(i % 60), city((i * 7 + 1) % 60)))]),
    'two orders that contradict each other': () =>
      corrected([order(...many(100, city)), order(...many(100, city).toReversed())]),
    'an order of one city': () => corrected([order(...many(100, () => city(1))), visit(city(2))]),
    '100 roles': () =>
      corrected(many(100, (i) => ({ kind: 'role', role: i % 2 ? 'start' : 'end', place: city(i) }))),
    '100 day trips': () =>
      corrected([visit(city(0)), ...many(99, (i) => ({ kind: 'day-trip', place: city(i + 1) }))]),
    '28 countries in a year': () => corrected([...countries.map((one) => visit(one)), year]),
    '28 countries that it avoids': () =>
      corrected(countries.flatMap((place) => [visit(place), { kind: 'avoid', place }])),
    '300 cities of a country': () =>
      corrected([
        { ...visit(countries[5]), cities: { least: 300 } },
        year,
        { kind: 'city-count', least: 300 },
      ]),
    '300 legs by train': () => {
      const leg = (i: number) => ({ from: city(i % 60), to: city((i * 7 + 1) % 60) })
      const train = (i: number) => ({ kind: 'transport', use: 'only', types: ['train'], leg: leg(i) })
      return corrected([...visits(60), ...many(300, train)])
    },
    '300 stays by the sea': () =>
      corrected([
        visit(city(0)),
        ...many(300, () => stay({ kind: 'theme', theme: 'beach' }, { least: 365 })),
      ]),
    '300 dates': () => corrected([visit(city(0)), ...many(300, () => ({ kind: 'dates', ...endless }))]),
  }

  it.each(Object.keys(bodies))('%s', (name) => expectAnswer(bodies[name]?.()))

  it.each(['reverse it', 'a round trip', 'add Italy'])('60 stops and “%s”', (prompt) =>
    expectAnswer({ ...corrected(visits(100)), prompt, trip: openTrip(60) }),
  )
})

it.each([
  ['101 places', () => many(101, (index) => ({ kind: 'avoid', place: city(index) }))],
  ['201 places in orders', () => many(3, () => order(...many(67, city)))],
])('%s in a request are refused', async (_, constraints) => {
  const response = await ask(corrected(constraints()))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: { request: { code: 'validation_invalid_value' } } })
})

it('one person’s 30 requests at once do not block others', async () => {
  const other = await app.people.register()
  const attack = many(30, () => ask(corrected(visits(100))))
  const answer = await ask({ prompt: 'Tokyo and Osaka in 4 days' }, other)
  expect(answer.status).toBe(200)
  const statuses = (await Promise.all(attack)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
