import type { MiddlewareHandler } from 'hono'
import type { Db } from '#server/db/connect.ts'
import type { Caller, RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import type { Sessions } from './sessions.ts'

/**
 * Sets the caller of each request. An invalid or expired token makes the caller a guest; it is no error. The header
 * `X-Session-Ended` tells the client, because a guest's lists can be empty without an error.
 */
export function resolveCaller(db: Db, sessions: Sessions) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const token = c.req
      .header('authorization')
      ?.replace(/^bearer\s+/i, '')
      .trim()
    const caller = token ? await sessions.callerOf(db, token) : null
    c.set('caller', caller)
    await next()
    if (token && caller === null) c.res.headers.set('x-session-ended', 'true')
  }
  return middleware
}

/** The signed-in caller. Throws the contract's 401 for a guest. */
export function requireCaller(caller: Caller) {
  if (!caller) throw unauthorized()
  return caller
}
