import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
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
  test('is valid for its purpose until it expires', () => {
    now = start
    const token = tokens.sign('auth', anna, { sid: 'session', refreshable: true })
    expect(tokens.verify('auth', token, anna)).toMatchObject({
      id: anna.id,
      type: 'auth',
      sid: 'session',
    })
    now = new Date(start.getTime() + (tokenSeconds.auth - 1) * 1000)
    expect(tokens.verify('auth', token, anna)).not.toBeNull()
    now = new Date(start.getTime() + tokenSeconds.auth * 1000)
    expect(tokens.verify('auth', token, anna)).toBeNull()
    now = start
  })

  test('has the claims with which it was signed, and texts only', () => {
    now = start
    const claims = { sid: 'session', refreshable: true, email: 'a@x.org', newEmail: 'b@x.org', jti: 'once' }
    const exp = start.getTime() / 1000 + 60
    const owner = { id: anna.id, collectionId: collectionIds.users, type: 'emailChange', exp }
    const token = tokens.sign('emailChange', anna, claims, 60)
    expect(tokens.peek(token)).toEqual({ ...owner, ...claims })
    expect(tokens.verify('emailChange', token, anna)).toEqual({ ...owner, ...claims })
    expect(tokens.peek(tokens.sign('emailChange', anna, {}, 60))).toEqual({
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

  test('of a superuser is not valid as that of a person with the same id and key', () => {
    const root = { ...anna, collectionId: superusers.id }
    const token = tokens.sign('auth', root)
    expect(tokens.verify('auth', token, root)).not.toBeNull()
    expect(tokens.verify('auth', token, anna)).toBeNull()
    expect(tokens.verify('auth', tokens.sign('auth', anna), root)).toBeNull()
    expect(tokens.verify('auth', tokens.sign('auth', anna), { ...anna, id: ben.id })).toBeNull()
  })

  test.each([
    ['auth', 432_000],
    ['file', 180],
    ['verification', 86_400],
    ['passwordReset', 1800],
    ['emailChange', 1800],
  ] as const)('of type %s is valid for %d seconds', (type, seconds) => {
    now = start
    expect(tokens.peek(tokens.sign(type, anna))?.exp).toBe(start.getTime() / 1000 + seconds)
  })

  test('is refused for another purpose', () => {
    const token = tokens.sign('verification', anna)
    expect(tokens.verify('verification', token, anna)).not.toBeNull()
    expect(tokens.verify('auth', token, anna)).toBeNull()
    expect(tokens.verify('passwordReset', token, anna)).toBeNull()
  })

  test('can be created and read as a JSON Web Token by other programs', async () => {
    const key = createHmac('sha256', 'the server key').update(`auth\n${anna.tokenKey}`).digest()
    const token = tokens.sign('auth', anna, { sid: 'session' })
    const { payload, protectedHeader } = await jwtVerify(token, key, { currentDate: now })
    expect(payload).toEqual(JSON.parse(JSON.stringify({ ...tokens.peek(token), refreshable: undefined })))
    const theirs = await new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key)
    expect(theirs).toBe(token)
    expect(tokens.verify('auth', theirs, anna)).toEqual(tokens.peek(token))
  })

  test("is refused with another user's key, and after its owner's key has changed", () => {
    const token = tokens.sign('auth', anna)
    expect(tokens.verify('auth', token, ben)).toBeNull()
    expect(tokens.verify('auth', token, { ...anna, tokenKey: newTokenKey() })).toBeNull()
  })

  test('is refused without a signature, by another algorithm or by a server with another key', async () => {
    const claims = { id: anna.id, collectionId: collectionIds.users, type: 'auth', exp: 4_000_000_000 }
    const unsigned = new UnsecuredJWT(claims).encode()
    expect(tokens.peek(unsigned)).toMatchObject({ id: anna.id })
    expect(tokens.verify('auth', unsigned, anna)).toBeNull()
    const key = new TextEncoder().encode('x'.repeat(64))
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(key)
    expect(tokens.verify('auth', other, anna)).toBeNull()
    const foreign = createTokens('another key', () => now).sign('auth', anna)
    expect(tokens.verify('auth', foreign, anna)).toBeNull()
  })

  test('is refused when its text was changed, even with the same signature', () => {
    const token = tokens.sign('auth', anna)
    const [head = '', payload = '', signature = ''] = token.split('.')
    // The last of the 43 characters has two bits that belong to no byte.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet[alphabet.indexOf(signature.at(-1) ?? '') ^ 1] ?? ''
    const sameBytes = signature.slice(0, -1) + last
    const bytesOf = (text: string) => Buffer.from(text, 'base64url')
    expect(bytesOf(sameBytes)).toEqual(bytesOf(signature))
    const plainHead = Buffer.from('{"typ":"JWT","alg":"HS256"}').toString('base64url')
    for (const other of [
      `${head}.${payload}.${sameBytes}`,
      `${token}=`,
      `${token}.`,
      `${head}.${payload}`,
      `${plainHead}.${payload}.${signature}`,
    ])
      expect(tokens.verify('auth', other, anna)).toBeNull()
    expect(tokens.verify('auth', token, anna)).not.toBeNull()
  })

  test('is refused when it is malformed', () => {
    expect(tokens.peek('abc')).toBeNull()
    expect(tokens.peek('a.b.c')).toBeNull()
    expect(tokens.verify('auth', 'a.b.c', anna)).toBeNull()
  })
})
