import { tooManyRequests } from '#server/http/errors.ts'

/** A queue that runs a limited number of jobs at a time, lets a limited number wait and refuses the rest. */
export interface BoundedQueue {
  /**
   * Runs the job when its turn comes. Throws a 429 at once when too many jobs wait already. A job that still waits when
   * `signal` is aborted leaves the queue and rejects with the signal's reason; a running job continues.
   */
  run<Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** A queue for CPU-bound jobs: `maxRunning` jobs run at a time, and at most `maxWaiting` wait. */
export function createBoundedQueue(maxRunning: number, maxWaiting: number): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal?.reason)
      }
      waiting.push(start)
      signal?.addEventListener('abort', leave, { once: true })
    })

  return {
    async run(job, signal) {
      signal?.throwIfAborted()
      if (running >= maxRunning) {
        if (waiting.length >= maxWaiting) throw tooManyRequests(1)
        // The finished job passes its slot to this one, so `running` does not change.
        await turn(signal)
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
