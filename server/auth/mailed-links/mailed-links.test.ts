import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { leastMailRequestMs } from '#server/auth/least-time.ts'

const users = '/api/collections/users'
let app: TestApp

beforeEach(async () => {
  app = await createTestApp({ publicUrl: 'https://waymark.example' })
})
afterEach(() => app.close())

const post = (path: string, body: unknown, more: { token?: string; headers?: Record<string, string> } = {}) =>
  app.request(`${users}/${path}`, { method: 'POST', body, ...more })
const statusOf = async (response: Promise<Response>) => (await response).status
const codeOf = async (response: Promise<Response>, field: string) =>
  (await (await response).json()).data[field]?.code
const lastMail = async () => {
  const mail = (await app.mails()).at(-1)
  if (!mail) throw new Error('The outbox is empty.')
  return mail
}

const registerVerified = async (email?: string) => {
  const person = await app.people.register(email === undefined ? {} : { email })
  await app.verify(person)
  return person
}

describe.each(['request-verification', 'request-password-reset'])('the time of %s', (action) => {
  test('does not reveal whether an address has an account, nor whether it got a mail just before', async () => {
    await app.close()
    app = await createTestApp({}, { leastMailRequestMs })
    const { email } = await app.people.register()
    for (const asked of [email, email, 'nobody@example.org']) {
      const start = performance.now()
      expect(await statusOf(post(action, { email: asked }))).toBe(204)
      expect(performance.now() - start).toBeGreaterThanOrEqual(leastMailRequestMs - 1)
    }
    expect(await app.mails()).toHaveLength(1)
  })
})

describe('verification', () => {
  test('and every other mail is sent once for five simultaneous requests', async () => {
    const { email, token } = await app.people.register()
    const ben = await app.people.register()
    const fiveTimes = async (purpose: string, as = token) => {
      const ask = () => statusOf(post(purpose, { email, newEmail: 'new@example.org' }, { token: as }))
      expect(await Promise.all([ask(), ask(), ask(), ask(), ask()])).toEqual([204, 204, 204, 204, 204])
    }
    await fiveTimes('request-verification')
    await fiveTimes('request-password-reset')
    await app.database.db.updateTable('users').set({ verified: 1 }).where('id', '=', ben.id).execute()
    await fiveTimes('request-email-change', ben.token)
    expect((await app.mails()).map(({ purpose }) => purpose).sort()).toEqual([
      'emailChange',
      'passwordReset',
      'verification',
    ])
  })

  test('sends a link with the public URL, which verifies the address and can be opened again', async () => {
    const anna = await app.people.register()
    expect(anna.record['verified']).toBe(false)
    const asked = post('request-verification', { email: anna.email }, { headers: { host: 'evil.example' } })
    expect(await statusOf(asked)).toBe(204)
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: anna.email, purpose: 'verification' })
    expect(mail.link).toBe(`https://waymark.example/auth/verify-email?token=${mail.token}`)
    expect(mail.text).toContain(mail.link)
    expect(mail.text + mail.html).not.toContain('evil')
    expect(await statusOf(post('confirm-verification', { token: mail.token }))).toBe(204)
    expect(await statusOf(post('confirm-verification', { token: mail.token }))).toBe(204)
    const { record } = await app.people.signIn(anna.email, anna.password)
    expect(record['verified']).toBe(true)
  })

  test('always returns 204, and mails only an unverified account without a recent mail', async () => {
    const anna = await app.people.register()
    expect(await statusOf(post('request-verification', { email: 'nobody@example.org' }))).toBe(204)
    expect(await app.mails()).toHaveLength(0)
    await post('request-verification', { email: anna.email })
    await post('request-verification', { email: anna.email.toUpperCase() })
    expect(await app.mails()).toHaveLength(1)
    app.clock.advance(56)
    await post('request-verification', { email: anna.email })
    expect(await app.mails()).toHaveLength(2)
    await post('confirm-verification', { token: (await lastMail()).token })
    app.clock.advance(56)
    expect(await statusOf(post('request-verification', { email: anna.email }))).toBe(204)
    expect(await app.mails()).toHaveLength(2)
  })

  test.each([
    ['x', 'validation_is_email'],
    ['', 'validation_required'],
    [undefined, 'validation_required'],
    [['anna@example.org'], 'validation_is_email'],
    ['anna@example.org\r\nBcc: ben@example.org', 'validation_is_email'],
    [{ $ne: 1 }, 'validation_is_email'],
  ])('refuses %j as an address', async (email, code) => {
    expect(await codeOf(post('request-verification', { email }), 'email')).toBe(code)
    expect(await codeOf(post('request-password-reset', { email }), 'email')).toBe(code)
  })

  test('refuses a token that is malformed, expired or for another purpose', async () => {
    const anna = await app.people.register()
    expect(await codeOf(post('confirm-verification', { token: 'abc' }), 'token')).toBe(
      'validation_invalid_token_claims',
    )
    expect(await codeOf(post('confirm-verification', {}), 'token')).toBe('validation_required')
    expect(await codeOf(post('confirm-verification', { token: anna.token }), 'token')).toBe(
      'validation_invalid_token',
    )
    await post('request-verification', { email: anna.email })
    const { token } = await lastMail()
    expect(await statusOf(app.request(`${users}/auth-refresh`, { method: 'POST', token }))).toBe(401)
    app.clock.advance(86_400)
    expect(await codeOf(post('confirm-verification', { token }), 'token')).toBe('validation_invalid_token')
  })
})

describe('a password reset', () => {
  const choose = (token: string, password = 'another horse', passwordConfirm = password) =>
    post('confirm-password-reset', { token, password, passwordConfirm })

  test('works once, ends every session, verifies the address and mails the owner', async () => {
    const anna = await app.people.register()
    expect(await statusOf(post('request-password-reset', { email: anna.email }))).toBe(204)
    const mail = await lastMail()
    expect(mail.link).toBe(`https://waymark.example/auth/reset-password?token=${mail.token}`)
    expect(await statusOf(choose(mail.token))).toBe(204)
    expect(await codeOf(choose(mail.token, 'a third horse'), 'token')).toBe('validation_invalid_token')
    expect(await statusOf(app.request(`${users}/auth-refresh`, { method: 'POST', token: anna.token }))).toBe(
      401,
    )
    const { record } = await app.people.signIn(anna.email, 'another horse')
    expect(record['verified']).toBe(true)
    expect((await lastMail()).purpose).toBe('passwordChanged')
  })

  test('of an address that was not verified forgets who has signed in before', async () => {
    const stranger = await app.people.register({ email: 'victim@example.org' })
    await post('request-password-reset', { email: stranger.email })
    expect(await statusOf(choose((await lastMail()).token))).toBe(204)
    for (const table of ['known_device', 'known_network'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('expires after half an hour', async () => {
    const anna = await app.people.register()
    await post('request-password-reset', { email: anna.email })
    const { token } = await lastMail()
    app.clock.advance(1800)
    expect(await codeOf(choose(token), 'token')).toBe('validation_invalid_token')
    await app.people.signIn(anna.email, anna.password)
  })

  test('stays valid when a stranger requests newer mails, and its use invalidates theirs', async () => {
    const anna = await app.people.register()
    await post('request-password-reset', { email: anna.email })
    const own = await lastMail()
    app.clock.advance(60)
    await post('request-password-reset', { email: anna.email })
    const newer = await lastMail()
    expect(newer.token).not.toBe(own.token)
    expect(await statusOf(choose(own.token))).toBe(204)
    expect(await codeOf(choose(newer.token, 'a third horse'), 'token')).toBe('validation_invalid_token')
    await app.people.signIn(anna.email, 'another horse')
  })

  test('succeeds for only one of two links that are opened at once', async () => {
    const anna = await app.people.register()
    const tokens: string[] = []
    for (let i = 0; i < 2; i++) {
      await post('request-password-reset', { email: anna.email })
      tokens.push((await lastMail()).token)
      app.clock.advance(60)
    }
    const answers = await Promise.all(tokens.map((token, i) => statusOf(choose(token, `${i} more horses`))))
    expect(new Set(answers)).toEqual(new Set([204, 400]))
    expect(await app.database.db.selectFrom('mailed_token').selectAll().execute()).toEqual([])
  })

  test('returns 204 for an unknown address, and sends no mail', async () => {
    expect(await statusOf(post('request-password-reset', { email: 'nobody@example.org' }))).toBe(204)
    expect(await app.mails()).toHaveLength(0)
  })

  test('reports the errors of all fields together', async () => {
    const response = await post('confirm-password-reset', {})
    expect(response.status).toBe(400)
    const { data } = await response.json()
    expect(Object.keys(data).sort()).toEqual(['password', 'passwordConfirm', 'token'])
    expect(await codeOf(choose('a.b.c', 'short'), 'password')).toBe('validation_length_out_of_range')
    expect(await codeOf(choose('a.b.c', 'long enough', 'different'), 'passwordConfirm')).toBe(
      'validation_values_mismatch',
    )
  })

  test.each([
    [7, 'validation_length_out_of_range'],
    [8, undefined],
    [200, undefined],
    [201, 'validation_length_out_of_range'],
  ])('with a password of %i characters', async (length, code) => {
    const { data } = await (await choose('a.b.c', '🚄'.repeat(length))).json()
    expect(data.password?.code).toBe(code)
  })
})

describe('a change of the e-mail address', () => {
  const ask = (newEmail: unknown, token?: string) => post('request-email-change', { newEmail }, { token })

  test('needs the link mailed to the new address and the password, and ends all sessions', async () => {
    const anna = await registerVerified('anna@example.org')
    expect(await statusOf(ask('new@example.org', anna.token))).toBe(204)
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: 'new@example.org', purpose: 'emailChange' })
    const confirm = (password: string) => post('confirm-email-change', { token: mail.token, password })
    expect(await codeOf(confirm('wrong password'), 'password')).toBe('validation_invalid_password')
    expect(await statusOf(confirm(anna.password))).toBe(204)
    expect(await codeOf(confirm(anna.password), 'token')).toBe('validation_invalid_token')
    expect(await statusOf(app.request(`${users}/auth-refresh`, { method: 'POST', token: anna.token }))).toBe(
      401,
    )
    const { record, token } = await app.people.signIn('new@example.org', anna.password)
    expect(record).toMatchObject({ email: 'new@example.org', verified: true, id: anna.id })
    const devices = await (await app.request('/api/auth/sessions', { token })).json()
    expect(devices.items).toMatchObject([{ current: true }])
  })

  test('of an account without a password needs a fresh proof of its owner in place of it', async () => {
    const anna = await registerVerified('anna@example.org')
    await app.database.db.updateTable('users').set({ password_hash: '' }).execute()
    expect(await statusOf(ask('new@example.org', anna.token))).toBe(204)
    const { token: mailed } = await lastMail()
    const stranger = await app.people.register()
    const confirm = (token?: string, body = {}) =>
      post('confirm-email-change', { token: mailed, ...body }, { token })
    for (const token of [undefined, stranger.token]) {
      expect(await codeOf(confirm(token), 'password')).toBe('validation_required')
      const guess = confirm(token, { password: anna.password })
      expect(await codeOf(guess, 'password')).toBe('validation_invalid_password')
    }
    app.clock.advance(600)
    expect(await codeOf(confirm(anna.token), 'proof')).toBe('proof_required')
    const { otpId } = await (
      await app.request('/api/account/proof/code', { method: 'POST', token: anna.token })
    ).json()
    const code = /^\d{8}$/m.exec((await lastMail()).text)?.[0]
    const proof = { method: 'POST', token: anna.token, body: { otpId, code } }
    expect(await statusOf(app.request('/api/account/proof', proof))).toBe(204)
    expect(await statusOf(confirm(anna.token))).toBe(204)
    const changed = app.database.db.selectFrom('users').select(['email', 'verified'])
    expect(await changed.where('id', '=', anna.id).execute()).toEqual([
      { email: 'new@example.org', verified: 1 },
    ])
    expect(await statusOf(app.request(`${users}/auth-refresh`, { method: 'POST', token: anna.token }))).toBe(
      401,
    )
  })

  test('is confirmed by the password alone where there is one, also with a fresh proof', async () => {
    const anna = await registerVerified('anna@example.org')
    await ask('new@example.org', anna.token)
    const { token } = await lastMail()
    const asAnna = { token: anna.token }
    expect(await codeOf(post('confirm-email-change', { token }, asAnna), 'password')).toBe(
      'validation_required',
    )
    const wrong = post('confirm-email-change', { token, password: 'wrong password' }, asAnna)
    expect(await codeOf(wrong, 'password')).toBe('validation_invalid_password')
  })

  test('is refused for a guest, the current address and the address of another account', async () => {
    const anna = await registerVerified()
    const ben = await app.people.register()
    expect(await statusOf(ask('new@example.org'))).toBe(401)
    expect(await codeOf(ask(anna.email, anna.token), 'newEmail')).toBe('validation_not_in_invalid')
    expect(await codeOf(ask(ben.email, anna.token), 'newEmail')).toBe('validation_invalid_new_email')
    expect(await codeOf(ask('x', anna.token), 'newEmail')).toBe('validation_is_email')
  })

  test('succeeds for only one of two accounts that confirm the same address at once', async () => {
    const people = [await registerVerified(), await registerVerified()]
    const tokens: string[] = []
    for (const { token } of people) {
      expect(await statusOf(ask('new@example.org', token))).toBe(204)
      tokens.push((await lastMail()).token)
      app.clock.advance(60)
    }
    const confirm = (token: string) => post('confirm-email-change', { token, password: 'correct horse' })
    const answers = await Promise.all(tokens.map(confirm))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 400]))
    const refused = answers.find(({ status }) => status === 400)
    expect(await refused?.json()).toMatchObject({
      data: { token: { code: 'validation_invalid_token_email' } },
    })
  })

  test('mails nobody for an unverified account', async () => {
    const anna = await app.people.register()
    const refused = await ask('stranger@example.org', anna.token)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { data: {}, message: 'Verify your e-mail address first.', status: 403 },
    ])
    expect(await app.mails()).toEqual([])
  })

  test('needs a proof of the last ten minutes', async () => {
    const anna = await registerVerified()
    const mailed = (await app.mails()).length
    app.clock.advance(600)
    const refused = await ask('new@example.org', anna.token)
    expect(refused.status).toBe(403)
    expect((await refused.json()).data.proof.code).toBe('proof_required')
    expect(await app.mails()).toHaveLength(mailed)
  })

  test('can be requested five times a day, on all processes together', async () => {
    const anna = await registerVerified()
    const mailed = (await app.mails()).length
    const tries = Array.from({ length: 8 }, (_, i) => statusOf(ask(`stranger${i}@example.org`, anna.token)))
    expect((await Promise.all(tries)).filter((status) => status === 204)).toHaveLength(5)
    expect(await app.mails()).toHaveLength(mailed + 5)
    const refused = await ask('stranger@example.org', anna.token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(86_400)
    app.clock.advance(86_400)
    const { token } = await app.people.signIn(anna.email, anna.password)
    expect(await statusOf(ask('stranger@example.org', token))).toBe(204)
  })
})

describe('the correction of an address that is not verified', () => {
  const correct = (email: unknown, token?: string) =>
    app.request('/api/account/correct-email', { method: 'POST', body: { email }, token })

  test('replaces it at once, and mails a link to the new address only', async () => {
    const anna = await app.people.register({ email: 'ana@example.org' })
    await post('request-verification', { email: anna.email })
    const wrong = await lastMail()
    await post('request-password-reset', { email: anna.email })
    const reset = await lastMail()
    expect(await statusOf(correct('anna@example.org', anna.token))).toBe(204)
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: 'anna@example.org', purpose: 'verification' })
    expect(await codeOf(post('confirm-verification', { token: wrong.token }), 'token')).toBe(
      'validation_token_email_mismatch',
    )
    const body = { token: reset.token, password: 'a taken horse', passwordConfirm: 'a taken horse' }
    expect(await codeOf(post('confirm-password-reset', body), 'token')).toBe('validation_invalid_token')
    expect(await statusOf(post('confirm-verification', { token: mail.token }))).toBe(204)
    const { record } = await app.people.signIn('anna@example.org', anna.password)
    expect(record).toMatchObject({ id: anna.id, verified: true, email: 'anna@example.org' })
  })

  test('is refused for a guest, a verified account, an address in use and without a fresh proof', async () => {
    const anna = await registerVerified()
    const ben = await app.people.register()
    expect(await statusOf(correct('new@example.org'))).toBe(401)
    expect(await statusOf(correct('new@example.org', anna.token))).toBe(403)
    expect(await codeOf(correct(anna.email, ben.token), 'email')).toBe('validation_invalid_new_email')
    expect(await codeOf(correct(ben.email, ben.token), 'email')).toBe('validation_not_in_invalid')
    expect(await codeOf(correct('x', ben.token), 'email')).toBe('validation_is_email')
    app.clock.advance(600)
    expect(await statusOf(correct('new@example.org', ben.token))).toBe(403)
    const { record } = await app.people.signIn(ben.email, ben.password)
    expect(record['email']).toBe(ben.email)
  })

  test('can be made five times in a day, together with requests for a change', async () => {
    const anna = await app.people.register()
    for (let i = 0; i < 5; i += 1) {
      expect(await statusOf(correct(`stranger${i}@example.org`, anna.token))).toBe(204)
    }
    expect(await statusOf(correct('stranger@example.org', anna.token))).toBe(429)
    await app.database.db.updateTable('users').set({ verified: 1 }).execute()
    expect(await statusOf(post('request-email-change', { newEmail: 'x@example.org' }, anna))).toBe(429)
  })

  test('counts as a registration of its network', async () => {
    await app.close()
    app = await createTestApp({ rateLimits: true })
    const anna = await app.people.register()
    for (let i = 0; i < 29; i += 1) await post('records', { email: 'no address' })
    expect(await statusOf(correct('new@example.org', anna.token))).toBe(429)
  })
})

test('an address may have non-ASCII letters, whose case is significant', async () => {
  const email = 'ÄNNE@bücher.example'
  const form = { email, password: 'correct horse', passwordConfirm: 'correct horse' }
  expect(await statusOf(post('records', form))).toBe(200)
  expect((await app.people.signIn('ÄnnE@Bücher.example', 'correct horse')).record['email']).toBe(email)
  expect(await statusOf(post('request-verification', { email }))).toBe(204)
  expect(await lastMail()).toMatchObject({ recipient: email, purpose: 'verification' })
  // The Kelvin sign (U+212A) is not a K, although toLowerCase() turns it into "k".
  const other = await app.people.register({ email: 'kim@example.org' })
  await expect(app.people.signIn('\u212Aim@example.org', other.password)).rejects.toThrow('400')
})

describe('the language of a mail', () => {
  const german = { 'accept-language': 'xx, de-AT;q=0.9, en;q=0.8' }
  const subjects = async () => (await app.mails()).map(({ subject }) => subject)
  const change = (person: { id: string; token: string }, body: Record<string, unknown>, headers = {}) =>
    app.request(`${users}/records/${person.id}`, { method: 'PATCH', body, token: person.token, headers })

  test('is that of the account, whatever the request accepts', async () => {
    const anna = await app.people.register()
    expect(await statusOf(change(anna, { language: 'de' }))).toBe(200)
    const headers = { 'accept-language': 'en' }
    await post('request-verification', { email: anna.email }, { headers })
    await post('request-password-reset', { email: anna.email }, { headers })
    await app.verify(anna)
    await post('request-email-change', { newEmail: 'new@example.org' }, { token: anna.token, headers })
    const confirmed = { token: (await lastMail()).token, password: anna.password }
    expect(await statusOf(post('confirm-email-change', confirmed, { headers }))).toBe(204)
    expect(await subjects()).toEqual([
      'Bestätige deine E-Mail-Adresse',
      'Wähle ein neues Passwort',
      'Bestätige deine neue E-Mail-Adresse',
      'Deine E-Mail-Adresse wurde geändert',
    ])
  })

  test('is that of the request for an account without one', async () => {
    const anna = await app.people.register()
    await post('request-password-reset', { email: anna.email }, { headers: german })
    const mail = await lastMail()
    expect(mail.subject).toBe('Wähle ein neues Passwort')
    expect(mail.text).toContain('innerhalb von 30 Minuten')
    expect(mail.html).toContain('<html lang="de" dir="ltr">')
    const passwords = { token: mail.token, password: 'another horse', passwordConfirm: 'another horse' }
    expect(await statusOf(post('confirm-password-reset', passwords, { headers: german }))).toBe(204)
    expect((await lastMail()).subject).toBe('Dein Passwort wurde geändert')
  })

  test.each(['records', 'batch'])('follows a change of the password through %s', async (way) => {
    const anna = await app.people.register()
    const body = { oldPassword: anna.password, password: 'another horse', passwordConfirm: 'another horse' }
    const path = `/api/collections/users/records/${anna.id}`
    const changed =
      way === 'records'
        ? change(anna, body, german)
        : app.request('/api/batch', {
            method: 'POST',
            body: { requests: [{ method: 'PATCH', url: path, body }] },
            token: anna.token,
            headers: german,
          })
    expect(await statusOf(changed)).toBe(200)
    expect(await subjects()).toEqual(['Dein Passwort wurde geändert'])
  })

  test('is English when no language is given', async () => {
    const anna = await app.people.register()
    await post('request-verification', { email: anna.email })
    expect(await subjects()).toEqual(['Verify your e-mail address'])
  })

  test('can be set to a language that has texts, or to none', async () => {
    const anna = await app.people.register()
    for (const language of ['de', 'ar', '', 'en']) {
      expect(await (await change(anna, { language })).json()).toMatchObject({ language })
    }
    for (const language of ['xx', 'DE', 'ar-EG', 'en-XA', '../en', 'de-de-de', 'constructor']) {
      const refused = await change(anna, { language })
      expect(refused.status).toBe(400)
      expect((await refused.json()).data).toEqual({
        language: {
          code: 'validation_invalid_value',
          message: `Invalid value ${language}.`,
          params: { value: language },
        },
      })
    }
    const stored = await app.request(`${users}/records/${anna.id}`, { token: anna.token })
    expect(await stored.json()).toMatchObject({ language: 'en' })
  })
})

describe('mails to one recipient', () => {
  const requests = ['request-password-reset', 'request-verification']
  const everyMinutes = async (pause: number, count: number, ask: () => Promise<void>) => {
    for (let i = 0; i < count; i += 1) {
      await ask()
      app.clock.advance(pause * 60)
    }
  }
  const countOf = async (purpose?: string) =>
    (await app.mails()).filter((mail) => purpose === undefined || mail.purpose === purpose).length

  test('are at most six an hour, and the response does not reveal this', async () => {
    const anna = await app.people.register()
    await everyMinutes(2, 14, async () => {
      for (const request of requests) {
        expect(await statusOf(post(request, { email: anna.email.toUpperCase() }))).toBe(204)
      }
    })
    expect(await countOf()).toBe(6)
    app.clock.advance(3600)
    await post('request-verification', { email: anna.email })
    expect(await countOf()).toBe(7)
  })

  test('are at most 20 in a day, and one link for a new password in half an hour beyond that', async () => {
    const anna = await app.people.register()
    await everyMinutes(10, 23 * 6, async () => {
      for (const request of requests) await post(request, { email: anna.email })
    })
    expect(await countOf('verification')).toBeLessThanOrEqual(20)
    expect(await countOf()).toBeLessThanOrEqual(20 + 2 * 23)
    await post('request-password-reset', { email: anna.email })
    const { token } = await lastMail()
    const body = { token, password: 'another horse', passwordConfirm: 'another horse' }
    expect(await statusOf(post('confirm-password-reset', body))).toBe(204)
  })

  test('are counted by every process on the database', async () => {
    const anna = await app.people.register()
    const other = await createTestApp({}, { database: app.database })
    await everyMinutes(1, 10, async () => {
      await post('request-verification', { email: anna.email })
      await other.request(`${users}/request-verification`, { method: 'POST', body: { email: anna.email } })
      other.clock.advance(60)
    })
    expect(await countOf()).toBe(6)
  })

  test('are still counted when the account was deleted and registered again', async () => {
    let sent = 0
    const email = 'victim@example.org'
    await everyMinutes(1, 20, async () => {
      const { token, password } = await app.people.register({ email })
      await post('request-verification', { email })
      sent += await countOf('verification')
      await app.request('/api/account/delete', { method: 'POST', token, body: { password } })
    })
    expect(sent).toBe(6)
  })

  test('do not prevent the owner from getting a notice', async () => {
    const anna = await app.people.register()
    await everyMinutes(1, 20, async () => {
      await post('request-verification', { email: anna.email })
    })
    const body = { oldPassword: anna.password, password: 'another horse', passwordConfirm: 'another horse' }
    const path = `${users}/records/${anna.id}`
    expect(await statusOf(app.request(path, { method: 'PATCH', token: anna.token, body }))).toBe(200)
    expect((await lastMail()).purpose).toBe('passwordChanged')
  })

  test('have a limit of their own for a network on which the owner has signed in', async () => {
    const anna = await registerVerified()
    const ask = (address: string) =>
      app.request(`${users}/request-password-reset`, { method: 'POST', body: { email: anna.email }, address })
    // More than a stranger gets in a day, except for one link in half an hour.
    await everyMinutes(2, 14, async () => {
      await ask('198.51.100.7')
    })
    const before = await countOf('passwordReset')
    expect(await statusOf(ask('127.0.0.1'))).toBe(204)
    expect(await countOf('passwordReset')).toBe(before + 1)
  })

  test('treat nobody as known at an account that is not verified', async () => {
    const anna = await app.people.register()
    await everyMinutes(1, 20, async () => {
      await post('request-password-reset', { email: anna.email })
      await app.request(`${users}/request-password-reset`, {
        method: 'POST',
        body: { email: anna.email },
        address: '198.51.100.7',
      })
    })
    expect(await countOf()).toBe(6)
  })

  test('are also limited when they are notices', async () => {
    const anna = await app.people.register()
    let { token } = anna
    let password = anna.password
    for (let i = 0; i < 25; i += 1) {
      const body = {
        oldPassword: password,
        password: `horse number ${i}`,
        passwordConfirm: `horse number ${i}`,
      }
      const path = `${users}/records/${anna.id}`
      expect(await statusOf(app.request(path, { method: 'PATCH', token, body }))).toBe(200)
      password = body.password
      token = (await app.people.signIn(anna.email, password)).token
    }
    expect(await countOf('passwordChanged')).toBe(20)
    await post('request-verification', { email: anna.email })
    expect(await countOf('verification')).toBe(1)
  })

  test('are forgotten after a day', async () => {
    const anna = await app.people.register()
    await everyMinutes(1, 20, async () => {
      await post('request-verification', { email: anna.email })
    })
    app.clock.advance(86_400)
    await app.tidy()
    expect(await app.database.db.selectFrom('mail_count').selectAll().execute()).toEqual([])
    await post('request-verification', { email: anna.email })
    expect(await countOf()).toBe(7)
  })
})
