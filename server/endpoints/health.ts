import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'

/** `ready` is false while the process starts or stops and should get no requests. */
export interface Readiness {
  ready: boolean
}

/** Health checks: `/livez`, `/readyz`, and the record API's `/api/health`. */
export function healthEndpoints(readiness: Readiness, databaseAnswers: () => Promise<boolean>) {
  const app = new Hono<RequestEnv>()
  app.get('/api/health', (c) => c.json({ message: 'API is healthy.', code: 200, data: {} }))
  app.get('/livez', (c) => c.text('ok\n'))
  app.get('/readyz', async (c) => {
    const ready = readiness.ready && (await databaseAnswers())
    return c.text(ready ? 'ready\n' : 'not ready\n', ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  return app
}
