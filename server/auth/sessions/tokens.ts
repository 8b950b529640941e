import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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
  sign(type: TokenType, owner: TokenOwner, extra?: Partial<Claims>, seconds?: number): string
  /** The unverified claims, only to find the user with whose key the token must be verified. Null when malformed. */
  peek(token: string): Claims | null
  /** The claims, when the owner's key for this purpose signed them and they have not expired; else null. */
  verify(type: TokenType, token: string, owner: TokenOwner): Claims | null
}

const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header of every token, so that a token with another algorithm or with none is refused by its first segment. */
const header = segment({ alg: 'HS256', typ: 'JWT' })

/**
 * JSON Web Tokens signed by HS256 with a key that is derived from the server's signing key, the purpose and the user's
 * token key. A change of the signing key or the token key makes the token invalid.
 */
export function createTokens(signingKey: string, clock: Clock): Tokens {
  const now = () => Math.floor(clock().getTime() / 1000)
  const signature = (content: string, type: TokenType, { tokenKey }: TokenOwner) => {
    const key = createHmac('sha256', signingKey).update(`${type}\n${tokenKey}`).digest()
    return createHmac('sha256', key).update(content).digest('base64url')
  }
  return {
    sign(type, owner, extra, seconds = tokenSeconds[type]) {
      const exp = now() + seconds
      const claims: Claims = { ...extra, id: owner.id, collectionId: collectionOf(owner), type, exp }
      const content = `${header}.${segment(claims)}`
      return `${content}.${signature(content, type, owner)}`
    },
    peek: claimsIn,
    verify(type, token, owner) {
      const [head, payload, sent, ...more] = token.split('.')
      if (head !== header || payload === undefined || sent === undefined || more.length > 0) return null
      // The texts are compared, because several texts can decode to the same bytes.
      if (!isSameText(sent, signature(`${head}.${payload}`, type, owner))) return null
      const claims = claimsIn(token)
      const isOwners = claims?.id === owner.id && claims.collectionId === collectionOf(owner)
      return isOwners && claims.type === type && claims.exp > now() ? claims : null
    },
  }
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
function isSameText(sent: string, expected: string) {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A new secret for a user's tokens. All tokens signed with the earlier one become invalid. */
export const newTokenKey = () => randomBytes(32).toString('base64url')

const collectionOf = ({ collectionId = collectionIds.users }: TokenOwner) => collectionId

/** The claims of a token, not verified; null when it is malformed. */
function claimsIn(token: string): Claims | null {
  const [, payload, , ...more] = token.split('.')
  if (payload === undefined || more.length > 0) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? claimsOf({ ...claims }) : null
  } catch {
    return null
  }
}

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
