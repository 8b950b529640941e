import { beforeEach, describe, expect, test } from 'vitest'
import { requestLimits } from '#server/http/request-limits.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { claimsOf } from '#server/test/test-request.ts'
import { newSuperuser } from '#server/test/superusers.ts'

let app: TestApp
let anna: Person

const open = appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

const users = '/api/collections/users'
async function ask(method: string, path: string, token?: string, body: unknown = {}) {
  const response = await app.request(path, {
    method,
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { body }),
  })
  const text = await response.text()
  const { message, data } = (text === '' ? {} : JSON.parse(text)) as { message?: string; data?: unknown }
  return { status: response.status, message, data }
}
const post = (path: string, token?: string, body?: unknown) => ask('POST', path, token, body)
const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status

const hashing = [
  `${users}/auth-with-password`,
  `${users}/auth-with-otp`,
  `${users}/auth-with-oauth2`,
  `${users}/confirm-password-reset`,
  `${users}/confirm-email-change`,
  '/api/account/delete',
  '/api/account/proof',
  '/api/account/totp/confirm',
  '/api/account/recovery-codes',
]
const mailing = [
  `${users}/request-otp`,
  `${users}/request-verification`,
  `${users}/request-password-reset`,
  `${users}/request-email-change`,
  '/api/account/proof/code',
]

describe('the routes that hash a password, and those that mail,', () => {
  beforeEach(() => open({ rateLimits: true }))

  test.each([
    // One person has signed in already.
    ['hash', 1, hashing, mailing],
    ['mail', 0, mailing, hashing],
  ])('share the limit "%s" of a network', async (_kind, before, paths, others) => {
    const [first = ''] = paths
    for (let index = before; index < requestLimits.auth.count; index += 1) {
      expect(await statusOf(post(first))).not.toBe(429)
    }
    for (const path of paths) expect([path, await statusOf(post(path))]).toEqual([path, 429])
    for (const path of others) expect([path, await statusOf(post(path))]).not.toEqual([path, 429])
  })

  test('and the correction of an address, which shares the limit of registrations', async () => {
    // One person is registered already.
    for (let index = 1; index < requestLimits.register.count; index += 1) {
      expect(await statusOf(post('/api/account/correct-email'))).toBe(401)
    }
    expect(await statusOf(post('/api/account/correct-email'))).toBe(429)
    expect(await statusOf(post(`${users}/records`))).toBe(429)
  })
})

const actions = [
  ...hashing.slice(0, 5),
  ...mailing.slice(0, 4),
  `${users}/auth-refresh`,
  `${users}/auth-with-passkey`,
  `${users}/confirm-verification`,
  `${users}/passkey-options`,
].map((path) => path.slice(users.length))

test.each(actions)('%s is for accounts only', async (action) => {
  const city = `/api/collections/city${action}`
  expect(await post(city)).toMatchObject(
    action === '/auth-refresh'
      ? { status: 401 }
      : { status: 404, message: 'Missing or invalid auth collection context.' },
  )
  expect(await post(`/api/collections/nothing${action}`)).toMatchObject({
    status: 404,
    message: 'Missing or invalid collection context.',
  })
  expect(await statusOf(post(`${users}${action}`))).not.toBe(404)
})

test('a person is not an account of another collection, and a superuser is not a person', async () => {
  const wrong = 'The request requires auth record from users collection.'
  expect(await post('/api/collections/city/auth-refresh', anna.token)).toMatchObject({
    status: 403,
    message: wrong,
  })
  const root = await newSuperuser(app)
  const superusersOnly = 'The request requires auth record from _superusers collection.'
  for (const action of ['auth-refresh', 'request-email-change'])
    expect(await post(`${users}/${action}`, root.token)).toMatchObject({
      status: 403,
      message: superusersOnly,
    })
  expect(await post('/api/account/proof', root.token)).toMatchObject({
    status: 403,
    message: 'The authorized record is not allowed to perform this action.',
  })
})

const ofAccount = [
  ['POST', '/api/account/delete'],
  ['POST', '/api/account/proof'],
  ['POST', '/api/account/proof/code'],
  ['GET', '/api/account/security'],
  ['POST', '/api/files/token'],
  ['POST', `${users}/auth-refresh`],
  ['POST', '/api/account/correct-email'],
  ['POST', '/api/account/passkeys'],
] as const

test.each(ofAccount)(
  '%s %s is a 401 for a guest, and after the account was deleted',
  async (method, path) => {
    expect(await statusOf(ask(method, path))).toBe(401)
    // The process keeps the token for some seconds.
    expect(await statusOf(ask('GET', '/api/auth/sessions', anna.token))).toBe(200)
    await app.database.db.deleteFrom('settings').where('user', '=', anna.id).execute()
    await app.database.db.deleteFrom('users').where('id', '=', anna.id).execute()
    const body = { email: 'new@example.org', password: 'x', otpId: '' }
    expect(await statusOf(ask(method, path, anna.token, body))).toBe(401)
  },
)

test('the token for a file names its owner', async () => {
  const reply = await app.request('/api/files/token', { method: 'POST', token: anna.token })
  const { token } = (await reply.json()) as { token: string }
  expect(claimsOf(token)).toMatchObject({ id: anna.id, type: 'file' })
})

const required = { code: 'validation_required', message: 'Cannot be blank.' }

test.each([
  [`${users}/auth-with-otp`, {}, { otpId: required, password: required }],
  [`${users}/auth-with-otp`, { otpId: 'x' }, { password: required }],
  [`${users}/auth-with-otp`, { password: 'x' }, { otpId: required }],
  [`${users}/auth-with-password`, { identity: 'x' }, { password: required }],
  [`${users}/auth-with-password`, { password: 'x' }, { identity: required }],
  ['/api/account/proof', {}, { password: required }],
  ['/api/account/proof', { otpId: 'x' }, { code: required }],
  ['/api/account/proof', { otpId: 'totp' }, { code: required }],
  ['/api/account/delete', {}, { password: required }],
  ['/api/account/totp/confirm', {}, { code: required }],
  ['/api/account/correct-email', {}, { email: required }],
  [`${users}/request-password-reset`, {}, { email: required }],
  [
    `${users}/request-password-reset`,
    { email: ['a@x.org'] },
    { email: { code: 'validation_is_email', message: 'Must be a valid email address.' } },
  ],
  [`${users}/request-verification`, { email: '' }, { email: required }],
  [`${users}/confirm-verification`, {}, { token: required }],
  [`${users}/confirm-email-change`, {}, { token: required, password: required }],
  [`${users}/confirm-email-change`, { password: 'x' }, { token: required }],
  [`${users}/confirm-password-reset`, {}, { token: required, password: required, passwordConfirm: required }],
  [
    `${users}/confirm-password-reset`,
    { token: 'x', password: 'seven77', passwordConfirm: 'other' },
    {
      token: { code: 'validation_invalid_token', message: 'Invalid or expired token.' },
      password: { code: 'validation_length_out_of_range', message: 'The length must be between 8 and 200.' },
      passwordConfirm: { code: 'validation_values_mismatch', message: "Values don't match." },
    },
  ],
])('%s with %j names what is wrong', async (path, body, data) => {
  const refused = await post(path, anna.token, body)
  expect(refused).toMatchObject({
    status: 400,
    message: 'An error occurred while validating the submitted data.',
  })
  expect(refused.data).toMatchObject(data)
  expect(Object.keys(refused.data ?? {}).toSorted()).toEqual(Object.keys(data).toSorted())
})

test('two people who correct their addresses to the same one at once do not both get it', async () => {
  const ben = await app.people.register()
  const correct = ({ token }: Person) =>
    statusOf(post('/api/account/correct-email', token, { email: 'new@example.org' }))
  expect((await Promise.all([correct(anna), correct(ben)])).toSorted()).toEqual([204, 400])
})
