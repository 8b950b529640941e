import type { Dialect as KyselyDialect } from 'kysely'
import type { Notifier } from './notifier.ts'
import type { Dialect, SqlValue } from './dialect.ts'
import type { Db } from './tables.ts'

/** What an operator is told of a database. */
export interface Inspection {
  /** Its kind and version, such as "PostgreSQL 15.10". */
  version: string
  sizeBytes: number
  /** What is wrong with it, in sentences. */
  problems: string[]
}

/**
 * The longest statement, in characters, that is kept ready for the next time. What is longer holds somebody's filter
 * of a hundred comparisons: its plan is large, and it hardly comes again.
 */
export const longestKept = 5000

/** What is done to a database otherwise than by a query: sqlite.ts and postgres.ts each make one. */
export interface Backend {
  readonly kysely: KyselyDialect
  readonly dialect: Dialect
  readonly notifier: Notifier
  /**
   * In a transaction: stores many rows at once, each new one, or over the one with its id if it differs from it.
   * The first column is `id`; `created` and `updated` are set to `now` where they have to be.
   */
  upsert(
    db: Db,
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly SqlValue[]>,
    now: string,
  ): Promise<void>
  /** In a transaction: stores rows as they are, `seq` included. */
  insert(
    db: Db,
    table: string,
    columns: readonly string[],
    rows: readonly (readonly (SqlValue | Uint8Array)[])[],
  ): Promise<void>
  /** Runs `work` while no process that shares the database runs work of the same name. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** After many rows came: gives memory back, or counts the rows for the query planner. */
  afterBulkLoad(): Promise<void>
  /** Looks at the database from top to bottom, which may take a while. */
  inspect(): Promise<Inspection>
  /** Copies the whole database into a file while it is in use; null where the database has tools of its own. */
  readonly copyTo: ((file: string) => Promise<void>) | null
  connections(): { open: number; idle: number; waiting: number }
  readonly beforeClose: () => Promise<void>
}
