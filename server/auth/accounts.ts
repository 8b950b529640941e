import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import type { TokenOwner } from './sessions/tokens.ts'

/** The columns of a user that signing in needs. */
export interface Account extends TokenOwner {
  email: string
  verified: boolean
  /** "" for an account without a password, whose owner signs in with a provider. */
  passwordHash: string
  /** A language tag, or "" while the browser decides. */
  language: string
}

const columns = ['id', 'email', 'verified', 'password_hash', 'token_key', 'language'] as const

/** The account with this e-mail address, compared without regard to the case of ASCII letters; null when none. */
export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where(sql`lower(email)`, '=', lowerAscii(email))
    .executeTakeFirst()
  return row ? accountOf(row) : null
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? accountOf(row) : null
}

function accountOf(row: {
  id: string
  email: string
  verified: number
  password_hash: string
  token_key: string
  language: string
}): Account {
  return {
    id: row.id,
    email: row.email,
    verified: row.verified === 1,
    passwordHash: row.password_hash,
    tokenKey: row.token_key,
    language: row.language,
  }
}
