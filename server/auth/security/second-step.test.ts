import { beforeEach, describe, expect, test } from 'vitest'
import {
  accountSecurity,
  recoveryCodes,
  secondStepDue,
  totpSetup,
  codeRequest,
} from '#shared/account-security.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { stepAt, totpCode } from './totp.ts'

const users = '/api/collections/users'
let app: TestApp
let anna: Person

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

interface More {
  address?: string
  cookie?: string
}
const post = (path: string, body: unknown, { address, cookie }: More = {}) =>
  app.request(path, { method: 'POST', body, address, ...(cookie && { headers: { cookie } }) })
const own = (method: string, path: string, body?: unknown, token = anna.token) =>
  app.request(`/api/account/${path}`, { method, body, token })
const ownStatus = async (...call: Parameters<typeof own>) => (await own(...call)).status
const securityOf = async () => accountSecurity.parse(await (await own('GET', 'security')).json())

const signIn = (more: object = {}, from: More = {}) =>
  post(`${users}/auth-with-password`, { identity: anna.email, password: anna.password, ...more }, from)
const withCode = (otpId: string, password: string, mfaId?: string, more: object = {}, from: More = {}) =>
  post(`${users}/auth-with-otp`, { otpId, password, mfaId, ...more }, from)
/** Passes the first step with the password and returns the id for the second. */
async function firstStep(from: More = {}) {
  const response = await signIn({}, from)
  expect(response.status).toBe(401)
  return secondStepDue.parse(await response.json()).mfaId
}
async function mailedCode() {
  const { otpId } = (await (await post(`${users}/request-otp`, { email: anna.email })).json()) as {
    otpId: string
  }
  const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'signInCode')
  const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  return { otpId, code }
}

/** Switches the app on. Returns the function for its code at the present time, and the recovery codes. */
async function switchOnApp() {
  const { secret } = totpSetup.parse(await (await own('POST', 'totp')).json())
  const codeNow = (steps = 0) => totpCode(secret, stepAt(app.clock()) + steps)
  const firstCode = codeNow()
  const response = await own('POST', 'totp/confirm', { code: firstCode })
  expect(response.status).toBe(200)
  const { codes } = recoveryCodes.parse(await response.json())
  app.clock.advance(60)
  return { codeNow, codes, firstCode }
}
const securityMails = async () =>
  (await app.mails())
    .filter(({ purpose }) => purpose === 'securityChanged')
    .map(({ text }) => text.split('\n')[0])

describe('an authenticator app', () => {
  test('is on after its first code, with recovery codes that are shown once', async () => {
    const setup = totpSetup.parse(await (await own('POST', 'totp')).json())
    expect(setup.uri).toContain(`secret=${setup.secret}`)
    expect((await securityOf()).totp).toEqual({ on: false, since: '' })
    expect((await signIn()).status).toBe(200)
    const wrong = await own('POST', 'totp/confirm', { code: '000000' })
    expect((await wrong.json()).data.code.code).toBe('validation_invalid_code')

    const { codes } = await switchOnApp()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/)
    const { totp, recoveryCodes: left } = await securityOf()
    expect(totp).toEqual({ on: true, since: '2026-03-01 10:00:00.000Z' })
    expect(left).toEqual({ left: 10, total: 10, made: '2026-03-01 10:00:00.000Z' })
    expect(await securityMails()).toEqual([
      'An authenticator app is now asked for when you sign in to Waymark.',
    ])
    const stored = JSON.stringify(await app.database.db.selectFrom('recovery_code').selectAll().execute())
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''))
  })

  test('is confirmed only while it is set up', async () => {
    const confirm = async (code: string) => (await own('POST', 'totp/confirm', { code })).json()
    const nothing = { status: 400, message: 'No authenticator app is being set up.', data: {} }
    expect(await confirm('000000')).toEqual(nothing)
    const { codeNow } = await switchOnApp()
    expect(await confirm(codeNow())).toEqual(nothing)
    expect(await (await own('POST', 'totp')).json()).toMatchObject({
      status: 400,
      message: 'An authenticator app is set up. Turn it off first.',
    })
  })

  test('completes a sign-in whose first step was the password', async () => {
    const { codeNow } = await switchOnApp()
    const mfaId = await firstStep()
    expect((await withCode('totp', '000000', mfaId)).status).toBe(400)
    const response = await withCode('totp', codeNow(), mfaId)
    expect(response.status).toBe(200)
    const { token, record } = await response.json()
    expect(record.id).toBe(anna.id)
    expect((await app.request('/api/account/security', { token })).status).toBe(200)
  })

  test('completes ten sign-ins in a row', async () => {
    await open({ rateLimits: true })
    const { codeNow } = await switchOnApp()
    for (let times = 0; times < 10; times += 1) {
      expect((await withCode('totp', codeNow(), await firstStep())).status).toBe(200)
      app.clock.advance(30)
    }
  })

  test('accepts each code once, also the code that switched it on, and none from before that', async () => {
    const { codeNow, firstCode } = await switchOnApp()
    app.clock.advance(-60)
    expect((await withCode('totp', firstCode, await firstStep())).status).toBe(400)
    app.clock.advance(60)
    expect((await withCode('totp', codeNow(), await firstStep())).status).toBe(200)
    expect((await withCode('totp', codeNow(), await firstStep())).status).toBe(400)
    expect((await withCode('totp', codeNow(-1), await firstStep())).status).toBe(400)
    expect((await withCode('totp', codeNow(1), await firstStep())).status).toBe(200)
    app.clock.advance(60)
    const ids = [await firstStep(), await firstStep(), await firstStep()]
    const answers = await Promise.all(ids.map((mfaId) => withCode('totp', codeNow(), mfaId)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  })

  test('is named to the web app by a header', async () => {
    const nextAfter = async (response: Promise<Response>) => (await response).headers.get('x-second-step')
    await app.verify(anna)
    expect(await nextAfter(signIn())).toBeNull()
    await own('PUT', 'mail-code', { on: true })
    expect(await nextAfter(signIn())).toBe('otp')
    const { otpId, code } = await mailedCode()
    expect(await nextAfter(withCode(otpId, code))).toBe('password')
    await switchOnApp()
    expect(await nextAfter(signIn())).toBe('totp')
  })

  test('by a mailed code needs no address when the sign-in is named', async () => {
    await app.verify(anna)
    await own('PUT', 'mail-code', { on: true })
    const mfaId = await firstStep()
    const response = await post(`${users}/request-otp`, { mfaId })
    const { otpId } = codeRequest.parse(await response.json())
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'signInCode')
    expect(mail?.recipient).toBe(anna.email)
    const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await withCode(otpId, code, mfaId)).status).toBe(200)
    expect((await post(`${users}/request-otp`, { mfaId })).status).toBe(400)
    const late = await firstStep()
    app.clock.advance(1800)
    expect((await post(`${users}/request-otp`, { mfaId: late })).status).toBe(400)
  })

  test('is not replaced by a mailed code, or by the password after one', async () => {
    await app.verify(anna)
    await switchOnApp()
    const { otpId, code } = await mailedCode()
    const second = await withCode(otpId, code, await firstStep())
    expect(second.status).toBe(400)
    expect((await second.json()).message).toBe('A different authentication method is required.')
    app.clock.advance(60)
    const mailed = await mailedCode()
    const first = await withCode(mailed.otpId, mailed.code)
    expect(first.status).toBe(401)
    const { mfaId } = secondStepDue.parse(await first.json())
    expect((await signIn({ mfaId })).status).toBe(400)
    expect((await signIn({ mfaId: await firstStep() })).status).toBe(400)
  })

  test('cannot be set up or switched off by a session without a fresh proof', async () => {
    await switchOnApp()
    app.clock.advance(600)
    expect(await ownStatus('DELETE', 'totp')).toBe(403)
    expect(await ownStatus('POST', 'totp')).toBe(403)
    expect(await ownStatus('POST', 'totp/confirm', { code: '1' })).toBe(403)
    expect(await ownStatus('POST', 'recovery-codes')).toBe(403)
    expect(await ownStatus('PUT', 'mail-code', { on: true })).toBe(403)
    for (const [method, path] of [
      ['DELETE', 'totp'],
      ['POST', 'totp'],
      ['POST', 'totp/confirm'],
      ['POST', 'recovery-codes'],
      ['PUT', 'mail-code'],
    ] as const)
      expect([path, await ownStatus(method, path, undefined, '')]).toEqual([path, 401])
    expect((await securityOf()).totp.on).toBe(true)
  })

  test('cannot be replaced while it is on; switching it off ends the recovery codes', async () => {
    const { codes } = await switchOnApp()
    expect(await ownStatus('POST', 'totp')).toBe(400)
    expect(await ownStatus('POST', 'totp/confirm', { code: '000000' })).toBe(400)
    const mfaId = await firstStep()
    expect(await ownStatus('DELETE', 'totp')).toBe(204)
    expect(await ownStatus('DELETE', 'totp')).toBe(204)
    expect((await securityOf()).recoveryCodes).toEqual({ left: 0, total: 0, made: '' })
    expect((await withCode('recovery', codes[0] ?? '', mfaId)).status).toBe(400)
    expect((await signIn()).status).toBe(200)
    expect(await securityMails()).toHaveLength(2)
  })

  test('proves nothing before it is on', async () => {
    const { secret } = totpSetup.parse(await (await own('POST', 'totp')).json())
    app.clock.advance(600)
    const code = totpCode(secret, stepAt(app.clock()))
    expect(await ownStatus('POST', 'proof', { otpId: 'totp', code })).toBe(400)
  })

  test('proves who a signed-in person is', async () => {
    const { codeNow } = await switchOnApp()
    app.clock.advance(600)
    expect(await ownStatus('POST', 'proof', { otpId: 'totp', code: '000000' })).toBe(400)
    expect(await ownStatus('POST', 'proof', { otpId: 'totp' })).toBe(400)
    expect((await securityOf()).provenUntil).toBe('')
    expect(await ownStatus('POST', 'proof', { otpId: 'totp', code: codeNow() })).toBe(204)
    expect((await securityOf()).provenUntil).not.toBe('')
  })
})

describe('after a reset of the password by mail', () => {
  async function resetPassword() {
    await post(`${users}/request-password-reset`, { email: anna.email })
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'passwordReset')
    const password = 'chosen anew'
    const body = { token: mail?.token, password, passwordConfirm: password }
    expect((await post(`${users}/confirm-password-reset`, body)).status).toBe(204)
    anna = { ...anna, password }
  }

  test('the second step of a verified account remains', async () => {
    await app.verify(anna)
    await switchOnApp()
    await resetPassword()
    expect((await signIn()).status).toBe(401)
  })

  test('a second step that a stranger has set up with another person’s address is removed', async () => {
    await switchOnApp()
    expect((await signIn()).status).toBe(401)
    await resetPassword()
    expect((await signIn()).status).toBe(200)
  })
})

describe('a recovery code', () => {
  test('replaces the app once, however it is typed', async () => {
    const { codes } = await switchOnApp()
    const [first = '', second = ''] = codes
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    expect((await withCode('recovery', typed, await firstStep())).status).toBe(200)
    expect((await withCode('recovery', first, await firstStep())).status).toBe(400)
    expect((await withCode('recovery', second, await firstStep())).status).toBe(200)
    expect((await securityOf()).recoveryCodes).toMatchObject({ left: 8, total: 10 })
  })

  test('of another person is refused', async () => {
    const ben = await app.people.register()
    const { codes } = await switchOnApp()
    const annas = anna
    anna = ben
    await switchOnApp()
    expect((await withCode('recovery', codes[0] ?? '', await firstStep())).status).toBe(400)
    anna = annas
    expect((await withCode('recovery', codes[0] ?? '', await firstStep())).status).toBe(200)
  })

  test('of an earlier set is refused after new ones were made', async () => {
    expect(await ownStatus('POST', 'recovery-codes')).toBe(400)
    const { codes } = await switchOnApp()
    const response = await own('POST', 'recovery-codes')
    const made = recoveryCodes.parse(await response.json()).codes
    expect((await withCode('recovery', codes[0] ?? '', await firstStep())).status).toBe(400)
    expect((await withCode('recovery', made[0] ?? '', await firstStep())).status).toBe(200)
    expect((await securityMails()).at(-1)).toContain('New recovery codes were made')
  })
})

describe('a sign-in that waits for its second step', () => {
  test('ends after five wrong codes', async () => {
    const { codeNow, codes } = await switchOnApp()
    const mfaId = await firstStep()
    for (let i = 0; i < 5; i++) expect((await withCode('totp', `00000${i}`, mfaId)).status).toBe(400)
    expect((await withCode('totp', codeNow(), mfaId)).status).toBe(400)
    expect((await withCode('recovery', codes[0] ?? '', mfaId)).status).toBe(400)
    expect((await withCode('totp', codeNow(), await firstStep())).status).toBe(200)
  })

  test('ends after half an hour, and when it was used', async () => {
    const { codeNow } = await switchOnApp()
    const mfaId = await firstStep()
    app.clock.advance(1800)
    const late = await withCode('totp', codeNow(), mfaId)
    expect((await late.json()).message).toBe('Invalid or expired MFA session.')
    const used = await firstStep()
    expect((await withCode('totp', codeNow(), used)).status).toBe(200)
    app.clock.advance(60)
    expect((await withCode('totp', codeNow(), used)).status).toBe(400)
  })

  test('ends when the password is changed', async () => {
    const { codeNow } = await switchOnApp()
    const mfaId = await firstStep()
    const password = 'another horse'
    const body = { password, passwordConfirm: password, oldPassword: anna.password }
    const path = `${users}/records/${anna.id}`
    expect((await app.request(path, { method: 'PATCH', token: anna.token, body })).status).toBe(200)
    expect((await withCode('totp', codeNow(), mfaId)).status).toBe(400)
    anna = { ...anna, password }
    expect((await withCode('totp', codeNow(), await firstStep())).status).toBe(200)
  })

  test('is completed only by the person of the first step', async () => {
    const ben = await app.people.register()
    const { codeNow } = await switchOnApp()
    const bens = { identity: ben.email, password: ben.password, mfaId: await firstStep() }
    const response = await post(`${users}/auth-with-password`, bens)
    expect([response.status, (await response.json()).message]).toEqual([400, 'Invalid MFA session.'])
    expect((await withCode('totp', codeNow())).status).toBe(400)
    expect((await withCode('totp', codeNow(), 'unknown')).status).toBe(400)
  })

  test('limits the wrong codes of all sign-ins, without keeping the owner out of a known browser', async () => {
    await open({ rateLimits: true })
    const { codeNow } = await switchOnApp()
    const home = { address: '203.0.113.1' }
    const known = await withCode('totp', codeNow(), await firstStep(home), {}, home)
    expect(known.status).toBe(200)
    app.clock.advance(60)
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      const from = { address: `198.51.100.${i}` }
      statuses.push((await withCode('totp', '000000', await firstStep(from), {}, from)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)])
    const from = { address: '192.0.2.1' }
    const refused = await withCode('totp', codeNow(), await firstStep(from), {}, from)
    // A mailed code is no second step of this account, so the refusal does not offer one.
    expect((await refused.json()).data).toEqual({})
    expect((await withCode('totp', codeNow(), await firstStep(home), {}, home)).status).toBe(200)
  })
})

test('recovery codes that are made many times at once leave room in the hashing queue for passwords', async () => {
  await switchOnApp()
  const ben = await app.people.register()
  const made = Array.from({ length: 8 }, () => ownStatus('POST', 'recovery-codes'))
  const signedIn = post(`${users}/auth-with-password`, { identity: ben.email, password: ben.password })
  expect(await Promise.all(made)).toEqual(Array(8).fill(200))
  expect((await signedIn).status).toBe(200)
})

describe('a remembered browser', () => {
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

  test('gets a cookie whose secret nobody can have planted in it', async () => {
    const { codeNow } = await switchOnApp()
    const rememberWith = async (cookie: string) =>
      cookieOf(await withCode('totp', codeNow(), await firstStep(), { rememberDevice: true }, { cookie }))
    const planted = 'waymark_device=planted'
    const own = await rememberWith(planted)
    expect((await signIn({}, { cookie: planted })).status).toBe(401)
    expect((await signIn({}, { cookie: own })).status).toBe(200)

    // The same with a cookie that the server has given to another person.
    app.clock.advance(60)
    const ben = await app.people.register()
    const bens = { identity: ben.email, password: ben.password }
    const taken = cookieOf(await post(`${users}/auth-with-password`, bens, { address: '192.0.2.1' }))
    const shared = await rememberWith(taken)
    expect((await signIn({}, { cookie: taken })).status).toBe(401)
    expect((await signIn({}, { cookie: shared })).status).toBe(200)
    const devices = app.database.db.selectFrom('known_device').select('id').where('user', '=', ben.id)
    const before = (await devices.execute()).length
    expect((await post(`${users}/auth-with-password`, bens, { cookie: shared })).status).toBe(200)
    expect(await devices.execute()).toHaveLength(before)
  })

  test('keeps its cookie when a form on another site signs it in', async () => {
    const body = new URLSearchParams({ identity: anna.email, password: anna.password })
    const headers = { 'sec-fetch-site': 'cross-site' }
    const path = `${users}/auth-with-password`
    const response = await app.request(path, { method: 'POST', body, headers, address: '192.0.2.1' })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  })

  test('needs no second step for 30 days', async () => {
    const { codeNow } = await switchOnApp()
    const mfaId = await firstStep()
    const response = await withCode('totp', codeNow(), mfaId, { rememberDevice: true })
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    app.clock.advance(30 * 86_400 - 1)
    expect((await signIn({}, { cookie, address: '192.0.2.9' })).status).toBe(200)
    expect((await signIn()).status).toBe(401)
    expect((await signIn({}, { cookie: `${cookie}x` })).status).toBe(401)
    app.clock.advance(1)
    expect((await signIn({}, { cookie })).status).toBe(401)
  })

  test('needs it again after another browser has signed all others out', async () => {
    const { codeNow } = await switchOnApp()
    const remembered = async (address: string) => {
      app.clock.advance(60)
      const from = { address }
      const response = await withCode(
        'totp',
        codeNow(),
        await firstStep(from),
        { rememberDevice: true },
        from,
      )
      return cookieOf(response)
    }
    const [phone, laptop] = [await remembered('192.0.2.1'), await remembered('192.0.2.2')]
    const { token } = (await (await signIn({}, { cookie: laptop })).json()) as { token: string }
    const request = { method: 'DELETE', token, headers: { cookie: laptop } }
    expect((await app.request('/api/auth/sessions', request)).status).toBe(204)
    expect((await signIn({}, { cookie: phone })).status).toBe(401)
    expect((await signIn({}, { cookie: laptop })).status).toBe(200)
  })

  test('needs it again when it was not asked to be remembered', async () => {
    const { codeNow } = await switchOnApp()
    const from = { address: '192.0.2.9' }
    const response = await withCode('totp', codeNow(), await firstStep(from), {}, from)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')
    expect((await signIn({}, { ...from, cookie })).status).toBe(401)
  })

  test('needs it again after the password or the second step was changed, and is remembered for one account', async () => {
    const ben = await app.people.register()
    const { codeNow } = await switchOnApp()
    const remembered = await withCode('totp', codeNow(), await firstStep(), { rememberDevice: true })
    const cookie = remembered.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await signIn({}, { cookie })).status).toBe(200)
    const annas = anna
    anna = ben
    await switchOnApp()
    expect((await signIn({}, { cookie })).status).toBe(401)
    anna = annas
    expect(await ownStatus('POST', 'recovery-codes')).toBe(200)
    expect((await signIn({}, { cookie })).status).toBe(401)

    app.clock.advance(60)
    const again = await withCode('totp', codeNow(), await firstStep(), { rememberDevice: true })
    const second = again.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await signIn({}, { cookie: second })).status).toBe(200)
    const password = 'another horse'
    const body = { password, passwordConfirm: password, oldPassword: anna.password }
    const path = `${users}/records/${anna.id}`
    expect((await app.request(path, { method: 'PATCH', token: anna.token, body })).status).toBe(200)
    anna = { ...anna, password }
    expect((await signIn({}, { cookie: second })).status).toBe(401)
  })
})

describe('the mailed code as the second step', () => {
  const turn = (on: unknown) => ownStatus('PUT', 'mail-code', { on })
  beforeEach(() => app.verify(anna))

  test('is not switched on for an address that is not verified', async () => {
    anna = await app.people.register()
    expect(await turn(true)).toBe(400)
    expect((await signIn()).status).toBe(200)
    await app.verify(anna)
    expect(await turn(true)).toBe(204)
  })

  test('is required after the password, and the password after it', async () => {
    expect(await turn(true)).toBe(204)
    expect((await securityOf()).mailCode).toEqual({ on: true, since: '2026-03-01 10:00:00.000Z' })
    const { otpId, code } = await mailedCode()
    expect((await withCode(otpId, code, await firstStep())).status).toBe(200)
    app.clock.advance(60)
    const mailed = await mailedCode()
    const first = await withCode(mailed.otpId, mailed.code)
    expect(first.status).toBe(401)
    const { mfaId } = secondStepDue.parse(await first.json())
    expect((await signIn({ mfaId })).status).toBe(200)
  })

  test('is not both the first and the second step, and the password is not, either', async () => {
    await turn(true)
    const first = await mailedCode()
    const { mfaId } = secondStepDue.parse(await (await withCode(first.otpId, first.code)).json())
    app.clock.advance(60)
    const second = await mailedCode()
    expect((await withCode(second.otpId, second.code, mfaId)).status).toBe(400)
    expect((await signIn({ mfaId: await firstStep() })).status).toBe(400)
  })

  test('is switched on and off with a mail each, also within a minute', async () => {
    expect([await turn(true), await turn(true), await turn(false)]).toEqual([204, 204, 204])
    expect(await securityMails()).toEqual([
      'A mailed code is now asked for when you sign in to Waymark.',
      'Signing in to Waymark no longer asks for a mailed code.',
    ])
    expect([await turn(undefined), await turn('perhaps')]).toEqual([400, 400])
    expect((await signIn()).status).toBe(200)
  })
})
