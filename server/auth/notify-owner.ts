import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import type { Draft, Letter, Recipient } from '#server/mail/templates.ts'

/**
 * Queues the mail that informs the owner of an account of a change, in the transaction of the change. An account
 * without an address gets none. `languages` are the tags of the request's Accept-Language.
 */
export async function notifyOwner(
  db: Db,
  { env: { publicUrl }, clock }: { env: Pick<Env, 'publicUrl'>; clock: Clock },
  to: Recipient,
  languages: readonly string[],
  letter: (draft: Draft) => Letter,
) {
  if (to.email === '') return
  await enqueueMail(db, letter({ to, languages, publicUrl }), clock)
}
