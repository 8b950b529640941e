import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Dialect } from './dialect.ts'

/** A column's type; `->` and a table's name make it a required reference to that table's id. */
export type ColumnType = 'text' | 'number' | 'flag' | `-> ${string}`

/**
 * Makes the table of a collection's records: a hidden `seq` in the order of insertion, `id`, the given columns,
 * `created` and `updated`. No column is ever NULL. What refers to another table but may be empty is text.
 */
export async function createRecordTable(
  db: Db,
  { columns: types }: Dialect,
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
): Promise<void> {
  const column = ([column, type]: [string, ColumnType]) =>
    type === 'text' || type === 'number' || type === 'flag'
      ? sql`${sql.id(column)} ${sql.raw(types[type])} not null`
      : sql`${sql.id(column)} ${sql.raw(types.text)} not null references ${sql.id(type.slice(3))} (id)`
  const all = { ...columns, created: 'text', updated: 'text' } as const
  await sql`create table ${sql.id(name)} (
    seq ${sql.raw(types.seq)},
    id ${sql.raw(types.text)} not null unique,
    ${sql.join(Object.entries(all).map(column))}
  )`.execute(db)
}
