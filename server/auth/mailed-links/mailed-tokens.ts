import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { type Account, accountById } from '#server/auth/accounts.ts'
import { invalidToken } from '#server/auth/form.ts'
import { type Claims, type Tokens, tokenSeconds, type TokenType } from '#server/auth/sessions/tokens.ts'

/** Purposes whose tokens are valid once. */
type SingleUse = 'passwordReset' | 'emailChange'

/**
 * Makes the token with this id valid until it expires. Earlier tokens stay valid: otherwise a stranger who asks for
 * mails to the owner could make the owner's own link invalid.
 */
export async function makeUsable(db: Db, purpose: SingleUse, userId: string, token: string, clock: Clock) {
  const expires = timestampOf(secondsAfter(clock(), tokenSeconds[purpose]))
  await db.insertInto('mailed_token').values({ token, user: userId, purpose, expires }).execute()
}

/**
 * Marks a token as used. False when it was not valid any more. The change that the token allows makes the other tokens
 * of the account invalid.
 */
export async function useOnce(db: Db, purpose: SingleUse, claims: Claims): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailed_token')
    .where('user', '=', claims.id)
    .where('purpose', '=', purpose)
    .where('token', '=', claims.jti ?? '')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes tokens that have expired. */
export async function purgeMailedTokens(db: Db, clock: Clock) {
  await db.deleteFrom('mailed_token').where('expires', '<=', timestampOf(clock())).execute()
}

/** The account and the claims of a token, or an error; `missingClaims` is the error of a token without claims. */
export async function readMailed(
  db: Db,
  tokens: Tokens,
  type: TokenType,
  token: string,
  missingClaims: FieldError,
): Promise<{ account: Account; claims: Claims } | { error: FieldError }> {
  const claimed = tokens.peek(token)
  if (!claimed?.email) return { error: claimed && claimed.type !== type ? invalidToken : missingClaims }
  const account = await accountById(db, claimed.id)
  const claims = account && tokens.verify(type, token, account)
  return account && claims ? { account, claims } : { error: invalidToken }
}
