import { randomBytes } from 'node:crypto'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'

/** The purpose of a challenge. A challenge is refused for any other purpose. */
export type ChallengePurpose = 'add' | 'sign in' | 'prove'

/** The lifetime of a challenge. */
export const challengeSeconds = 300

export interface Challenge {
  id: string
  /** Base64url. */
  challenge: string
}

/** Stores a new challenge. `userId` is the user who may answer it; "" when the answer identifies the user. */
export async function issueChallenge(
  db: Db,
  clock: Clock,
  purpose: ChallengePurpose,
  userId: string,
): Promise<Challenge> {
  const issued = { id: newId(), challenge: randomBytes(32).toString('base64url') }
  const expires = timestampOf(secondsAfter(clock(), challengeSeconds))
  await db
    .insertInto('webauthn_challenge')
    .values({ ...issued, purpose, user: userId, expires })
    .execute()
  return issued
}

/**
 * Consumes a challenge and returns it. Null when it does not exist, has expired, was used before, or was issued for
 * another purpose or user; it is consumed in each of these cases, too.
 */
export async function takeChallenge(
  db: Db,
  clock: Clock,
  { id, purpose, userId }: { id: string; purpose: ChallengePurpose; userId: string },
): Promise<string | null> {
  const one = await db
    .selectFrom('webauthn_challenge')
    .select(['challenge', 'purpose', 'user', 'expires'])
    .where('id', '=', id)
    .executeTakeFirst()
  // Of several requests with the same challenge, one deletes the row.
  const { numDeletedRows } = await db.deleteFrom('webauthn_challenge').where('id', '=', id).executeTakeFirst()
  if (!one || numDeletedRows !== 1n) return null
  const isValid = one.purpose === purpose && one.user === userId && one.expires > timestampOf(clock())
  return isValid ? one.challenge : null
}

/** Deletes expired challenges. */
export async function purgeChallenges(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('webauthn_challenge').where('expires', '<=', timestampOf(clock())).execute()
}

/** Deletes the challenges of a user, whose account is deleted. */
export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('webauthn_challenge').where('user', '=', userId).execute()
}
