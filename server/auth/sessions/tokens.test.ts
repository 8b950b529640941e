import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { collectionIds } from '#shared/collections/index.ts'
import { superusers } from '#shared/collections/superusers.ts'
import { createTokens, newTokenKey, tokenSeconds } from './tokens.ts'

const start = new Date('2026-03-01T10:00:00Z')
let now = start
const tokens = createTokens('the server key', () => now)
const anna = { id: 'anna00000000000', tokenKey: newTokenKey() }
const ben = { id: 'ben000000000000', tokenKey: newTokenKey() }

describe('a token', () => {
  test('is valid for its purpose until it expires', async () => {
    now = start
    const token = await tokens.sign('auth', anna, { sid: 'session', refreshable: true })
    expect(await tokens.verify('auth', token, anna)).toMatchObject({
      id: anna.id,
      type: 'auth',
      sid: 'session',
    })
    now = new Date(start.getTime() + (tokenSeconds.auth - 1) * 1000)
    expect(await tokens.verify('auth', token, anna)).not.toBeNull()
    now = new Date(start.getTime() + tokenSeconds.auth * 1000)
    expect(await tokens.verify('auth', token, anna)).toBeNull()
    now = start
  })

  test('has the claims with which it was signed, and texts only', async () => {
    now = start
    const claims = { sid: 'session', refreshable: true, email: 'a@x.org', newEmail: 'b@x.org', jti: 'once' }
    const exp = start.getTime() / 1000 + 60
    const owner = { id: anna.id, collectionId: collectionIds.users, type: 'emailChange', exp }
    const token = await tokens.sign('emailChange', anna, claims, 60)
    expect(tokens.peek(token)).toEqual({ ...owner, ...claims })
    expect(await tokens.verify('emailChange', token, anna)).toEqual({ ...owner, ...claims })
    expect(tokens.peek(await tokens.sign('emailChange', anna, {}, 60))).toEqual({
      ...owner,
      refreshable: false,
    })
    const peeked = (more: object) => tokens.peek(new UnsecuredJWT({ ...owner, ...more }).encode())
    expect(peeked({ sid: 1, email: null, newEmail: ['b@x.org'], jti: 'a\0b', refreshable: 'true' })).toEqual({
      ...owner,
      refreshable: false,
    })
    for (const broken of [
      { id: 1 },
      { id: 'a\0b' },
      { type: undefined },
      { exp: undefined },
      { exp: `${exp}` },
      { collectionId: collectionIds.city },
      { collectionId: undefined },
    ])
      expect(peeked(broken)).toBeNull()
    expect(peeked({ collectionId: superusers.id })).toMatchObject({ collectionId: superusers.id })
  })

  test('of a superuser is none of a person with the same id and key', async () => {
    const root = { ...anna, collectionId: superusers.id }
    const token = await tokens.sign('auth', root)
    expect(await tokens.verify('auth', token, root)).not.toBeNull()
    expect(await tokens.verify('auth', token, anna)).toBeNull()
    expect(await tokens.verify('auth', await tokens.sign('auth', anna), root)).toBeNull()
    expect(await tokens.verify('auth', await tokens.sign('auth', anna), { ...anna, id: ben.id })).toBeNull()
  })

  test.each([
    ['auth', 432_000],
    ['file', 180],
    ['verification', 86_400],
    ['passwordReset', 1800],
    ['emailChange', 1800],
  ] as const)('of type %s is valid for %d seconds', async (type, seconds) => {
    now = start
    expect(tokens.peek(await tokens.sign(type, anna))?.exp).toBe(start.getTime() / 1000 + seconds)
  })

  test('is refused for another purpose', async () => {
    const token = await tokens.sign('verification', anna)
    expect(await tokens.verify('verification', token, anna)).not.toBeNull()
    expect(await tokens.verify('auth', token, anna)).toBeNull()
    expect(await tokens.verify('passwordReset', token, anna)).toBeNull()
  })

  test("is refused with another user's key, and after its owner's key has changed", async () => {
    const token = await tokens.sign('auth', anna)
    expect(await tokens.verify('auth', token, ben)).toBeNull()
    expect(await tokens.verify('auth', token, { ...anna, tokenKey: newTokenKey() })).toBeNull()
  })

  test('is refused without a signature, by another algorithm or by a server with another key', async () => {
    const claims = { id: anna.id, collectionId: collectionIds.users, type: 'auth', exp: 4_000_000_000 }
    const unsigned = new UnsecuredJWT(claims).encode()
    expect(tokens.peek(unsigned)).toMatchObject({ id: anna.id })
    expect(await tokens.verify('auth', unsigned, anna)).toBeNull()
    const key = new TextEncoder().encode('x'.repeat(64))
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key)
    expect(await tokens.verify('auth', other, anna)).toBeNull()
    const foreign = await createTokens('another key', () => now).sign('auth', anna)
    expect(await tokens.verify('auth', foreign, anna)).toBeNull()
  })

  test('is refused when it is malformed', async () => {
    expect(tokens.peek('abc')).toBeNull()
    expect(tokens.peek('a.b.c')).toBeNull()
    expect(await tokens.verify('auth', 'a.b.c', anna)).toBeNull()
  })
})
