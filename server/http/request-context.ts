import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { clientAddress } from './client-address.ts'
import type { RequestEnv } from './context.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Sets the variables of each request, and records its route, status and duration in the log and the metrics. */
export function requestContext(log: Log, metrics: Metrics, trustProxy: boolean) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('clientAddress', clientAddress(c, trustProxy))
    c.set('caller', null)
    await next()
    c.res.headers.set('x-request-id', requestId)

    const seconds = (performance.now() - started) / 1000
    // The routes up to the one that responded. Middleware is registered for all methods, with a path that ends in a
    // star; the web app is registered behind all other routes and matches every GET request.
    const reached = matchedRoutes(c).slice(0, c.req.routeIndex + 1)
    const route = reached.findLast(({ path, method }) => method !== 'ALL' || !path.endsWith('*'))
    metrics.observeRequest(c.req.method, route?.path ?? 'other', c.res.status, seconds)
    log.debug('Answered.', {
      request: requestId,
      method: c.req.method,
      route: route?.path ?? 'other',
      status: c.res.status,
      ms: Math.round(seconds * 10_000) / 10,
    })
  }
  return middleware
}
