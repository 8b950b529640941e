import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Dialect } from '#server/db/dialect.ts'
import type { Collection, Row } from './collection.ts'
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
  collections: readonly Collection[]
  now: Clock
  /** The version of the gazetteer's data, which is the ETag of its responses. */
  gazetteerVersion: () => string
  /**
   * Runs in the transaction of each change: after the row is stored, or before it is deleted. Before a delete, the
   * rows on which its view rule depends still exist. Await queries only.
   */
  changing?: (db: Db, change: Change) => Promise<void>
  /** Runs after the commit with the transaction's changes in order, including cascades and unlinked rows. */
  onChange?: (changes: readonly Change[]) => void
}

/** The dependencies of the record API and the registry of collections. It is cheap to make and holds no state. */
export interface Engine extends EngineDeps {
  registry: Registry
}

export const createEngine = (deps: EngineDeps): Engine => ({
  ...deps,
  registry: createRegistry(deps.collections),
})
