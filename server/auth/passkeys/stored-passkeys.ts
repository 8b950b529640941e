import type { AuthenticatorTransport } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { type Clock, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { Passkey } from '#shared/account-security.ts'

/** A passkey with what is needed to verify its signatures. */
export interface StoredPasskey {
  id: string
  userId: string
  /** Base64url. */
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
}

/** What browsers need to find a passkey's authenticator. */
export interface CredentialDescriptor {
  /** The credential's id, base64url. */
  id: string
  transports: AuthenticatorTransport[]
}

/** The transports to an authenticator that browsers know. */
export const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
const storedTransports = z.array(z.enum(transports))

/** A user's passkeys as their owner sees them, oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created', 'used'])
    .where('user', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .execute()
}

export async function descriptorsOf(db: Db, userId: string): Promise<CredentialDescriptor[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.credential_id,
    transports: storedTransports.parse(JSON.parse(row.transports)),
  }))
}

/** The passkey with this credential id, or null. */
export async function passkeyWith(db: Db, credentialId: string): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'user', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user, credentialId, publicKey: row.public_key } : null
}

export interface NewPasskey {
  userId: string
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: readonly AuthenticatorTransport[]
  name: string
  /** Whether the owner's e-mail address is verified. */
  isOwnerVerified: boolean
}

export async function storePasskey(db: Db, clock: Clock, added: NewPasskey): Promise<Passkey> {
  const shown = { id: newId(), name: added.name, created: timestampOf(clock()), used: '' }
  await db
    .insertInto('passkey')
    .values({
      ...shown,
      user: added.userId,
      credential_id: added.credentialId,
      public_key: added.publicKey,
      counter: added.counter,
      transports: JSON.stringify(added.transports),
      owner_verified: added.isOwnerVerified ? 1 : 0,
    })
    .execute()
  return shown
}

/**
 * Records that a passkey has signed. False, without a change, when its counter is not above the stored one: then
 * another copy of the key has signed in the meantime. Passkeys that do not count send 0.
 */
export async function recordUse(db: Db, clock: Clock, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used: timestampOf(clock()) })
    .where('id', '=', id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renames a user's passkey. False when the user has no such passkey. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('user', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a user's passkey. False when the user has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('user', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Deletes the passkeys that were added before the account's address was verified. Whoever registers another person's
 * address could otherwise keep a way in after that person has taken over the account.
 */
export async function deleteUnverifiedPasskeys(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkey').where('user', '=', userId).where('owner_verified', '=', 0).execute()
}
