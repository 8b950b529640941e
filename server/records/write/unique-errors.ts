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
  const table = sql.table(collection.name)
  const own = collection.unique ?? []
  const sets = action === 'create' ? [{ columns: ['id'], ignoreCase: false }, ...own] : own
  if (sets.length === 0) return {}
  const isTaken = sets.map(({ columns, ignoreCase }, index) => {
    const same = columns.map((name) =>
      ignoreCase
        ? sql`lower(${sql.id(name)}) = ${lowerAscii(String(row[name]))}`
        : sql`${sql.id(name)} = ${row[name]}`,
    )
    const itself = action === 'create' ? sql`` : sql`and id <> ${row['id']}`
    const found = sql`select 1 from ${table} where ${sql.join(same, sql` and `)} ${itself}`
    return sql`case when exists (${found}) then 1 else 0 end as ${sql.id(`s${index}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(isTaken)}`.execute(db)
  const taken = sets.filter((_set, index) => rows[0]?.[`s${index}`] === 1)
  return Object.fromEntries(taken.flatMap(({ columns }) => columns.map((name) => [name, notUnique])))
}
