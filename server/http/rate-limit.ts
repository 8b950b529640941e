import type { Clock } from '#server/clock.ts'
import { tooManyRequests } from './errors.ts'

/** How often something may happen: `count` times in any window of so many seconds. */
export interface Limit {
  count: number
  seconds: number
}

export interface RateLimiter {
  /** Counts one happening under a key. Throws a 429 with Retry-After when it was one too many. */
  spend(what: string, key: string, limit: Limit): void
}

const mostKeys = 50_000

/** Limits counted in this process's memory, which is bounded: under a flood the oldest keys are forgotten. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { started: number; spent: number; before: number }>()
  return {
    spend(what, key, { count, seconds }) {
      const name = `${what} ${key}`
      const now = clock().getTime()
      const length = seconds * 1000
      const known = windows.get(name)
      const age = known ? now - known.started : Infinity
      let window = known
      // A clock that was set back starts a new window, instead of one that would last for ever.
      if (!window || age >= length || age < 0) {
        const before = known && age >= 0 && age < 2 * length ? known.spent : 0
        window = { started: now, spent: 0, before }
        windows.delete(name)
        windows.set(name, window)
        const [oldest] = windows.keys()
        if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest)
      }
      // The window before fades out as this one goes on, so that its edge cannot be used to go twice as fast.
      const fading = window.before * (1 - (now - window.started) / length)
      if (window.spent + fading >= count) throw tooManyRequests((window.started + length - now) / 1000)
      window.spent += 1
    },
  }
}

/** For tests and load measurements: nothing is ever too much. */
export const unlimited: RateLimiter = { spend() {} }
