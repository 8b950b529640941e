import type { Account } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import type { Client } from '#server/auth/sessions/client.ts'
import { isKnown } from '#server/auth/sessions/known-devices.ts'
import type { Asker } from '#server/mail/mail-limits.ts'

/**
 * Who asks for a mail to an account. Nobody is known at an unverified account: whoever has registered it with another
 * person's address would count as that person.
 */
export async function askerOf(
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  account: Account,
  client: Client,
): Promise<Asker> {
  return { isKnown: account.verified && (await isKnown(db, clock, account.id, client)) }
}
