import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { networkOf } from './client-address.ts'
import type { RequestEnv } from './context.ts'
import { tooLarge } from './errors.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'

/** What one network may ask for; far above what a household does, below what wears the server out. */
export const requestLimits = {
  /** Anything at all under /api. */
  any: { count: 2000, seconds: 10 },
  /** Accounts made. */
  register: { count: 30, seconds: 600 },
  /** Many calls in one. */
  batch: { count: 120, seconds: 60 },
  /** Forms that hash a password or write a mail. */
  auth: { count: 60, seconds: 60 },
} satisfies Record<string, Limit>

/** Counts each request under its network, and refuses with 429 what is too much. */
export function rateLimited(limiter: RateLimiter, what: string, limit: Limit) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    limiter.spend(what, networkOf(c.get('clientAddress')), limit)
    await next()
  }
  return middleware
}

/** Records may bring a picture of 5 MB or be a trip of 200 legs, and one may listen to a thousand things. */
const largestBodyBytes = { records: 10 * 1024 * 1024, other: 64 * 1024 }

const upTo = (maxSize: number): MiddlewareHandler<RequestEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge()
    },
  })
const forRecords = upTo(largestBodyBytes.records)
const forOthers = upTo(largestBodyBytes.other)

/** Refuses a body that is longer than its call takes with 413, before it arrives or while it does. */
export const bodyLimited: MiddlewareHandler<RequestEnv> = (c, next) =>
  /\/records(\/|$)|\/(batch|realtime)$/.test(c.req.path) ? forRecords(c, next) : forOthers(c, next)
