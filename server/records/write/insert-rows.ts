import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Row } from '#server/records/collection.ts'

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const mostValues = 8000

/** Inserts rows that all have the columns of the first one, many in each statement. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const names = sql.join(columns.map((column) => sql.id(column)))
  const atOnce = Math.max(1, Math.floor(mostValues / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db)
  }
}
