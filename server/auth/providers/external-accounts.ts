import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'

/** An account at a provider. */
export interface ExternalAccount {
  provider: string
  providerId: string
}

/** The id of the user to whom a provider account is linked, or null. */
export async function linkedUser(db: Db, { provider, providerId }: ExternalAccount): Promise<string | null> {
  const row = await db
    .selectFrom('external_auth')
    .select('user')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row?.user ?? null
}

/** Links a provider account to a user. It replaces the user's earlier link to that provider. */
export async function link(db: Db, clock: Clock, user: string, { provider, providerId }: ExternalAccount) {
  await db.deleteFrom('external_auth').where('user', '=', user).where('provider', '=', provider).execute()
  await db
    .insertInto('external_auth')
    .values({ id: newId(), user, provider, provider_id: providerId, created: timestampOf(clock()) })
    .execute()
}

/** Removes all links of a user to provider accounts. True when there was one. */
export async function unlinkAll(db: Db, user: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('external_auth').where('user', '=', user).executeTakeFirst()
  return numDeletedRows > 0n
}
