import type { Db } from '#server/db/connect.ts'
import type { FieldError } from '#shared/records.ts'
import { type Account, accountById } from '#server/auth/accounts.ts'
import { invalidToken } from '#server/auth/form.ts'
import type { Claims, Tokens, TokenType } from '#server/auth/sessions/tokens.ts'

/** Purposes of which only the newest token is good, and that one once. */
type SingleUse = 'passwordReset' | 'emailChange'

/** Makes the token with this id the one that can be used, once; the one before it is dead. */
export async function makeUsable(db: Db, purpose: SingleUse, userId: string, token: string) {
  await db.deleteFrom('mailed_token').where('user', '=', userId).where('purpose', '=', purpose).execute()
  await db.insertInto('mailed_token').values({ user: userId, purpose, token }).execute()
}

/** Uses a token up. False when it was used already, or a newer one was made. */
export async function useOnce(db: Db, purpose: SingleUse, claims: Claims): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailed_token')
    .where('user', '=', claims.id)
    .where('purpose', '=', purpose)
    .where('token', '=', claims.jti ?? '')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whose token this is and what it claims, or what is wrong with it; `garbled` says it of one without claims. */
export async function readMailed(
  db: Db,
  tokens: Tokens,
  type: TokenType,
  token: string,
  garbled: FieldError,
): Promise<{ account: Account; claims: Claims } | { error: FieldError }> {
  const claimed = tokens.peek(token)
  if (!claimed?.email) return { error: claimed && claimed.type !== type ? invalidToken : garbled }
  const account = await accountById(db, claimed.id)
  const claims = account && (await tokens.verify(type, token, account))
  return account && claims ? { account, claims } : { error: invalidToken }
}
