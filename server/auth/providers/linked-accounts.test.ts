import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import PocketBase from 'pocketbase'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { type OpenIdProvider, settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import type { Person } from '#server/test/people.ts'
import { openRealtime } from '#server/test/realtime-client.ts'
import { newSuperuser } from '#server/test/superusers.ts'
import { replyOf } from '#server/test/test-request.ts'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'

const users = '/api/collections/users'
const links = '/api/collections/_externalAuths/records'
const redirectURL = 'http://localhost:8090/api/oauth2-redirect'
let provider: OpenIdProvider
let app: TestApp
let anna: Person

beforeAll(async () => {
  provider = await startOpenIdProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  const other = settingsFor(provider, { name: 'family', kind: 'oidc' })
  app = await createTestApp({ signInProviders: [settingsFor(provider), other] })
  anna = await app.people.register({ email: 'anna@example.org' })
  await app.database.db.updateTable('users').set({ verified: 1 }).execute()
  provider.person = { sub: 'mallory', name: 'M', email: 'mallory@example.org', email_verified: true }
})
afterEach(() => app.close())

const send = async (method: string, path: string, token?: string, body?: unknown) => {
  return replyOf(await app.request(path, { method, token, body }))
}

/** Signs in with the provider; with a token it links the provider's person to the caller. */
async function withProvider(token?: string, name = 'google', query = '') {
  const { body: methods } = await send('GET', `${users}/auth-methods`)
  const offer = methods.oauth2.providers.find((one: { name: string }) => one.name === name)
  const url = new URL(offer.authURL + encodeURIComponent(redirectURL))
  const { headers } = await fetch(url, { redirect: 'manual' })
  const code = new URL(headers.get('location') ?? '').searchParams.get('code')
  const { codeVerifier } = offer
  const grant = { provider: name, code, codeVerifier, redirectURL }
  return send('POST', `${users}/auth-with-oauth2${query}`, token, grant)
}
const linkOnly = (person: Person) => withProvider(person.token, 'google', `?linkTo=${person.id}`)
const linked = async (token = anna.token) =>
  (await send('GET', '/api/account/security', token)).body.linked as Record<string, string>[]
const securityMails = async () =>
  (await app.mails()).filter(({ purpose }) => purpose === 'securityChanged').map(({ text }) => text)

async function resetPassword(password = 'a new horse battery') {
  await send('POST', `${users}/request-password-reset`, undefined, { email: anna.email })
  const token = (await app.mails()).findLast(({ purpose }) => purpose === 'passwordReset')?.token
  const confirm = { token, password, passwordConfirm: password }
  expect((await send('POST', `${users}/confirm-password-reset`, undefined, confirm)).status).toBe(204)
}

describe('somebody with a stolen open session', () => {
  test('cannot link an account, and has no way in after the owner resets the password', async () => {
    app.clock.advance(1200)
    const stolen = anna.token
    expect(await withProvider(stolen)).toMatchObject({
      status: 403,
      body: { message: 'Confirm that it is you.', data: { proof: { code: 'proof_required' } } },
    })
    expect(await linked()).toEqual([])
    await resetPassword()
    const again = await withProvider()
    expect(again.body.record.id).not.toBe(anna.id)
  })

  test('cannot use, after the reset, a link from before proofs were required', async () => {
    await withProvider(anna.token)
    await app.database.db.updateTable('_externalAuths').set({ confirmed: 0 }).execute()
    expect((await withProvider()).body.record.id).toBe(anna.id)
    await resetPassword()
    expect((await withProvider()).body.record.id).not.toBe(anna.id)
  })

  test('cannot use, after the reset, a link that was made while the address was not verified', async () => {
    const ben = await app.people.register({ email: 'ben@example.org' })
    await withProvider(ben.token)
    await app.database.db.updateTable('users').set({ verified: 1 }).execute()
    anna = ben
    await resetPassword()
    expect((await withProvider()).body.record.id).not.toBe(ben.id)
  })

  test('cannot remove a link without a proof', async () => {
    await withProvider(anna.token)
    const [link] = await linked()
    app.clock.advance(1200)
    expect((await send('DELETE', `${links}/${link?.['id']}`, anna.token)).status).toBe(403)
    expect(await linked()).toHaveLength(1)
  })
})

describe('a person', () => {
  test('links an account with a fresh proof, gets a mail and keeps the session', async () => {
    const { status, body } = await withProvider(anna.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ record: { id: anna.id }, meta: { isNew: false } })
    expect(await linked(body.token)).toMatchObject([{ provider: 'google', label: 'mallory@example.org' }])
    expect(await securityMails()).toMatchObject([
      expect.stringContaining('was linked to your Waymark account'),
    ])
    const { body: devices } = await send('GET', '/api/auth/sessions', anna.token)
    expect(JSON.stringify(devices).match(/"id"/g)).toHaveLength(1)
    await resetPassword()
    expect((await withProvider()).body.record.id).toBe(anna.id)
    expect(await securityMails()).toHaveLength(1)
  })

  test('is asked for the second step when signing in, and not when linking', async () => {
    const { secret } = (await send('POST', '/api/account/totp', anna.token)).body
    const code = totpCode(secret, stepAt(app.clock()))
    expect((await send('POST', '/api/account/totp/confirm', anna.token, { code })).status).toBe(200)
    expect((await withProvider(anna.token)).status).toBe(200)
    const { status, body } = await withProvider()
    expect([status, typeof body.mfaId]).toEqual([401, 'string'])
    expect(body.token).toBeUndefined()
  })

  test('lists and unlinks accounts with the official client, and gets a mail', async () => {
    await withProvider(anna.token)
    await withProvider(anna.token, 'family')
    const client = new PocketBase('http://localhost:8090')
    client.beforeSend = (url, options) => ({
      url,
      options: {
        ...options,
        fetch: (input: string, init: RequestInit) => app.fetch(new Request(input, init)),
      },
    })
    client.authStore.save(anna.token, {
      ...anna.record,
      id: anna.id,
      collectionId: '',
      collectionName: 'users',
    })
    const listed = await client.collection('users').listExternalAuths(anna.id)
    expect(listed).toMatchObject([
      { provider: 'google', providerId: 'mallory', recordRef: anna.id, collectionName: '_externalAuths' },
      { provider: 'family', providerId: 'mallory' },
    ])
    expect(listed[0]).not.toHaveProperty('confirmed')
    expect(await client.collection('users').unlinkExternalAuth(anna.id, 'google')).toBe(true)
    expect(await linked()).toMatchObject([{ provider: 'family' }])
    expect((await securityMails()).at(-1)).toContain('was unlinked from your Waymark account')
    expect(app.logged.some((line) => line.includes('unlink a provider'))).toBe(true)
    expect((await withProvider()).body.record.id).not.toBe(anna.id)
  })

  test('cannot unlink the last way to sign in, also by two requests at once', async () => {
    await withProvider(anna.token)
    await withProvider(anna.token, 'family')
    await app.database.db.updateTable('users').set({ password_hash: '' }).where('id', '=', anna.id).execute()
    const both = await linked()
    const replies = await Promise.all(both.map(({ id }) => send('DELETE', `${links}/${id}`, anna.token)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
    expect(replies.find(({ status }) => status === 400)?.body.data).toMatchObject({
      last: { code: 'last_way_in' },
    })
    expect(await linked()).toHaveLength(1)
  })
})

describe('a request that only links', () => {
  let ben: Person
  beforeEach(async () => {
    ben = await app.people.register({ email: 'ben@example.org' })
  })
  const tracesOf = async (user: string) => {
    const { db } = app.database
    const rows = (table: 'session' | 'known_device' | 'mfa') =>
      db.selectFrom(table).select('id').where('user', '=', user).execute()
    return [await rows('session'), await rows('known_device'), await rows('mfa'), (await app.mails()).length]
  }
  const refusal = { status: 400, body: { data: { provider: { code: 'linked_elsewhere' } } } }

  test('links a provider account that belongs to nobody', async () => {
    expect((await linkOnly(anna)).body.record.id).toBe(anna.id)
    expect(await linked()).toHaveLength(1)
  })

  test('refuses a provider account of another user, who is not notified', async () => {
    await withProvider(ben.token)
    const before = await tracesOf(ben.id)
    expect(await linkOnly(anna)).toMatchObject(refusal)
    expect(await tracesOf(ben.id)).toEqual(before)
    expect(await linked()).toEqual([])
    expect(await linked(ben.token)).toHaveLength(1)
    expect((await send('GET', '/api/account/security', anna.token)).status).toBe(200)
  })

  test('refuses a provider account of another user with a second step in the same way', async () => {
    await withProvider(ben.token)
    const { secret } = (await send('POST', '/api/account/totp', ben.token)).body
    const code = totpCode(secret, stepAt(app.clock()))
    await send('POST', '/api/account/totp/confirm', ben.token, { code })
    const before = await tracesOf(ben.id)
    expect((await withProvider()).status).toBe(401)
    await app.database.db.deleteFrom('mfa').execute()
    expect(await linkOnly(anna)).toMatchObject(refusal)
    expect(await tracesOf(ben.id)).toEqual(before)
  })

  test('is refused once the session has ended, or another user is signed in', async () => {
    await withProvider(ben.token)
    expect((await withProvider(ben.token, 'google', `?linkTo=${anna.id}`)).status).toBe(401)
    expect((await withProvider(undefined, 'google', `?linkTo=${anna.id}`)).status).toBe(401)
    await send('POST', '/api/auth/sign-out', anna.token)
    expect((await linkOnly(anna)).status).toBe(401)
    provider.person = { sub: 'new', name: 'N', email: 'new@example.org', email_verified: true }
    expect((await linkOnly(anna)).status).toBe(401)
    const all = await app.database.db.selectFrom('users').select('id').execute()
    expect(all).toHaveLength(2)
  })

  test("is not made by a sign-in in the protocol's order", async () => {
    await withProvider(ben.token)
    expect((await withProvider(anna.token)).body.record.id).toBe(ben.id)
  })
})

describe('the collection of links', () => {
  test('shows a link to its owner only, by every way of the record API', async () => {
    await withProvider(anna.token)
    const [link] = await linked()
    const one = `${links}/${link?.['id']}`
    const ben = await app.people.register({ email: 'ben@example.org' })
    const filter = encodeURIComponent(`recordRef = "${anna.id}" || id != ""`)
    for (const token of [undefined, ben.token]) {
      expect((await send('GET', links, token)).body.items).toEqual([])
      expect((await send('GET', `${links}?filter=${filter}`, token)).body.items).toEqual([])
      expect((await send('GET', one, token)).status).toBe(404)
      expect((await send('DELETE', one, token)).status).toBe(404)
      const client = await openRealtime(app)
      await client.listen(['_externalAuths/*', `_externalAuths/${link?.['id']}`], { token })
      await withProvider(anna.token, 'family')
      expect(await client.rest()).toEqual([])
      await client.leave()
    }
    expect((await send('GET', one, anna.token)).status).toBe(200)
    expect(await linked()).toHaveLength(2)
  })

  test('cannot be written by anybody, neither by its owner nor in a batch', async () => {
    await withProvider(anna.token)
    const [link] = await linked()
    const one = `${links}/${link?.['id']}`
    const made = { recordRef: anna.id, collectionRef: 'users', provider: 'google', providerId: 'mine' }
    expect((await send('POST', links, anna.token, made)).status).toBe(403)
    expect((await send('PATCH', one, anna.token, { providerId: 'mine' })).status).toBe(403)
    const inBatch = { requests: [{ method: 'DELETE', url: one }] }
    expect((await send('POST', '/api/batch', anna.token, inBatch)).status).toBe(400)
    expect(await linked()).toHaveLength(1)
  })

  test('can be corrected by superusers', async () => {
    await withProvider(anna.token)
    const [link] = await linked()
    const { token } = await newSuperuser(app)
    expect((await send('GET', links, token)).body.totalItems).toBe(1)
    const made = { recordRef: anna.id, collectionRef: 'users', provider: 'family', providerId: 'hers' }
    expect((await send('POST', links, token, { ...made, recordRef: 'nobody' })).body.data).toMatchObject({
      recordRef: { code: 'validation_missing_rel_records' },
    })
    expect((await send('POST', links, token, { ...made, provider: 'google' })).status).toBe(400)
    expect((await send('POST', links, token, made)).status).toBe(200)
    expect((await send('DELETE', `${links}/${link?.['id']}`, token)).status).toBe(204)
    expect(await linked()).toMatchObject([{ provider: 'family' }])
  })
})
