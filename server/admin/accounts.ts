import { type Account, accountByEmail } from '#server/auth/accounts.ts'
import { makeUsable } from '#server/auth/mailed-links/mailed-tokens.ts'
import { removeSecondStep } from '#server/auth/security/second-step.ts'
import { forgetSecondSteps } from '#server/auth/sessions/known-devices.ts'
import { revokeAccess } from '#server/auth/sessions/revoke-access.ts'
import { newTokenKey, type Tokens } from '#server/auth/sessions/tokens.ts'
import { type Clock, timestampOf } from '#server/clock.ts'
import { type Database, type Db, transaction } from '#server/db/connect.ts'
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
  const token = tokens.sign('passwordReset', account, { email: account.email, jti })
  await makeUsable(db, 'passwordReset', account.id, jti, clock)
  return `Within 30 minutes ${account.email} can choose a new password at\n${publicUrl}/auth/reset-password?token=${token}`
}

/** Ends all sessions of an account, at once also in running processes. Returns the text to print. */
export async function signOut({ db, notifier }: Database, email: string): Promise<string> {
  const account = await accountOrError(db, email)
  await transaction(db, async (db) => {
    await revokeAccess(db, account.id)
    await forgetSecondSteps(db, account.id)
    await db.updateTable('users').set({ token_key: newTokenKey() }).where('id', '=', account.id).execute()
  })
  notifier.notify(`user ${account.id}`)
  return `${account.email} is signed out everywhere. Links and codes that were mailed before are no longer valid.`
}

/** Removes the second step of an account whose owner has lost it. Returns the text to print. */
export async function removeLostSecondStep(db: Db, email: string): Promise<string> {
  const account = await accountOrError(db, email)
  await transaction(db, (db) => removeSecondStep(db, account.id))
  return `${account.email} signs in without a second step. Passkeys and linked accounts are unchanged.`
}

async function accountOrError(db: Db, email: string): Promise<Account> {
  const account = await accountByEmail(db, email)
  if (!account) throw new AdminError(`There is no account with the address ${email}.`)
  return account
}
