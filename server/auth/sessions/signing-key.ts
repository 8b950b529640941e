import { randomBytes } from 'node:crypto'
import { type Clock, timestampOf } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'

const onlyRow = 'tokens'

/** The server's signing key. It is made at the first start and stored in the database, and so in its backups. */
export function signingKey(db: Db, clock: Clock): Promise<string> {
  // With the lock, only one of several starting processes creates the key.
  return lockedTransaction(db, ['signing key'], async (db) => {
    const row = await db
      .selectFrom('signing_key')
      .select('secret')
      .where('id', '=', onlyRow)
      .executeTakeFirst()
    if (row) return row.secret
    const secret = randomBytes(48).toString('base64url')
    await db
      .insertInto('signing_key')
      .values({ id: onlyRow, secret, created: timestampOf(clock()) })
      .execute()
    return secret
  })
}
