import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Dialect } from '#server/db/dialect.ts'
import type { Collection, Row } from './collection.ts'
import { createRegistry, type Registry } from './registry.ts'

/** One row that a transaction created, changed or deleted; `row` is its last state, whole. */
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
  /** What the gazetteer's answers are cached under: another text for every change of its data. */
  gazetteerVersion: () => string
  /**
   * In the transaction of each change: after the row is stored, or before it is deleted, while whatever decides
   * who may see it is still there. Await queries only.
   */
  changing?: (db: Db, change: Change) => Promise<void>
  /** After the commit: every change of the transaction in its order, cascades and unlinked rows included. */
  onChange?: (changes: readonly Change[]) => void
}

/** The collections and what serves them. Making it costs nothing and keeps nothing. */
export interface Engine extends EngineDeps {
  registry: Registry
}

export const createEngine = (deps: EngineDeps): Engine => ({
  ...deps,
  registry: createRegistry(deps.collections),
})
