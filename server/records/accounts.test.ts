import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExample, type Example } from '#server/test/example-records.ts'
import { run } from '#server/test/test-database.ts'

let example: Example

beforeEach(async () => {
  example = await createExample({
    hooks: {
      checkPassword: async (stored, password) => stored['tokenKey'] === password,
      beforeTransaction: async (_db, { body }) =>
        typeof body['password'] === 'string' ? { columns: { tokenKey: body['password'] } } : {},
    },
  })
})
afterEach(() => example.close())

const required = { code: 'validation_required', message: 'Cannot be blank.' }
const mismatch = { code: 'validation_values_mismatch', message: "Values don't match." }
const signUp = async (about: Record<string, unknown> = {}) => {
  const { json } = await example.post('users', {
    email: 'a@x.org',
    password: 'password',
    passwordConfirm: 'password',
    ...about,
  })
  return json
}
const keyOf = async (id: unknown) => {
  const [user] = await run(
    example.database,
    sql`select ${sql.id('tokenKey')} as key from users where id = ${id}`,
  )
  return user?.['key']
}

describe('a new account', () => {
  test('reports errors of the password and its confirmation before other errors', async () => {
    expect((await example.post('users', {})).json).toEqual({
      data: { password: required, passwordConfirm: required },
      message: 'Failed to create record.',
      status: 400,
    })
    expect((await signUp({ email: 'bad', passwordConfirm: 'other' }))['data']).toEqual({
      passwordConfirm: mismatch,
    })
  })

  test('reports the errors of all fields together', async () => {
    expect((await signUp({ email: 'bad', password: 'short', passwordConfirm: 'short' }))['data']).toEqual({
      email: { code: 'validation_is_email', message: 'Must be a valid email address.' },
      password: { code: 'validation_min_text_constraint', message: 'Must be at least 8 character(s).' },
    })
    const long = 'a'.repeat(72)
    expect((await signUp({ password: long, passwordConfirm: long }))['data']).toEqual({
      password: { code: 'validation_max_text_constraint', message: 'Must be less than 71 character(s).' },
    })
    expect((await signUp({ email: '' }))['data']).toEqual({ email: required })
  })

  test.each([
    [7, 'validation_min_text_constraint'],
    [8, undefined],
    [71, undefined],
    [72, 'validation_max_text_constraint'],
  ])('with a password of %i characters, however many bytes they have', async (length, code) => {
    for (const [index, character] of ['a', 'ż', '🚄'].entries()) {
      const password = character.repeat(length)
      const reply = await signUp({ email: `a${index}@x.org`, password, passwordConfirm: password })
      expect(reply['data']).toEqual(code && { password: expect.objectContaining({ code }) })
    }
  })

  test.each([
    'a@b',
    'a b@x.org',
    'a@x.org\r\nBcc: b@x.org',
    '@x.org',
    'a@@x.org',
    'a@-x.org',
    '.a@x.org',
    'a..b@x.org',
  ])('is refused for the address %j', async (email) => {
    expect((await signUp({ email }))['data']).toMatchObject({ email: { code: 'validation_is_email' } })
  })

  test.each(['a+tag@x.org', "o'neil@mail.example.co.uk", 'jürgen@bücher.example', 'A.B-c_d@x1.museum'])(
    'is created for the address %j',
    async (email) => {
      expect(await signUp({ email, emailVisibility: true })).toMatchObject({ email })
    },
  )

  test('needs an address that no other account has, in any case', async () => {
    expect(await signUp()).toMatchObject({ collectionName: 'users' })
    const notUnique = { email: { code: 'validation_not_unique', message: 'Value must be unique.' } }
    expect((await signUp())['data']).toEqual(notUnique)
    expect((await signUp({ email: 'A@X.ORG' }))['data']).toEqual(notUnique)
    expect((await signUp({ name: 'a'.repeat(256) }))['data']).not.toHaveProperty('email')
  })

  test('cannot set `verified` or hidden fields', async () => {
    expect((await signUp({ verified: true }))['data']).toEqual({ verified: mismatch })
    const { id } = await signUp({ tokenKey: 'mine', password: 'password', created: '2000-01-01' })
    expect(await keyOf(id)).toBe('password')
  })

  test('is sent without its address unless emailVisibility is set', async () => {
    const hidden = await signUp({ emailVisibility: false })
    expect(hidden).toMatchObject({ verified: false, name: '' })
    expect(hidden).not.toHaveProperty('email')
    expect(await signUp({ email: 'b@x.org', emailVisibility: true })).toMatchObject({ email: 'b@x.org' })
  })
})

describe('an account', () => {
  const change = async (body: Record<string, unknown>) => {
    const id = String((await signUp())['id'])
    const { json } = await example.patch('users', id, body, id)
    return { json, data: json['data'], id }
  }

  test('cannot change its password without the old one', async () => {
    expect((await change({ password: 'new password' })).data).toEqual({
      passwordConfirm: required,
      oldPassword: required,
    })
  })

  test('gets an error for a wrong old password', async () => {
    const body = { password: 'new password', passwordConfirm: 'new password', oldPassword: 'wrong' }
    expect((await change(body)).data).toEqual({
      oldPassword: { code: 'validation_invalid_old_password', message: 'Missing or invalid old password.' },
    })
  })

  test('has the new password after the change', async () => {
    const body = { password: 'new password', passwordConfirm: 'new password', oldPassword: 'password' }
    const { json, id } = await change(body)
    expect(json).toMatchObject({ id })
    expect(await keyOf(id)).toBe('new password')
  })

  test('cannot change its address or `verified` in an update', async () => {
    expect((await change({ email: 'new@x.org', verified: true })).data).toEqual({
      email: mismatch,
      verified: mismatch,
    })
  })

  test('may send unchanged values, and can set emailVisibility', async () => {
    const { json } = await change({ email: 'a@x.org', verified: false, emailVisibility: true, name: 'Anna' })
    expect(json).toMatchObject({ email: 'a@x.org', emailVisibility: true, name: 'Anna' })
  })
})
