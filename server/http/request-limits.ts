import { largestArchiveBytes } from '#shared/account-archive.ts'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { asWork } from '#server/db/work.ts'
import { networkOf } from './client-address.ts'
import type { RequestEnv } from './context.ts'
import { tooLarge } from './errors.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'

/** Rate limits for one network: far above the requests of a household, and below the load that slows the server down. */
export const requestLimits = {
  /** All requests under /api. */
  any: { count: 2000, seconds: 10 },
  /** Registrations. */
  register: { count: 30, seconds: 600 },
  /** Batch requests. */
  batch: { count: 120, seconds: 60 },
  /** Requests that hash a password, and separately requests that send a mail. */
  auth: { count: 60, seconds: 60 },
  /** Challenges for passkeys. The login page asks for one whenever it opens. */
  passkeyOptions: { count: 240, seconds: 60 },
} satisfies Record<string, Limit>

/** Counts each request for its client's network. Throws a 429 when the limit is exceeded. */
export function rateLimited(limiter: RateLimiter, kind: string, limit: Limit) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    limiter.spend(kind, networkOf(c.get('clientAddress')), limit)
    await next()
  }
  return middleware
}

/**
 * The maximum sizes of request bodies. A record can contain a picture of 5 MB, a batch a trip of 200 legs, a realtime
 * request a thousand topics, a batch of an import a thousand notes, and a request to resolve places ten thousand positions.
 * A planner request for an open trip of 60 stops has some hundred constraints. The archive of an account can have 50,000
 * stays.
 */
const largestBodyBytes = {
  records: 10 * 1024 * 1024,
  planner: 256 * 1024,
  archive: largestArchiveBytes,
  other: 64 * 1024,
}

/**
 * Throws a 413 for a body above the route's limit. Two kinds of bodies have the smallest limit: a body without
 * Content-Length, because it is held in memory while it arrives, and a guest's body, because it needs no account. The
 * exception is a registration, which can contain a picture; the number of registrations is limited, too. Needs `caller`.
 */
export const bodyLimited: MiddlewareHandler<RequestEnv> = (c, next) => {
  const { path, method } = c.req
  if (method === 'GET' || method === 'HEAD') return next()
  const isRegistration = method === 'POST' && path === '/api/collections/users/records'
  const isKnown = Boolean(c.get('caller')) || isRegistration
  const length = c.req.header('content-length')
  // Only the header is read, because accessing `body` creates a stream, which takes more time than most routes.
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number.parseInt(length, 10) > (isKnown ? limitOf(path) : largestBodyBytes.other)) throw tooLarge()
    return next()
  }
  return countedBody(c, next)
}

const countedBody = bodyLimit({
  maxSize: largestBodyBytes.other,
  onError: () => {
    throw tooLarge()
  },
})

function limitOf(path: string): number {
  if (/\/records(\/|$)|\/(batch|batches|places\/resolve|realtime)$/.test(path))
    return largestBodyBytes.records
  if (path === '/api/account/import') return largestBodyBytes.archive
  return path.startsWith('/api/planner/') ? largestBodyBytes.planner : largestBodyBytes.other
}

/**
 * Assigns the requests for each collection, and for each other part of the API, to a separate share of the database's
 * connections.
 */
export const sharedConnections: MiddlewareHandler<RequestEnv> = (c, next) => {
  const [, , part, collection] = c.req.path.split('/')
  return asWork(part === 'collections' ? `${part}/${collection}` : `${part}`, next)
}
