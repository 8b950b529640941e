import { randomInt } from 'node:crypto'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'

const count = 10
/** Without 0, 1, i, l and o, which look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** New recovery codes, such as "7kq2-m4xd". */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, () => `${half()}-${half()}`)

const half = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * The stored forms of a user's codes. They are hashed one after the other, so that the hashing queue has places for
 * others.
 */
export async function hashesOf(
  { passwords }: Pick<AuthContext, 'passwords'>,
  user: string,
  codes: readonly string[],
): Promise<string[]> {
  const hashes: string[] = []
  for (const code of codes) hashes.push(await passwords.digest(plain(code), `recovery code of ${user}`))
  return hashes
}

/** The code as people may type it: with capitals, spaces, or without the hyphen. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^\da-z]/g, '')

/** Replaces the recovery codes of a user. */
export async function storeRecoveryCodes(db: Db, user: string, hashes: readonly string[]) {
  await db.deleteFrom('recovery_code').where('user', '=', user).execute()
  const rows = hashes.map((code_hash) => ({ user, code_hash, used: '' }))
  if (rows.length > 0) await db.insertInto('recovery_code').values(rows).execute()
}

/** Uses a recovery code of a user, once. */
export async function redeemRecoveryCode(auth: AuthContext, user: string, code: string): Promise<boolean> {
  const [code_hash = ''] = await hashesOf(auth, user, [code])
  const { numUpdatedRows } = await auth.db
    .updateTable('recovery_code')
    .set({ used: timestampOf(auth.clock()) })
    .where('user', '=', user)
    .where('code_hash', '=', code_hash)
    .where('used', '=', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
