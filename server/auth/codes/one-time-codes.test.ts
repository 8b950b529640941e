import { describe, expect, test } from 'vitest'
import { codeRequest, totpSetup } from '#shared/account-security.ts'
import { leastMailRequestMs } from '#server/auth/least-time.ts'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'

const users = '/api/collections/users'
let app: TestApp
let anna: Person

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const post = (path: string, body: unknown, more: { token?: string; address?: string } = {}) =>
  app.request(path, { method: 'POST', body, ...more })
async function request(email: string, address = '203.0.113.1') {
  const response = await post(`${users}/request-otp`, { email }, { address })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return codeRequest.parse(await response.json()).otpId
}
const codeIn = ({ text = '' } = {}) => /^\d{8}$/m.exec(text)?.[0] ?? ''
const codeMails = async () => (await app.mails()).filter(({ purpose }) => purpose === 'signInCode')
const lastCode = async () => codeIn((await codeMails()).at(-1))
const enter = (otpId: string, password: string, address = '203.0.113.1', cookie = '') =>
  app.request(`${users}/auth-with-otp`, {
    method: 'POST',
    body: { otpId, password },
    address,
    headers: { cookie },
  })
const statusOf = async (response: Promise<Response>) => (await response).status
const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000')

describe('a mailed code', () => {
  test('signs in once, and verifies the address', async () => {
    const credentials = { identity: anna.email, password: anna.password }
    const before = await post(`${users}/auth-with-password`, credentials, { address: '192.0.2.1' })
    const cookie = before.headers.get('set-cookie')?.split(';')[0]
    const otpId = await request(anna.email.toUpperCase())
    const [mail] = await codeMails()
    expect(mail).toMatchObject({ recipient: anna.email, subject: 'Your sign-in code' })
    expect(mail?.text).toContain('once, within 10 minutes')
    const response = await enter(otpId, codeIn(mail), undefined, cookie)
    expect(response.status).toBe(200)
    const { token, record } = await response.json()
    expect(record).toMatchObject({ id: anna.id, verified: true })
    expect(await statusOf(post(`${users}/auth-refresh`, undefined, { token }))).toBe(200)
    const again = await enter(otpId, codeIn(mail))
    expect([again.status, (await again.json()).message]).toEqual([400, 'Invalid or expired OTP.'])
    // The account was used before in this browser, so its password stays.
    await app.people.signIn(anna.email, anna.password)
  })

  test('signs in once for simultaneous requests', async () => {
    const otpId = await request(anna.email)
    const code = await lastCode()
    const answers = await Promise.all([1, 2, 3].map(() => statusOf(enter(otpId, code))))
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test('is refused after ten minutes, after five wrong ones, and after a change of password or address', async () => {
    const late = await request(anna.email)
    const lateCode = await lastCode()
    app.clock.advance(600)
    expect(await statusOf(enter(late, lateCode))).toBe(400)

    const guessed = await request(anna.email)
    const code = await lastCode()
    for (let i = 0; i < 5; i++) expect(await statusOf(enter(guessed, wrongFor(code)))).toBe(400)
    expect(await statusOf(enter(guessed, code))).toBe(400)

    app.clock.advance(600)
    const before = await request(anna.email)
    const password = 'another horse'
    const body = { password, passwordConfirm: password, oldPassword: anna.password }
    const { token } = await app.people.signIn(anna.email, anna.password)
    const path = `${users}/records/${anna.id}`
    expect((await app.request(path, { method: 'PATCH', token, body })).status).toBe(200)
    expect(await statusOf(enter(before, await lastCode()))).toBe(400)

    app.clock.advance(60)
    const moved = await request(anna.email)
    await app.database.db
      .updateTable('users')
      .set({ email: 'new@example.org' })
      .where('id', '=', anna.id)
      .execute()
    expect(await statusOf(enter(moved, await lastCode()))).toBe(400)
  })

  test('is refused with the id of another person’s request, and for another purpose', async () => {
    const ben = await app.people.register()
    const bens = await request(ben.email)
    await request(anna.email)
    expect(await statusOf(enter(bens, await lastCode()))).toBe(400)
    const { otpId } = codeRequest.parse(
      await (await post('/api/account/proof/code', undefined, { token: anna.token })).json(),
    )
    const proof = codeIn((await app.mails()).findLast(({ purpose }) => purpose === 'proofCode'))
    expect(proof).not.toBe('')
    expect(await statusOf(enter(otpId, proof))).toBe(400)
  })

  test('is stored only as a hash', async () => {
    await request(anna.email)
    const stored = await app.database.db.selectFrom('one_time_code').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(await lastCode())
  })

  test('takes the account from a stranger who registered the address', async () => {
    const stranger = await app.people.register({ email: 'victim@example.org' })
    const own = { method: 'POST', token: stranger.token }
    const { secret } = totpSetup.parse(await (await app.request('/api/account/totp', own)).json())
    const code = totpCode(secret, stepAt(app.clock()))
    await app.request('/api/account/totp/confirm', { ...own, body: { code } })
    const otpId = await request('victim@example.org', '192.0.2.1')
    const response = await enter(otpId, await lastCode(), '192.0.2.1')
    expect(response.status).toBe(200)
    expect((await response.json()).record).toMatchObject({ id: stranger.id, verified: true })
    await expect(app.people.signIn(stranger.email, stranger.password)).rejects.toThrow('Failed')
    expect(await statusOf(post(`${users}/auth-refresh`, undefined, { token: stranger.token }))).toBe(401)
  })

  test('also takes it from a stranger in the same network', async () => {
    const stranger = await app.people.register({ email: 'victim@example.org' })
    const otpId = await request('victim@example.org', '127.0.0.1')
    expect(await statusOf(enter(otpId, await lastCode(), '127.0.0.1'))).toBe(200)
    await expect(app.people.signIn(stranger.email, stranger.password)).rejects.toThrow('Failed')
    expect(await statusOf(post(`${users}/auth-refresh`, undefined, { token: stranger.token }))).toBe(401)
  })

  test('leaves the password of a verified account', async () => {
    await app.database.db.updateTable('users').set({ verified: 1 }).where('id', '=', anna.id).execute()
    const otpId = await request(anna.email, '192.0.2.1')
    expect(await statusOf(enter(otpId, await lastCode(), '192.0.2.1'))).toBe(200)
    await app.people.signIn(anna.email, anna.password)
  })
})

describe('asking for a code', () => {
  test('does not reveal by the response or its time whether an address has an account', async () => {
    await open({}, { leastMailRequestMs })
    const timed = async (email: string) => {
      const start = performance.now()
      const id = await request(email)
      return { id, ms: performance.now() - start }
    }
    const known = await timed(anna.email)
    const unknown = await timed('nobody@example.org')
    expect(await codeMails()).toHaveLength(1)
    for (const { id, ms } of [known, unknown]) {
      expect(id).toMatch(/^[a-z0-9]{15}$/)
      expect(ms).toBeGreaterThanOrEqual(149)
    }
    const answers = [await enter(known.id, '00000000'), await enter(unknown.id, '00000000')]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(bodies[0]).toBe(bodies[1])
    expect(await statusOf(post(`${users}/request-otp`, { email: 'x' }))).toBe(400)
    expect(await statusOf(post(`${users}/request-otp`, {}))).toBe(400)
  })

  test('too soon again gives another id for the same code, so that a stranger’s request cannot lock the owner out', async () => {
    const strangers = await request(anna.email, '198.51.100.1')
    const code = await lastCode()
    for (let i = 0; i < 5; i++) await enter(strangers, wrongFor(code), '198.51.100.1')
    const owners = await request(anna.email)
    expect(await codeMails()).toHaveLength(1)
    expect(await statusOf(enter(strangers, code, '198.51.100.1'))).toBe(400)
    expect(await statusOf(enter(owners, code))).toBe(200)
  })

  test('again after the code was used mails another one at once', async () => {
    await app.verify(anna)
    const first = await request(anna.email)
    const used = await lastCode()
    expect(await statusOf(enter(first, used))).toBe(200)
    const second = await request(anna.email)
    expect(await codeMails()).toHaveLength(2)
    expect(await statusOf(enter(second, used))).toBe(400)
    expect(await statusOf(enter(second, await lastCode()))).toBe(200)
  })

  test('treats nobody as known at an account that is not verified', async () => {
    for (let i = 0; i < 8; i++) {
      await Promise.all(['127.0.0.1', '198.51.100.1'].map((address) => request(anna.email, address)))
      app.clock.advance(60)
    }
    expect(await codeMails()).toHaveLength(6)
  })

  test('bounds the ids for one code, from a network and in all', async () => {
    await app.verify(anna)
    const five = (address: string) =>
      Promise.all(Array.from({ length: 5 }, () => request(anna.email, address)))
    const fromOne = (await Promise.all([five('198.51.100.1'), five('198.51.100.1')])).flat()
    const valid = async () =>
      (await app.database.db.selectFrom('one_time_code').select('id').execute()).map(({ id }) => id)
    expect(await valid()).toHaveLength(5)
    expect(fromOne).toEqual(expect.arrayContaining(await valid()))
    await Promise.all(Array.from({ length: 10 }, (_, index) => five(`198.51.100.${index + 2}`)))
    expect(await valid()).toHaveLength(40)
    // The network of the registration is known.
    expect(await valid()).not.toContain(await request(anna.email, '192.0.2.1'))
    const owners = await request(anna.email, '127.0.0.1')
    expect(await valid()).toContain(owners)
  })

  test('works while failed password guesses lock everybody out, as the refusal says', async () => {
    await open({ rateLimits: true })
    const guess = (address: string) =>
      post(`${users}/auth-with-password`, { identity: anna.email, password: anna.password }, { address })
    for (let i = 0; i < 60; i++)
      await post(
        `${users}/auth-with-password`,
        { identity: anna.email, password: 'a guess' },
        { address: `198.51.100.${i}` },
      )
    const refused = await guess('192.0.2.1')
    expect([refused.status, (await refused.json()).data]).toEqual([429, { otp: true }])
    // Strangers also ask for codes, until no more mails are sent to the address.
    for (let i = 0; i < 12; i++) {
      await request(anna.email, `198.51.100.${i}`)
      app.clock.advance(60)
    }
    app.clock.advance(1800)
    const otpId = await request(anna.email, '192.0.2.1')
    expect(await statusOf(enter(otpId, await lastCode(), '192.0.2.1'))).toBe(200)
  })
})

describe('a mailed code as a proof', () => {
  const prove = async (body: unknown, token = anna.token) =>
    statusOf(post('/api/account/proof', body, { token }))

  test('confirms who a signed-in person is, once', async () => {
    app.clock.advance(1200)
    const response = await post('/api/account/proof/code', undefined, { token: anna.token })
    const { otpId } = codeRequest.parse(await response.json())
    const mail = (await app.mails()).at(-1)
    expect(mail).toMatchObject({ purpose: 'proofCode', recipient: anna.email })
    const code = codeIn(mail)
    expect(await prove({ otpId, code: wrongFor(code) })).toBe(400)
    expect(await prove({ otpId })).toBe(400)
    expect(await prove({ otpId, code })).toBe(204)
    expect(await prove({ otpId, code })).toBe(400)
    expect(await statusOf(post('/api/account/proof/code', undefined))).toBe(401)
  })

  test('of another person is refused', async () => {
    const ben = await app.people.register()
    const response = await post('/api/account/proof/code', undefined, { token: ben.token })
    const { otpId } = codeRequest.parse(await response.json())
    expect(await prove({ otpId, code: codeIn((await app.mails()).at(-1)) })).toBe(400)
  })
})

test('a code that cannot be mailed when no earlier one is valid has an id that belongs to no code', async () => {
  const ask = async () => {
    const response = await post('/api/account/proof/code', {}, { token: anna.token })
    expect(response.status).toBe(200)
    return codeRequest.parse(await response.json()).otpId
  }
  const mailed = async () => (await app.mails()).filter(({ purpose }) => purpose === 'proofCode').length
  for (let times = 0; times < 20; times += 1) {
    await ask()
    app.clock.advance(60)
  }
  const before = await mailed()
  expect(before).toBeLessThan(20)
  app.clock.advance(601)
  const otpId = await ask()
  expect(await mailed()).toBe(before)
  expect(otpId).toMatch(/^[a-z0-9]{15}$/)
  const stored = app.database.db.selectFrom('one_time_code').select('id').where('id', '=', otpId)
  expect(await stored.execute()).toEqual([])
})
