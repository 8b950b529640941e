import type { Clock } from '#server/clock.ts'

/**
 * Caches values by key for `keptMs`, at most `most` of them. Simultaneous requests for a key share one read. A failed
 * read is repeated by the next request.
 */
export function keptReads<Value>({ most, keptMs, clock }: { most: number; keptMs: number; clock: Clock }) {
  const kept = new Map<string, { at: number; value: Promise<Value> }>()
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime()
    const known = kept.get(key)
    if (known && Math.abs(now - known.at) < keptMs) return known.value
    const entry = { at: now, value: read() }
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return entry.value
  }
}
