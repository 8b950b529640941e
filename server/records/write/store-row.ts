import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import { textsOf } from '#server/records/values.ts'

/** Deletes the files that `before` names and `after` does not; all of them when `after` is null. */
export async function dropFiles(db: Db, collection: Collection, before: Row | null, after: Row | null) {
  const drop = collection.hooks?.files?.drop
  if (!before || !drop) return
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.type !== 'file') continue
    const kept = after ? textsOf(field, after[name]) : []
    for (const file of textsOf(field, before[name])) {
      if (!kept.includes(file)) await drop(db, before, file)
    }
  }
}

/** Inserts a row, or updates the columns in which it differs from `stored`. */
export async function store(db: Db, { name }: Collection, stored: Row | null, row: Row): Promise<void> {
  const table = sql.table(name)
  const columns = Object.keys(row).filter((column) => stored?.[column] !== row[column])
  if (!stored) {
    const names = columns.map((column) => sql.id(column))
    const values = columns.map((column) => row[column])
    await sql`insert into ${table} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
  } else if (columns.length > 0) {
    const set = columns.map((column) => sql`${sql.id(column)} = ${row[column]}`)
    await sql`update ${table} set ${sql.join(set)} where id = ${row['id']}`.execute(db)
  }
}
