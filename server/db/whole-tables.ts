/** Tables as they are, row by row: what an archive of the database is made of and read into. */
import { sql } from 'kysely'
import type { Database, Db } from './connect.ts'
import type { SqlValue } from './dialect.ts'

/** A value of a row; bytes are pictures. */
export type StoredValue = SqlValue | Uint8Array

export interface WholeTable {
  name: string
  columns: string[]
}

/** What lives for minutes, and what says of the database itself how it came to be. */
const notKept = new Set(['migration', 'event', 'realtime_client', 'realtime_subscription'])
const pageRows = 2000

/**
 * The tables that hold what people and operators would miss, each after those that it refers to. Their order is the
 * same wherever the schema is, also where pg_restore has made it.
 */
export async function wholeTables(database: Database): Promise<WholeTable[]> {
  const ours = await references(database)
  const schema = ours[0]?.schema
  // Other schemas of the same database can have tables of the same names.
  const described = (await database.db.introspection.getTables()).filter(
    (table) => (table.schema ?? '') === schema,
  )
  const columns = new Map(described.map((table) => [table.name, table.columns]))
  return parentsFirst(ours)
    .filter((name) => !notKept.has(name))
    .map((name) => ({ name, columns: (columns.get(name) ?? []).map((column) => column.name) }))
}

interface Reference {
  name: string
  schema: string
  parent: string
}

async function references({ db, dialect }: Database): Promise<Reference[]> {
  return (await sql<Reference>`${dialect.references}`.execute(db)).rows
}

function parentsFirst(tables: readonly Reference[]): string[] {
  const sorted = tables.toSorted((a, b) =>
    a.name < b.name || (a.name === b.name && a.parent < b.parent) ? -1 : 1,
  )
  const met = new Set<string>()
  const placed: string[] = []
  const place = (name: string) => {
    if (met.has(name)) return
    met.add(name)
    for (const reference of sorted)
      if (reference.name === name && reference.parent !== '') place(reference.parent)
    placed.push(name)
  }
  for (const { name } of sorted) place(name)
  return placed
}

/** Every row of a table, in an order that is the same on every database. The first two columns tell rows apart. */
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

/** True when nobody has registered in the database and no gazetteer was stored in it. */
export async function isEmpty(database: Database): Promise<boolean> {
  const tables = await wholeTables(database)
  for (const name of ['users', 'gazetteer']) {
    if (!tables.some((table) => table.name === name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.db)
    if (rows.length > 0) return false
  }
  return true
}

/** The steps that the database has taken, oldest first; none in one that was never used. */
export async function stepsTaken(database: Database): Promise<string[]> {
  const tables = await references(database)
  if (!tables.some(({ name }) => name === 'migration')) return []
  const rows = await database.db.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
