import { Hono, type MiddlewareHandler } from 'hono'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { newId } from '#server/db/new-id.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest, notFound, onlyThePerson } from '#server/http/errors.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { idInPath, refuse } from '#server/auth/form.ts'
import { authReply } from '#server/auth/sessions/auth-reply.ts'
import { requireSuperuser } from '#server/auth/sessions/caller.ts'
import { tokenSeconds } from '#server/auth/sessions/tokens.ts'

/** The longest impersonation, in seconds. */
const longestSeconds = 30 * 86_400

/**
 * Lets a superuser act in a person's place, with a token that cannot be refreshed. Its session is a row among the
 * person's, who can end it. It ends with the superuser, too.
 */
export function impersonationRoutes({ db, engine, clock, tokens }: AuthContext) {
  const app = new Hono<RequestEnv>()

  app.post('/api/collections/:collection/impersonate/:id', async (c) => {
    const { superuserId } = requireSuperuser(c.get('caller'))
    const collection = engine.registry.find(c.req.param('collection'))
    if (!collection || collection !== engine.registry.accounts)
      throw notFound('Missing or invalid auth collection context.')
    const account = await accountById(db, idInPath(c))
    if (!account) throw notFound()
    const seconds = secondsIn(await readBody(c.req))

    const sid = newId()
    const now = timestampOf(clock())
    const expires = timestampOf(secondsAfter(clock(), seconds))
    await db
      .insertInto('session')
      .values({
        id: sid,
        user: account.id,
        created: now,
        used: now,
        expires,
        agent: '',
        // The superuser's network does not count as one in which the person has signed in.
        network: '',
        // It does not prove who the person is.
        proven_at: '',
        impersonator: superuserId,
      })
      .execute()
    const token = tokens.sign('auth', account, { sid, refreshable: false }, seconds)
    return authReply(c, engine, account.id, token)
  })

  return app
}

/** The wanted lifetime in seconds; that of a usual token when the body has none. */
function secondsIn({ duration = 0 }: Body): number {
  if (typeof duration !== 'number' || !Number.isInteger(duration))
    throw badRequest('An error occurred while loading the submitted data.')
  if (duration < 0) {
    const code = 'validation_min_greater_equal_than_required'
    refuse({ duration: { code, message: 'Must be no less than 0.', params: { threshold: 0 } } })
  }
  if (duration > longestSeconds) {
    const code = 'validation_max_less_equal_than_required'
    const message = `Must be no greater than ${longestSeconds}.`
    refuse({ duration: { code, message, params: { threshold: longestSeconds } } })
  }
  return duration === 0 ? tokenSeconds.auth : duration
}

/** Refuses requests that a superuser makes in a person's place, for decisions that only the person may take. */
export const refuseImpersonators: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead && c.get('caller')?.impersonator !== undefined) throw onlyThePerson()
  await next()
}
