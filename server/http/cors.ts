import type { Context, MiddlewareHandler } from 'hono'
import type { RequestEnv } from './context.ts'

/**
 * Lets scripts of any site call the API. That is safe, because a session travels in a header that no browser
 * adds by itself; the one cookie there is opens nothing.
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
