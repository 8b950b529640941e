import { beforeEach, describe, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { medianCpuMs } from '#server/test/cpu-time.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { claimsOf } from '#server/test/test-request.ts'

const users = '/api/collections/users'
const publicUrl = 'https://waymark.example'
let app: TestApp
let anna: Person

const open = appForEachTest(
  (opened) => {
    ;({ app, anna } = opened)
  },
  { env: { publicUrl }, anna: { email: 'anna@example.org' } },
)

const post = (path: string, body: unknown, more: { token?: string; headers?: Record<string, string> } = {}) =>
  app.request(`${users}/${path}`, { method: 'POST', body, ...more })
const setVerified = (verified: number) => app.database.db.updateTable('users').set({ verified }).execute()
const rowOf = (id: string) =>
  app.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a column that only the server sets', () => {
  const forbidden = {
    tokenKey: 'known to me',
    token_key: 'known to me',
    password_hash: 'known to me',
    passwordHash: 'known to me',
    created: '2001-01-01 00:00:00.000Z',
    updated: '2001-01-01 00:00:00.000Z',
    collectionId: 'wmk0000000trip0',
    seq: 1,
  }

  test('is not set by a registration', async () => {
    const form = { email: 'ben@example.org', password: 'correct horse', passwordConfirm: 'correct horse' }
    const verified = await post('records', { ...form, verified: true })
    expect(verified.status).toBe(400)
    const response = await post('records', { ...form, ...forbidden })
    expect(response.status).toBe(200)
    const row = await rowOf(((await response.json()) as { id: string }).id)
    expect(JSON.stringify(row)).not.toContain('known to me')
    expect(row).toMatchObject({ verified: 0, created: '2026-03-01 10:00:00.000Z', updated: row.created })
    expect(row.seq).not.toBe(1)
  })

  test('is not changed by its owner', async () => {
    const before = await rowOf(anna.id)
    const change = (body: object) =>
      app.request(`${users}/records/${anna.id}`, { method: 'PATCH', token: anna.token, body })
    expect((await change(forbidden)).status).toBe(200)
    expect(await rowOf(anna.id)).toEqual({ ...before, updated: expect.any(String) as string })
    for (const body of [{ verified: true }, { email: 'x@example.org' }, { id: 'x'.repeat(15) }]) {
      expect([body, (await change(body)).status]).toEqual([body, 400])
    }
    expect((await change({ password: 'a new horse', passwordConfirm: 'a new horse' })).status).toBe(400)
    expect(await rowOf(anna.id)).toMatchObject({
      email: before.email,
      verified: 0,
      token_key: before.token_key,
    })
  })

  test('is not changed by an update of the settings', async () => {
    const path = '/api/collections/settings/records'
    const list = (await (await app.request(path, { token: anna.token })).json()) as {
      items: { id: string }[]
    }
    const one = `${path}/${list.items[0]?.id}`
    const set = (body: object) => app.request(one, { method: 'PATCH', token: anna.token, body })
    await app.database.db.updateTable('settings').set({ authWithPasswordAvailable: 0 }).execute()
    const answer = (await (await set({ authWithPasswordAvailable: true })).json()) as object
    expect(answer).toMatchObject({ authWithPasswordAvailable: false, user: anna.id })
    const ben = await app.people.register()
    expect((await set({ user: ben.id })).status).toBe(400)
  })
})

describe('an e-mail address', () => {
  const wrong = [
    ['anna@example.org', 'eve@example.org'],
    'anna@example.org\r\nBcc: eve@example.org',
    'anna@example.org\nBcc: eve@example.org',
    'anna@example.org,eve@example.org',
    'Anna <anna@example.org>',
    'anna@example.org\u0000',
    { toString: 'anna@example.org' },
    'anna@example.org ',
    `${'a'.repeat(250)}@example.org`,
  ]

  test.each(wrong)('%j is refused everywhere', async (email) => {
    const password = { password: 'correct horse', passwordConfirm: 'correct horse' }
    expect((await post('records', { ...password, email })).status).toBe(400)
    expect((await post('request-verification', { email })).status).toBe(400)
    expect((await post('request-password-reset', { email })).status).toBe(400)
    const change = await post('request-email-change', { newEmail: email }, { token: anna.token })
    expect(change.status).toBe(400)
    expect(await app.mails()).toEqual([])
  })
})

test('request headers do not change a mailed link', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': 'https://evil.example/',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  }
  await post('request-verification', { email: anna.email }, { headers })
  await post('request-password-reset', { email: anna.email }, { headers })
  await app.verify(anna)
  await post('request-email-change', { newEmail: 'new@example.org' }, { headers, token: anna.token })
  await app.request(`${users}/records/${anna.id}`, {
    method: 'PATCH',
    token: anna.token,
    headers,
    body: { oldPassword: anna.password, password: 'a new horse', passwordConfirm: 'a new horse' },
  })
  const mails = await app.mails()
  expect(mails.map(({ purpose }) => purpose)).toEqual([
    'verification',
    'passwordReset',
    'emailChange',
    'passwordChanged',
  ])
  for (const { link, text, html } of mails) {
    expect(link.startsWith(`${publicUrl}/`)).toBe(true)
    expect(text + html).not.toContain('evil')
  }
})

describe('a mailed token', () => {
  const password = 'a new horse'
  const confirmations = {
    verification: (token: string) => post('confirm-verification', { token }),
    passwordReset: (token: string) =>
      post('confirm-password-reset', { token, password, passwordConfirm: password }),
    emailChange: (token: string) => post('confirm-email-change', { token, password: anna.password }),
  }

  test('is valid only for its own purpose, and not as an auth token', async () => {
    await post('request-verification', { email: anna.email })
    await post('request-password-reset', { email: anna.email })
    // Only a verified account may ask for a change.
    await setVerified(1)
    await post('request-email-change', { newEmail: 'new@example.org' }, { token: anna.token })
    await setVerified(0)
    const mails = await app.mails()
    expect(mails.map(({ purpose }) => purpose)).toEqual(Object.keys(confirmations))
    for (const { purpose, token } of mails) {
      for (const [other, confirm] of Object.entries(confirmations)) {
        if (other !== purpose)
          expect([purpose, other, (await confirm(token)).status]).toEqual([purpose, other, 400])
      }
      expect((await post('auth-refresh', {}, { token })).status).toBe(401)
      expect((await app.request('/api/account/export', { token })).status).toBe(401)
    }
    for (const confirm of Object.values(confirmations)) {
      expect((await confirm(anna.token)).status).toBe(400)
    }
    expect(await rowOf(anna.id)).toMatchObject({ verified: 0, email: anna.email })
    expect((await app.people.signIn(anna.email, anna.password)).token).not.toBe('')
  })

  test('is invalid for another account, and after a change of the password', async () => {
    const ben = await app.people.register()
    await post('request-password-reset', { email: ben.email })
    const mail = (await app.mails()).at(-1)
    const [head, , signature] = (mail?.token ?? '').split('.')
    const body = Buffer.from(JSON.stringify({ ...claimsOf(mail?.token ?? ''), id: anna.id })).toString(
      'base64url',
    )
    expect((await confirmations.passwordReset(`${head}.${body}.${signature}`)).status).toBe(400)
    await app.request(`${users}/records/${ben.id}`, {
      method: 'PATCH',
      token: ben.token,
      body: { oldPassword: ben.password, password, passwordConfirm: password },
    })
    expect((await confirmations.passwordReset(mail?.token ?? '')).status).toBe(400)
  })
})

describe('whether an address is registered', () => {
  const tries = 100

  test('does not show in the duration of a request for a mail', async () => {
    const ask = (call: string, email: string) => {
      // Move the clock by a day, so that each request writes a new mail in spite of the limits.
      app.clock.advance(86_401)
      return post(call, { email })
    }
    for (const call of ['request-password-reset', 'request-verification']) {
      const [known, unknown] = await medianCpuMs(
        tries,
        () => ask(call, anna.email),
        (attempt) => ask(call, `nobody${attempt}@example.org`),
      )
      expect(Math.abs(known - unknown)).toBeLessThan(10)
    }
    expect((await app.mails()).length).toBe(2 * tries)
  })

  test('does not show in the duration of a registration', async () => {
    const register = (email: string) =>
      post('records', { email, password: 'correct horse', passwordConfirm: 'correct horse' })
    const [known, unknown] = await medianCpuMs(
      tries,
      () => register(anna.email),
      (attempt) => register(`new${attempt}@example.org`),
    )
    expect(Math.abs(known - unknown)).toBeLessThan(10)
  })
})

test('an id with NUL, which PostgreSQL rejects, is an unknown id', async () => {
  const ask = async (method: string, path: string, body?: unknown) =>
    (await app.request(`/api/${path}`, { method, body, token: anna.token })).status
  for (const method of ['PATCH', 'DELETE'])
    expect(
      await ask(method, 'account/passkeys/a%00b', method === 'PATCH' ? { name: 'Phone' } : undefined),
    ).toBe(404)
  expect(await ask('DELETE', 'collections/_externalAuths/records/a%00b')).toBe(404)
  const code = { otpId: 'totp', password: '123456' }
  expect(await ask('POST', 'collections/users/auth-with-otp?mfaId=a%00b', code)).toBe(400)
  expect(await ask('POST', 'collections/users/request-otp?mfaId=a%00b', {})).toBe(400)
})

const registerAt = (collection: string) =>
  app.request(`/api/collections/${collection}/records`, { method: 'POST', body: { email: 'no address' } })

describe('rate limits', () => {
  beforeEach(async () => {
    await open({ rateLimits: true })
  })

  test.each([
    ['mails', () => post('request-password-reset', { email: 'x@example.org' }), 60],
    ['password hashes', () => post('confirm-password-reset', { token: 'aa.bb.cc' }), 60],
    ['exports', () => app.request('/api/account/export', { token: anna.token }), 20],
    ['accounts', () => post('records', { email: 'no address' }), 30],
    ['accounts by another name', () => registerAt('WMK000000USERS0'), 30],
    ['accounts by yet another name', () => registerAt('%75Sers'), 30],
  ])('on %s return 429 with Retry-After', async (_what, ask, most) => {
    const statuses = new Set<number>()
    for (let i = 0; i < most - 2; i++) statuses.add((await ask()).status)
    expect(statuses).not.toContain(429)
    let refused: Response | undefined
    for (let i = 0; i < 4 && refused?.status !== 429; i++) refused = await ask()
    expect(refused?.status).toBe(429)
    const seconds = Number(refused?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    app.clock.advance(2 * seconds)
    expect((await ask()).status).not.toBe(429)
  })
})
