import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as waited } from 'node:timers/promises'
import { Kysely, type KyselyPlugin } from 'kysely'
import type { Backend } from './backend.ts'
import { type Dialect, isolation } from './dialect.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { storageTrouble } from './storage-trouble.ts'
import { currentWork } from './work.ts'
import { TookTooLong } from './took-too-long.ts'
import type { Db, Tables } from './tables.ts'

export type { Db }

export interface Database extends Omit<Backend, 'kysely' | 'bounded' | 'snapshot' | 'beforeClose'> {
  readonly db: Db
  /**
   * Runs a read that can take long. It delays no other query. After about a second the read is stopped and TookTooLong is
   * thrown. A database in memory, which only tests have, runs it like any other read.
   */
  boundedRead<Result>(read: (db: Db) => Promise<Result>): Promise<Result>
  /** Runs reads that all see the state at one moment, without a limit on their duration. Others can write at the same time. */
  snapshot<Result>(read: (db: Db) => Promise<Result>): Promise<Result>
  /**
   * True when the database answers a query within two seconds, its files are at their paths, and no query has found
   * damage.
   */
  isReachable(): Promise<boolean>
  /** Throws when a part could not be closed without an error, for example on a full disk. No commit is lost. */
  close(): Promise<void>
}

const reachableTimeoutMs = 2000

/**
 * Opens the PostgreSQL database at a postgres:// URL, or else a SQLite database: a file, ":memory:", or the bytes of a
 * serialized database. It creates no tables; migrate() does. `poolerUrl` is described at openPostgres().
 */
export function openDatabase(source: string | Buffer, { poolerUrl = '' } = {}): Database {
  const isPostgres = typeof source === 'string' && isPostgresUrl(source)
  const { kysely, bounded, snapshot, beforeClose, ...backend } = isPostgres
    ? openPostgres(source, poolerUrl)
    : openSqlite(source)
  const inner = new Kysely<Tables>({ dialect: kysely })
  const reading = bounded && new Kysely<Tables>({ dialect: bounded })
  const db = inner.withPlugin(outsideTransactionsOnly)
  internals.set(db, { inner, dialect: backend.dialect, inRetryQueue: createQueues() })
  return {
    ...backend,
    db,
    async boundedRead(read) {
      if (!reading) return read(db)
      try {
        return await reading.connection().execute(read)
      } catch (error) {
        if (error instanceof Error && storageTrouble(error) === 'slow') throw new TookTooLong()
        throw error
      }
    },
    async snapshot(read) {
      if (!snapshot) {
        return transaction(db, async (db) => {
          await backend.dialect.disableTimeout?.execute(db)
          return read(db)
        })
      }
      const apart = new Kysely<Tables>({ dialect: snapshot() })
      try {
        return await apart.transaction().execute(read)
      } finally {
        await apart.destroy()
      }
    },
    async isReachable() {
      const answered = backend.isReachable().catch(() => false)
      return Promise.race([answered, waited(reachableTimeoutMs, false, { ref: false })])
    },
    async close() {
      await reading?.destroy()
      try {
        await beforeClose()
      } finally {
        await inner.destroy()
      }
    },
  }
}

const isPostgresUrl = (text: string) => /^postgres(ql)?:\/\//i.test(text)

interface Internals {
  /** The connection without the plugin that refuses queries inside a transaction. */
  inner: Db
  dialect: Dialect
  /** Runs the retried transactions of a kind one at a time, so that they do not conflict with each other again. */
  inRetryQueue: Queue
}

const internals = new WeakMap<Db, Internals>()
const currentTransaction = new AsyncLocalStorage<true>()

// A query on the outer connection inside a transaction would deadlock when the pool has a single connection: the query
// would wait for the connection, and the transaction that holds the connection would wait for the query.
const outsideTransactionsOnly: KyselyPlugin = {
  transformQuery({ node }) {
    if (currentTransaction.getStore()) {
      throw new Error('A query inside a transaction went to the outer connection.')
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

/** The maximum time for which a transaction that conflicts with others is retried. Then its caller gets the error. */
const retryForMs = 5000
/** The maximum pause before a retry. It is random, because two processes with equal pauses would conflict again. */
const longestRetryPauseMs = 20

/**
 * Runs `work` in one transaction: an error rolls all of it back. Inside `work`, await only queries on the given
 * connection and change nothing outside the database: `work` is repeated, for up to five seconds, when another
 * transaction conflicts with it. Called inside a transaction, it joins that transaction.
 */
export function transaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : run(db, [], work)
}

/**
 * Runs `work` in a transaction that holds the named locks, on every process. Use it for work that counts rows and
 * then inserts one: two transactions with a lock in common never run at the same time. Throws when it is called
 * inside a transaction.
 */
export function lockedTransaction<Result>(
  db: Db,
  locks: readonly string[],
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) throw new Error('A lock has to be taken before the transaction begins.')
  return run(db, locks, work)
}

async function run<Result>(
  db: Db,
  locks: readonly string[],
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const opened = internals.get(db)
  if (!opened) throw new Error('This connection was not opened by openDatabase().')
  const { inner, dialect, inRetryQueue } = opened
  const level = locks.length > 0 ? isolation.locked : isolation.usual
  const attempt = () =>
    inner
      .transaction()
      .setIsolationLevel(level)
      .execute((connection) =>
        currentTransaction.run(true, async () => {
          for (const name of [...locks].sort()) await dialect.lock(name)?.execute(connection)
          return work(connection)
        }),
      )

  let hadUniqueViolation = false
  function isRetryable(error: unknown) {
    // Another transaction inserted the same key first, and its row was not visible to this one. In the second attempt
    // `work` sees that row and can throw its own error. A second violation is final.
    const isFirstViolation = !hadUniqueViolation && dialect.isUniqueViolation(error)
    hadUniqueViolation ||= isFirstViolation
    return isFirstViolation || dialect.isTransient(error)
  }

  try {
    return await attempt()
  } catch (error) {
    if (!isRetryable(error)) throw error
  }
  const deadline = performance.now() + retryForMs
  return inRetryQueue(async () => {
    for (;;) {
      await waited(Math.random() * longestRetryPauseMs)
      try {
        return await attempt()
      } catch (error) {
        if (!isRetryable(error) || performance.now() > deadline) throw error
      }
    }
  })
}

type Queue = <Result>(job: () => Promise<Result>) => Promise<Result>

/**
 * A queue for each kind of work, which runs its jobs one at a time in the order in which they were added. The jobs of one
 * kind do not wait for jobs of another kind, whose table may be locked.
 */
function createQueues(): Queue {
  const lasts = new Map<string, Promise<unknown>>()
  return (job) => {
    const kind = currentWork()
    const result = (lasts.get(kind) ?? Promise.resolve()).then(job)
    lasts.set(
      kind,
      result.catch(() => {}),
    )
    return result
  }
}
