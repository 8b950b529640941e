import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Caller, RequestEnv } from '#server/http/context.ts'
import { createLog } from '#server/http/log.ts'
import { signInEvents } from './sign-in-events.ts'

const users = '/api/collections/users'
const account = '/api/account'

/** The lines of the log after a request that is answered with `status` to `caller`. */
async function logged(method: string, path: string, status = 204, caller: Caller = null, signedIn?: string) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('debug', (line) => lines.push(JSON.parse(line)))
  const app = new Hono<RequestEnv>()
  app.use('*', async (c, next) => {
    c.set('requestId', 'a-request')
    c.set('clientAddress', '203.0.113.1')
    c.set('caller', caller)
    await next()
  })
  app.use('*', signInEvents(log, { networkHash: (address) => `hash of ${address}` }))
  app.all('*', (c) => {
    if (signedIn !== undefined) c.set('account', signedIn)
    return new Response(null, { status })
  })
  await app.request(path, { method })
  return lines.map(({ time: _time, ...line }) => line)
}

test.each([
  ['POST', `${users}/auth-with-password`, 'sign in with a password'],
  ['POST', '/api/collections/_superusers/auth-with-password', 'sign in with a password'],
  ['POST', `${users}/auth-with-oauth2`, 'sign in with a provider'],
  ['POST', `${users}/auth-with-otp`, 'sign in with a code'],
  ['POST', `${users}/auth-with-passkey`, 'sign in with a passkey'],
  ['POST', `${users}/request-otp`, 'ask for a code'],
  ['POST', `${users}/impersonate/usera0000000000`, 'sign in in place of a person'],
  ['POST', '/api/auth/sign-out', 'sign out'],
  ['POST', `${users}/request-password-reset`, 'ask for a new password'],
  ['POST', `${users}/confirm-password-reset`, 'choose a new password'],
  ['POST', `${users}/request-email-change`, 'ask for a new address'],
  ['POST', `${account}/correct-email`, 'correct the address'],
  ['POST', `${users}/confirm-email-change`, 'confirm a new address'],
  ['POST', `${users}/confirm-verification`, 'confirm the address'],
  ['POST', `${account}/proof`, 'prove who it is'],
  ['POST', `${account}/proof/code`, 'ask for a code to prove who it is'],
  ['POST', `${account}/totp`, 'set up an authenticator app'],
  ['DELETE', `${account}/totp`, 'switch off an authenticator app'],
  ['POST', `${account}/totp/confirm`, 'switch on an authenticator app'],
  ['PUT', `${account}/mail-code`, 'switch the mailed code on or off'],
  ['POST', `${account}/recovery-codes`, 'make recovery codes'],
  ['POST', `${account}/passkeys`, 'add a passkey'],
  ['DELETE', `${account}/passkeys/passkey00000000`, 'remove a passkey'],
  ['DELETE', '/api/collections/_externalAuths/records/link00000000000', 'unlink a provider'],
])('%s %s is logged as "%s"', async (method, path, event) => {
  const fields = { request: 'a-request', event, network: 'hash of 203.0.113.1' }
  expect(await logged(method, path)).toEqual([{ level: 'info', message: 'Account.', ...fields, status: 204 }])
  expect(await logged(method, path, 400)).toEqual([
    { level: 'warn', message: 'Account: refused.', ...fields, status: 400 },
  ])
})

test.each([
  ['GET', `${account}/passkeys`],
  ['GET', `${account}/totp`],
  ['PATCH', `${account}/passkeys/passkey00000000`],
  ['POST', '/api/collections/trip/records'],
  ['DELETE', '/api/collections/trip/records/trip00000000000'],
  ['DELETE', `${account}/mail-code`],
  ['POST', '/'],
])('%s %s is not logged', async (method, path) => {
  expect(await logged(method, path)).toEqual([])
})

test('the line names who has signed in, else the caller, and the superuser in a person’s place', async () => {
  const person = { userId: 'usera0000000000', sessionId: '' }
  const line = async (caller: Caller, signedIn?: string) => {
    const [first] = await logged('POST', `${account}/proof`, 200, caller, signedIn)
    return [first?.['user'], first?.['superuser']]
  }
  expect(await line(null)).toEqual([undefined, undefined])
  expect(await line(null, 'userb0000000000')).toEqual(['userb0000000000', undefined])
  expect(await line(person)).toEqual([person.userId, undefined])
  expect(await line(person, 'userb0000000000')).toEqual(['userb0000000000', undefined])
  expect(await line({ superuserId: 'root00000000000', sessionId: '' })).toEqual([
    undefined,
    'root00000000000',
  ])
  expect(await line({ ...person, impersonator: 'root00000000000' })).toEqual([
    person.userId,
    'root00000000000',
  ])
})
