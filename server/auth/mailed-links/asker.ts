import type { Account } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import type { Client } from '#server/auth/sessions/client.ts'
import { isKnown } from '#server/auth/sessions/known-devices.ts'
import type { Asker } from '#server/mail/mail-limits.ts'

/**
 * Who requests a mail to an account. At an unverified account nobody counts as known: otherwise a person who registered
 * somebody else's address would count as its owner.
 */
export async function askerOf(
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  account: Account,
  client: Client,
): Promise<Asker> {
  return { isKnown: account.verified && (await isKnown(db, clock, account.id, client)) }
}
