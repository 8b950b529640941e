import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestEnv } from './context.ts'
import { ApiError } from './errors.ts'
import { bodyLimited } from './request-limits.ts'

const app = new Hono<RequestEnv>()
app.use(bodyLimited)
app.onError((error) => new Response(null, { status: error instanceof ApiError ? error.status : 500 }))
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))

const small = 64 * 1024
const large = 10 * 1024 * 1024

test.each([
  ['/api/collections/trip/records', large],
  ['/api/collections/trip/records/trip00000000001', large],
  ['/api/batch', large],
  ['/api/realtime', large],
  ['/api/collections/users/auth-with-password', small],
  ['/api/collections/trip/recordsx', small],
  ['/api/batch/x', small],
  ['/api/xbatch', small],
])('%s accepts %i bytes, and not one more', async (path, limit) => {
  const statusOf = async (bytes: number) =>
    (await app.request(path, { method: 'POST', body: new Uint8Array(bytes) })).status
  expect([await statusOf(limit), await statusOf(limit + 1)]).toEqual([200, 413])
})
