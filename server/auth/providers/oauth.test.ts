import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { type OpenIdProvider, settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'

const users = '/api/collections/users'
const redirectURL = 'http://localhost:8090/api/oauth2-redirect'
let provider: OpenIdProvider
let app: TestApp

const startApp = () => {
  return createTestApp({ signInProviders: [settingsFor(provider)] })
}

beforeAll(async () => {
  provider = await startOpenIdProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  provider.person = { sub: 'gina', name: 'Gina', email: 'gina@example.org', email_verified: true }
  provider.faults = {}
  app = await startApp()
})
afterEach(() => app.close())

const post = (path: string, body?: unknown, token?: string) =>
  app.request(path, { method: 'POST', body, token })
const offer = async () => {
  const methods = await (await app.request(`${users}/auth-methods`)).json()
  return methods.oauth2.providers[0] as Record<string, string>
}
/** The URL to which the provider redirects the browser after consent. */
async function consent(authURL: string, state: string) {
  const url = new URL(authURL + encodeURIComponent(redirectURL))
  url.searchParams.set('state', state)
  const { headers } = await fetch(url, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}
/** Signs in like the official client and returns the response. */
async function signInElsewhere(token?: string, createData?: Record<string, unknown>) {
  const { authURL = '', codeVerifier } = await offer()
  const client = await openRealtime(app)
  await client.listen(['@oauth2'])
  const back = await consent(authURL, client.id)
  await app.request(back.pathname + back.search)
  const { data } = await client.next()
  await client.leave()
  const body = { provider: 'google', code: data['code'], codeVerifier, redirectURL, createData }
  const response = await post(`${users}/auth-with-oauth2`, body, token)
  return { status: response.status, body: await response.json() }
}
const authenticated = async (token: string) => (await post(`${users}/auth-refresh`, undefined, token)).status
const settingsOf = async (token: string) => {
  const list = await (await app.request('/api/collections/settings/records', { token })).json()
  return list.items[0]
}

describe('auth-methods', () => {
  test('lists the provider in the format of the protocol', async () => {
    const methods = await (await app.request(`${users}/auth-methods`)).json()
    expect(methods.oauth2.enabled).toBe(true)
    const [google] = methods.oauth2.providers
    expect(google).toMatchObject({ name: 'google', logo: '', codeChallengeMethod: 'S256' })
    expect(google.state).toHaveLength(30)
    expect(google.codeVerifier).toHaveLength(43)
    expect(google.authURL).toBe(google.authUrl)
    expect(google.authURL.endsWith('&redirect_uri=')).toBe(true)
    const asked = new URL(google.authURL).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'waymark',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: google.codeChallenge,
      code_challenge_method: 'S256',
    })
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
    expect((await offer())['codeVerifier']).not.toBe(google.codeVerifier)
  })

  test('omits a provider that cannot be reached', async () => {
    const cut = await createTestApp({
      signInProviders: [{ ...settingsFor(provider), issuer: 'http://127.0.0.1:9' }],
    })
    const methods = await (await cut.request(`${users}/auth-methods`)).json()
    expect(methods.oauth2).toEqual({ providers: [], enabled: false })
    expect(methods.password.enabled).toBe(true)
    await cut.close()
  })
})

describe('a person without an account', () => {
  test('gets an account with a verified address and no password', async () => {
    const { status, body } = await signInElsewhere(undefined, { emailVisibility: true })
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ name: 'Gina', email: 'gina@example.org', verified: true })
    expect(body.meta).toMatchObject({ id: 'gina', name: 'Gina', email: 'gina@example.org', isNew: true })
    expect(body.meta.rawUser).toMatchObject({ sub: 'gina', email_verified: true })
    expect(await authenticated(body.token)).toBe(200)
    expect(await settingsOf(body.token)).toMatchObject({ authWithPasswordAvailable: false })
    const again = await signInElsewhere()
    expect(again.body.record.id).toBe(body.record.id)
    expect(again.body.meta.isNew).toBe(false)
  })

  test('signs in to the same account after a change of the address at the provider', async () => {
    const first = await signInElsewhere()
    provider.person = { ...provider.person, email: 'other@example.org' }
    const second = await signInElsewhere()
    expect(second.body.record).toMatchObject({ id: first.body.record.id, email: 'gina@example.org' })
  })

  test('cannot set more fields by createData than by a registration', async () => {
    expect((await signInElsewhere(undefined, { verified: true })).body.data).toMatchObject({
      verified: { code: 'validation_values_mismatch' },
    })
    const { body } = await signInElsewhere(undefined, {
      name: 'Regina',
      tokenKey: 'x',
      token_key: 'x',
      password_hash: 'x',
      password: 'my own password',
      passwordConfirm: 'my own password',
      created: '2001-01-01 00:00:00.000Z',
    })
    expect(body.record).toMatchObject({ name: 'Regina' })
    expect(body.record.created).not.toContain('2001')
    const [row] = await app.database.db.selectFrom('users').selectAll().execute()
    expect(row?.token_key).not.toBe('x')
    expect(row?.password_hash).toBe('')
  })

  test('gets an unverified account for an address that the provider has not verified', async () => {
    provider.person = { sub: 'sly', name: 'Sly', email: 'gina@example.org' }
    expect((await signInElsewhere()).body.record).toMatchObject({ verified: false })
    provider.person = { sub: 'another', name: 'Another', email: 'gina@example.org' }
    const taken = await signInElsewhere()
    expect(taken).toMatchObject({ status: 400, body: { data: { email: { code: 'validation_not_unique' } } } })
  })
})

describe('an existing account', () => {
  test('with the same verified address is linked and keeps its password', async () => {
    const gina = await app.people.register({ email: 'Gina@example.org' })
    await app.database.db.updateTable('users').set({ verified: 1 }).execute()
    const { body } = await signInElsewhere()
    expect(body.record.id).toBe(gina.id)
    expect(await authenticated(gina.token)).toBe(200)
    expect((await app.people.signIn(gina.email, gina.password)).record['id']).toBe(gina.id)
    expect(await settingsOf(body.token)).toMatchObject({ authWithPasswordAvailable: true })
  })

  test('of a signed-in caller is linked to a provider account with any address', async () => {
    const anna = await app.people.register({ email: 'anna@example.org' })
    expect((await signInElsewhere(anna.token)).body.record).toMatchObject({ id: anna.id, verified: false })
    expect((await signInElsewhere()).body.record.id).toBe(anna.id)
  })

  test('is not given to a person whose address the provider has not verified', async () => {
    const gina = await app.people.register({ email: 'gina@example.org' })
    provider.person = { sub: 'mallory', name: 'M', email: 'gina@example.org', email_verified: false }
    expect((await signInElsewhere()).status).toBe(400)
    expect(await authenticated(gina.token)).toBe(200)
  })

  test('is deleted with its link to the provider', async () => {
    const { body } = await signInElsewhere()
    const path = `${users}/records/${body.record.id}`
    expect((await app.request(path, { method: 'DELETE', token: body.token })).status).toBe(204)
    expect(await app.database.db.selectFrom('_externalAuths').selectAll().execute()).toEqual([])
    expect((await signInElsewhere()).body.meta.isNew).toBe(true)
  })
})

describe('an account that a thief registered with another person’s address', () => {
  test('gives the thief no access once the owner of the address signs in', async () => {
    const thief = await app.people.register({ email: 'gina@example.org' })
    await app.request(`${users}/records/${thief.id}`, {
      method: 'PATCH',
      token: thief.token,
      body: { public: true },
    })
    await post(`${users}/request-password-reset`, { email: thief.email })
    await post(`${users}/request-verification`, { email: thief.email })
    const [reset, verification] = await app.mails()
    provider.person = { sub: 'thief', name: 'Thief', email: 'thief@example.org', email_verified: true }
    expect((await signInElsewhere(thief.token)).body.record.id).toBe(thief.id)
    const spy = await openRealtime(app)
    await spy.listen(['visited_city/*', `users/${thief.id}`], { token: thief.token })

    provider.person = { sub: 'gina', name: 'Gina', email: 'gina@example.org', email_verified: true }
    const { body } = await signInElsewhere()
    expect(body.record).toMatchObject({ id: thief.id, verified: true, public: false })

    expect(await authenticated(thief.token)).toBe(401)
    await expect(app.people.signIn(thief.email, thief.password)).rejects.toThrow('400')
    const password = { password: 'a new password', passwordConfirm: 'a new password' }
    const withReset = await post(`${users}/confirm-password-reset`, { token: reset?.token, ...password })
    expect(withReset.status).toBe(400)
    const verified = await post(`${users}/confirm-verification`, { token: verification?.token })
    expect(verified.status).toBe(400)
    const visit = { user: body.record.id, city: cityId(2988507) }
    expect((await post('/api/collections/visited_city/records', visit, body.token)).status).toBe(200)
    // Subscribers who can no longer see the record receive a delete with its state before the change.
    expect([await spy.next(), ...(await spy.rest())]).toMatchObject([
      { data: { action: 'delete', record: { name: thief.name } } },
    ])
    expect(await settingsOf(body.token)).toMatchObject({ authWithPasswordAvailable: false })
    provider.person = { sub: 'thief', name: 'Thief', email: 'thief@example.org', email_verified: true }
    expect((await signInElsewhere()).body.record.id).not.toBe(thief.id)
  })

  test.each([
    ['a new password', 'request-password-reset', 'confirm-password-reset'],
    ['a verified address', 'request-verification', 'confirm-verification'],
  ])('loses its links to provider accounts after %s by mail', async (_what, request, confirm) => {
    const thief = await app.people.register({ email: 'gina@example.org' })
    provider.person = { sub: 'thief', name: 'Thief', email: 'thief@example.org', email_verified: true }
    const linked = await signInElsewhere(thief.token)
    await post(`${users}/${request}`, { email: 'gina@example.org' })
    const mail = (await app.mails()).at(-1)
    const password = { password: 'a new password', passwordConfirm: 'a new password' }
    expect((await post(`${users}/${confirm}`, { token: mail?.token, ...password })).status).toBe(204)
    expect(await authenticated(linked.body.token)).toBe(401)
    expect((await signInElsewhere()).body.record.id).not.toBe(thief.id)
  })
})

describe('the response of a provider', () => {
  const waiting = async (address?: string) => {
    const { authURL = '' } = await offer()
    const client = await openRealtime(app, address)
    await client.listen(['@oauth2'])
    const back = await consent(authURL, client.id)
    return { client, path: back.pathname + back.search, back }
  }
  const outcome = (response: Response) => [response.status, response.headers.get('location')]
  const success = '../_/#/auth/oauth2-redirect-success'
  const failure = '../_/#/auth/oauth2-redirect-failure'

  test('reaches the waiting client once, and redirects to the result page', async () => {
    const { client, path, back } = await waiting()
    const response = await app.request(path)
    expect(outcome(response)).toEqual([307, success])
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await client.next()).toMatchObject({
      event: '@oauth2',
      data: { state: client.id, code: back.searchParams.get('code') },
    })
    expect(outcome(await app.request(path))).toEqual([307, failure])
    expect(await client.rest()).toEqual([])
  })

  test('may be a form post', async () => {
    const { client, back } = await waiting()
    const response = await post('/api/oauth2-redirect', new URLSearchParams(back.search))
    expect(outcome(response)).toEqual([303, success])
    expect((await client.next()).data['state']).toBe(client.id)
  })

  test('with an error is passed on and redirects to the failure page', async () => {
    provider.faults = { denies: true }
    const { client, path } = await waiting()
    expect(outcome(await app.request(path))).toEqual([307, failure])
    expect((await client.next()).data).toEqual({ state: client.id, code: '', error: 'access_denied' })
  })

  test('is refused without a known state, from another network and with another issuer', async () => {
    const { client, path } = await waiting('203.0.113.9')
    expect(outcome(await app.request('/api/oauth2-redirect?code=x'))).toEqual([307, failure])
    for (const state of ['', 'nobody', '%00'])
      expect(outcome(await app.request(`/api/oauth2-redirect?code=x&state=${state}`))).toEqual([307, failure])
    expect(outcome(await app.request(path))).toEqual([307, failure])
    const mixed = path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Felsewhere.example')
    expect(outcome(await app.request(mixed, { address: '203.0.113.9' }))).toEqual([307, failure])
    expect(await client.rest()).toEqual([])
    expect(outcome(await app.request(path, { address: '203.0.113.9' }))).toEqual([307, success])
  })

  test('is accepted only from the browser that started the sign-in', async () => {
    const { authURL = '' } = await offer()
    const client = await openRealtime(app)
    const subscribed = await app.request('/api/realtime', {
      method: 'POST',
      body: { clientId: client.id, subscriptions: ['@oauth2'] },
    })
    const [cookie = ''] = subscribed.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\/api\/oauth2-redirect/)
    const back = await consent(authURL, client.id)
    const path = back.pathname + back.search
    const browser = { 'sec-fetch-mode': 'navigate' }
    expect(outcome(await app.request(path, { headers: browser }))).toEqual([307, failure])
    const withoutTls = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
    expect(outcome(await app.request(path, { headers: withoutTls }))).toEqual([307, failure])
    const [name = ''] = cookie.split('=')
    const forged = { ...browser, cookie: `${name}=forged` }
    expect(outcome(await app.request(path, { headers: forged }))).toEqual([307, failure])
    const own = { ...browser, cookie: cookie.split(';')[0] ?? '' }
    expect(outcome(await app.request(path, { headers: own }))).toEqual([307, success])
  })

  test('ends on a page of this server', async () => {
    const page = await app.request('/_/')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('You can close this window and go back to Waymark.')
    const script = await app.request('/_/close.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
  })
})

describe('an authorization code', () => {
  const granted = async () => {
    const { authURL = '', codeVerifier } = await offer()
    const back = await consent(authURL, 'state')
    return { provider: 'google', code: back.searchParams.get('code'), codeVerifier, redirectURL }
  }
  const exchange = async (body: unknown) => {
    const response = await post(`${users}/auth-with-oauth2`, body)
    return { status: response.status, body: await response.json() }
  }
  const refused = { status: 400, body: { message: 'Failed to fetch OAuth2 token.', data: {} } }

  test('works once', async () => {
    const body = await granted()
    expect((await exchange(body)).status).toBe(200)
    expect(await exchange(body)).toMatchObject(refused)
  })

  test('is refused with the verifier of another sign-in', async () => {
    const other = await granted()
    const body = await granted()
    expect(await exchange({ ...body, codeVerifier: other.codeVerifier })).toMatchObject(refused)
  })

  test('is refused with a redirect URL of another server', async () => {
    const body = await granted()
    const elsewhere = { ...body, redirectURL: 'https://elsewhere.example/api/oauth2-redirect' }
    expect(await exchange(elsewhere)).toMatchObject(refused)
    expect((await exchange(body)).status).toBe(200)
    const sameMachine = { ...(await granted()), redirectURL: redirectURL.replace('localhost', '127.0.0.1') }
    expect(await exchange(sameMachine)).toMatchObject(refused)
  })

  test.each([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'somebody else' } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['a past expiry time', { claims: { exp: 1 } }],
    ['an invalid signature', { unsigned: true }],
  ])('is refused when the ID token has %s', async (_what, faults) => {
    provider.faults = faults
    expect(await exchange(await granted())).toMatchObject(refused)
    expect(await app.database.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('is required, and so is the provider', async () => {
    expect((await exchange({})).body).toMatchObject({
      message: 'An error occurred while loading the submitted data.',
      data: { provider: { code: 'validation_required' }, code: { code: 'validation_required' } },
    })
    expect((await exchange({ provider: 'nobody', code: 'x' })).body.data.provider.code).toBe(
      'validation_invalid_provider',
    )
  })
})
