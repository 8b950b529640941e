import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { tooLarge, tooManyRequests } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createSharedQueue, createTurns } from '#server/http/turns.ts'
import type { Engine } from '#server/records/engine.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { largestArchiveBytes } from '#shared/account-archive.ts'
import { openArchive } from './archive-reader.ts'
import { requireRestorable, restoreAccount } from './restore-account.ts'

const limit = { count: 10, seconds: 600 }
/** The number of people whose archive can wait. One is restored at a time. */
const mostWaiting = 10
/** The maximum number of bytes of received archives that are not restored yet, of all people together. */
const mostHeldBytes = 4 * largestArchiveBytes

/**
 * `POST /api/account/import`: restores an archive of `GET /api/account/export?format=json`, the body, into the caller's
 * empty account. See docs/formats.md.
 */
export function accountImportEndpoint(engine: Engine, limiter: RateLimiter) {
  const queue = createSharedQueue(mostWaiting, 0)
  // A body can take minutes to arrive. Until then it has no place in the queue.
  const receiving = createTurns(0)
  let heldBytes = 0
  const app = new Hono<RequestEnv>()

  /** Receives a body and passes it on. Only received bytes count, so that slow bodies block nobody. */
  async function received<Result>(
    request: Request,
    passOn: (bytes: Uint8Array<ArrayBuffer>) => Promise<Result>,
  ): Promise<Result> {
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of request.body ?? []) {
        size += chunk.byteLength
        heldBytes += chunk.byteLength
        if (size > largestArchiveBytes) throw tooLarge()
        if (heldBytes > mostHeldBytes) throw tooManyRequests(30)
        chunks.push(chunk)
      }
      const bytes = new Uint8Array(size)
      let at = 0
      for (const chunk of chunks.splice(0)) {
        bytes.set(chunk, at)
        at += chunk.byteLength
      }
      return await passOn(bytes)
    } finally {
      heldBytes -= size
    }
  }

  app.post('/api/account/import', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    limiter.spend('account import', userId, limit)
    const { raw } = c.req
    await requireRestorable(engine, userId)
    const restored = (bytes: Uint8Array<ArrayBuffer>) =>
      queue.run(
        userId,
        async () => {
          const archive = await openArchive(bytes)
          try {
            return await restoreAccount(engine, userId, archive)
          } finally {
            await archive.close()
          }
        },
        raw.signal,
      )
    const reply = await receiving.run(userId, () => received(raw, restored), raw.signal)
    return c.json(reply, 200, noStore)
  })
  return app
}
