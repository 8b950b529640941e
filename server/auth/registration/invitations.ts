/** Invitations to create an account, each valid once. */
import { createHash, randomBytes } from 'node:crypto'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'

export const invitationDays = 14

/** Creates an invitation and returns its token. `email` is the address to which it is mailed, or "". */
export async function createInvitation(db: Db, clock: Clock, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const now = clock()
  await db
    .insertInto('invitation')
    .values({
      id: newId(),
      token_hash: hashOf(token),
      email,
      created: timestampOf(now),
      expires: timestampOf(secondsAfter(now, invitationDays * 86_400)),
    })
    .execute()
  return token
}

/** Whether an invitation with this token can be used. */
export async function isInvited(db: Db, clock: Clock, token: string): Promise<boolean> {
  const invitation = await db
    .selectFrom('invitation')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('expires', '>', timestampOf(clock()))
    .executeTakeFirst()
  return invitation !== undefined
}

/** Uses an invitation: it becomes invalid. False when it was not valid. */
export async function useInvitation(db: Db, clock: Clock, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('token_hash', '=', hashOf(token))
    .where('expires', '>', timestampOf(clock()))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The invitations that can be used, oldest first. */
export const validInvitations = (db: Db, clock: Clock) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'created', 'expires'])
    .where('expires', '>', timestampOf(clock()))
    .orderBy('created')
    .orderBy('id')
    .execute()

/** Deletes invitations that have expired. */
export async function purgeInvitations(db: Db, clock: Clock) {
  await db.deleteFrom('invitation').where('expires', '<=', timestampOf(clock())).execute()
}

/** The token is random and long, so that a plain hash is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
