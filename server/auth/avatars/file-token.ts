import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'

/** Makes a short-lived token for the URL of a protected file. No collection has protected files yet. */
export function fileTokenRoutes({ db, tokens }: AuthContext) {
  const app = new Hono<RequestEnv>()
  app.post('/api/files/token', async (c) => {
    const account = await accountById(db, requireCaller(c.get('caller')).userId)
    if (!account) throw unauthorized()
    return c.json({ token: tokens.sign('file', account) }, 200, noStore)
  })
  return app
}
