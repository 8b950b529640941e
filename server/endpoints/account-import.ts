import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Engine } from '#server/records/engine.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readArchive, restoreArchive } from './account-archive.ts'

const limit = { count: 10, seconds: 600 }
/** The number of requests that can wait. One archive is read at a time, because it can have 64 MB. */
const mostWaiting = 3

/**
 * `POST /api/account/import`: restores an archive of `GET /api/account/export?format=json`, the body, into the caller's
 * empty account. See docs/formats.md.
 */
export function accountImportEndpoint(engine: Engine, limiter: RateLimiter) {
  const queue = createBoundedQueue(1, mostWaiting)
  const app = new Hono<RequestEnv>()
  app.post('/api/account/import', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    limiter.spend('account import', userId, limit)
    const reply = await queue.run(async () => restoreArchive(engine, userId, readArchive(await c.req.text())))
    return c.json(reply, 200, noStore)
  })
  return app
}
