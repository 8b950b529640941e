import type { Context } from 'hono'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { accountById } from '#server/auth/accounts.ts'
import { notifyOwner } from '#server/auth/notify-owner.ts'
import type { Db } from '#server/db/connect.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { securityChangedLetter, type SecurityEvent } from '#server/mail/templates.ts'

/**
 * Queues the mail that tells a user of a change of how the account is protected, in the transaction of the change. Call
 * `auth.notifyOutbox()` after the commit.
 */
export async function mailSecurityChange(
  db: Db,
  auth: Pick<AuthContext, 'env' | 'clock'>,
  c: Context<RequestEnv>,
  user: string,
  event: SecurityEvent,
) {
  const to = await accountById(db, user)
  if (!to) return
  const languages = acceptedLanguages(c.req.header('accept-language'))
  await notifyOwner(db, auth, to, languages, (draft) => securityChangedLetter({ ...draft, event }))
}
