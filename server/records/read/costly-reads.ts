import type { Database, Db } from '#server/db/connect.ts'
import { TookTooLong } from '#server/db/took-too-long.ts'
import { badRequest, tooManyRequests } from '#server/http/errors.ts'
import type { Limit, RateLimiter } from '#server/http/rate-limit.ts'

/** Runs reads with a filter or an order that can take long. */
export interface CostlyReads {
  /**
   * Runs a read on the bounded connection, after the earlier reads of the same network. Throws a 400 when it takes too
   * long, and a 429 when the network's reads have used up their time or too many of them are waiting.
   */
  run<Result>(network: string, read: (db: Db) => Promise<Result>): Promise<Result>
}

/** The milliseconds of reading that a network has in a minute. A person who filters by hand needs a fraction. */
const timeLimit = { count: 10_000, seconds: 60 } satisfies Limit
const mostWaiting = 10

export function createCostlyReads(
  { boundedRead }: Pick<Database, 'boundedRead'>,
  limiter: RateLimiter,
): CostlyReads {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  async function timed<Result>(network: string, read: (db: Db) => Promise<Result>): Promise<Result> {
    limiter.spend('reading', network, timeLimit, 0)
    // Waiting for a connection costs nothing.
    let started = Infinity
    try {
      return await boundedRead((db) => {
        started = performance.now()
        return read(db)
      })
    } catch (error) {
      if (error instanceof TookTooLong)
        throw badRequest('The filter or the order takes too long. Ask for less.')
      throw error
    } finally {
      limiter.spend('reading', network, timeLimit, Math.max(0, performance.now() - started))
    }
  }

  return {
    async run(network, read) {
      const queue = queues.get(network) ?? { length: 0, last: Promise.resolve() }
      if (queue.length > mostWaiting) throw tooManyRequests(1)
      queues.set(network, queue)
      queue.length += 1
      const result = queue.last.then(() => timed(network, read))
      queue.last = result.catch(() => {})
      try {
        return await result
      } finally {
        queue.length -= 1
        if (queue.length === 0) queues.delete(network)
      }
    },
  }
}
