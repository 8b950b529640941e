import { notifyOwner } from '#server/auth/notify-owner.ts'
import { changeSecurity } from '#server/auth/security/second-step.ts'
import { revokeAccess } from '#server/auth/sessions/revoke-access.ts'
import { forgetSecondSteps } from '#server/auth/sessions/known-devices.ts'
import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { passwordChangedLetter, type Recipient } from '#server/mail/templates.ts'

/**
 * Runs in the transaction that stores a new password: ends all sessions, makes mailed links invalid, asks every browser
 * for the second step again and mails the owner a notice. `languages` are the tags of the request's Accept-Language.
 */
export async function afterPasswordChange(
  db: Db,
  settings: { env: Pick<Env, 'publicUrl'>; clock: Clock },
  account: Recipient,
  languages: readonly string[],
) {
  await revokeAccess(db, account.id)
  await changeSecurity(db, account.id, { password_changed: timestampOf(settings.clock()) })
  await forgetSecondSteps(db, account.id)
  await notifyOwner(db, settings, account, languages, passwordChangedLetter)
}
