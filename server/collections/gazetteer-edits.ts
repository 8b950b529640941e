import { sql } from 'kysely'
import { badRequest } from '#server/http/errors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Hooks } from '#server/records/collection.ts'

/** Counts the changes that superusers make to records of the gazetteer, whose responses are cached by its version. */
export interface GazetteerEdits {
  /** The gazetteer's version with the number of changes to it: a text that differs after each change. */
  version(): string
  /** Reads the number, which another process may have changed. */
  refresh(db: Db): Promise<void>
  /** The hooks of the gazetteer's collections. */
  hooks: Required<Pick<Hooks, 'afterStore' | 'beforeDelete' | 'afterCommit'>>
}

/**
 * Refuses to delete a record of the gazetteer: people's records may refer to it, and the next start would store the
 * whole edition again.
 */
export const refuseDelete = async () => {
  throw badRequest('Failed to delete record. Records of the gazetteer stay; a city can be marked as retired.')
}

/** `notify` tells the other processes of a change. */
export async function createGazetteerEdits(db: Db, notify: () => void): Promise<GazetteerEdits> {
  const stored = (db: Db) => db.selectFrom('gazetteer').select(['version', 'edits']).executeTakeFirst()
  const { version = '', edits = 0 } = (await stored(db)) ?? {}
  let committed = edits
  /** The number inside a transaction that may still be rolled back. */
  let pending = edits

  async function count(db: Db) {
    await sql`update gazetteer set edits = edits + 1`.execute(db)
    pending = (await stored(db))?.edits ?? pending
  }

  return {
    version: () => (committed === 0 ? version : `${version}.${committed}`),
    async refresh(db) {
      committed = (await stored(db))?.edits ?? committed
    },
    hooks: {
      afterStore: (db) => count(db),
      beforeDelete: refuseDelete,
      afterCommit: () => {
        committed = Math.max(committed, pending)
        notify()
      },
    },
  }
}
