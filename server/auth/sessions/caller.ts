import type { MiddlewareHandler } from 'hono'
import type { Db } from '#server/db/connect.ts'
import type { Caller, RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import type { Sessions } from './sessions.ts'

/**
 * Finds out who makes a request. A token that is no longer good makes a guest, not an error; a header says so, for
 * a guest's lists may only look empty.
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

/** The caller, or a 401 for a guest. */
export function requireCaller(caller: Caller) {
  if (!caller) throw unauthorized()
  return caller
}
