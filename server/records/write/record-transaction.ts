import { type Db, transaction } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import type { Change, Engine } from '#server/records/engine.ts'
import { netWrites } from './net-writes.ts'

/**
 * Runs `work` in a transaction. `work` appends each record that it creates, updates or deletes to `changes`.
 * Subscribers receive the difference between the state before the transaction and the committed state; the hooks
 * of the collections run after the commit. `caller` is the caller of the record API; null for a guest and for the
 * changes of other routes.
 */
export async function recordTransaction<Result>(
  engine: Engine,
  work: (db: Db, changes: Change[]) => Promise<Result>,
  caller: Caller = null,
): Promise<Result> {
  const { result, changes } = await transaction(engine.db, async (db) => {
    const changes: Change[] = []
    const result = await work(db, changes)
    await engine.beforeCommit?.(db, netWrites(changes))
    return { result, changes }
  })
  for (const { action, collection, row } of changes) collection.hooks?.afterCommit?.(action, row)
  if (changes.length > 0) engine.afterCommit?.(changes, caller)
  return result
}
