import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { longestCachedStatement } from './backend.ts'
import { Turns } from './turns.ts'

/** How long a statement waits for the lock of another process. */
const longestWaitMs = 5000
/** The lock is tried again after about a millisecond at first, and after up to this time later. */
const longestPauseMs = 50

/** On a connection that only reads, it begins a read of the state of that moment, without a lock. */
const begin = CompiledQuery.raw('begin immediate')

/**
 * A driver with one connection. Transactions, and statements outside of one, take turns. The connection must have a
 * busy timeout of 0: waiting for the lock of another process would hold up the whole process. A statement that finds
 * the database locked gives its turn away, and tries again later.
 */
export class SqliteDriver implements Driver {
  readonly #raw: SQLite.Database
  readonly #turns = new Turns(1)
  readonly #connection: SqliteConnection
  readonly #checkFiles: () => void

  /** `checkFiles` throws when the database cannot be written. It is called before each write, and before its result. */
  constructor(raw: SQLite.Database, checkFiles = () => {}) {
    this.#raw = raw
    this.#checkFiles = checkFiles
    this.#connection = new SqliteConnection(raw, this.#turns, checkFiles)
  }

  async init() {}

  async acquireConnection() {
    await this.#turns.take()
    return this.#connection
  }

  // After a plain `begin`, a transaction that reads and then writes fails with SQLITE_BUSY_SNAPSHOT when another process
  // has written in between.
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(begin)
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    this.#checkFiles()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // SQLite rolls back by itself after some errors, such as a full disk; a second rollback would throw.
    if (this.#raw.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection() {
    this.#turns.pass()
  }

  async destroy() {
    this.#raw.close()
  }
}

const statementCacheSize = 500

class SqliteConnection implements DatabaseConnection {
  readonly #raw: SQLite.Database
  readonly #turns: Turns
  readonly #checkFiles: () => void
  readonly #statements = new Map<string, SQLite.Statement>()

  constructor(raw: SQLite.Database, turns: Turns, checkFiles: () => void) {
    this.#raw = raw
    this.#turns = turns
    this.#checkFiles = checkFiles
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + longestWaitMs
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return this.#run<Row>(query)
      } catch (error) {
        // A transaction has the lock already, so no other process can hold it up.
        if (!isLocked(error) || this.#raw.inTransaction || performance.now() > deadline) throw error
      }
      this.#turns.pass()
      await waited(pauseMs * (0.5 + Math.random()))
      await this.#turns.take()
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: read a page at a time.')
  }

  #run<Row>({ sql: text, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(text)
    const writes = !this.#raw.inTransaction && !statement.readonly
    if (writes) this.#checkFiles()
    // `Row` is the type that Kysely derived from the query; better-sqlite3 does not know it.
    const result: QueryResult<Row> = statement.reader
      ? { rows: statement.all(...parameters) as Row[] }
      : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
    if (writes && !this.#raw.inTransaction) this.#checkFiles()
    return result
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

const isLocked = (error: unknown) =>
  error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
