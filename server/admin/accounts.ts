import { type Account, accountByEmail } from '#server/auth/accounts.ts'
import { makeUsable } from '#server/auth/mailed-links/mailed-tokens.ts'
import type { Tokens } from '#server/auth/sessions/tokens.ts'
import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { AdminError } from './admin-error.ts'

/** Marks an account's address as verified, without a mail. Returns the text to print. */
export async function verifyEmail(db: Db, email: string, clock: Clock): Promise<string> {
  const account = await accountOrError(db, email)
  if (account.verified) return `${account.email} is verified already.`
  await db
    .updateTable('users')
    .set({ verified: 1, updated: timestampOf(clock()) })
    .where('id', '=', account.id)
    .execute()
  return `${account.email} is verified.`
}

/** Creates a link for choosing a new password, without a mail. Returns the text to print. */
export async function resetPassword(
  db: Db,
  email: string,
  { tokens, publicUrl, clock }: { tokens: Tokens; publicUrl: string; clock: Clock },
): Promise<string> {
  const account = await accountOrError(db, email)
  const jti = newId()
  const token = await tokens.sign('passwordReset', account, { email: account.email, jti })
  await makeUsable(db, 'passwordReset', account.id, jti, clock)
  return `Within 30 minutes ${account.email} can choose a new password at\n${publicUrl}/auth/reset-password?token=${token}`
}

async function accountOrError(db: Db, email: string): Promise<Account> {
  const account = await accountByEmail(db, email)
  if (!account) throw new AdminError(`There is no account with the address ${email}.`)
  return account
}
