import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '#shared/domain/day.ts'
import { assistantMessages } from '#web/messages/assistant.ts'
import type { Network } from '#web/test/network.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { generateTrip, MalformedTripError } from './assistant.ts'

let network: Network

beforeEach(async () => {
  ;({ network } = await startSignedIn())
})

const { signal } = new AbortController()
/** The day of a person for whom it is tomorrow already. */
const today = addDays(new Date().toISOString().slice(0, 10), 1)
const generate = (given = signal) =>
  generateTrip({ prompt: 'A week by train from Paris to Rome', today }, given)

/** Changes the server's answer on its way. */
const spoil = (change: (reply: Record<string, unknown>) => unknown) => {
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await network.fetch(...request)
    return Response.json(change((await answer.json()) as Record<string, unknown>))
  })
}

test('a sentence becomes a trip from the day of the person', async () => {
  const trip = await generate()
  expect(trip.travel_items.length).toBeGreaterThan(0)
  expect(trip.travel_items.every(({ type }) => type === 'train')).toBe(true)
  expect(trip.starts).toBe(today)
})

describe('an answer that is no trip', () => {
  const leg = { from: 'nowhere' }

  test.each<[string, (reply: Record<string, unknown>) => unknown, () => string]>([
    ['no object', () => 'Paris', () => assistantMessages.invalidReply],
    ['no list of legs', (reply) => ({ ...reply, travel_items: 1 }), () => assistantMessages.invalidReply],
    ['no list of days', (reply) => ({ ...reply, days: 1 }), () => assistantMessages.invalidReply],
    ['no name', (reply) => ({ ...reply, name: 1 }), () => assistantMessages.invalidReply],
    ['no description', (reply) => ({ ...reply, description: 1 }), () => assistantMessages.invalidReply],
    ['no first day', (reply) => ({ ...reply, starts: 1 }), () => assistantMessages.invalidReply],
    ['a bad leg', (reply) => ({ ...reply, travel_items: [leg] }), () => assistantMessages.invalidLeg],
  ])('is refused with the reason: %s', async (_, change, message) => {
    spoil(change)
    const failure = generate()
    await expect(failure).rejects.toThrow(MalformedTripError)
    await expect(failure).rejects.toThrow(message())
  })
})

test('a request that is given up fails', async () => {
  await expect(generate(AbortSignal.abort())).rejects.toThrow()
})
