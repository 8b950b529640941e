import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as waited } from 'node:timers/promises'
import { Kysely, type KyselyPlugin, sql } from 'kysely'
import type { Backend } from './backend.ts'
import { type Dialect, isolation } from './dialect.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'

export type { Db }

export interface Database extends Omit<Backend, 'kysely' | 'beforeClose'> {
  readonly db: Db
  /** Whether it answers a query within two seconds. */
  readonly answers: () => Promise<boolean>
  close(): Promise<void>
}

const patienceMs = 2000

/**
 * Opens the database at a postgres:// address, or the SQLite database in a file, in memory for ":memory:", or of
 * the bytes of one that was serialized. Nothing is created in it: see migrate().
 */
export function openDatabase(source: string | Buffer): Database {
  const isPostgres = typeof source === 'string' && isPostgresUrl(source)
  const { kysely, beforeClose, ...backend } = isPostgres ? openPostgres(source) : openSqlite(source)
  const inner = new Kysely<Tables>({ dialect: kysely })
  const db = inner.withPlugin(outsideTransactionsOnly)
  unguarded.set(db, { inner, dialect: backend.dialect, inTurn: oneByOne() })
  return {
    ...backend,
    db,
    async answers() {
      const asked = sql`select 1`.execute(inner).then(
        () => true,
        () => false,
      )
      return Promise.race([asked, waited(patienceMs, false, { ref: false })])
    },
    async close() {
      await beforeClose()
      await inner.destroy()
    },
  }
}

/** Whether an address is of a PostgreSQL database. */
const isPostgresUrl = (text: string) => /^postgres(ql)?:\/\//i.test(text)

interface Unguarded {
  inner: Db
  dialect: Dialect
  /** Where transactions wait that met another: those that come one by one do not meet each other. */
  inTurn: Turns
}

const unguarded = new WeakMap<Db, Unguarded>()
const currentTransaction = new AsyncLocalStorage<true>()

// With a single connection, the outer one would wait for the transaction that waits for it, for ever.
const outsideTransactionsOnly: KyselyPlugin = {
  transformQuery({ node }) {
    if (currentTransaction.getStore()) {
      throw new Error('A query inside a transaction went to the outer connection.')
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

/** How long others may be in a transaction's way before its caller is told. */
const longestWayMs = 5000
/** The longest pause before another attempt, so that processes do not meet again and again. */
const longestPauseMs = 20

/**
 * Runs `work` in one transaction: all of it is kept, or on an error nothing. Inside `work` await queries on
 * the given connection and nothing else, and change nothing outside: it runs again when another transaction was
 * in its way, for up to five seconds. Called inside a transaction, it joins that one.
 */
export function transaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : run(db, [], work)
}

/**
 * A transaction that runs alone among all that name one of the same locks, on every process: for what counts
 * rows and adds one. It must not be called inside another.
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
  const opened = unguarded.get(db)
  if (!opened) throw new Error('This connection was not opened by openDatabase().')
  const { inner, dialect, inTurn } = opened
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

  let isSecond = false
  function mayPass(error: unknown) {
    // Who came first could not be seen; at the next attempt it is found by looking, and told in the work's own words.
    const cameSecond = !isSecond && dialect.isUniqueViolation(error)
    isSecond ||= cameSecond
    return cameSecond || dialect.isPassing(error)
  }

  try {
    return await attempt()
  } catch (error) {
    if (!mayPass(error)) throw error
  }
  const deadline = performance.now() + longestWayMs
  return inTurn(async () => {
    for (;;) {
      await waited(Math.random() * longestPauseMs)
      try {
        return await attempt()
      } catch (error) {
        if (!mayPass(error) || performance.now() > deadline) throw error
      }
    }
  })
}

type Turns = <Result>(job: () => Promise<Result>) => Promise<Result>

/** Runs jobs one after the other, as they come. */
function oneByOne(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}
