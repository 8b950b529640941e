import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { type Account, accountById } from '#server/auth/accounts.ts'
import { invalidToken } from '#server/auth/form.ts'
import type { Claims, Tokens, TokenType } from '#server/auth/sessions/tokens.ts'

/** Purposes for which only the newest token is valid, and only once. */
type SingleUse = 'passwordReset' | 'emailChange'

/** Makes the token with this id the only valid one for the purpose; earlier tokens become invalid. */
export async function makeUsable(db: Db, purpose: SingleUse, userId: string, token: string) {
  await db.deleteFrom('mailed_token').where('user', '=', userId).where('purpose', '=', purpose).execute()
  await db.insertInto('mailed_token').values({ user: userId, purpose, token }).execute()
}

/** Marks a token as used. False when it was used before or a newer one exists. */
export async function useOnce(db: Db, purpose: SingleUse, claims: Claims): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailed_token')
    .where('user', '=', claims.id)
    .where('purpose', '=', purpose)
    .where('token', '=', claims.jti ?? '')
    .executeTakeFirst()
  return numDeletedRows === 1n
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
  const claims = account && (await tokens.verify(type, token, account))
  return account && claims ? { account, claims } : { error: invalidToken }
}
