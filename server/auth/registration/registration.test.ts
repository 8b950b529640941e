import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { invite, listInvitations, revokeInvitation } from '#server/admin/invitations.ts'
import type { Env } from '#server/env.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { type OpenIdProvider, settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { newSuperuser } from '#server/test/superusers.ts'

const users = '/api/collections/users'
const redirectURL = 'http://localhost:8090/api/oauth2-redirect'
let provider: OpenIdProvider
let app: TestApp

beforeAll(async () => {
  provider = await startOpenIdProvider()
})
afterAll(() => provider.close())
afterEach(() => app.close())

const start = async (registration: Env['registration']) => {
  provider.person = { sub: 'gina', name: 'Gina', email: 'gina@example.org', email_verified: true }
  app = await createTestApp({ registration, signInProviders: [settingsFor(provider)] })
}

const tokenIn = (printed: string) => /\/auth\/register\?token=([\w-]+)/.exec(printed)?.[1] ?? ''
const invitation = async (email = '') =>
  invite(app.database.db, email, {
    env: { publicUrl: 'https://waymark.example', registration: 'invite' },
    clock: app.clock,
  })
const register = (email: string, more: object = {}) => {
  const password = 'correct horse'
  const body = { email, password, passwordConfirm: password, ...more }
  return app.request(`${users}/records`, { method: 'POST', body })
}
const answerOf = async (response: Response) => {
  const { message, data } = (await response.json()) as { message: string; data: Record<string, unknown> }
  return [response.status, message, data]
}

/** Signs in with the provider as the official client does. */
async function signInWithProvider(createData: object = {}) {
  const methods = (await (await app.request(`${users}/auth-methods`)).json()) as {
    oauth2: { providers: { authURL: string; codeVerifier: string }[] }
  }
  const [{ authURL, codeVerifier } = { authURL: '', codeVerifier: '' }] = methods.oauth2.providers
  const client = await openRealtime(app)
  await client.listen(['@oauth2'])
  const url = new URL(authURL + encodeURIComponent(redirectURL))
  url.searchParams.set('state', client.id)
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '')
  await client.leave()
  return app.request(`${users}/auth-with-oauth2`, {
    method: 'POST',
    body: { provider: 'google', code: back.searchParams.get('code'), codeVerifier, redirectURL, createData },
  })
}

const everyone = async () => {
  const rows = await app.database.db.selectFrom('users').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

describe('with closed registration', () => {
  const refusal = [403, 'Only superusers can perform this action.', {}]

  test('nobody can register: by a password, a provider, an upsert or with an invitation', async () => {
    await start('closed')
    const token = tokenIn(await invitation())
    expect(await answerOf(await register('anna@example.org'))).toEqual(refusal)
    expect(await answerOf(await register('anna@example.org', { invitation: token }))).toEqual(refusal)
    expect(await answerOf(await signInWithProvider())).toEqual(refusal)
    expect(await answerOf(await signInWithProvider({ invitation: token }))).toEqual(refusal)
    const upsert = { method: 'PUT', url: `${users}/records`, body: { id: 'a'.repeat(15), invitation: token } }
    const batch = await app.request('/api/batch', { method: 'POST', body: { requests: [upsert] } })
    expect(batch.status).toBe(400)
    expect(await everyone()).toEqual([])
    expect(await (await app.request('/api/config')).json()).toMatchObject({ registration: 'closed' })
  })

  test('people with an account still sign in, also with a provider', async () => {
    await start('open')
    expect((await signInWithProvider()).status).toBe(200)
    const signInProviders = [settingsFor(provider)]
    const database = app.database
    app = await createTestApp({ registration: 'closed', signInProviders }, { database })
    expect((await signInWithProvider()).status).toBe(200)
  })
})

describe('with registration by invitation', () => {
  const refused = (error: object) => [400, 'Failed to create record.', { invitation: error }]
  const missing = refused({ code: 'validation_required', message: 'Cannot be blank.' })
  const invalid = refused({
    code: 'validation_invalid_invitation',
    message: 'The invitation is not valid any more.',
  })

  test('an invitation lets one person register, once', async () => {
    await start('invite')
    const token = tokenIn(await invitation())
    expect(await answerOf(await register('anna@example.org'))).toEqual(missing)
    expect(await answerOf(await register('anna@example.org', { invitation: 'a guess' }))).toEqual(invalid)
    expect(await answerOf(await register('anna@example.org', { invitation: [token] }))).toEqual(missing)
    expect((await register('anna@example.org', { invitation: token })).status).toBe(200)
    expect(await answerOf(await register('ben@example.org', { invitation: token }))).toEqual(invalid)
    expect(await everyone()).toEqual(['anna@example.org'])
    await app.people.signIn('anna@example.org', 'correct horse')
  })

  test('of two registrations at once with one invitation one succeeds', async () => {
    await start('invite')
    const more = { invitation: tokenIn(await invitation()) }
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => register(`${name}@example.org`, more)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await everyone()).toHaveLength(1)
  })

  test('a refused form leaves the invitation valid', async () => {
    await start('invite')
    const token = tokenIn(await invitation())
    await register('anna@example.org', { invitation: tokenIn(await invitation()) })
    expect((await register('anna@example.org', { invitation: token })).status).toBe(400)
    expect((await register('x', { invitation: token })).status).toBe(400)
    expect((await register('ben@example.org', { invitation: token })).status).toBe(200)
  })

  test('a person of a provider needs one too', async () => {
    await start('invite')
    const token = tokenIn(await invitation())
    expect(await answerOf(await signInWithProvider())).toEqual(missing)
    expect((await signInWithProvider({ invitation: token })).status).toBe(200)
    expect((await signInWithProvider()).status).toBe(200)
    expect(await everyone()).toEqual(['gina@example.org'])
  })

  test('a superuser needs none', async () => {
    await start('invite')
    const { token } = await newSuperuser(app)
    const password = 'correct horse'
    const body = { email: 'anna@example.org', password, passwordConfirm: password }
    expect((await app.request(`${users}/records`, { method: 'POST', body, token })).status).toBe(200)
  })

  test('an invitation expires after 14 days, and is deleted', async () => {
    await start('invite')
    const token = tokenIn(await invitation())
    app.clock.advance(14 * 86_400 - 1)
    const last = tokenIn(await invitation())
    expect((await register('anna@example.org', { invitation: token })).status).toBe(200)
    app.clock.advance(14 * 86_400)
    expect(await answerOf(await register('ben@example.org', { invitation: last }))).toEqual(invalid)
    await app.tidy()
    expect(await app.database.db.selectFrom('invitation').selectAll().execute()).toEqual([])
  })
})

describe('an operator', () => {
  test('mails an invitation, lists it and revokes it', async () => {
    await start('invite')
    const { db } = app.database
    const printed = await invitation('anna@example.org')
    expect(printed).toContain('It is mailed to anna@example.org.')
    const [mail] = await app.mails()
    expect(mail).toMatchObject({ recipient: 'anna@example.org', purpose: 'invitation' })
    expect(mail?.link).toBe(`https://waymark.example/auth/register?token=${tokenIn(printed)}`)
    expect(mail?.text).toContain('14 days')
    expect(await listInvitations(db, app.clock)).toMatch(
      /^[a-z0-9]{15} {2}until 2026-03-15 10:00 {2}anna@example.org$/,
    )
    expect(JSON.stringify(await db.selectFrom('invitation').selectAll().execute())).not.toContain(
      tokenIn(printed),
    )
    await invitation()
    expect(await revokeInvitation(db, 'anna@example.org')).toBe('The invitation is invalid now.')
    expect((await register('anna@example.org', { invitation: tokenIn(printed) })).status).toBe(400)
    expect(await listInvitations(db, app.clock)).toMatch(/not mailed$/)
    await expect(revokeInvitation(db, '')).rejects.toThrow('There is no invitation')
    await expect(invitation('no address')).rejects.toThrow('no address is not an e-mail address.')
  })
})
