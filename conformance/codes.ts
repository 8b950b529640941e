import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type Answer, at, hasCodes, hasStatus, isError, textAt } from './call.ts'
import { check, ours, protocol } from './check.ts'
import { password, type Person, records, type World } from './world.ts'

const users = '/api/collections/users'
const required = { code: 'validation_required', message: 'Cannot be blank.' }
const invalid = 'An error occurred while validating the submitted data.'
const newEmail = () => `${randomBytes(8).toString('hex')}@example.org`

const requestCode = ({ call }: World, email: string) =>
  call('POST', `${users}/request-otp`, { body: { email } })
const withPassword = ({ call }: World, { email }: Person, more: Record<string, unknown> = {}) =>
  call('POST', `${users}/auth-with-password`, { body: { identity: email, password, ...more } })
const withCode = ({ call }: World, otpId: string, code: string, more: Record<string, unknown> = {}) =>
  call('POST', `${users}/auth-with-otp`, { body: { otpId, password: code, ...more } })

/** Requests a code for a person. Returns its id and the mailed code. */
async function mailedCode(world: World, { email }: Person) {
  const answer = await requestCode(world, email)
  hasStatus(answer, 200)
  return { otpId: textAt(answer.json, 'otpId'), code: await world.codeTo(email) }
}

const isWrongCode = (answer: Answer) => isError(answer, 400, 'Invalid or expired OTP.')

export const requestsForCodes = [
  check(91, 'a code can be requested for any address', async (world) => {
    for (const email of [world.b.email, newEmail()]) {
      const { status, json } = await requestCode(world, email)
      assert.equal(status, 200)
      assert.deepEqual(Object.keys(json as object), ['otpId'])
      assert.match(textAt(json, 'otpId'), /^[a-z0-9]{15}$/)
    }
  }),
  check(92, 'a code cannot be requested for a malformed address or none', async (world) => {
    hasCodes(await requestCode(world, 'x'), { email: 'validation_is_email' })
    isError(await requestCode(world, ''), 400, invalid, { email: required })
  }),
  check(93, 'an empty sign-in with a code gets the errors of both fields', async ({ call }) => {
    const answer = await call('POST', `${users}/auth-with-otp`, { body: {} })
    isError(answer, 400, invalid, { otpId: required, password: required })
  }),
  check(94, 'a wrong code and an unknown id get the same response', async (world) => {
    const { json } = await requestCode(world, world.b.email)
    isWrongCode(await withCode(world, textAt(json, 'otpId'), 'not it'))
    isWrongCode(await withCode(world, 'unknown00000000', '12345678'))
  }),
  check(95, 'codes are for collections of accounts', async ({ call }) => {
    const body = { email: newEmail() }
    const answer = await call('POST', '/api/collections/city/request-otp', { body })
    isError(answer, 404, 'Missing or invalid auth collection context.')
  }),
]

/**
 * Creates a person who needs a second step after the password. The two servers differ in how that is turned on, which
 * `choose` does.
 */
async function withTwoSteps(world: World, choose: (person: Person) => Promise<void>) {
  const person = await world.person()
  await choose(person)
  return person
}
const byAccount = (world: World) =>
  withTwoSteps(world, async (as) => {
    hasStatus(await world.patch('users', as.id, { verified: true }, await world.superuser()), 200)
    hasStatus(await world.call('PUT', '/api/account/mail-code', { as, body: { on: true } }), 204)
  })
/** The `mfa.rule` of the schema is `name = "Two steps"`. */
const byRule = (world: World) =>
  withTwoSteps(world, async (as) => {
    hasStatus(await world.patch('users', as.id, { name: 'Two steps' }, as), 200)
  })

const firstOfTwo = async (world: World, person: Person) => {
  const first = await withPassword(world, person)
  assert.equal(first.status, 401)
  assert.deepEqual(Object.keys(first.json as object), ['mfaId'])
  return textAt(first.json, 'mfaId')
}

const signsInWithTwoSteps = (who: (world: World) => Promise<Person>) => async (world: World) => {
  const person = await who(world)
  const mfaId = await firstOfTwo(world, person)
  const { otpId, code } = await mailedCode(world, person)
  const second = await withCode(world, otpId, code, { mfaId })
  hasStatus(second, 200)
  assert.equal(at(second.json, 'record.id'), person.id)
  hasStatus(
    await world.call('POST', `${users}/auth-refresh`, { as: { token: textAt(second.json, 'token') } }),
    200,
  )
}

const refusesTheSameStepTwice = (who: (world: World) => Promise<Person>) => async (world: World) => {
  const person = await who(world)
  const mfaId = await firstOfTwo(world, person)
  isError(await withPassword(world, person, { mfaId }), 400, 'A different authentication method is required.')
  isError(
    await withPassword(world, person, { mfaId: 'unknown00000000' }),
    400,
    'Invalid or expired MFA session.',
  )
}

export const mailedCodes = [
  check(96, 'a mailed code of eight digits signs in once, and verifies the address', async (world) => {
    const person = await world.person()
    const { otpId, code } = await mailedCode(world, person)
    const { status, json } = await withCode(world, otpId, code)
    assert.equal(status, 200)
    assert.deepEqual([at(json, 'record.id'), at(json, 'record.verified')], [person.id, true])
    assert.equal(at(json, 'record.email'), person.email)
    isWrongCode(await withCode(world, otpId, code))
    const own = await world.call('GET', records('users', person.id), { as: { token: textAt(json, 'token') } })
    hasStatus(own, 200)
  }),
  check(97, 'a code belongs to the id of its request', async (world) => {
    const [one, other] = [await world.person(), await world.person()]
    const { code } = await mailedCode(world, one)
    const { otpId } = await mailedCode(world, other)
    isWrongCode(await withCode(world, otpId, code))
  }),
  ours(
    98,
    'a second step is asked for by a 401 with its id, and completes the sign-in',
    signsInWithTwoSteps(byAccount),
  ),
  protocol(
    98,
    'a second step is asked for by a 401 with its id, and completes the sign-in',
    signsInWithTwoSteps(byRule),
  ),
  ours(99, 'the second step is of another method than the first', refusesTheSameStepTwice(byAccount)),
  protocol(99, 'the second step is of another method than the first', refusesTheSameStepTwice(byRule)),
]
