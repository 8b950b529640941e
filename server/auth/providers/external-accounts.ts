import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { AccountSecurity } from '#shared/account-security.ts'
import { collectionIds } from '#shared/collections/index.ts'

/** An account at a provider. */
export interface ExternalAccount {
  provider: string
  providerId: string
}

/** A link to be created. */
interface NewLink extends ExternalAccount {
  /** The address or user name at the provider, for the list of links. */
  label: string
  /**
   * Whether the link is kept at a password reset: it was made by the person, or by the owner of the account's address.
   */
  isConfirmed: boolean
}

/** The id of the user to whom a provider account is linked, or null. */
export async function linkedUser(db: Db, { provider, providerId }: ExternalAccount): Promise<string | null> {
  const row = await db
    .selectFrom('_externalAuths')
    .select('recordRef')
    .where('provider', '=', provider)
    .where('providerId', '=', providerId)
    .executeTakeFirst()
  return row?.recordRef ?? null
}

/** A user's links, oldest first. */
export function linksOf(db: Db, user: string): Promise<AccountSecurity['linked']> {
  return db
    .selectFrom('_externalAuths')
    .select(['id', 'provider', 'label', 'created'])
    .where('recordRef', '=', user)
    .orderBy('seq')
    .execute()
}

/** Links a provider account to a user. It replaces the user's earlier link to that provider. */
export async function link(
  db: Db,
  clock: Clock,
  user: string,
  { provider, providerId, label, isConfirmed }: NewLink,
) {
  await db
    .deleteFrom('_externalAuths')
    .where('recordRef', '=', user)
    .where('provider', '=', provider)
    .execute()
  const now = timestampOf(clock())
  await db
    .insertInto('_externalAuths')
    .values({
      id: newId(),
      collectionRef: collectionIds.users,
      recordRef: user,
      provider,
      providerId,
      label,
      confirmed: isConfirmed ? 1 : 0,
      created: now,
      updated: now,
    })
    .execute()
}

/** Removes a link of a user. False when the user has no such link. */
export async function unlink(db: Db, user: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('_externalAuths')
    .where('recordRef', '=', user)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes all links of a user to provider accounts. True when there was one. */
export async function unlinkAll(db: Db, user: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('_externalAuths')
    .where('recordRef', '=', user)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Removes the unconfirmed links of a user: anybody who had access to the account can have made them, and could still
 * sign in after a password reset.
 */
export async function unlinkUnconfirmed(db: Db, user: string): Promise<void> {
  await db.deleteFrom('_externalAuths').where('recordRef', '=', user).where('confirmed', '=', 0).execute()
}
