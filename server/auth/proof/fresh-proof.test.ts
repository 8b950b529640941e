import { describe, expect, test } from 'vitest'
import { accountSecurity } from '#shared/account-security.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'

let app: TestApp
let anna: Person

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const prove = (body: unknown, token: string | undefined = anna.token) =>
  app.request('/api/account/proof', { method: 'POST', body, token })
const securityOf = async (token: string) => {
  const response = await app.request('/api/account/security', { token })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return accountSecurity.parse(await response.json())
}

describe('the proof of a session', () => {
  test('is fresh for ten minutes after the sign-in', async () => {
    expect((await securityOf(anna.token)).provenUntil).toBe('2026-03-01 10:10:00.000Z')
    app.clock.advance(599)
    expect((await securityOf(anna.token)).provenUntil).not.toBe('')
    app.clock.advance(1)
    expect((await securityOf(anna.token)).provenUntil).toBe('')
  })

  test('is renewed by the password, for this session only', async () => {
    const other = await app.people.signIn(anna.email, anna.password)
    app.clock.advance(1200)
    expect((await prove({ password: anna.password })).status).toBe(204)
    expect((await securityOf(anna.token)).provenUntil).toBe('2026-03-01 10:30:00.000Z')
    expect((await securityOf(other.token)).provenUntil).toBe('')
  })

  test('is not renewed by a wrong password, another person’s password or none', async () => {
    const ben = await app.people.register({ password: 'password of Ben' })
    app.clock.advance(1200)
    for (const body of [{ password: 'a guess' }, { password: ben.password }, { password: '' }, {}]) {
      const response = await prove(body)
      expect([body, response.status]).toEqual([body, 400])
    }
    expect((await prove({ password: anna.password }, '')).status).toBe(401)
    expect((await securityOf(anna.token)).provenUntil).toBe('')
  })

  test('is not fresh when the clock was set back', async () => {
    app.clock.advance(-3600)
    expect((await securityOf(anna.token)).provenUntil).toBe('')
  })

  test('limits the number of wrong passwords', async () => {
    await open({ rateLimits: true })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await prove({ password: `guess ${i}` })).status)
    expect(statuses.slice(9)).toEqual([400, 429])
  })
})

describe('the security of an account', () => {
  test('of a new account has its first password', async () => {
    expect(await securityOf(anna.token)).toEqual({
      password: { set: true, changed: '' },
      passkeys: [],
      totp: { on: false, since: '' },
      mailCode: { on: false, since: '' },
      recoveryCodes: { left: 0, total: 0, made: '' },
      linked: [],
      provenUntil: '2026-03-01 10:10:00.000Z',
    })
    expect((await app.request('/api/account/security')).status).toBe(401)
  })

  test('says when the password was changed', async () => {
    app.clock.advance(60)
    const password = 'another horse'
    const body = { password, passwordConfirm: password, oldPassword: anna.password }
    const path = `/api/collections/users/records/${anna.id}`
    expect((await app.request(path, { method: 'PATCH', token: anna.token, body })).status).toBe(200)
    const { token } = await app.people.signIn(anna.email, password)
    expect((await securityOf(token)).password).toEqual({ set: true, changed: '2026-03-01 10:01:00.000Z' })
  })
})
