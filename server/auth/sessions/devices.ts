import { Hono } from 'hono'
import { timestampOf } from '#server/clock.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import type { Device } from '#shared/sessions.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { requireCaller } from './caller.ts'
import { clientOf } from './client.ts'
import { forgetSecondSteps } from './known-devices.ts'

/** Lists the caller's sessions and ends them, one or all others. */
export function deviceRoutes(auth: AuthContext) {
  const { db, sessions, clock } = auth
  const app = new Hono<RequestEnv>()

  const openSessions = (userId: string) =>
    db
      .selectFrom('session')
      .select(['id', 'agent', 'created', 'used', 'impersonator'])
      .where('user', '=', userId)
      .where('expires', '>', timestampOf(clock()))
      .orderBy('used', 'desc')
      .orderBy('id')
      .execute()

  app.get('/api/auth/sessions', async (c) => {
    const { userId, sessionId } = requireCaller(c.get('caller'))
    const rows = await openSessions(userId)
    const items = rows.map(({ impersonator, ...row }): Device => ({
      ...row,
      current: row.id === sessionId,
      impersonated: impersonator !== '',
    }))
    return c.json({ items }, 200, noStore)
  })

  app.delete('/api/auth/sessions', async (c) => {
    const { userId, sessionId } = requireCaller(c.get('caller'))
    // A browser that is signed out from another device may be in other hands, so it must pass the second step again.
    await forgetSecondSteps(db, userId, clientOf(auth, c))
    for (const { id } of await openSessions(userId)) if (id !== sessionId) await sessions.end(db, id)
    return c.body(null, 204, noStore)
  })

  app.delete('/api/auth/sessions/:id', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const own = (await openSessions(userId)).find(({ id }) => id === c.req.param('id'))
    if (!own) throw notFound()
    await sessions.end(db, own.id)
    return c.body(null, 204, noStore)
  })

  return app
}
