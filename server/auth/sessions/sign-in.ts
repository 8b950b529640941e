import { Hono } from 'hono'
import { isSuperuser, type RequestEnv } from '#server/http/context.ts'
import { badRequest, unauthorized } from '#server/http/errors.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { accountByEmail } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { authReply } from './auth-reply.ts'
import { requireCaller, tokenIn } from './caller.ts'
import { clientOf } from './client.ts'
import { completeSignIn, countSecondStep } from './complete-sign-in.ts'
import { passwordSignInOf } from '#server/auth/form.ts'

/** Signs in with a password, refreshes a session and ends it. */
export function signInRoutes(auth: AuthContext, users: string) {
  const { db, engine, sessions, superuserSessions, passwords, signInLimits } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/auth-with-password`, async (c) => {
    const body = await readBody(c.req)
    const { identity, password } = passwordSignInOf(body)
    await countSecondStep(auth, c, body)
    const attempt = await signInLimits.begin(db, identity, clientOf(auth, c))
    const account = await accountByEmail(db, identity)
    const isMatch = await passwords.matches(password, account?.passwordHash ?? null)
    if (!account || !isMatch) throw badRequest('Failed to authenticate.')
    await attempt.succeeded(db)
    return completeSignIn(auth, c, { account, method: 'password', body })
  })

  app.post(`${users}/auth-refresh`, async (c) => {
    const { userId, sessionId, impersonator } = requireCaller(c.get('caller'))
    // The token of an impersonation cannot be refreshed: the client gets it back.
    if (impersonator !== undefined) return authReply(c, engine, userId, tokenIn(c))
    const seconds = await sessions.refresh(db, sessionId)
    if (seconds === null) {
      c.set('caller', null)
      throw unauthorized()
    }
    return authReply(c, engine, userId, (owner) => sessions.tokenFor(owner, sessionId, seconds))
  })

  // Signing out succeeds also without a valid session, for example the second time.
  app.post('/api/auth/sign-out', async (c) => {
    const caller = c.get('caller')
    if (isSuperuser(caller)) await superuserSessions.end(db, caller.sessionId)
    else if (caller) await sessions.end(db, caller.sessionId)
    return c.body(null, 204)
  })

  return app
}
