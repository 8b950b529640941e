import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import type { Collection, Row, Write } from '#server/records/collection.ts'
import { type FieldErrors, notUnique } from './value-errors.ts'

/** An error for each column of each unique constraint that the row would violate. */
export async function uniqueErrors(
  db: Db,
  collection: Collection,
  action: Write['action'],
  row: Row,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const table = sql.table(collection.name)
  const sets = collection.unique ?? []
  for (const { columns, ignoreCase } of action === 'create'
    ? [{ columns: ['id'], ignoreCase: false }, ...sets]
    : sets) {
    const same = columns.map((name) =>
      ignoreCase
        ? sql`lower(${sql.id(name)}) = ${lowerAscii(String(row[name]))}`
        : sql`${sql.id(name)} = ${row[name]}`,
    )
    const itself = action === 'create' ? sql`` : sql`and id <> ${row['id']}`
    const { rows } = await sql`
      select 1 from ${table} where ${sql.join(same, sql` and `)} ${itself} limit 1`.execute(db)
    if (rows.length > 0) for (const name of columns) errors[name] = notUnique
  }
  return errors
}
