import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { collectionIds } from '#shared/collections/index.ts'
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
