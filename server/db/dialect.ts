/**
 * Everything in which databases differ: how a connection is opened, how a transaction begins, and the few
 * expressions that are not spelled alike. Only SQLite is here so far; whatever else the server writes is SQL
 * that SQLite and PostgreSQL both read.
 */
import { createHash } from 'node:crypto'
import SQLite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect as KyselyDialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  sql,
  type SqlBool,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** A value as both databases hold it; booleans are 0 and 1, JSON and dates are text. */
export type SqlValue = string | number | null

export interface Dialect {
  readonly name: 'sqlite'
  /** How the columns of records are declared. Text compares by its bytes; numbers are double precision. */
  readonly columns: {
    readonly seq: string
    readonly text: string
    readonly number: string
    readonly flag: string
    readonly bytes: string
  }
  /** `operand LIKE pattern`, blind to the case of ASCII letters, with `\` as the escape. */
  like(operand: RawBuilder<unknown>, pattern: RawBuilder<unknown>): RawBuilder<SqlBool>
  /** An order by chance. */
  random(): RawBuilder<unknown>
  /** The elements of a JSON array of texts, to select or join from: a table `alias` with the one column `value`. */
  jsonTexts(array: RawBuilder<unknown>, alias: string): RawBuilder<unknown>
  /** How many elements a JSON array has. */
  jsonLength(array: RawBuilder<unknown>): RawBuilder<number>
  /** The value at a path into a JSON text: a text or a number as such, NULL when there is none. */
  jsonValue(json: RawBuilder<unknown>, path: readonly string[]): RawBuilder<unknown>
  /** True when the error says that a unique index or primary key refused a row. */
  isUniqueViolation(error: unknown): boolean
}

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  // The affinity NUMERIC keeps whole numbers whole, so that one read as text is "5" on both databases.
  columns: { seq: 'integer primary key', text: 'text', number: 'numeric', flag: 'integer', bytes: 'blob' },
  like: (operand, pattern) => sql`${operand} like ${pattern} escape '\\'`,
  random: () => sql`random()`,
  jsonTexts: (array, alias) => sql`json_each(${array}) as ${sql.id(alias)}`,
  jsonLength: (array) => sql`json_array_length(${array})`,
  jsonValue: (json, path) => sql`json_extract(${json}, ${jsonPath(path)})`,
  isUniqueViolation: (error) =>
    error instanceof SQLite.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'),
}

const jsonPath = (path: readonly string[]) =>
  `$${path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `."${key}"`)).join('')}`

/** Opens a SQLite file (":memory:" for none) in WAL mode, each commit flushed to the disk. */
export function openSqlite(file: string | Buffer): { kysely: KyselyDialect; raw: SQLite.Database } {
  const raw = new SQLite(file, { timeout: 5000 })
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('temp_store = MEMORY')
  raw.pragma('cache_size = -16000')
  // PostgreSQL has it built in; views derive ids with it.
  raw.function('md5', { deterministic: true }, (text) => createHash('md5').update(String(text)).digest('hex'))
  const kysely: KyselyDialect = {
    createDriver: () => new SqliteDriver(raw),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  }
  return { kysely, raw }
}

/** See Database.upsert(). The statement is prepared once and run for each row, which is the fastest there is. */
export function upsertIntoSqlite(
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
 * One connection whose transactions begin immediately: a plain `begin` that reads and then writes fails at
 * once with SQLITE_BUSY_SNAPSHOT when a second process has written in between.
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
    // A full disk or a broken constraint may have ended the transaction already.
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
    // The rows' shape is what the query builder was told; the driver itself cannot know it.
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: read a page at a time.')
  }

  #prepare(text: string) {
    const kept = this.#statements.get(text)
    const statement = kept ?? this.#raw.prepare(text)
    if (kept) this.#statements.delete(text)
    const oldest = this.#statements.keys().next().value
    if (this.#statements.size >= statementCacheSize && oldest !== undefined) this.#statements.delete(oldest)
    this.#statements.set(text, statement)
    return statement
  }
}
