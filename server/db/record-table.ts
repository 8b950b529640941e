import { sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Dialect } from './dialect.ts'

/** A column's type. `-> table` is a required foreign key to that table's id. */
export type ColumnType = 'text' | 'number' | 'flag' | `-> ${string}`

/**
 * Creates the table of a collection's records: a hidden `seq` in the order of insertion, `id`, the given columns,
 * `created` and `updated`. Every column is NOT NULL, so an optional reference is a text column without foreign key.
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
