/** Reads whole tables row by row, for archives of the database. */
import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { SqlValue } from './dialect.ts'
import { migrations } from './migrations.ts'
import type { Db } from './tables.ts'

/** The part of a database that reads its tables; `db` can be a transaction. */
type Readable = Pick<Database, 'db' | 'dialect'>

/** A value in a row; bytes are the content of pictures. */
export type StoredValue = SqlValue | Uint8Array

export interface WholeTable {
  name: string
  columns: string[]
}

/** Tables that an archive leaves out: the list of migrations, and data that is deleted after minutes. */
const notArchived = new Set([
  'migration',
  'event',
  'realtime_client',
  'realtime_subscription',
  'webauthn_challenge',
  'one_time_code',
  'mfa',
])
const pageRows = 2000

/**
 * The tables that belong in an archive, each after the tables that it refers to. The order depends only on names and
 * foreign keys: it is the same on both databases and in a schema that pg_restore has created.
 */
export async function wholeTables(database: Readable): Promise<WholeTable[]> {
  const ours = await references(database)
  const { rows } = await sql<{ table: string; name: string }>`${database.dialect.columns}`.execute(
    database.db,
  )
  const columns = Map.groupBy(rows, ({ table }) => table)
  return parentsFirst(ours)
    .filter((name) => !notArchived.has(name))
    .map((name) => ({ name, columns: (columns.get(name) ?? []).map((column) => column.name) }))
}

interface Reference {
  name: string
  parent: string
}

async function references({ db, dialect }: Readable): Promise<Reference[]> {
  return (await sql<Reference>`${dialect.references}`.execute(db)).rows
}

function parentsFirst(tables: readonly Reference[]): string[] {
  const referencesOf = Map.groupBy(tables, ({ name }) => name)
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    const parents = (referencesOf.get(name) ?? []).map(({ parent }) => parent)
    for (const parent of parents.sort()) if (parent !== '') visit(parent)
    ordered.push(name)
  }
  for (const name of [...referencesOf.keys()].sort()) visit(name)
  return ordered
}

/** Every row of a table, sorted by its first two columns, which must be unique together. Reads a page at a time. */
export async function* rowsOf(db: Db, { name, columns }: WholeTable): AsyncGenerator<StoredValue[]> {
  const key = sql.join(columns.slice(0, 2).map((column) => sql.id(column)))
  const all = sql.join(columns.map((column) => sql.id(column)))
  let after = sql``
  for (;;) {
    const { rows } = await sql<Record<string, StoredValue>>`
      select ${all} from ${sql.table(name)} ${after} order by ${key} limit ${pageRows}`.execute(db)
    const values = rows.map((row) => columns.map((column) => row[column] ?? null))
    yield* values
    const last = values.at(-1)
    if (!last || values.length < pageRows) return
    after = sql`where (${key}) > (${sql.join(last.slice(0, 2))})`
  }
}

/** Whether the database has neither users nor a gazetteer. */
export async function isEmpty(database: Readable): Promise<boolean> {
  const tables = await wholeTables(database)
  for (const name of ['users', 'gazetteer']) {
    if (!tables.some((table) => table.name === name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.db)
    if (rows.length > 0) return false
  }
  return true
}

/** The names of the applied migrations, oldest first; empty for a new database. */
export async function stepsTaken(database: Readable): Promise<string[]> {
  const tables = await references(database)
  if (!tables.some(({ name }) => name === 'migration')) return []
  const rows = await database.db.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** The names of all tables, when the database has tables but none of them belongs to Waymark; otherwise none. */
export async function othersTables(database: Readable): Promise<string[]> {
  const names = new Set((await references(database)).map(({ name }) => name))
  // The first start creates the table `migration` before all others, and can be killed then.
  const others = [...names].filter((name) => name !== 'migration').sort()
  // The table of another program can have the same name and other columns.
  const steps = await stepsTaken(database).catch((error: unknown) => {
    if (isMissingColumn(error)) return []
    throw error
  })
  return steps.some((step) => migrations.some(({ name }) => name === step)) ? [] : others
}

const isMissingColumn = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === '42703') || error.message.startsWith('no such column'))
