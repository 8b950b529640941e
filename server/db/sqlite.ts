/** The SQLite backend: one connection. Differences in SQL are in dialect.ts. */
import { statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect as KyselyDialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { type Backend, longestCachedStatement } from './backend.ts'
import { silentNotifier, sqliteNotifier } from './notifier.ts'
import { readerDialect } from './reader/reader-pool.ts'
import { addFunctions } from './sqlite-functions.ts'
import { sqliteDialect, type SqlValue } from './dialect.ts'

/**
 * Opens a SQLite file, ":memory:", or the bytes of a serialized database. A file is in WAL mode with
 * `synchronous = FULL`: each commit is flushed to the disk before it returns.
 */
export function openSqlite(file: string | Buffer): Backend {
  const raw = new SQLite(file, { timeout: 5000 })
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('temp_store = MEMORY')
  raw.pragma('cache_size = -16000')
  addFunctions(raw)
  const kysely: KyselyDialect = {
    createDriver: () => new SqliteDriver(raw),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  }
  return {
    kysely,
    // No other process can read a database in memory.
    bounded: typeof file === 'string' && !raw.memory ? readerDialect(file) : null,
    dialect: sqliteDialect,
    // `data_version` changes when another connection has committed.
    notifier: raw.memory
      ? silentNotifier
      : sqliteNotifier(() => raw.pragma('data_version', { simple: true })),
    upsert: async (_db, ...stored) => upsert(raw, ...stored),
    async insert(_db, table, columns, rows) {
      const names = columns.map((name) => `"${name}"`)
      const placeholders = names.map(() => '?')
      const statement = raw.prepare(
        `insert into "${table}" (${names.join(', ')}) values (${placeholders.join(', ')})`,
      )
      for (const row of rows) statement.run(...row)
    },
    // No lock is needed: `work` runs transactions, each of which takes SQLite's single write lock and checks inside it
    // whether there is anything to do.
    exclusively: (_name, work) => work(),
    async afterBulkLoad() {
      raw.pragma('shrink_memory')
    },
    async inspect() {
      const integrity: unknown = raw.pragma('integrity_check(1)', { simple: true })
      const sizeBytes = typeof file === 'string' && !raw.memory ? statSync(file).size : 0
      const problems = integrity === 'ok' ? [] : [`The file is damaged: ${String(integrity)}.`]
      return {
        version: `SQLite ${String(raw.prepare('select sqlite_version()').pluck().get())}`,
        sizeBytes,
        problems,
      }
    },
    async copyTo(file) {
      await raw.backup(file)
    },
    async isReachable() {
      raw.prepare('select 1').get()
      return true
    },
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    async beforeClose() {
      if (!raw.memory) raw.pragma('wal_checkpoint(TRUNCATE)')
    },
  }
}

/** See Backend.upsert(). Running one prepared statement for each row is the fastest way. */
function upsert(
  raw: SQLite.Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly SqlValue[]>,
  now: string,
): void {
  const names = columns.map((name) => `"${name}"`)
  const changing = names.slice(1)
  const statement = raw.prepare(`
    insert into "${table}" (${names.join(', ')}, created, updated)
    values (${names.map(() => '?').join(', ')}, ?, ?)
    on conflict (id) do update
    set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}, updated = excluded.updated
    where (${changing.map((name) => `"${table}".${name}`).join(', ')})
      is not (${changing.map((name) => `excluded.${name}`).join(', ')})`)
  for (const row of rows) statement.run(...row, now, now)
}

/**
 * One connection whose transactions start with `begin immediate`. After a plain `begin`, a transaction that reads and
 * then writes fails with SQLITE_BUSY_SNAPSHOT when another process has written in between.
 */
class SqliteDriver implements Driver {
  readonly #raw: SQLite.Database
  readonly #connection: SqliteConnection

  constructor(raw: SQLite.Database) {
    this.#raw = raw
    this.#connection = new SqliteConnection(raw)
  }

  async init() {}

  async acquireConnection() {
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // SQLite rolls back by itself after some errors, such as a full disk; a second rollback would throw.
    if (this.#raw.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection() {}

  async destroy() {
    this.#raw.close()
  }
}

const statementCacheSize = 500

class SqliteConnection implements DatabaseConnection {
  readonly #raw: SQLite.Database
  readonly #statements = new Map<string, SQLite.Statement>()

  constructor(raw: SQLite.Database) {
    this.#raw = raw
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(text)
    // `Row` is the type that Kysely derived from the query; better-sqlite3 does not know it.
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: read a page at a time.')
  }

  #prepare(text: string) {
    const cached = this.#statements.get(text)
    const statement = cached ?? this.#raw.prepare(text)
    if (cached) this.#statements.delete(text)
    if (text.length > longestCachedStatement) return statement
    const oldest = this.#statements.keys().next().value
    if (this.#statements.size >= statementCacheSize && oldest !== undefined) this.#statements.delete(oldest)
    this.#statements.set(text, statement)
    return statement
  }
}
