import { createHmac, randomBytes } from 'node:crypto'
// By parts: the whole library is 46 files, which every start would read.
import { JOSEError } from 'jose/errors'
import { decodeJwt } from 'jose/jwt/decode'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import type { Clock } from '#server/clock.ts'
import { collectionIds } from '#shared/collections/index.ts'

/** What a token is for. One made for one thing is refused for every other. */
export type TokenType = 'auth' | 'file' | 'verification' | 'passwordReset' | 'emailChange'

/** How long each lives, in seconds. */
export const tokenSeconds = {
  auth: 432_000,
  file: 180,
  verification: 86_400,
  passwordReset: 1800,
  emailChange: 1800,
} satisfies Record<TokenType, number>

export interface Claims {
  id: string
  collectionId: string
  type: string
  /** Seconds since 1970. */
  exp: number
  /** The session, in tokens of type auth. */
  sid?: string
  refreshable?: boolean
  email?: string
  newEmail?: string
  /** The token's own id, in those that can be used once. */
  jti?: string
}

/** Whose token it is, and the secret of theirs that it is signed with. */
export interface TokenOwner {
  id: string
  tokenKey: string
}

export interface Tokens {
  sign(type: TokenType, owner: TokenOwner, extra?: Partial<Claims>): Promise<string>
  /** What the token says of itself, without believing it: only to find whose key to check it with. */
  peek(token: string): Claims | null
  /** The claims, if the owner's key signed them for this purpose and their time has not run out; else null. */
  verify(type: TokenType, token: string, owner: TokenOwner): Promise<Claims | null>
}

/**
 * Tokens signed by HS256 with a key made of the server's signing key, the purpose and the owner's token key:
 * a change of any of them ends the token.
 */
export function createTokens(signingKey: string, clock: Clock): Tokens {
  const keyOf = (type: TokenType, { tokenKey }: TokenOwner) =>
    createHmac('sha256', signingKey).update(`${type}\n${tokenKey}`).digest()
  return {
    sign(type, owner, extra) {
      const exp = Math.floor(clock().getTime() / 1000) + tokenSeconds[type]
      const claims: Claims = { ...extra, id: owner.id, collectionId: collectionIds.users, type, exp }
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(keyOf(type, owner))
    },
    peek(token) {
      try {
        return claimsOf(decodeJwt(token))
      } catch {
        return null
      }
    },
    async verify(type, token, owner) {
      try {
        const { payload } = await jwtVerify(token, keyOf(type, owner), {
          algorithms: ['HS256'],
          currentDate: clock(),
        })
        const claims = claimsOf(payload)
        return claims?.type === type && claims.id === owner.id ? claims : null
      } catch (error) {
        if (error instanceof JOSEError) return null
        throw error
      }
    },
  }
}

/** A new secret for a user's tokens; all that were signed with the one before are dead. */
export const newTokenKey = () => randomBytes(32).toString('base64url')

function claimsOf(payload: Record<string, unknown>): Claims | null {
  const { id, collectionId, type, exp } = payload
  if (!isText(id) || typeof type !== 'string' || typeof exp !== 'number') return null
  if (collectionId !== collectionIds.users) return null
  return {
    id,
    collectionId,
    type,
    exp,
    sid: textOr(payload.sid),
    refreshable: payload.refreshable === true,
    email: textOr(payload.email),
    newEmail: textOr(payload.newEmail),
    jti: textOr(payload.jti),
  }
}

const textOr = (value: unknown) => (isText(value) ? value : undefined)

/** A text that a database can be asked for: a token may say anything before it is believed. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
