import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Tables } from './tables.ts'

/** Kysely's dialect for SQLite with a driver that schedules the use of the connection itself. */
export const sqliteKysely = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
})

/** True on SQLite, whose transactions run one after the other. */
export const runsTransactionsInTurn = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof Adapter

/** Kysely gives a SQLite dialect one connection at a time, unless its adapter says that it has several. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}
