import type { Db } from '#server/db/connect.ts'
import { badRequest } from '#server/http/errors.ts'
import { accountById } from './accounts.ts'

/** The name of the lock to hold while a way to sign in is removed, so that two requests do not remove the last two. */
export const waysInLock = (userId: string) => `ways in of ${userId}`

/**
 * Throws a 400 when a user has no way to sign in left: no password, no passkey and no linked provider. A mailed code is
 * not counted, because it needs a working mail server. Call it after the removal, in the same transaction.
 */
export async function requireWayIn(db: Db, userId: string): Promise<void> {
  const account = await accountById(db, userId)
  if (account?.passwordHash) return
  const passkeys = db.selectFrom('passkey').select('id').where('user', '=', userId)
  if (await passkeys.executeTakeFirst()) return
  const linked = db.selectFrom('_externalAuths').select('id').where('recordRef', '=', userId)
  if (await linked.executeTakeFirst()) return
  const message = 'The last way to sign in cannot be removed.'
  throw badRequest(message, { last: { code: 'last_way_in', message } })
}
