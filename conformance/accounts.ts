import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { at, hasCodes, hasStatus, is401, isError, textAt } from './call.ts'
import { check } from './check.ts'
import { password, records } from './world.ts'

const users = '/api/collections/users'
const pair = { password, passwordConfirm: password }
const newEmail = () => `${randomBytes(8).toString('hex')}@example.org`
const required = { code: 'validation_required', message: 'Cannot be blank.' }
const invalid = 'An error occurred while validating the submitted data.'

export const accounts = [
  check(61, 'an empty registration gets the errors of the two passwords only', async ({ post }) => {
    isError(await post('users', {}), 400, 'Failed to create record.', {
      password: required,
      passwordConfirm: required,
    })
  }),
  check(
    62,
    'the errors of a short password and a malformed address are reported together',
    async ({ post }) => {
      const body = { email: 'nobody', password: 'short', passwordConfirm: 'short' }
      hasCodes(await post('users', body), {
        password: 'validation_min_text_constraint',
        email: 'validation_is_email',
      })
    },
  ),
  check(63, 'an address can be registered once', async ({ post, a }) => {
    hasCodes(await post('users', { email: a.email, ...pair }), { email: 'validation_not_unique' })
  }),
  check(64, 'a registration cannot set `verified`', async ({ post }) => {
    hasCodes(await post('users', { email: newEmail(), ...pair, verified: true }), {
      verified: 'validation_values_mismatch',
    })
  }),
  check(65, 'the response to a registration omits a hidden address', async ({ post }) => {
    const { status, json } = await post('users', { email: newEmail(), ...pair, emailVisibility: false })
    assert.deepEqual([status, at(json, 'email')], [200, undefined])
    assert.deepEqual([at(json, 'password'), at(json, 'tokenKey')], [undefined, undefined])
  }),
  check(66, 'signing in returns a token and the own record with its address', async ({ call, a }) => {
    const body = { identity: a.email, password }
    const { json } = await call('POST', `${users}/auth-with-password`, { body })
    assert.equal(at(json, 'record.email'), a.email)
    assert.equal(textAt(json, 'token').split('.').length, 3)
  }),
  check(67, 'a wrong password and an unknown address get the same response', async ({ call, b }) => {
    const attempt = (identity: string) =>
      call('POST', `${users}/auth-with-password`, { body: { identity, password: 'not this one' } })
    isError(await attempt(b.email), 400, 'Failed to authenticate.')
    assert.equal((await attempt(newEmail())).text, (await attempt(b.email)).text)
  }),
  check(68, 'an empty sign-in gets the errors of both fields', async ({ call }) => {
    const answer = await call('POST', `${users}/auth-with-password`, { body: {} })
    isError(answer, 400, invalid, { identity: required, password: required })
  }),
  check(69, 'a malformed token makes the caller a guest', async ({ call }) => {
    const as = { token: 'garbage' }
    hasStatus(await call('GET', `${records('city')}?perPage=1`, { as }), 200)
    is401(await call('POST', `${users}/auth-refresh`, { as }))
  }),
  check(70, 'auth-refresh returns a new token', async ({ call, a }) => {
    const { status, json } = await call('POST', `${users}/auth-refresh`, { as: a })
    const [, claims = ''] = textAt(json, 'token').split('.')
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
    assert.equal(status, 200)
    assert.ok(exp > Date.now() / 1000)
  }),
  check(71, 'a new password needs the old one and ends the token', async ({ call, patch, person }) => {
    const somebody = await person()
    const fresh = { password: 'another good one', passwordConfirm: 'another good one' }
    const change = (body: unknown) => patch('users', somebody.id, body, somebody)
    hasCodes(await change(fresh), { oldPassword: 'validation_required' })
    hasCodes(await change({ ...fresh, oldPassword: 'wrong one' }), {
      oldPassword: 'validation_invalid_old_password',
    })
    hasStatus(await change({ ...fresh, oldPassword: password }), 200)
    is401(await call('POST', `${users}/auth-refresh`, { as: somebody }))
  }),
  check(72, 'an update cannot change the e-mail address', async ({ patch, a }) => {
    hasCodes(await patch('users', a.id, { email: newEmail() }, a), { email: 'validation_values_mismatch' })
  }),
  check(73, 'anyone can request a verification', async ({ call }) => {
    const request = (email: string) => call('POST', `${users}/request-verification`, { body: { email } })
    hasStatus(await request(newEmail()), 204)
    hasCodes(await request('x'), { email: 'validation_is_email' })
  }),
  check(74, 'a malformed verification token has its own error code', async ({ call }) => {
    const answer = await call('POST', `${users}/confirm-verification`, { body: { token: 'abc' } })
    hasCodes(answer, { token: 'validation_invalid_token_claims' })
  }),
  check(75, 'an empty password reset gets the errors of three fields', async ({ call }) => {
    const answer = await call('POST', `${users}/confirm-password-reset`, { body: {} })
    isError(answer, 400, invalid, { token: required, password: required, passwordConfirm: required })
  }),
  check(76, 'a change to the current address, or by a guest, is refused', async ({ call, a }) => {
    const body = { newEmail: a.email }
    const answer = await call('POST', `${users}/request-email-change`, { body, as: a })
    hasCodes(answer, { newEmail: 'validation_not_in_invalid' })
    is401(await call('POST', `${users}/request-email-change`, { body }))
  }),
  check(77, 'auth-methods lists the ways to sign in, for the users collection only', async ({ call }) => {
    const { json } = await call('GET', `${users}/auth-methods`)
    assert.deepEqual(at(json, 'password'), { identityFields: ['email'], enabled: true })
    for (const way of ['mfa', 'otp'])
      assert.equal(Number(at(json, `${way}.duration`)) > 0, at(json, `${way}.enabled`))
    assert.ok(Array.isArray(at(json, 'oauth2.providers')))
    assert.deepEqual([at(json, 'usernamePassword'), at(json, 'emailPassword')], [false, true])
    const other = await call('GET', '/api/collections/city/auth-methods')
    isError(other, 404, 'Missing or invalid auth collection context.')
  }),
  check(78, 'an unknown provider is refused', async ({ call }) => {
    const body = { provider: 'nobody', code: 'x', redirectURL: 'http://localhost/api/oauth2-redirect' }
    const answer = await call('POST', `${users}/auth-with-oauth2`, { body })
    assert.equal(at(answer.json, 'message'), 'An error occurred while loading the submitted data.')
    assert.equal(at(answer.json, 'data.provider.code'), 'validation_invalid_provider')
  }),
]
