import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'

/** Whether this process should be sent requests; false while it starts and while it stops. */
export interface Readiness {
  ready: boolean
}

/** What watches over the process asks: does it live, is it ready, and the protocol's own health call. */
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
