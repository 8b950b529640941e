import { createHmac, randomBytes } from 'node:crypto'
// Import single modules: the whole library has 46 files, which every start would load.
import { JOSEError } from 'jose/errors'
import { decodeJwt } from 'jose/jwt/decode'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import type { Clock } from '#server/clock.ts'
import { collectionIds } from '#shared/collections/index.ts'
import { superusers } from '#shared/collections/superusers.ts'

/** The purpose of a token. A token is refused for any other purpose. */
export type TokenType = 'auth' | 'file' | 'verification' | 'passwordReset' | 'emailChange'

/** Lifetimes in seconds. */
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
  /** The session's id, in tokens of type auth. */
  sid?: string
  refreshable?: boolean
  email?: string
  newEmail?: string
  /** The token's own id, in tokens that can be used once. */
  jti?: string
}

/** The owner of a token, with the owner's secret from which the signing key is derived. */
export interface TokenOwner {
  id: string
  /** The users' collection when absent. */
  collectionId?: string
  tokenKey: string
}

export interface Tokens {
  /** A token that expires after `seconds`; after the usual time of its type when absent. */
  sign(type: TokenType, owner: TokenOwner, extra?: Partial<Claims>, seconds?: number): Promise<string>
  /** The unverified claims, only to find the user with whose key the token must be verified. Null when malformed. */
  peek(token: string): Claims | null
  /** The claims, when the owner's key for this purpose signed them and they have not expired; else null. */
  verify(type: TokenType, token: string, owner: TokenOwner): Promise<Claims | null>
}

/**
 * Tokens signed by HS256 with a key that is derived from the server's signing key, the purpose and the user's
 * token key. A change of the signing key or the token key makes the token invalid.
 */
export function createTokens(signingKey: string, clock: Clock): Tokens {
  const keyOf = (type: TokenType, { tokenKey }: TokenOwner) =>
    createHmac('sha256', signingKey).update(`${type}\n${tokenKey}`).digest()
  return {
    sign(type, owner, extra, seconds = tokenSeconds[type]) {
      const exp = Math.floor(clock().getTime() / 1000) + seconds
      const claims: Claims = { ...extra, id: owner.id, collectionId: collectionOf(owner), type, exp }
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
        const isOwners = claims?.id === owner.id && claims.collectionId === collectionOf(owner)
        return isOwners && claims.type === type ? claims : null
      } catch (error) {
        if (error instanceof JOSEError) return null
        throw error
      }
    },
  }
}

/** A new secret for a user's tokens. All tokens signed with the earlier one become invalid. */
export const newTokenKey = () => randomBytes(32).toString('base64url')

const collectionOf = ({ collectionId = collectionIds.users }: TokenOwner) => collectionId

function claimsOf(payload: Record<string, unknown>): Claims | null {
  const { id, collectionId, type, exp } = payload
  if (!isText(id) || typeof type !== 'string' || typeof exp !== 'number') return null
  if (collectionId !== collectionIds.users && collectionId !== superusers.id) return null
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

/** Whether a claim is a text without NUL, which PostgreSQL rejects. Unverified claims can hold anything. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
