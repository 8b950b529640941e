import type { Context } from 'hono'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { type Clock, momentOf, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { RequestEnv, UserCaller } from '#server/http/context.ts'
import { ApiError } from '#server/http/errors.ts'

/** For this long after proving who they are, a signed-in person may change what protects the account. */
const freshSeconds = 600

/**
 * Throws a 403 unless the caller has signed in, or has proven who they are by `POST /api/account/proof`, within the
 * last ten minutes. It reads the session from the database: another process can have ended it. Returns the caller.
 */
export async function requireFreshProof(
  auth: Pick<AuthContext, 'db' | 'clock'>,
  c: Context<RequestEnv>,
): Promise<UserCaller> {
  const caller = requireCaller(c.get('caller'))
  await requireProofOf(auth.db, auth.clock, caller)
  return caller
}

/** Like requireFreshProof(), for the caller of a write, on the connection of its transaction. */
export async function requireProofOf(db: Db, clock: Clock, { sessionId }: UserCaller) {
  if ((await provenUntil(db, clock, sessionId)) !== '') return
  const message = 'Confirm that it is you.'
  throw new ApiError(403, message, { proof: { code: 'proof_required', message } })
}

/** Until when the proof of a session is fresh; "" when it is not. */
export async function provenUntil(db: Db, clock: Clock, sessionId: string): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select('proven_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session || session.proven_at === '') return ''
  const now = timestampOf(clock())
  const until = timestampOf(secondsAfter(momentOf(session.proven_at), freshSeconds))
  // A proof in the future is not fresh: after the clock was set back, it would last until the clock has caught up.
  return session.proven_at <= now && now < until ? until : ''
}

/** Records that the person of a session has proven who they are. */
export async function recordProof(db: Db, clock: Clock, sessionId: string) {
  const proven_at = timestampOf(clock())
  await db.updateTable('session').set({ proven_at }).where('id', '=', sessionId).execute()
}
