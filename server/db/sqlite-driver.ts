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

export interface DriverHooks {
  /** Throws when the database cannot be written. It is called before each write, and before its result. */
  checkFiles: () => void
  /** Is told of each failed query. */
  onError: (error: Error) => void
}

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

  constructor(
    raw: SQLite.Database,
    { checkFiles = () => {}, onError = () => {} }: Partial<DriverHooks> = {},
  ) {
    this.#raw = raw
    this.#checkFiles = checkFiles
    this.#connection = new SqliteConnection(raw, this.#turns, { checkFiles, onError })
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

class SqliteConnection implements DatabaseConnection {
  readonly #raw: SQLite.Database
  readonly #turns: Turns
  readonly #hooks: DriverHooks
  #recent = new Map<string, PreparedStatement>()
  #older: ReadonlyMap<string, PreparedStatement> = new Map()

  constructor(raw: SQLite.Database, turns: Turns, hooks: DriverHooks) {
    this.#raw = raw
    this.#turns = turns
    this.#hooks = hooks
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return this.#run<Row>(query)
    } catch (error) {
      // A transaction has the lock already, so no other process can hold it up.
      if (!isLocked(error) || this.#raw.inTransaction) throw this.#reported(error)
    }
    return this.#runWhenUnlocked<Row>(query)
  }

  async #runWhenUnlocked<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + longestWaitMs
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      this.#turns.pass()
      await waited(pauseMs * (0.5 + Math.random()))
      await this.#turns.take()
      try {
        return this.#run<Row>(query)
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw this.#reported(error)
      }
    }
  }

  #reported(error: unknown) {
    if (error instanceof Error) this.#hooks.onError(error)
    return error
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: read a page at a time.')
  }

  #run<Row>({ sql: text, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows, readsOnly } = this.#prepare(text)
    // In a transaction, its begin and its commit have checked the files.
    const isOwnWrite = !readsOnly && !this.#raw.inTransaction
    if (isOwnWrite) this.#hooks.checkFiles()
    // `Row` is the type that Kysely derived from the query; better-sqlite3 does not know it.
    const result: QueryResult<Row> = returnsRows
      ? { rows: statement.all(...parameters) as Row[] }
      : { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
    if (isOwnWrite && !this.#raw.inTransaction) this.#hooks.checkFiles()
    return result
  }

  /** Keeps the statements that were used last: at least 250 of them, and at most 500. */
  #prepare(text: string): PreparedStatement {
    const recent = this.#recent.get(text)
    if (recent) return recent
    const prepared = this.#older.get(text) ?? preparedStatement(this.#raw, text)
    if (text.length > longestCachedStatement) return prepared
    if (this.#recent.size >= statementCacheSize / 2) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(text, prepared)
    return prepared
  }
}

const statementCacheSize = 500

/** A statement with what better-sqlite3 says about it. */
interface PreparedStatement {
  statement: SQLite.Statement
  returnsRows: boolean
  readsOnly: boolean
}

function preparedStatement(raw: SQLite.Database, text: string): PreparedStatement {
  const statement = raw.prepare(text)
  return { statement, returnsRows: statement.reader, readsOnly: statement.readonly }
}

const isLocked = (error: unknown) =>
  error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
