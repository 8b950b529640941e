import type { Db } from '#server/db/connect.ts'
import type { Dialect } from '#server/db/dialect.ts'

/** One step of the database's history. Once released it never changes: what comes after is a new step. */
export interface Migration {
  /** What the database remembers it by, "0001-gazetteer"; also their order. */
  name: string
  /** Runs in a transaction of its own. Await queries only. */
  up: (db: Db, dialect: Dialect) => Promise<void>
}
