import type { Context } from 'hono'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { accountById } from '#server/auth/accounts.ts'
import type { Db } from '#server/db/connect.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { securityChangedLetter, type SecurityEvent } from '#server/mail/templates.ts'

/**
 * Queues the mail that tells a user of a change of how the account is protected, in the transaction of the change. Call
 * `auth.notifyOutbox()` after the commit.
 */
export async function mailSecurityChange(
  db: Db,
  { env, clock }: Pick<AuthContext, 'env' | 'clock'>,
  c: Context<RequestEnv>,
  user: string,
  event: SecurityEvent,
) {
  const to = await accountById(db, user)
  if (!to || to.email === '') return
  const languages = acceptedLanguages(c.req.header('accept-language'))
  await enqueueMail(db, securityChangedLetter({ to, languages, publicUrl: env.publicUrl, event }), clock)
}
