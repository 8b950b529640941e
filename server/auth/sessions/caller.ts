import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '#server/db/connect.ts'
import { asWork } from '#server/db/work.ts'
import { type Caller, isSuperuser, type RequestEnv, type UserCaller } from '#server/http/context.ts'
import type { SuperuserSessions } from '#server/auth/superusers/superuser-sessions.ts'
import { forbidden, unauthorized } from '#server/http/errors.ts'
import { superusers } from '#shared/collections/superusers.ts'
import type { Sessions } from './sessions.ts'

/**
 * Sets the caller of each request. An invalid or expired token makes the caller a guest; this is not an error. The
 * header `X-Session-Ended` tells the client, because a guest's lists can be empty without an error.
 */
export function resolveCaller(db: Db, sessions: Sessions, superuserSessions: SuperuserSessions) {
  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const token = tokenIn(c)
    const find = async () =>
      (await sessions.callerOf(db, token)) ?? (await superuserSessions.callerOf(db, token))
    const caller = token === '' ? null : await asWork('sessions', find)
    c.set('caller', caller)
    await next()
    if (token !== '' && c.get('caller') === null) c.res.headers.set('x-session-ended', 'true')
  }
  return middleware
}

/** The token of a request; "" when it has none. */
export const tokenIn = (c: Context<RequestEnv>): string =>
  (c.req.header('authorization') ?? '').replace(/^bearer\s+/i, '').trim()

/** The signed-in person. Throws the contract's 401 for a guest, and its 403 for a superuser. */
export function requireCaller(caller: Caller): UserCaller {
  if (!caller) throw unauthorized()
  if (isSuperuser(caller)) throw forbidden(notForThisAccount)
  return caller
}

/** The contract's 403 for a caller whose account is of another collection than the one that the request names. */
export const wrongCollection = (caller: NonNullable<Caller>) =>
  forbidden(
    `The request requires auth record from ${isSuperuser(caller) ? superusers.name : 'users'} collection.`,
  )

/** The superuser who calls. Throws the contract's 401 for a guest, and its 403 for a person. */
export function requireSuperuser(caller: Caller) {
  if (!caller) throw unauthorized()
  if (!isSuperuser(caller)) throw forbidden(notForThisAccount)
  return caller
}

const notForThisAccount = 'The authorized record is not allowed to perform this action.'
