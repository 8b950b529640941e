import { Hono } from 'hono'
import { columnsOf } from '#shared/ledger-columns.ts'
import type { Ledgers } from '#server/collections/ledger.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import { jsonResponse } from '#server/records/read/response-body.ts'

/**
 * `GET /api/ledger/{userId}`: the stays of a person with all that counting needs: see shared/ledger.ts. With
 * `?form=columns` the same in fewer bytes: see shared/ledger-columns.ts.
 */
export function ledgerEndpoint(ledgers: Ledgers) {
  const app = new Hono<RequestEnv>()
  app.get('/api/ledger/:person', async (c) => {
    const ledger = await ledgers.ledgerOf(c.req.param('person'), c.get('caller'))
    if (!ledger) throw notFound()
    // As bytes, because a response of text copies it twice.
    return jsonResponse(
      Buffer.from(JSON.stringify(c.req.query('form') === 'columns' ? columnsOf(ledger) : ledger)),
    )
  })
  return app
}
