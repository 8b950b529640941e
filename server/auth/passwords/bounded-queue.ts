import { tooManyRequests } from '#server/http/errors.ts'

/** A queue that runs a limited number of jobs at a time, lets a limited number wait and refuses the rest. */
export interface BoundedQueue {
  /** Runs the job when its turn comes. Throws a 429 at once when too many jobs wait already. */
  run<Result>(job: () => Promise<Result>): Promise<Result>
}

/** A queue for CPU-bound jobs: `maxRunning` jobs run at a time, and at most `maxWaiting` wait. */
export function createBoundedQueue(maxRunning: number, maxWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(job) {
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) throw tooManyRequests(1)
        // The finished job passes its slot to this one, so `running` does not change.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else {
        running += 1
      }
      try {
        return await job()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
