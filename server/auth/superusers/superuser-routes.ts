import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { transaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest, forbidden, notFound } from '#server/http/errors.ts'
import { rateLimited, requestLimits } from '#server/http/request-limits.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { passwordSignInOf } from '#server/auth/form.ts'
import { recordReply } from '#server/auth/sessions/auth-reply.ts'
import { clientOf } from '#server/auth/sessions/client.ts'
import { requireSuperuser, wrongCollection } from '#server/auth/sessions/caller.ts'
import { superusers } from '#shared/collections/superusers.ts'
import {
  type SuperuserAccount,
  superuserByEmail,
  superuserById,
  superusersExist,
} from './superuser-accounts.ts'

const path = '/api/collections/:collection'

/** Signs superusers in, by password only, and refreshes their tokens. Other routes for accounts are not theirs. */
export function superuserRoutes(auth: AuthContext) {
  const { db, engine, superuserSessions, passwords, signInLimits, limiter } = auth
  const app = new Hono<RequestEnv>()
  const isTheirs = (c: Context<RequestEnv>) =>
    engine.registry.find(c.req.param('collection') ?? '')?.id === superusers.id

  /** While no superuser exists, the collection responds like one that does not exist. */
  const offUntilOneExists: MiddlewareHandler<RequestEnv> = async (c, next) => {
    if (isTheirs(c) && !(await superusersExist(db))) throw missingCollection(c)
    return next()
  }
  app.use(path, offUntilOneExists)
  app.use(`${path}/*`, offUntilOneExists)

  /** Runs a handler for the superusers' collection; other collections go to the next route. */
  const forSuperusers =
    (handler: (c: Context<RequestEnv>) => Promise<Response>): MiddlewareHandler<RequestEnv> =>
    (c, next) =>
      isTheirs(c) ? handler(c) : next()

  const signIn = async (c: Context<RequestEnv>) => {
    const { identity, password } = passwordSignInOf(await readBody(c.req))
    const client = clientOf(auth, c)
    const attempt = await signInLimits.begin(db, identity, client, 'superuser')
    const account = await superuserByEmail(db, identity)
    const isMatch = await passwords.matches(password, account?.passwordHash ?? null)
    if (!account || !isMatch) throw badRequest('Failed to authenticate.')
    const sessionId = await transaction(db, async (db) => {
      await attempt.succeeded(db)
      return superuserSessions.open(db, account.id, client)
    })
    return reply(c, account, sessionId)
  }

  async function reply(c: Context<RequestEnv>, account: SuperuserAccount, sessionId: string) {
    c.set('caller', { superuserId: account.id, sessionId })
    const token = superuserSessions.tokenFor(account, sessionId)
    return recordReply(c, engine, superusers.name, account.id, token)
  }

  app.post(`${path}/auth-with-password`, async (c, next) =>
    isTheirs(c) ? rateLimited(limiter, 'hash', requestLimits.auth)(c, next) : next(),
  )
  app.post(`${path}/auth-with-password`, forSuperusers(signIn))

  app.post(
    `${path}/auth-refresh`,
    forSuperusers(async (c) => {
      const caller = c.get('caller')
      if (caller?.userId !== undefined) throw wrongCollection(caller)
      const { superuserId, sessionId } = requireSuperuser(caller)
      const account = await superuserById(db, superuserId)
      if (!account) throw notFound('Missing auth record context.')
      await superuserSessions.refresh(db, sessionId)
      return reply(c, account, sessionId)
    }),
  )

  const off = { enabled: false, duration: 0 }
  const methods = {
    password: { identityFields: ['email'], enabled: true },
    oauth2: { providers: [], enabled: false },
    mfa: off,
    otp: off,
    authProviders: [],
    usernamePassword: false,
    emailPassword: true,
  }
  app.get(
    `${path}/auth-methods`,
    forSuperusers(async (c) => c.json(methods, 200, noStore)),
  )

  for (const action of ['request-otp', 'auth-with-otp'])
    app.post(`${path}/${action}`, forSuperusers(notAllowed('OTP')))
  app.post(`${path}/auth-with-oauth2`, forSuperusers(notAllowed('OAuth2')))

  return app
}

/** Responds that superusers do not sign in by this method. */
const notAllowed = (way: string) => async (): Promise<never> => {
  throw forbidden(`The collection is not configured to allow ${way} authentication.`)
}

/** The answers of the protocol for a collection that does not exist. */
function missingCollection({ req: { path, method } }: Context<RequestEnv>) {
  const isRead = ['GET', 'HEAD', 'DELETE'].includes(method)
  return notFound(`Missing ${path.includes('/records') && isRead ? '' : 'or invalid '}collection context.`)
}
