import type { Dialect as KyselyDialect } from 'kysely'
import type { Notifier } from './notifier.ts'
import type { Dialect, SqlValue } from './dialect.ts'
import type { Db } from './tables.ts'

/** A report on a database for the operator. */
interface Inspection {
  /** The database system and its version, such as "PostgreSQL 15.10". */
  version: string
  sizeBytes: number
  /** One sentence for each problem found. */
  problems: string[]
}

/**
 * The maximum length of an SQL text, in characters, that is cached as a prepared statement. A longer text comes from a
 * client's filter with about a hundred comparisons. Its plan is large, and the same filter is rarely sent again.
 */
export const longestCachedStatement = 5000

/** Operations that only a SQLite file has. */
interface SqliteFile {
  /** True when a query, or check(), has found a damaged page. */
  isDamaged(): boolean
  /**
   * Reads the whole file in another process, which takes seconds for a large file. Returns a description of the damage, or
   * null when there is none.
   */
  check(): Promise<string | null>
}

/** The operations on a database that differ between the database systems. Implemented by sqlite.ts and postgres.ts. */
export interface Backend {
  readonly kysely: KyselyDialect
  /**
   * For reads that can take long. They delay no other query, and are stopped after about a second. Null for a database in
   * memory, where such reads run on the usual connection.
   */
  readonly bounded: KyselyDialect | null
  /**
   * Opens a read-only connection whose transactions see the state at one moment while others write. Null when a
   * transaction on the usual connection blocks no writer, or when no other connection is possible.
   */
  readonly snapshot: (() => KyselyDialect) | null
  readonly dialect: Dialect
  /** Null on PostgreSQL, and for a database in memory. */
  readonly file: SqliteFile | null
  readonly notifier: Notifier
  /**
   * Inserts many rows, and updates rows whose id is stored already with other values. Call it inside a transaction.
   * The first column must be `id`. A new row gets `created` and `updated` = `now`; a changed row gets `updated` =
   * `now`; an equal row is not touched.
   */
  upsert(
    db: Db,
    table: string,
    columns: readonly string[],
    rows: Iterable<readonly SqlValue[]>,
    now: string,
  ): Promise<void>
  /** Inserts rows unchanged, `seq` included. Call it inside a transaction. */
  insert(
    db: Db,
    table: string,
    columns: readonly string[],
    rows: readonly (readonly (SqlValue | Uint8Array)[])[],
  ): Promise<void>
  /** Runs `work` while no other process that shares the database runs work of the same name. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Call it after a bulk load. SQLite frees its cache memory; PostgreSQL updates the query planner's statistics. */
  afterBulkLoad(): Promise<void>
  /** Reports version, size and problems. On SQLite it reads the whole file, which takes seconds for a large file. */
  inspect(): Promise<Inspection>
  /** Copies the whole database into a file while it is in use. Null on PostgreSQL, which has pg_dump for this. */
  readonly copyTo: ((file: string) => Promise<void>) | null
  /** True when the database answers. It does not wait for a connection that other queries use. */
  isReachable(): Promise<boolean>
  connections(): { open: number; idle: number; waiting: number }
  readonly beforeClose: () => Promise<void>
}
