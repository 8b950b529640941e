import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Dialect } from '#server/db/dialect.ts'
import type { Caller } from '#server/http/context.ts'
import type { Collection, Row } from './collection.ts'
import type { CostlyReads } from './read/costly-reads.ts'
import { createKeptRows, type KeptRows } from './read/kept-rows.ts'
import { createRegistry, type Registry } from './registry.ts'

/** One row that a transaction created, updated or deleted. `row` is its last state, with all columns. */
export interface Change {
  action: 'create' | 'update' | 'delete'
  collection: Collection
  row: Row
  /** The row before an update; null for any other change. */
  stored: Row | null
}

export interface EngineDeps {
  db: Db
  dialect: Dialect
  costlyReads: CostlyReads
  collections: readonly Collection[]
  now: Clock
  /** The version of the gazetteer's data. It is the ETag of the gazetteer's responses. */
  gazetteerVersion: () => string
  /**
   * Runs in the transaction before rows of one collection are deleted, while they and the rows on which their view
   * rule depends still exist. `earlier` holds the changes that the transaction has made before. Await queries only.
   */
  beforeDelete?: (db: Db, deletions: readonly Change[], earlier: readonly Change[]) => Promise<void>
  /**
   * Runs at the end of each transaction that changes records, with its creates and updates: see netWrites().
   * Await queries only.
   */
  beforeCommit?: (db: Db, writes: readonly Change[]) => Promise<void>
  /**
   * Runs after the commit with the transaction's changes in order, including cascades and unlinked rows. `caller` is the
   * caller of the record API; null for a guest and for the changes of other routes.
   */
  afterCommit?: (changes: readonly Change[], caller: Caller) => void
}

/** The dependencies of the record API, the registry of collections, and the cached rows of the gazetteer. */
export interface Engine extends EngineDeps {
  registry: Registry
  keptRows: KeptRows
}

export const createEngine = (deps: EngineDeps): Engine => ({
  ...deps,
  registry: createRegistry(deps.collections),
  keptRows: createKeptRows(deps.gazetteerVersion),
})
