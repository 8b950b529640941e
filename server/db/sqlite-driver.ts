import { setTimeout as waited } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { SqliteStatements } from './sqlite-statements.ts'
import { Turns } from './turns.ts'

/** The maximum time for which a statement waits for the lock of another process. */
const longestWaitMs = 5000
/** The lock is tried again after about a millisecond at first, and after up to this time later. */
const longestPauseMs = 50

/** A group is committed when it has this many members, or when at the end of a member it is this old. */
const bounds = { members: 100, ms: 20 }

/**
 * `immediate`, because after a plain `begin` a transaction that reads and then writes fails with SQLITE_BUSY_SNAPSHOT when
 * another process has written in between. On a read-only connection it begins a read of the state at that moment, without
 * a lock.
 */
const begin = CompiledQuery.raw('begin immediate')
const [commit, rollback] = [CompiledQuery.raw('commit'), CompiledQuery.raw('rollback')]
const savepoint = CompiledQuery.raw('savepoint member')
const rollbackToSavepoint = CompiledQuery.raw('rollback to member')
const releaseSavepoint = CompiledQuery.raw('release member')

export interface DriverHooks {
  /** Throws when the database cannot be written. Called before each write, and before its result is returned. */
  checkFiles: () => void
  /** Called for each failed query. */
  onError: (error: Error) => void
  /** The time for the bounds of a group, in milliseconds. */
  now: () => number
}

/** Several transactions that are committed together. */
class Group {
  size = 0
  readonly begunAt: number
  /** Resolves when the group is stored, and rejects when it could not be. */
  readonly stored = Promise.withResolvers<void>()
  /** The error that made SQLite roll back the whole group by itself, such as a full disk. */
  lost: Error | null = null

  constructor(begunAt: number) {
    this.begunAt = begunAt
    // Each waiting member gets the error. There may be none, so the rejection is handled here.
    this.stored.promise.catch(() => {})
  }
}

interface Member {
  group: Group
  /** False for the first member, which is rolled back with the whole group: no other member begins before it ends. */
  hasSavepoint: boolean
}

/**
 * A driver with one connection, which only one statement or one group of transactions uses at a time. The connection
 * must have a busy timeout of 0: waiting for the lock of another process would block the whole process. A statement
 * that finds the database locked lets others run, and tries again later.
 *
 * Transactions that are requested during one turn of the event loop are committed together, because each commit waits
 * for the disk. They run one after the other, all except the first in a savepoint, so that each can fail alone. The
 * result or error of a member can depend on an earlier member, so it is returned only after the commit, and no
 * statement outside of the group runs before that.
 */
export class SqliteDriver implements Driver {
  readonly #raw: SQLite.Database
  readonly #statements: SqliteStatements
  readonly #hooks: DriverHooks
  /** Held by a read, or by a group until its commit. */
  readonly #connection = new Turns(1)
  /** Held by the transaction that runs. */
  readonly #transactions = new Turns(1)
  readonly #members = new Map<DatabaseConnection, Member>()
  #group: Group | null = null

  constructor(
    raw: SQLite.Database,
    { checkFiles = () => {}, onError = () => {}, now = () => performance.now() }: Partial<DriverHooks> = {},
  ) {
    this.#raw = raw
    this.#statements = new SqliteStatements(raw)
    this.#hooks = { checkFiles, onError, now }
  }

  async init() {}

  async acquireConnection() {
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery() {
        throw new Error('Queries are not streamed: read a page at a time.')
      },
    }
    return connection
  }

  async beginTransaction(connection: DatabaseConnection) {
    const deadline = performance.now() + longestWaitMs
    await this.#transactions.take()
    try {
      const group = this.#group ?? (await this.#newGroup(deadline))
      const hasSavepoint = group.size > 0
      if (hasSavepoint) this.#run(savepoint)
      group.size += 1
      this.#members.set(connection, { group, hasSavepoint })
    } catch (error) {
      this.#transactions.pass()
      throw error
    }
  }

  async commitTransaction(connection: DatabaseConnection) {
    const member = this.#members.get(connection)
    if (!member) throw new Error('The transaction has not begun.')
    const { group, hasSavepoint } = member
    if (group.lost) throw group.lost
    if (hasSavepoint) this.#run(releaseSavepoint)
    this.#members.delete(connection)
    this.#commitSoon(group)
    this.#transactions.pass()
    await group.stored.promise
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    const member = this.#members.get(connection)
    // Its commit has failed.
    if (!member) return
    const { group, hasSavepoint } = member
    this.#members.delete(connection)
    try {
      if (group.lost) throw group.lost
      if (!hasSavepoint) {
        this.#run(rollback)
        return this.#end(group)
      }
      this.#run(rollbackToSavepoint)
      this.#run(releaseSavepoint)
      this.#commitSoon(group)
    } catch (error) {
      this.#abandon(group, error)
      throw error
    } finally {
      this.#transactions.pass()
    }
    await group.stored.promise
  }

  async releaseConnection() {}

  /** Runs `work` when no statement and no transaction runs. */
  async alone(work: () => void) {
    await this.#connection.take()
    try {
      work()
    } finally {
      this.#connection.pass()
    }
  }

  async destroy() {
    this.#raw.close()
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const member = this.#members.get(connection)
    if (member) return this.#runIn<Row>(member.group, query)
    if (this.#reported(() => this.#statements.readsOnly(query))) {
      const result = await this.#takeConnection(performance.now() + longestWaitMs, () =>
        this.#run<Row>(query),
      )
      this.#connection.pass()
      return result
    }
    await this.beginTransaction(connection)
    let result: QueryResult<Row>
    try {
      result = this.#run<Row>(query)
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
    await this.commitTransaction(connection)
    return result
  }

  #runIn<Row>(group: Group, query: CompiledQuery): QueryResult<Row> {
    // Outside of its transaction, the statement would be stored on its own.
    if (group.lost) throw group.lost
    try {
      return this.#run<Row>(query)
    } catch (error) {
      if (!this.#raw.inTransaction && error instanceof Error) group.lost = error
      throw error
    }
  }

  async #newGroup(deadline: number): Promise<Group> {
    await this.#takeConnection(deadline, () => {
      this.#hooks.checkFiles()
      this.#run(begin)
    })
    this.#group = new Group(this.#hooks.now())
    return this.#group
  }

  /**
   * Takes the connection and runs a statement that may find the database locked. When it succeeds, the caller keeps the
   * connection.
   */
  async #takeConnection<Result>(deadline: number, statement: () => Result): Promise<Result> {
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      await this.#connection.take()
      try {
        return statement()
      } catch (error) {
        this.#connection.pass()
        if (!isLocked(error) || performance.now() > deadline) throw error
      }
      await waited(pauseMs * (0.5 + Math.random()))
    }
  }

  /** Commits after the transactions that begin in this turn of the event loop, or at once when a bound is reached. */
  #commitSoon(group: Group) {
    const isFull = group.size >= bounds.members || this.#hooks.now() - group.begunAt >= bounds.ms
    if (isFull) return this.#commit(group)
    setImmediate(() => {
      const isRunning = this.#members.size > 0
      if (this.#group === group && !isRunning) this.#commit(group)
    })
  }

  #commit(group: Group) {
    try {
      this.#run(commit)
      this.#hooks.checkFiles()
    } catch (error) {
      this.#abandon(group, error)
      return
    }
    this.#end(group)
    group.stored.resolve()
  }

  /** Ends a group without storing anything. */
  #abandon(group: Group, error: unknown) {
    try {
      // SQLite rolls back by itself after some errors; a second rollback would throw.
      if (this.#raw.inTransaction) this.#run(rollback)
    } finally {
      this.#end(group)
      group.stored.reject(error)
    }
  }

  #end(group: Group) {
    if (this.#group !== group) return
    this.#group = null
    this.#connection.pass()
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#reported(() => this.#statements.run<Row>(query))
  }

  #reported<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (error instanceof Error) this.#hooks.onError(error)
      throw error
    }
  }
}

const isLocked = (error: unknown) =>
  error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
