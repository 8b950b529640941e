import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountSecurity, secondStepDue } from '#shared/account-security.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'

let app: TestApp
let anna: Person

beforeEach(async () => {
  app = await createTestApp()
  anna = await app.people.register()
})
afterEach(() => app.close())

const turn = async (on: unknown, token: string | undefined = anna.token) =>
  (await app.request('/api/account/mail-code', { method: 'PUT', token, body: { on } })).status
const signIn = () =>
  app.request('/api/collections/users/auth-with-password', {
    method: 'POST',
    body: { identity: anna.email, password: anna.password },
  })

test('a person who asks for a mailed code is not signed in by the password alone', async () => {
  expect(await turn(true)).toBe(204)
  const response = await signIn()
  expect(response.status).toBe(401)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys(secondStepDue.parse(await response.json()))).toEqual(['mfaId'])
  expect(await turn(false)).toBe(204)
  expect((await signIn()).status).toBe(200)
})

test('each change is mailed once, also two within a minute', async () => {
  await turn(true)
  await turn(true)
  await turn(false)
  const mails = (await app.mails()).filter(({ purpose }) => purpose === 'securityChanged')
  expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([
    'A mailed code is now asked for when you sign in to Waymark.',
    'Signing in to Waymark no longer asks for a mailed code.',
  ])
})

test('the change requires a fresh proof, and a value', async () => {
  expect(await turn(undefined)).toBe(400)
  expect(await turn('perhaps')).toBe(400)
  expect(await turn(true, '')).toBe(401)
  app.clock.advance(600)
  expect(await turn(true)).toBe(403)
  const security = await app.request('/api/account/security', { token: anna.token })
  expect(accountSecurity.parse(await security.json()).mailCode).toEqual({ on: false, since: '' })
})
