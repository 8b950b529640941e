import { randomBytes } from 'node:crypto'
import { type Expression, sql, type SqlBool } from 'kysely'
import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { newTokenKey, type TokenOwner } from '#server/auth/sessions/tokens.ts'
import { superusers } from '#shared/collections/superusers.ts'

export interface SuperuserAccount extends TokenOwner {
  email: string
  passwordHash: string
}

/** The superuser with this e-mail address, compared without regard to the case of ASCII letters; null when none. */
export const superuserByEmail = (db: Db, email: string) =>
  superuserWhere(db, sql<SqlBool>`lower(email) = ${lowerAscii(email)}`)

export const superuserById = (db: Db, id: string) => superuserWhere(db, sql<SqlBool>`id = ${id}`)

async function superuserWhere(db: Db, condition: Expression<SqlBool>): Promise<SuperuserAccount | null> {
  const row = await db
    .selectFrom('_superusers')
    .select(['id', 'email', 'password_hash', 'token_key'])
    .where(condition)
    .executeTakeFirst()
  if (!row) return null
  const { id, email, password_hash: passwordHash, token_key: tokenKey } = row
  return { id, collectionId: superusers.id, email, passwordHash, tokenKey }
}

/** Whether there is any superuser. While there is none, everything about superusers is off. */
export async function superusersExist(db: Db): Promise<boolean> {
  return (await db.selectFrom('_superusers').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** A password of 144 random bits, for people who copy it into a password manager. */
export const newSuperuserPassword = () => randomBytes(18).toString('base64url')

/** Stores a new superuser. */
export async function addSuperuser(
  db: Db,
  clock: Clock,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const now = timestampOf(clock())
  await db
    .insertInto('_superusers')
    .values({
      id: newId(),
      email,
      emailVisibility: 0,
      verified: 1,
      password_hash: passwordHash,
      token_key: newTokenKey(),
      created: now,
      updated: now,
    })
    .execute()
}

/** Ends the sessions of a superuser, and those in which the superuser impersonates people. */
export async function endSessionsOfSuperuser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('superuser_session').where('superuser', '=', id).execute()
  await db.deleteFrom('session').where('impersonator', '=', id).execute()
}
