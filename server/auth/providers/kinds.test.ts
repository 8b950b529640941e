import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProviderKind } from '#shared/config.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { type OpenIdProvider, settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { openRealtime } from '#server/test/realtime-client.ts'

const users = '/api/collections/users'
const redirectURL = 'http://localhost:8090/api/oauth2-redirect'
const started: OpenIdProvider[] = []
let app: TestApp | undefined

/** Starts a provider, and a server that has it under a name. */
async function start(kind: 'oidc' | 'apple' | 'github', name: string, settingsKind: ProviderKind) {
  const provider = await startOpenIdProvider(kind)
  started.push(provider)
  app = await createTestApp({ signInProviders: [settingsFor(provider, { name, kind: settingsKind })] })
  return provider
}
beforeEach(() => {
  app = undefined
})
afterEach(async () => {
  await app?.close()
  await Promise.all(started.splice(0).map((provider) => provider.close()))
})

const theApp = () => {
  if (!app) throw new Error('No server was started.')
  return app
}
const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  theApp().request(path, { method: 'POST', body, ...(headers && { headers }) })
const offered = async () => {
  const { oauth2 } = await (await theApp().request(`${users}/auth-methods`)).json()
  return oauth2.providers as Record<string, string>[]
}

/** The provider's response to consent: the query of a redirect, or the fields of the form that the browser posts. */
async function consent(
  authURL: string,
  state: string,
): Promise<{ isForm: boolean; fields: URLSearchParams }> {
  const url = new URL(authURL + encodeURIComponent(redirectURL))
  url.searchParams.set('state', state)
  const response = await fetch(url, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location !== null) return { isForm: false, fields: new URL(location).searchParams }
  const inputs = (await response.text()).matchAll(/name="([^"]*)" value="([^"]*)"/g)
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of inputs) fields.set(name, value.replaceAll('&quot;', '"'))
  return { isForm: true, fields }
}

/** Signs in as the official client does. */
async function signIn() {
  const [offer] = await offered()
  if (!offer) throw new Error('The provider is not offered.')
  const client = await openRealtime(theApp())
  await client.listen(['@oauth2'])
  const { isForm, fields } = await consent(offer['authURL'] ?? '', client.id)
  if (isForm) await post('/api/oauth2-redirect', fields)
  else await theApp().request(`/api/oauth2-redirect?${fields.toString()}`)
  const { data } = await client.next()
  await client.leave()
  const { codeVerifier, name } = offer
  const body = { provider: name, code: data['code'], codeVerifier, redirectURL }
  const response = await post(`${users}/auth-with-oauth2`, body)
  return { status: response.status, body: await response.json() }
}

describe('GitHub', () => {
  test('signs in with the verified primary address, without an ID token', async () => {
    const provider = await start('github', 'github', 'github')
    const [offer] = await offered()
    expect(offer).toMatchObject({ name: 'github', displayName: 'github' })
    const asked = new URL(offer?.['authURL'] ?? '').searchParams
    expect(asked.get('scope')).toBe('read:user user:email')
    expect(asked.get('nonce')).toBeNull()
    provider.gitHub.emails.unshift({ email: 'other@example.org', primary: false, verified: true })
    const { status, body } = await signIn()
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ name: 'Gina Hub', email: 'gina@example.org', verified: true })
    expect(body.meta).toMatchObject({ id: '583231', username: 'gina', isNew: true })
    provider.gitHub.emails = [{ email: 'new@example.org', primary: true, verified: true }]
    expect((await signIn()).body.record.id).toBe(body.record.id)
  })

  test('gives nobody the account of an address that GitHub has not verified', async () => {
    const provider = await start('github', 'github', 'github')
    const owner = await theApp().people.register({ email: 'gina@example.org' })
    await theApp().database.db.updateTable('users').set({ verified: 1 }).execute()
    provider.gitHub.emails = [
      { email: 'gina@example.org', primary: true, verified: false },
      { email: 'mallory@example.org', primary: false, verified: true },
    ]
    expect((await signIn()).status).toBe(400)
    provider.gitHub.emails = [
      { email: 'gina@example.org', primary: false, verified: true },
      { email: 'mallory@example.org', primary: true, verified: false },
    ]
    const { body } = await signIn()
    expect(body.record).toMatchObject({ email: 'mallory@example.org', verified: false })
    expect(body.record.id).not.toBe(owner.id)
  })

  test('uses the user name where there is no name, and needs an address', async () => {
    const provider = await start('github', 'github', 'github')
    provider.gitHub = { user: { id: 7, login: 'nameless', name: null }, emails: [] }
    expect(await signIn()).toMatchObject({
      status: 400,
      body: { data: { email: { code: 'validation_required' } } },
    })
    provider.gitHub.emails = [{ email: 'seven@example.org', primary: true, verified: true }]
    expect((await signIn()).body.record).toMatchObject({ name: 'nameless' })
  })

  test('refuses a used code, which GitHub reports with status 200', async () => {
    await start('github', 'github', 'github')
    const [offer] = await offered()
    const { fields } = await consent(offer?.['authURL'] ?? '', 'state')
    const body = {
      provider: 'github',
      code: fields.get('code'),
      codeVerifier: offer?.['codeVerifier'],
      redirectURL,
    }
    expect((await post(`${users}/auth-with-oauth2`, body)).status).toBe(200)
    const again = await post(`${users}/auth-with-oauth2`, body)
    expect([again.status, (await again.json()).message]).toEqual([400, 'Failed to fetch OAuth2 token.'])
  })
})

describe('Apple', () => {
  const asked = JSON.stringify({ name: { firstName: 'Gina', lastName: 'Äpfel "G"' }, email: 'x@example.org' })

  test('signs in with a signed secret, and with the name that is sent only the first time', async () => {
    const provider = await start('apple', 'apple', 'apple')
    provider.person = { sub: 'a.1', email: 'gina@example.org', email_verified: true }
    provider.postedUser = asked
    const { status, body } = await signIn()
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ name: 'Gina Äpfel "G"', email: 'gina@example.org', verified: true })
    provider.postedUser = ''
    const again = await signIn()
    expect(again.body.record).toMatchObject({ id: body.record.id, name: 'Gina Äpfel "G"' })
  })

  test.each(['{"name":', '[]', '{"name":{"firstName":7}}', '{"name":{}}', 'null', '"x"'])(
    'signs in without a name when it posts %s',
    async (postedUser) => {
      const provider = await start('apple', 'apple', 'apple')
      provider.person = { sub: 'a.1', email: 'gina@example.org', email_verified: true }
      provider.postedUser = postedUser
      expect((await signIn()).body.record).toMatchObject({ name: '', email: 'gina@example.org' })
    },
  )

  test('posts its response from its own site: the browser brings the cookie with the GET that follows', async () => {
    const provider = await start('apple', 'apple', 'apple')
    provider.postedUser = asked
    const client = await openRealtime(theApp())
    const subscribed = await post('/api/realtime', { clientId: client.id, subscriptions: ['@oauth2'] })
    const [cookie = ''] = subscribed.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
    const [offer] = await offered()
    const { fields } = await consent(offer?.['authURL'] ?? '', client.id)
    const browser = { 'sec-fetch-mode': 'navigate' }

    const posted = await post('/api/oauth2-redirect', fields, browser)
    expect(posted.status).toBe(303)
    expect(posted.headers.get('referrer-policy')).toBe('no-referrer')
    const next = posted.headers.get('location') ?? ''
    expect(next).toMatch(/^\/api\/oauth2-redirect\?state=/)
    const stolen = await theApp().request(next, { headers: browser })
    expect(stolen.headers.get('location')).toMatch(/failure$/)
    const own = await theApp().request(next, { headers: { ...browser, cookie } })
    expect(own.headers.get('location')).toMatch(/success$/)
    const { data } = await client.next()
    expect(String(data['code']).startsWith(fields.get('code') ?? '-')).toBe(true)
    await client.leave()
  })
})

describe('Microsoft', () => {
  test.each([
    ['says so in xms_edov', { xms_edov: true }, true],
    ['says so as a number', { xms_edov: '1' }, true],
    ['says nothing', {}, false],
    ['says no', { xms_edov: false }, false],
    ['has email_verified only', { email_verified: true }, false],
  ])('counts an address as verified where it %s', async (_what, claims, verified) => {
    const provider = await start('oidc', 'microsoft', 'microsoft')
    provider.person = { sub: 'm.1' }
    provider.faults = { claims: { name: 'Mika', email: 'mika@example.org', ...claims } }
    const { status, body } = await signIn()
    expect(status).toBe(200)
    expect(body.record).toMatchObject({ name: 'Mika', email: 'mika@example.org', verified })
  })

  test('gives nobody the account of an address that an administrator has entered', async () => {
    const provider = await start('oidc', 'microsoft', 'microsoft')
    const owner = await theApp().people.register({ email: 'mika@example.org' })
    await theApp().database.db.updateTable('users').set({ verified: 1 }).execute()
    provider.faults = { claims: { name: 'Mika', email: 'mika@example.org', email_verified: true } }
    expect((await signIn()).status).toBe(400)
    provider.faults = { claims: { name: 'Mika', email: 'mika@example.org', xms_edov: true } }
    expect((await signIn()).body.record.id).toBe(owner.id)
  })
})

describe('several providers', () => {
  test('are offered in their order, and one that cannot be reached is left out', async () => {
    const [family, hub] = [await startOpenIdProvider(), await startOpenIdProvider('github')]
    started.push(family, hub)
    app = await createTestApp({
      signInProviders: [
        { ...settingsFor(family, { name: 'gone', kind: 'oidc' }), issuer: 'http://127.0.0.1:9' },
        settingsFor(family, { name: 'family', kind: 'oidc' }),
        settingsFor(hub, { name: 'github', kind: 'github' }),
      ],
    })
    expect((await offered()).map(({ name }) => name)).toEqual(['family', 'github'])
    const config = await (await app.request('/api/config')).json()
    expect(config).toMatchObject({
      googleSignIn: false,
      signInProviders: [
        { name: 'gone' },
        { name: 'family', title: 'family', kind: 'oidc' },
        { kind: 'github' },
      ],
    })
    expect(JSON.stringify(config)).not.toContain(family.clientSecret)
    const grant = { provider: 'gone', code: 'x', codeVerifier: 'y', redirectURL }
    expect((await post(`${users}/auth-with-oauth2`, grant)).status).toBe(400)
  })

  test('wait for one that does not answer only for some seconds', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const family = await startOpenIdProvider()
    started.push(family)
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    app = await createTestApp({
      signInProviders: [
        { ...settingsFor(family, { name: 'silent', kind: 'oidc' }), issuer: `http://127.0.0.1:${port}` },
        settingsFor(family, { name: 'family', kind: 'oidc' }),
      ],
    })
    const before = performance.now()
    expect((await offered()).map(({ name }) => name)).toEqual(['family'])
    expect(performance.now() - before).toBeLessThan(6000)
    silent.closeAllConnections()
    silent.close()
  })

  test('have separate people: the same id at two providers is two accounts', async () => {
    const [one, two] = [await startOpenIdProvider(), await startOpenIdProvider()]
    started.push(one, two)
    one.person = { sub: '1', name: 'One', email: 'one@example.org', email_verified: true }
    two.person = { sub: '1', name: 'Two', email: 'two@example.org', email_verified: true }
    const settings = [
      settingsFor(one, { name: 'one', kind: 'oidc' }),
      settingsFor(two, { name: 'two', kind: 'oidc' }),
    ]
    app = await createTestApp({ signInProviders: settings })
    const accounts = []
    for (const offer of await offered()) {
      const { fields } = await consent(offer['authURL'] ?? '', 'state')
      const { name, codeVerifier } = offer
      const grant = { provider: name, code: fields.get('code'), codeVerifier, redirectURL }
      const other = name === 'one' ? 'two' : 'one'
      expect((await post(`${users}/auth-with-oauth2`, { ...grant, provider: other, code: 'x' })).status).toBe(
        400,
      )
      accounts.push((await (await post(`${users}/auth-with-oauth2`, grant)).json()).record.name)
    }
    expect(accounts).toEqual(['One', 'Two'])
  })
})
