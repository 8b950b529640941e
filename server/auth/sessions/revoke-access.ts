import type { Db } from '#server/db/connect.ts'

/**
 * Ends all access that depends on the present password or address: sessions, mailed links and codes, and sign-ins that
 * wait for their second step. Runs in the transaction that changes the password or the address.
 */
export async function revokeAccess(db: Db, user: string) {
  for (const table of ['session', 'mailed_token', 'one_time_code', 'mfa'] as const) {
    await db.deleteFrom(table).where('user', '=', user).execute()
  }
}
