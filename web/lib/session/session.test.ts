import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { city } from '#shared/collections/cities.ts'
import { enterAs, startServer } from '#web/test/render-app.tsx'
import { list } from '#web/lib/api/api.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, endSession, forgetSession, refreshSession, sitePath } from './session.ts'
import { hasCurrentSession, storedSession, storeSession } from './stored-session.ts'

describe('a stored session', () => {
  it.each(['loseNext', 'cutNext'] as const)(
    'is kept when the network interrupts a refresh (%s)',
    async (trouble) => {
      const { network, person } = await startServer()
      enterAs(person)
      network[trouble]({ path: '/api/collections/users/auth-refresh' })
      await refreshSession()
      expect(network.asked).toContain('POST /api/collections/users/auth-refresh')
      expect(storedSession().token).toBe(person.token)
      expect(currentUser()?.id).toBe(person.id)
    },
  )
})

describe('a late response', () => {
  /** Signs in again while a call of the previous session, which has ended, waits for its response. */
  const signInDuring = async (path: string, call: () => Promise<unknown>) => {
    const { app, network, person } = await startServer()
    enterAs(person)
    await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
    const late = network.delayNext({ path })
    const answer = call().catch(() => undefined)
    await vi.waitFor(() => expect(network.asked.join()).toContain(path))
    const next = await app.people.signIn(person.email, person.password)
    enterAs({ ...person, ...next })
    late.release()
    await answer
    expect(storedSession().token).toBe(next.token)
    expect(currentUser()?.id).toBe(person.id)
    expect(hasSessionEnded()).toBe(false)
  }

  it('to a call of the previous session does not end the new one', async () => {
    await signInDuring('/api/collections/city/records', () => list('city', city))
  })

  it('to a refresh of the previous session does not end the new one', async () => {
    await signInDuring('/api/collections/users/auth-refresh', refreshSession)
  })
})

describe('the end of a session', () => {
  it('waits for leaving the page only for a limited time, and later calls are sent', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Promise.withResolvers<void>()
    const leave = () => {
      asked.resolve()
      // As in the router when the navigation is blocked.
      return new Promise<void>(() => undefined)
    }
    const ended = endSession({ leave })
    await asked.promise
    expect(currentUser()).not.toBeNull()
    vi.advanceTimersByTime(5_000)
    expect(await ended).toBe(true)
    expect(currentUser()).toBeNull()
    await expect(list('city', city)).resolves.toBeDefined()
    expect(network.asked).toContain('POST /api/auth/sign-out')
  })

  it('happens even if the page cannot be left', async () => {
    const { person } = await startServer()
    enterAs(person)
    const leave = () => Promise.reject(new Error('The page is broken.'))
    await expect(forgetSession({ leave })).rejects.toThrow('The page is broken.')
    expect(currentUser()).toBeNull()
  })
})

/** A token that names a session, as far as the browser can tell. */
const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`

describe('the stored session', () => {
  const record = {
    id: 'abcdefghijklmno',
    collectionId: '',
    collectionName: 'users',
    created: '',
    updated: '',
    verified: true,
    name: 'Marta',
    avatar: '',
    public: false,
  }
  afterEach(() => localStorage.clear())

  it('has a user until the token expires', () => {
    storeSession(tokenOf({ sid: 'abc', exp: Date.now() / 1000 + 60 }), record)
    expect(hasCurrentSession()).toBe(true)
    expect(currentUser()).toMatchObject({ name: 'Marta', language: '' })
    storeSession(tokenOf({ sid: 'abc', exp: Date.now() / 1000 - 1 }), record)
    expect(hasCurrentSession()).toBe(false)
    expect(currentUser()).toBeNull()
  })

  it.each(['', 'null', '{', '7', '{"token":7,"record":null}', '{"token":"a.b.c","record":{}}'])(
    'has no user if the stored text is %s',
    (text) => {
      localStorage.setItem('pocketbase_auth', text)
      window.dispatchEvent(new StorageEvent('storage', { key: 'pocketbase_auth' }))
      expect(storedSession().user).toBeNull()
      expect(hasCurrentSession()).toBe(false)
      expect(currentUser()).toBeNull()
    },
  )

  it('is removed when another tab clears the storage', () => {
    storeSession(tokenOf({ sid: 'abc' }), record)
    expect(currentUser()).not.toBeNull()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(currentUser()).toBeNull()
  })
})

describe('the requested page after signing in', () => {
  it('is opened if it is a path of this site', () => {
    expect(sitePath('/profile?country=fr#states')).toBe('/profile?country=fr#states')
  })

  it.each([
    ['another host', 'https://example.org/map'],
    ['another host without a scheme', '//example.org/map'],
    ['another host behind a backslash', '/\\example.org'],
    ['another host behind a dot', '/.//example.org/map'],
    ['another host behind two dots', '/map/..//example.org'],
    ['another host behind an encoded dot', '/%2e//example.org'],
    ['another host behind a dot and a backslash', '/.\\/example.org'],
    ['no valid URL', '//['],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in screen itself', '/auth/login'],
    ['nothing', undefined],
  ])('is not opened if it is %s', (_what, path) => {
    expect(sitePath(path)).toBeNull()
  })
})
