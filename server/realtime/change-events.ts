import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { strangersMaySee } from '#server/records/filter/visibility.ts'
import { netWrites, recordKey } from '#server/records/write/net-writes.ts'
import { audienceOfRemoval, audienceThatLost, recordsMadePublic } from './deliver.ts'
import { changesWithSubscribers, storeChange, storeRemoval } from './events.ts'

/** Stores the events of changes in the transaction of the changes. */
export interface ChangeEvents {
  /** The engine's `beforeDelete` hook. Stores the events of deletes. */
  beforeDelete(db: Db, deletions: readonly Change[], earlier: readonly Change[]): Promise<void>
  /** The engine's `beforeCommit` hook. Stores the events of creates and updates. */
  beforeCommit(db: Db, writes: readonly Change[]): Promise<void>
}

export function createChangeEvents(engine: Engine, clock: Clock): ChangeEvents {
  // Most records have no subscribers, and this check takes less time than finding the receivers of each change.
  const withSubscribers = (db: Db, changes: readonly Change[]) => changesWithSubscribers(db, engine, changes)

  return {
    async beforeDelete(db, deletions, earlier) {
      const heard = await withSubscribers(db, deletions)
      if (heard.length === 0) return
      const writes = netWrites(earlier)
      const written = new Map(writes.map((write) => [recordKey(write), write]))
      const published = recordsMadePublic(writes)
      for (const deletion of heard) {
        const { collection } = deletion
        const before = written.get(recordKey(deletion))
        // The same transaction created the record, so no subscriber has received it.
        if (before?.action === 'create') continue
        const removed = { collection, row: before?.stored ?? deletion.row }
        await storeRemoval(db, clock, removed, await audienceOfRemoval(db, engine, clock, removed, published))
      }
    },
    async beforeCommit(db, writes) {
      for (const write of await withSubscribers(db, writes)) {
        await storeChange(db, clock, write)
        const { collection, row, stored } = write
        if (stored && strangersMaySee(collection, stored) && !strangersMaySee(collection, row)) {
          const lost = await audienceThatLost(db, engine, clock, { collection, row, stored })
          await storeRemoval(db, clock, { collection, row: stored }, lost)
        }
      }
    },
  }
}
