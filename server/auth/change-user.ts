import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { UsersTable } from '#server/db/tables.ts'
import type { Row } from '#server/records/collection.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { timestampAfter } from '#server/records/write/authorize-write.ts'

type Columns = Partial<Pick<UsersTable, 'email' | 'verified' | 'public' | 'password_hash' | 'token_key'>>

/**
 * Changes columns of a user that requests must not write, in the given transaction, and appends the change to
 * `changes`.
 */
export async function changeUser(
  db: Db,
  engine: Engine,
  userId: string,
  columns: Columns,
  changes: Change[],
): Promise<void> {
  const { rows } = await sql<Row>`select * from users where id = ${userId}`.execute(db)
  const [stored = {}] = rows
  const changed = { ...columns, updated: timestampAfter(engine.now(), stored) }
  await db.updateTable('users').set(changed).where('id', '=', userId).execute()
  const row = { ...stored, ...changed }
  changes.push({ action: 'update', collection: engine.registry.get('users'), row, stored })
}
