import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { onPostgres } from '#server/test/test-database.ts'
import { claimsOf } from '#server/test/test-request.ts'
import { collectionIds } from '#shared/collections/index.ts'

const users = '/api/collections/users'
let app: TestApp

beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const post = (path: string, body: unknown, more: { token?: string; address?: string } = {}) =>
  app.request(path, { method: 'POST', body, ...more })
const signIn = (identity: unknown, password: unknown, address?: string) =>
  post(`${users}/auth-with-password`, { identity, password }, { address })
const statusOf = async (response: Promise<Response>) => (await response).status
const refresh = (token: string) => post(`${users}/auth-refresh`, undefined, { token })

test('a password of digits can be sent as a number, which forms are parsed to', async () => {
  const account = { email: 'ben@example.org', password: 12345678, passwordConfirm: 12345678 }
  const created = await post(`${users}/records`, account)
  expect(created.status).toBe(200)
  const { id } = (await created.json()) as { id: string }
  const { token } = await app.people.signIn('ben@example.org', '12345678')
  const form = new URLSearchParams({
    oldPassword: '12345678',
    password: '87654321',
    passwordConfirm: '87654321',
  })
  const path = `${users}/records/${id}`
  expect((await app.request(path, { method: 'PATCH', token, body: form })).status).toBe(200)
  expect(await statusOf(refresh(token))).toBe(401)
  expect(await statusOf(signIn('ben@example.org', '12345678'))).toBe(400)
  await app.people.signIn('ben@example.org', '87654321')
})

describe('signing in', () => {
  test('returns a token with the claims of the protocol, and the own record with its address', async () => {
    const anna = await app.people.register({ email: 'anna@example.org' })
    const response = await signIn('anna@example.org', anna.password)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const { token, record } = await response.json()
    expect(record).toMatchObject({ id: anna.id, email: 'anna@example.org', collectionName: 'users' })
    expect(Object.keys(record)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/password|token_?key/i)]),
    )
    const claims = claimsOf(token)
    expect(claims).toMatchObject({
      id: anna.id,
      collectionId: collectionIds.users,
      type: 'auth',
      refreshable: true,
    })
    expect(claims.exp).toBe(Math.floor(app.clock().getTime() / 1000) + 432_000)
    expect(claims.sid).toMatch(/^[a-z0-9]{15}$/)
  })

  test('accepts the address in any case', async () => {
    const anna = await app.people.register({ email: 'Anna@Example.org' })
    expect(await statusOf(signIn('aNNa@example.ORG', anna.password))).toBe(200)
    expect(anna.record.email).toBe('Anna@Example.org')
  })

  test('gives the same response for a wrong password and an unknown address', async () => {
    await app.people.register({ email: 'anna@example.org' })
    const wrong = await signIn('anna@example.org', 'not the password')
    const unknown = await signIn('nobody@example.org', 'not the password')
    expect(wrong.status).toBe(400)
    expect(unknown.status).toBe(400)
    const body = await wrong.text()
    expect(body).toBe('{"data":{},"message":"Failed to authenticate.","status":400}')
    expect(await unknown.text()).toBe(body)
  })

  test('reports missing fields, and refuses lists and objects', async () => {
    const response = await signIn(undefined, undefined)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      data: {
        identity: { code: 'validation_required', message: 'Cannot be blank.' },
        password: { code: 'validation_required', message: 'Cannot be blank.' },
      },
      message: 'An error occurred while validating the submitted data.',
      status: 400,
    })
    expect(await statusOf(signIn(['anna@example.org'], { $ne: '' }))).toBe(400)
  })

  test('accepts form fields', async () => {
    const anna = await app.people.register()
    const form = new URLSearchParams({ identity: anna.email, password: anna.password })
    expect(await statusOf(post(`${users}/auth-with-password`, form))).toBe(200)
  })

  test('ten times in a row reaches no limit, and forgets the failures before it', async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
    const anna = await app.people.register()
    for (let i = 0; i < 10; i++) {
      expect(await statusOf(signIn(anna.email, 'a typing error'))).toBe(400)
      expect(await statusOf(signIn(anna.email, anna.password))).toBe(200)
    }
  })
})

describe('a session', () => {
  test('is refreshed with a new token, and the old one stays valid', async () => {
    const { token } = await app.people.register()
    app.clock.advance(3600)
    const response = await refresh(token)
    expect(response.status).toBe(200)
    const fresh = (await response.json()).token
    expect(fresh).not.toBe(token)
    expect(await statusOf(refresh(fresh))).toBe(200)
  })

  test('ends at once when its owner signs out, without ending other sessions', async () => {
    const anna = await app.people.register()
    const other = await app.people.signIn(anna.email, anna.password)
    expect(await statusOf(refresh(anna.token))).toBe(200)
    expect(await statusOf(post('/api/auth/sign-out', undefined, { token: anna.token }))).toBe(204)
    const response = await refresh(anna.token)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      data: {},
      message: 'The request requires valid record authorization token.',
      status: 401,
    })
    expect(await statusOf(refresh(other.token))).toBe(200)
    expect(await statusOf(post('/api/auth/sign-out', undefined, { token: anna.token }))).toBe(204)
  })

  test('ends five days after its last refresh', async () => {
    const { token } = await app.people.register()
    app.clock.advance(4 * 86_400)
    const fresh = (await (await refresh(token)).json()).token
    app.clock.advance(2 * 86_400)
    expect(await statusOf(refresh(token))).toBe(401)
    expect(await statusOf(refresh(fresh))).toBe(200)
  })

  test('with an invalid token makes the caller a guest and sets X-Session-Ended', async () => {
    const path = '/api/collections/city/records?perPage=1'
    const answered = await app.request(path, { token: 'garbage' })
    expect(answered.status).toBe(200)
    expect(answered.headers.get('x-session-ended')).toBe('true')
    expect(await statusOf(refresh('garbage'))).toBe(401)
    expect((await app.request(path)).headers.get('x-session-ended')).toBeNull()
    const { token } = await app.people.register()
    expect((await app.request(path, { token })).headers.get('x-session-ended')).toBeNull()
  })

  test('is accepted in the header with or without the word Bearer', async () => {
    const { token } = await app.people.register()
    expect(await statusOf(refresh(`bEaReR ${token}`))).toBe(200)
  })

  test('that another process has ended is refused within seconds', async () => {
    const { token } = await app.people.register()
    expect(await statusOf(refresh(token))).toBe(200)
    await app.database.db.deleteFrom('session').execute()
    app.clock.advance(6)
    expect(await statusOf(refresh(token))).toBe(401)
  })

  test('is refused for a token with the claims of another person', async () => {
    const anna = await app.people.register()
    const ben = await app.people.register()
    const [header, , signature] = anna.token.split('.')
    const forged = [header, ben.token.split('.')[1], signature].join('.')
    expect(await statusOf(refresh(forged))).toBe(401)
    expect(await statusOf(refresh(ben.token))).toBe(200)
  })

  test('ends on every device when the password changes, and the owner gets a mail', async () => {
    const anna = await app.people.register()
    const other = await app.people.signIn(anna.email, anna.password)
    const change = (oldPassword: string) =>
      app.request(`${users}/records/${anna.id}`, {
        method: 'PATCH',
        token: anna.token,
        body: { oldPassword, password: 'another horse', passwordConfirm: 'another horse' },
      })
    expect(await statusOf(change('wrong one'))).toBe(400)
    expect(await statusOf(refresh(other.token))).toBe(200)
    expect(await statusOf(change(anna.password))).toBe(200)
    expect(await statusOf(refresh(anna.token))).toBe(401)
    expect(await statusOf(refresh(other.token))).toBe(401)
    expect(await statusOf(signIn(anna.email, anna.password))).toBe(400)
    expect(await statusOf(signIn(anna.email, 'another horse'))).toBe(200)
    expect((await app.mails()).map(({ purpose }) => purpose)).toEqual(['passwordChanged'])
  })

  test('that has ended but is still cached cannot change the password', async () => {
    const anna = await app.people.register()
    const own = `${users}/records/${anna.id}`
    expect(await statusOf(app.request(own, { token: anna.token }))).toBe(200)
    await app.database.db.deleteFrom('session').execute()
    const password = 'another horse'
    const body = { oldPassword: anna.password, password, passwordConfirm: password }
    // 404 when the process has meanwhile cleared its cache: the caller is then a guest.
    const status = await statusOf(app.request(own, { method: 'PATCH', token: anna.token, body }))
    expect(onPostgres ? [401, 404] : [401]).toContain(status)
    expect((await app.people.signIn(anna.email, anna.password)).token).not.toBe('')
  })

  test('is deleted with its account, like all other rows of the account', async () => {
    const anna = await app.people.register()
    await post(`${users}/request-verification`, { email: anna.email })
    expect(await app.mails()).toHaveLength(1)
    const deleted = app.request(`${users}/records/${anna.id}`, { method: 'DELETE', token: anna.token })
    expect(await statusOf(deleted)).toBe(204)
    expect(await statusOf(refresh(anna.token))).toBe(401)
    expect(await statusOf(signIn(anna.email, anna.password))).toBe(400)
    for (const table of ['users', 'settings', 'session', 'mailed_token', 'mail'] as const) {
      expect([table, await app.database.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
  })
})

describe('guessing passwords', () => {
  beforeEach(async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
  })

  test('is limited for one account and network; other networks and accounts can still sign in', async () => {
    const anna = await app.people.register()
    const ben = await app.people.register()
    let response = await signIn(anna.email, 'guess', '198.51.100.7')
    for (let i = 0; i < 20 && response.status === 400; i++) {
      response = await signIn(anna.email, `guess ${i}`, '198.51.100.7')
    }
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ data: { otp: true }, message: 'Too Many Requests.', status: 429 })
    expect(await statusOf(signIn(anna.email, anna.password, '198.51.100.7'))).toBe(429)
    expect(await statusOf(signIn(anna.email, anna.password, '203.0.113.9'))).toBe(200)
    expect(await statusOf(signIn(ben.email, ben.password, '198.51.100.7'))).toBe(200)
    app.clock.advance(901)
    expect(await statusOf(signIn(anna.email, anna.password, '198.51.100.7'))).toBe(200)
  })

  test('is limited for one network over many accounts', async () => {
    const statuses = []
    for (let i = 0; i < 50; i++) {
      statuses.push(await statusOf(signIn(`nobody${i}@example.org`, 'guess guess', '198.51.100.7')))
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(40)
    expect(statuses.at(-1)).toBe(429)
    expect(await statusOf(signIn('nobody@example.org', 'guess guess', '198.51.100.8'))).toBe(400)
  })

  test('is limited for one account over many networks, except the owner’s known network', async () => {
    const anna = await app.people.register()
    const statuses = []
    for (let i = 0; i < 70; i++) {
      statuses.push(await statusOf(signIn(anna.email, 'guess guess', `198.51.100.${i}`)))
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await statusOf(signIn(anna.email, anna.password, '127.0.0.1'))).toBe(200)
  })

  test('from elsewhere does not lock the owner out at home or in a known browser, after signing out too', async () => {
    const anna = await app.people.register()
    const laptop = await signIn(anna.email, anna.password, '203.0.113.1')
    const cookie = /^[^;]+/.exec(laptop.headers.get('set-cookie') ?? '')?.[0] ?? ''
    expect(cookie).toMatch(/^waymark_device=.{40}/)
    for (const { token } of [anna, await laptop.json()]) await post('/api/auth/sign-out', undefined, token)
    for (let i = 0; i < 70; i++) await signIn(anna.email, 'guess guess', `198.51.100.${i}`)
    expect(await statusOf(signIn(anna.email, anna.password, '192.0.2.1'))).toBe(429)
    expect(await statusOf(signIn(anna.email, anna.password, '203.0.113.1'))).toBe(200)
    const body = { identity: anna.email, password: anna.password }
    const options = { method: 'POST', body, address: '192.0.2.1' }
    const path = `${users}/auth-with-password`
    expect(await statusOf(app.request(path, { ...options, headers: { cookie: `${cookie}x` } }))).toBe(429)
    expect(await statusOf(app.request(path, { ...options, headers: { cookie } }))).toBe(200)
  })

  test('counts again for a network that the owner has not signed in from for 90 days', async () => {
    const anna = await app.people.register()
    const guessFromElsewhere = async () => {
      for (let i = 0; i < 60; i++) await signIn(anna.email, 'guess guess', `198.51.100.${i}`)
    }
    app.clock.advance(89 * 86_400)
    await guessFromElsewhere()
    expect(await statusOf(signIn(anna.email, 'guess guess', '127.0.0.1'))).toBe(400)
    app.clock.advance(86_400)
    await guessFromElsewhere()
    expect(await statusOf(signIn(anna.email, anna.password, '127.0.0.1'))).toBe(429)
  })

  test('is counted before the password is checked, so that simultaneous guesses count', async () => {
    const anna = await app.people.register()
    const guesses = Array.from({ length: 30 }, () =>
      statusOf(signIn(anna.email, 'guess guess', '198.51.100.7')),
    )
    const statuses = await Promise.all(guesses)
    expect(statuses.filter((status) => status === 400)).toHaveLength(8)
  })

  test('does not evade the limit with a forged X-Forwarded-For', async () => {
    const anna = await app.people.register()
    const statuses = []
    for (let i = 0; i < 12; i++) {
      const forged = app.request(`${users}/auth-with-password`, {
        method: 'POST',
        body: { identity: anna.email, password: 'guess guess' },
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
        address: '198.51.100.7',
      })
      statuses.push(await statusOf(forged))
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('auth-methods', () => {
  test('lists the methods in the format of the protocol', async () => {
    const response = await app.request(`${users}/auth-methods`)
    expect(await response.json()).toEqual({
      password: { identityFields: ['email'], enabled: true },
      oauth2: { providers: [], enabled: false },
      mfa: { enabled: true, duration: 1800 },
      otp: { enabled: true, duration: 600 },
      authProviders: [],
      usernamePassword: false,
      emailPassword: true,
    })
  })

  test('returns 404 for a collection that is not an auth collection', async () => {
    const response = await app.request('/api/collections/city/auth-methods')
    expect(response.status).toBe(404)
    expect((await response.json()).message).toBe('Missing or invalid auth collection context.')
  })

  test('accepts the collection’s id, and its name in any case', async () => {
    expect(await statusOf(app.request(`/api/collections/${collectionIds.users}/auth-methods`))).toBe(200)
    expect(await statusOf(app.request('/api/collections/Users/auth-methods'))).toBe(200)
  })

  test('does not include an unknown provider, which cannot be used', async () => {
    const response = await post(`${users}/auth-with-oauth2`, { provider: 'nobody', code: 'x' })
    expect(response.status).toBe(400)
    expect((await response.json()).data.provider.code).toBe('validation_invalid_provider')
  })
})
