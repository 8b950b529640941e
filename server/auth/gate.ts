import { tooManyRequests } from '#server/http/errors.ts'

/** Lets few jobs run at a time, some wait, and refuses the rest. */
export interface Gate {
  /** Runs the job when its turn comes. Throws a 429 at once when too many wait already. */
  pass<Result>(job: () => Promise<Result>): Promise<Result>
}

/** A gate for work that fills a core: `width` jobs run, at most `queue` wait. */
export function createGate(width: number, queue: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async pass(job) {
      if (running >= width) {
        if (waiting.length >= queue) throw tooManyRequests(1)
        // Whoever finishes hands its place over, so `running` stays as it is.
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
