import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { city } from '#shared/collections/cities.ts'
import { state } from '#shared/collections/states.ts'
import { tinyPng } from '#server/test/tiny-png.ts'
import { enterAs, startServer } from '#web/test/render-app.tsx'
import { sessionIdOf, storedSession } from '#web/lib/session/stored-session.ts'
import { fullList, list, one, send, update } from './api.ts'
import { isCallFailure } from './call-failure.ts'
import { api, signOut } from './client.ts'
import { errorMessage, fieldErrors } from './error-message.ts'
import { where } from './where.ts'
import { signIn } from '#web/lib/session/session.ts'

it('a record without an id is not requested', async () => {
  await expect(one('city', city, '')).rejects.toThrow('Missing required record id.')
  await expect(update('users', '', {})).rejects.toThrow('Missing required record id.')
})

it('sessionIdOf returns the session of a token, and "" for other strings', () => {
  const payload = btoa(JSON.stringify({ id: 'x', sid: 'abc' }))
  expect(sessionIdOf(`head.${payload}.signature`)).toBe('abc')
  expect(sessionIdOf('')).toBe('')
  expect(sessionIdOf('head.garbage.signature')).toBe('')
})

it.each(['Łódź', 'say "hi"', 'back\\slash', '{:name}', "it's"])(
  'the text %s is quoted in a filter',
  async (name) => {
    expect(where`name = ${name} && id != ${''}`).toBe(
      api.filter('name = {:name} && id != {:id}', { name, id: '' }),
    )
    await startServer()
    expect(await list('city', city, { filter: where`name = ${name} && name != ${name}` })).toMatchObject({
      items: [],
    })
  },
)

it('a call fails like one without a response if the SDK cannot be loaded, and the next call loads it again', async () => {
  await startServer()
  vi.resetModules()
  vi.doMock('./client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const fresh = await import('./api.ts')
  const failure: unknown = await fresh.list('city', city).catch((error: unknown) => error)
  expect(isCallFailure(failure) && failure.status).toBe(0)
  vi.doUnmock('./client.ts')
  expect((await fresh.list('city', city, { perPage: 1 })).items).toHaveLength(1)
})

it('a full list is complete and in order, and each batch of 500 is requested once', async () => {
  const { network } = await startServer()
  const { totalItems } = await list('state', state, { perPage: 1 })
  expect(totalItems).toBeGreaterThan(2500)
  const asked = network.asked.length
  const states = await fullList('state', state, { sort: 'name,id' })
  expect(network.asked.slice(asked)).toHaveLength(Math.ceil(totalItems / 500))
  expect(states).toHaveLength(totalItems)
  const idsInOrder = (await list('state', state, { perPage: 1000, page: 2, sort: 'name,id' })).items.map(
    ({ id }) => id,
  )
  expect(states.slice(1000, 2000).map(({ id }) => id)).toEqual(idsInOrder)
})

it('a full list fails if a batch fails, and requests no further batches', async () => {
  const { network } = await startServer()
  network.loseNext({ path: /state.*page=3/ })
  await expect(fullList('state', state, { sort: 'id' })).rejects.toThrow()
  // This takes longer than the batches that were requested together with the failed one.
  await list('state', state, { perPage: 1000 })
  expect(network.asked.filter((line) => /state.*page=[6-8]/.test(line))).toEqual([])
})

it('an error contains the seconds of the header Retry-After', async () => {
  const { person } = await startServer({ rateLimits: true })
  const attempt = () => signIn(person.email, 'not the password').catch(errorMessage)
  for (let count = 0; count < 8; count += 1) expect(await attempt()).toMatch(/password is wrong/)
  expect(await attempt()).toMatch(/^Too many attempts in a short time\. Try again in 15 minutes\.$/)
})

it('the texts of field errors are loaded when the call fails', async () => {
  await startServer()
  const form = { email: 'x', password: 'long enough', passwordConfirm: 'long enough' }
  const refusal = await api.collection('users').create(form).catch(fieldErrors)
  expect(refusal).toEqual({ email: 'Invalid email' })
})

it('a call during a sign-out is not sent', async () => {
  const { network, person } = await startServer()
  enterAs(person)
  const signedOut = network.delayNext({ path: '/api/auth/sign-out' })
  const forgotten = Promise.withResolvers<void>()
  const ended = signOut(() => forgotten.promise)
  const answer = list('city', city).catch((error: unknown) => error)
  await expect.poll(() => network.asked).toEqual(['POST /api/auth/sign-out'])
  signedOut.release()
  const later = list('city', city).catch((error: unknown) => error)
  forgotten.resolve()
  await ended
  expect([await answer, await later]).toMatchObject([{ isAbort: true }, { isAbort: true }])
  expect(network.asked).toEqual(['POST /api/auth/sign-out'])
  await expect(list('city', city)).resolves.toBeDefined()
})

describe('a call without a response', () => {
  /** The limits of calls run a thousand times faster. */
  const hurry = () => {
    const limit = AbortSignal.timeout.bind(AbortSignal)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms / 1000))
    onTestFinished(() => timeout.mockRestore())
    return timeout
  }
  const tooSlow = 'The server took too long to answer. Try again.'

  it.each([
    ['a save', () => update('users', storedSession().user?.id ?? '', { name: 'Marta' }), 'PATCH'],
    ['a read', () => list('city', city), 'GET'],
    ['a sign-in', () => signIn('marta@example.org', 'a password'), 'POST'],
    [
      'a batch',
      () => {
        const batch = api.createBatch()
        batch.collection('trip').create({ name: 'Spring' })
        return batch.send()
      },
      'POST',
    ],
  ])('fails after 30 seconds: %s', async (_kind, call, method) => {
    const { network, person } = await startServer()
    enterAs(person)
    const timeout = hurry()
    network.holdNext({ method, path: '/api/' })
    expect(await call().catch(errorMessage)).toBe(tooSlow)
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  it('can still be cancelled by its caller', async () => {
    const { network } = await startServer()
    network.holdNext({ path: '/api/' })
    const abort = new AbortController()
    const answer = list('city', city, { signal: abort.signal }).catch((error: unknown) => error)
    abort.abort()
    expect(await answer).toMatchObject({ isAbort: true })
  })

  it('has no limit if it uploads a picture or generates a trip', async () => {
    const { person } = await startServer()
    enterAs(person)
    const timeout = hurry()
    const avatar = new File([tinyPng], 'me.png', { type: 'image/png' })
    await update('users', person.id, { avatar })
    await send('/api/planner/generate', z.unknown(), { method: 'POST', body: {} }).catch(() => undefined)
    expect(timeout).not.toHaveBeenCalled()
  })
})
