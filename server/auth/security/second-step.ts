import type { Clock } from '#server/clock.ts'
import { timestampOf, secondsAfter } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { AccountSecurityTable } from '#server/db/tables.ts'
import { badRequest } from '#server/http/errors.ts'
import { codeRefusals } from '#shared/account-security.ts'

/** The methods of signing in, as the protocol names them; `totp` and `recovery` are second steps only. */
export type SignInMethod = 'password' | 'otp' | 'oauth2' | 'passkey' | 'totp' | 'recovery'

/** How long a sign-in waits for its second step. */
export const mfaSeconds = 1800
const mostTries = 5

/** The row of a user that has none: no second step. */
const unprotected: Omit<AccountSecurityTable, 'user'> = {
  password_changed: '',
  totp_secret: '',
  totp_since: '',
  totp_step: 0,
  mail_code_since: '',
  recovery_codes_made: '',
}

/** How a user's account is protected. */
export async function securityOf(db: Db, user: string): Promise<AccountSecurityTable> {
  const row = await db.selectFrom('account_security').selectAll().where('user', '=', user).executeTakeFirst()
  return row ?? { user, ...unprotected }
}

/** Stores columns of a user's protection. */
export async function changeSecurity(
  db: Db,
  user: string,
  columns: Partial<Omit<AccountSecurityTable, 'user'>>,
) {
  await db
    .insertInto('account_security')
    .values({ user, ...unprotected, ...columns })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(columns))
    .execute()
}

/** Removes the second step of a user, and its recovery codes. */
export async function removeSecondStep(db: Db, user: string) {
  await db.deleteFrom('recovery_code').where('user', '=', user).execute()
  const none = { totp_secret: '', totp_since: '', totp_step: 0, mail_code_since: '', recovery_codes_made: '' }
  await db.updateTable('account_security').set(none).where('user', '=', user).execute()
}

/** The methods that count as the second step of an account; none when it needs only one step. */
export function secondSteps(security: AccountSecurityTable): readonly SignInMethod[] {
  if (security.totp_since !== '') return ['totp', 'recovery', 'passkey']
  if (security.mail_code_since !== '') return ['otp', 'recovery', 'passkey']
  return []
}

/** Stores a sign-in that waits for its second step. Returns the id that the second step must name. */
export async function awaitSecondStep(db: Db, clock: Clock, user: string, method: SignInMethod) {
  const id = newId()
  const expires = timestampOf(secondsAfter(clock(), mfaSeconds))
  await db.insertInto('mfa').values({ id, user, method, expires, tries: 0 }).execute()
  return id
}

const invalid = () => badRequest(codeRefusals.signIn)

/** The user whose sign-in waits for its second step. Throws a 400 when none does. */
export async function userOfSecondStep(db: Db, clock: Clock, mfaId: string): Promise<string> {
  const waiting = await db
    .selectFrom('mfa')
    .select(['user', 'expires'])
    .where('id', '=', mfaId)
    .executeTakeFirst()
  if (!waiting || waiting.expires <= timestampOf(clock())) throw invalid()
  return waiting.user
}

/**
 * Counts an attempt at the second step before it is checked, outside of the transaction, which a failure rolls back.
 * Throws a 400 when the sign-in does not wait any more, or after five tries. Returns the id of its user.
 */
export async function beginSecondStep(db: Db, clock: Clock, mfaId: string): Promise<string> {
  const waiting = await db
    .updateTable('mfa')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', mfaId)
    .where('expires', '>', timestampOf(clock()))
    .where('tries', '<', mostTries)
    .returning('user')
    .executeTakeFirst()
  if (!waiting) throw invalid()
  return waiting.user
}

/**
 * Completes a sign-in that waits for its second step, once, in the transaction that opens the session. Throws a 400
 * unless it waits for this user, and the two methods differ and are enough for the account.
 */
export async function finishSecondStep(
  db: Db,
  clock: Clock,
  mfaId: string,
  user: string,
  method: SignInMethod,
  accepted: readonly SignInMethod[],
) {
  const waiting = await db.selectFrom('mfa').selectAll().where('id', '=', mfaId).executeTakeFirst()
  if (!waiting || waiting.expires <= timestampOf(clock())) throw invalid()
  if (waiting.user !== user) throw badRequest('Invalid MFA session.')
  const isEnough =
    accepted.length === 0 || accepted.some((step) => step === method || step === waiting.method)
  if (waiting.method === method || !isEnough)
    throw badRequest('A different authentication method is required.')
  const { numDeletedRows } = await db.deleteFrom('mfa').where('id', '=', mfaId).executeTakeFirst()
  if (numDeletedRows !== 1n) throw invalid()
}

/** Deletes sign-ins whose second step is no longer awaited. */
export async function purgeSecondSteps(db: Db, clock: Clock) {
  await db.deleteFrom('mfa').where('expires', '<=', timestampOf(clock())).execute()
}
