import { tooManyRequests } from '#server/http/errors.ts'

/** Runs a few jobs at a time, keeps some waiting, and refuses the rest. */
export interface BoundedQueue {
  /** Runs the job when its turn comes. Throws a 429 at once when too many jobs wait already. */
  run<Result>(job: () => Promise<Result>): Promise<Result>
}

/** A queue for work that fills a core: `width` jobs run at a time, and at most `queue` wait. */
export function createBoundedQueue(width: number, queue: number): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(job) {
      if (running >= width) {
        if (waiting.length >= queue) throw tooManyRequests(1)
        // The job that finishes hands its place to this one, so `running` stays as it is.
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
