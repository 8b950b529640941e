import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type KyselyPlugin } from 'kysely'
import type SQLite from 'better-sqlite3'
import { type Dialect, openSqlite, sqliteDialect, type SqlValue, upsertIntoSqlite } from './dialect.ts'
import type { Tables } from './tables.ts'

/** A connection, or a transaction on one: the first argument of every function that queries. */
export type Db = Kysely<Tables>

export interface Database {
  readonly db: Db
  readonly dialect: Dialect
  /**
   * In a transaction: stores many rows at once, each new one, or over the one with its id if it differs from it.
   * The first column is `id`; `created` and `updated` are set to `now` where they have to be.
   */
  upsert(table: string, columns: readonly string[], rows: Iterable<readonly SqlValue[]>, now: string): void
  /** The SQLite handle, for what is not a query: bulk loading, checkpoint, backup, integrity check. */
  readonly sqlite: SQLite.Database
  close(): Promise<void>
}

/**
 * Opens the database in a file, or in memory for ":memory:" or for the bytes of one that was serialized. Nothing
 * is created in it: see migrate().
 */
export function openDatabase(file: string | Buffer): Database {
  const { kysely, raw } = openSqlite(file)
  const inner = new Kysely<Tables>({ dialect: kysely })
  const db = inner.withPlugin(outsideTransactionsOnly)
  unguarded.set(db, inner)
  return {
    db,
    dialect: sqliteDialect,
    upsert: (...rows) => upsertIntoSqlite(raw, ...rows),
    sqlite: raw,
    close: () => inner.destroy(),
  }
}

const unguarded = new WeakMap<Db, Db>()
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

/**
 * Runs `work` in one transaction: all of it is kept, or on an error nothing. Inside `work` await queries on
 * the given connection and nothing else. Called inside a transaction, it joins that one.
 */
export function transaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  const inner = unguarded.get(db)
  if (!inner) throw new Error('This connection was not opened by openDatabase().')
  return inner.transaction().execute((connection) => currentTransaction.run(true, () => work(connection)))
}
