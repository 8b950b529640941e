import { Hono } from 'hono'
import { ledgerOf } from '#server/collections/ledger.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import type { Engine } from '#server/records/engine.ts'
import { noStore } from '#server/records/read/response-body.ts'

/** `GET /api/ledger/{userId}`: the stays of a person with all that counting needs: see shared/ledger.ts. */
export function ledgerEndpoint(engine: Engine) {
  const app = new Hono<RequestEnv>()
  app.get('/api/ledger/:person', async (c) => {
    const ledger = await ledgerOf(engine, c.req.param('person'), c.get('caller'))
    if (!ledger) throw notFound()
    return c.json(ledger, 200, noStore)
  })
  return app
}
