import type { Change } from '#server/records/engine.ts'

/** Identifies a changed record among the changes of a transaction. */
export const recordKey = ({ collection, row }: Pick<Change, 'collection' | 'row'>) =>
  `${collection.name} ${String(row['id'])}`

/**
 * The creates and updates that lead from the state before a transaction to the state after its changes: at most one
 * for each record, in the order of the last changes. A record that was changed twice is updated once, from its
 * first row to its last. A deleted record has none.
 */
export function netWrites(changes: readonly Change[]): Change[] {
  const writes = new Map<string, Change>()
  for (const change of changes) {
    const key = recordKey(change)
    const earlier = writes.get(key)
    writes.delete(key)
    if (change.action === 'delete') continue
    writes.set(key, earlier ? { ...change, action: earlier.action, stored: earlier.stored } : change)
  }
  return [...writes.values()]
}
