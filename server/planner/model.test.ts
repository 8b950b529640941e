import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import {
  type ModelKind,
  type ModelReply,
  type ModelServer,
  openModelServer,
} from '#server/test/model-server.ts'
import type { Person } from '#server/test/people.ts'
import { plannedTrip } from '#shared/planner.ts'
import type { Proposal } from './proposal.ts'

const prompt = '9 days in Italy: Rome, Milan and Naples'

const stop = (
  name: string,
  country: string,
  nights: number,
  about: Partial<Proposal['stops'][number]> = {},
) => ({
  name,
  region: '',
  country,
  nights,
  transport: 'train' as const,
  days: [],
  ...about,
})

const italy: Proposal = {
  name: 'Rome, Milan and Naples',
  description: 'Three cities by train.',
  stops: [
    stop('Rome', 'Italy', 3, { days: ['The Colosseum in the morning.', 'Trastevere.'] }),
    stop('Milano', 'Italy', 3),
    stop('Naples', 'Italy', 2),
  ],
}

const text = (proposal: unknown) => ({ text: JSON.stringify(proposal) })

let server: ModelServer
let app: TestApp
let person: Person

async function open(kind: ModelKind, replies: readonly ModelReply[], modelMs = 20_000) {
  server = await openModelServer(kind, replies)
  app = await createTestApp(
    { llm: { provider: kind, baseUrl: server.baseUrl, model: 'stand-in', apiKey: 'secret-key' } },
    { plannerTimeouts: { modelMs, builtInMs: 20_000 } },
  )
  person = await app.people.register()
}

const ask = (sentence = prompt) =>
  app.request('/api/planner/generate', { method: 'POST', token: person.token, body: { prompt: sentence } })

async function trip(sentence?: string) {
  const response = await ask(sentence)
  const answer: unknown = await response.json()
  expect({ status: response.status, answer }).toMatchObject({ status: 200 })
  return plannedTrip.parse(answer)
}

const stopsOf = ({ travel_items: legs }: Awaited<ReturnType<typeof trip>>) =>
  [legs[0]?.from_record.name, ...legs.map((leg) => leg.to_record.name)].filter((name) => name !== undefined)

const limitsOf = ({ notes }: Awaited<ReturnType<typeof trip>>) =>
  notes.limits.map(({ text }) => text).join(' ')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {
    throw new Error('A library wrote to the console and not to the log.')
  })
})

afterEach(async () => {
  await app.close()
  await server.close()
})

describe.each(['openai-compatible', 'anthropic', 'google'] as const)('a model of the provider %s', (kind) => {
  it('proposes a trip whose stops become city records', async () => {
    await open(kind, [text(italy)])
    const made = await trip()
    expect(made.source).toBe('model')
    expect(made.name).toBe('Rome, Milan and Naples')
    expect(stopsOf(made)).toEqual(['Rome', 'Milan', 'Naples'])
    expect(made.days).toHaveLength(9)
    expect(made.days[0]?.text).toContain('The Colosseum in the morning.')
    expect(made.travel_items[0]?.from_record.expand.country?.name).toBe('Italy')
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toContain(prompt)
  })

  it('is asked for a correction when it names an unknown city', async () => {
    const invented = { ...italy, stops: [...italy.stops, stop('Blumenquark', 'Italy', 1)] }
    await open(kind, [text(invented), text(italy)])
    const made = await trip()
    expect(stopsOf(made)).toEqual(['Rome', 'Milan', 'Naples'])
    expect(server.requests).toHaveLength(2)
    expect(server.requests[1]).toContain('Blumenquark')
  })

  it('loses a city that is unknown in both proposals, with a note to the person', async () => {
    const invented = { ...italy, stops: [...italy.stops, stop('Blumenquark', 'Italy', 1)] }
    await open(kind, [text(invented)])
    const made = await trip()
    expect(made.source).toBe('model')
    expect(stopsOf(made)).toEqual(['Rome', 'Milan', 'Naples'])
    expect(limitsOf(made)).toContain('Blumenquark')
    expect(server.requests).toHaveLength(2)
  })

  it('can correct a malformed response once', async () => {
    await open(kind, [text({ trip: 'Rome' }), text(italy)])
    expect((await trip()).source).toBe('model')
    expect(server.requests).toHaveLength(2)
  })

  it.each<[string, ModelReply]>([
    ['answers nonsense', { text: 'Sorry, I would rather talk about cheese.' }],
    ['answers half a JSON', { text: '{"name": "Italy", "stops": [{"name": "Ro' }],
    ['is cut off', { cutOff: true }],
    ['answers in another form', { raw: '<html>Bad gateway</html>' }],
    ['answers with nothing', { text: '' }],
    ['refuses the key', { status: 401 }],
    ['has no stops', { text: JSON.stringify({ ...italy, stops: [] }) }],
  ])('is replaced by the built-in planner when it %s', async (_, reply) => {
    await open(kind, [reply])
    const made = await trip()
    expect(made.source).toBe('built-in')
    expect(stopsOf(made)).toEqual(['Rome', 'Milan', 'Naples'])
    expect(limitsOf(made)).toContain('built-in planner')
  })

  it('is replaced by the built-in planner when it is too slow', async () => {
    await open(kind, [{ ...text(italy), afterMs: 5000 }], 300)
    const made = await trip()
    expect(made.source).toBe('built-in')
  })

  it('returns 502 when it fails and the built-in planner finds no place in the prompt', async () => {
    await open(kind, [{ status: 401 }])
    const response = await ask('Somewhere warm with good food please')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('could not be reached') })
  })

  it('returns 504 when it is too slow and the built-in planner finds no place in the prompt', async () => {
    await open(kind, [{ ...text(italy), afterMs: 5000 }], 300)
    const response = await ask('Somewhere warm with good food please')
    expect(response.status).toBe(504)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('too long') })
  })
})

describe('a generation', () => {
  it('is refused while another one of the same user is running', async () => {
    await open('openai-compatible', [{ ...text(italy), afterMs: 400 }, text(italy)])
    const first = ask()
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    const second = await ask()
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({ message: expect.stringContaining('still being planned') })
    const other = await app.people.register()
    const body = { prompt }
    const others = await app.request('/api/planner/generate', { method: 'POST', token: other.token, body })
    expect(others.status).toBe(200)
    expect((await first).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  it('can be cancelled, after which another one can start', async () => {
    await open('openai-compatible', [{ ...text(italy), afterMs: 5000 }, text(italy)])
    const cancelling = new AbortController()
    const first = app.fetch(
      new Request('http://localhost:8090/api/planner/generate', {
        method: 'POST',
        headers: { authorization: person.token, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt }),
        signal: cancelling.signal,
      }),
    )
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    cancelling.abort()
    expect((await first).status).toBe(499)
    expect((await ask()).status).toBe(200)
    expect(app.logged.join('\n')).not.toContain('"level":"error"')
  })
})

describe('a proposal', () => {
  it('is changed to meet the wishes of the prompt', async () => {
    const flown = {
      ...italy,
      stops: italy.stops.map((one) => ({ ...one, transport: 'plane' as const, nights: 9 })),
    }
    await open('openai-compatible', [text(flown)])
    const made = await trip('Rome, Milan and Naples in 9 days from 4 May, no flights')
    expect(made.days).toHaveLength(9)
    expect(made.start_date).toBe('2026-05-04')
    expect(made.travel_items.map(({ type }) => type)).not.toContain('plane')
    expect(made.travel_items.map(({ order }) => order)).toEqual([0, 1])
  })

  it('does not cross an ocean by train', async () => {
    const far = { ...italy, stops: [stop('Rome', 'Italy', 3), stop('New York City', 'United States', 4)] }
    await open('openai-compatible', [text(far)])
    const made = await trip('Rome and New York in 8 days')
    expect(made.travel_items.map(({ type }) => type)).toEqual(['plane'])
    expect(made.notes.limits).toHaveLength(1)
  })

  it('adds neither markup nor links', async () => {
    const marked = {
      ...italy,
      name: '<img src=x onerror=alert(1)>Rome [here](https://evil.example/x) and more',
      description: 'See https://evil.example and **this**.',
    }
    await open('openai-compatible', [text(marked)])
    const made = await trip()
    expect(made.name).toBe('Rome here and more')
    expect(made.description).not.toMatch(/https?:|\*/)
  })

  it('resolves homonyms by country, region and neighbouring stops', async () => {
    const paris = {
      ...italy,
      stops: [stop('Dallas', 'United States', 2), stop('Houston', '', 1, { region: 'Texas' })],
    }
    await open('openai-compatible', [text(paris)])
    const made = await trip('Dallas and Houston, 4 days')
    expect(made.travel_items[0]?.to_record.expand.state?.name).toBe('Texas')
  })

  it('leaves no trace in the log', async () => {
    await open('openai-compatible', [{ text: 'nonsense' }])
    await trip()
    expect(app.logged.some((line) => line.includes('The model failed or gave no usable trip.'))).toBe(true)
    expect(app.logged.join('\n')).not.toContain('Naples')
    expect(app.logged.join('\n')).not.toContain('secret-key')
  })

  it('is requested without a schema when the service refuses schemas', async () => {
    await open('openai-compatible', [{ status: 400 }, text(italy)])
    expect((await trip()).source).toBe('model')
    expect(server.requests[0]).toContain('json_schema')
    expect(server.requests[1]).not.toContain('json_schema')
  })
})
