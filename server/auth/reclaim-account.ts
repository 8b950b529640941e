import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { removeMailsOf } from '#server/mail/outbox.ts'
import type { Change } from '#server/records/engine.ts'
import type { Account } from './accounts.ts'
import type { AuthContext } from './auth-context.ts'
import { changeUser } from './change-user.ts'
import { deleteUnverifiedPasskeys } from './passkeys/stored-passkeys.ts'
import { unlinkAll } from './providers/external-accounts.ts'
import { removeSecondStep } from './security/second-step.ts'
import { forgetDevices } from './sessions/known-devices.ts'
import { revokeAccess } from './sessions/revoke-access.ts'
import { newTokenKey } from './sessions/tokens.ts'

/**
 * Gives an account with an unverified address to the owner of the address. The person who registered it loses access:
 * the password, all sessions, provider links, passkeys, the second step and queued mails are removed, and the profile
 * becomes private. Returns the account with its new token key.
 */
export async function reclaimAccount(
  db: Db,
  { engine, clock }: Pick<AuthContext, 'engine' | 'clock'>,
  account: Account,
  changes: Change[],
): Promise<Account> {
  const tokenKey = newTokenKey()
  await revokeAccess(db, account.id)
  await unlinkAll(db, account.id)
  await deleteUnverifiedPasskeys(db, account.id)
  await removeSecondStep(db, account.id)
  await forgetDevices(db, account.id)
  await removeMailsOf(db, account)
  await db
    .updateTable('settings')
    .set({ authWithPasswordAvailable: 0, updated: timestampOf(clock()) })
    .where('user', '=', account.id)
    .execute()
  const columns = { password_hash: '', token_key: tokenKey, verified: 1, public: 0 }
  await changeUser(db, engine, account.id, columns, changes)
  return { ...account, tokenKey, passwordHash: '', verified: true }
}
