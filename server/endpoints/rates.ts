import { Hono } from 'hono'
import type { Db } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { ratesDate } from '#server/rates/refresh-rates.ts'

/** The day of the exchange rates, which currency records do not contain. */
export function ratesEndpoint(db: Db) {
  const app = new Hono<RequestEnv>()
  app.get('/api/rates', async (c) =>
    c.json({ date: await ratesDate(db) }, 200, { 'cache-control': 'no-cache' }),
  )
  return app
}
