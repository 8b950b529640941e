import type { Context, MiddlewareHandler } from 'hono'
import type { RequestEnv } from './context.ts'

/**
 * Allows scripts of any origin to call the API. This is safe: a session's token is sent in the Authorization
 * header, which browsers do not add by themselves, and no cookie signs a request in.
 */
export const cors: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    c.res = preflight(c)
    return
  }
  await next()
  c.res.headers.append('vary', 'Origin')
  if (c.req.header('origin') !== undefined) c.res.headers.set('access-control-allow-origin', '*')
}

function preflight(c: Context<RequestEnv>) {
  const headers = new Headers({ vary: 'Origin' })
  if (c.req.header('origin') !== undefined) {
    headers.append('vary', 'Access-Control-Request-Method, Access-Control-Request-Headers')
    headers.set('access-control-allow-origin', '*')
    headers.set('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE')
    headers.set('access-control-max-age', '86400')
    const asked = c.req.header('access-control-request-headers')
    if (asked !== undefined) headers.set('access-control-allow-headers', asked)
  }
  return new Response(null, { status: 204, headers })
}
