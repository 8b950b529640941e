import type { Clock } from '#server/clock.ts'
import { tooManyRequests } from './errors.ts'

/** Allows `count` events in any window of `seconds` seconds. */
export interface Limit {
  count: number
  seconds: number
}

export interface RateLimiter {
  /**
   * Counts an event of the named kind for a key, or `amount` of them. Throws a 429 with Retry-After when the limit
   * has been reached before.
   */
  spend(kind: string, key: string, limit: Limit, amount?: number): void
}

const mostKeys = 50_000

/** Counts in the memory of this process, for at most `mostKeys` keys. Beyond that the oldest key is forgotten. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { started: number; spent: number; before: number }>()
  return {
    spend(kind, key, { count, seconds }, amount = 1) {
      const name = `${kind} ${key}`
      const now = clock().getTime()
      const length = seconds * 1000
      const known = windows.get(name)
      const age = known ? now - known.started : Infinity
      let window = known
      // A new window also starts after the clock was set back. The old one would last until the clock has caught up.
      if (!window || age >= length || age < 0) {
        const before = known && age >= 0 && age < 2 * length ? known.spent : 0
        window = { started: now, spent: 0, before }
        windows.delete(name)
        windows.set(name, window)
        for (const oldest of windows.keys()) {
          if (windows.size <= mostKeys) break
          windows.delete(oldest)
        }
      }
      // Sliding window: the previous window counts in proportion to its overlap with the last `seconds`. Otherwise a client
      // could send twice the limit around the boundary of two windows.
      const carried = window.before * (1 - (now - window.started) / length)
      if (window.spent + carried >= count) throw tooManyRequests((window.started + length - now) / 1000)
      window.spent += amount
    },
  }
}

/** A limiter that never throws, for tests and load measurements. */
export const unlimited: RateLimiter = { spend() {} }
