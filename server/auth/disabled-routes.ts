import { Hono, type MiddlewareHandler } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { forbidden } from '#server/http/errors.ts'
import { requireCaller } from './sessions/caller.ts'

const collection = '/api/collections/:collection'

/** Routes of the protocol for superusers, which this server does not have: all give 403. */
export function disabledRoutes() {
  const app = new Hono<RequestEnv>()
  const superusersOnly: MiddlewareHandler<RequestEnv> = (c) => {
    requireCaller(c.get('caller'))
    throw forbidden('The authorized record is not allowed to perform this action.')
  }
  for (const path of ['/api/collections', collection, '/api/settings', '/api/logs', '/api/logs/*']) {
    app.all(path, superusersOnly)
  }
  app.post(`${collection}/impersonate/:id`, superusersOnly)
  return app
}
