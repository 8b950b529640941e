import { Hono, type MiddlewareHandler } from 'hono'
import { isSuperuser, type RequestEnv } from '#server/http/context.ts'
import { notFound, unauthorized } from '#server/http/errors.ts'
import { rateLimited, requestLimits } from '#server/http/request-limits.ts'
import type { AuthContext } from './auth-context.ts'
import { accountDeletionRoutes } from './account-deletion.ts'
import { authMethodRoutes } from './providers/auth-methods.ts'
import { wrongCollection } from './sessions/caller.ts'
import { deviceRoutes } from './sessions/devices.ts'
import { emailChangeRoutes } from './mailed-links/email-change.ts'
import { fileTokenRoutes } from './avatars/file-token.ts'
import { proofRoutes } from './proof/routes.ts'
import { codeRoutes } from './codes/routes.ts'
import { secondStepRoutes } from './security/second-step-routes.ts'
import { accountSecurityRoutes } from './security/account-security.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { oauthRoutes } from './providers/routes.ts'
import { unlinkRoute } from './providers/unlink-route.ts'
import { passwordResetRoutes } from './mailed-links/password-reset.ts'
import { signInRoutes } from './sessions/sign-in.ts'
import { impersonationRoutes, refuseImpersonators } from './superusers/impersonation.ts'
import { superuserRoutes } from './superusers/superuser-routes.ts'
import { verificationRoutes } from './mailed-links/verification.ts'

const users = '/api/collections/:collection'
/** Routes that can hash a password. */
const hashing = [
  'auth-with-password',
  'auth-with-otp',
  'auth-with-oauth2',
  'confirm-password-reset',
  'confirm-email-change',
]
const hashingOfAccount = ['delete', 'proof', 'totp/confirm', 'recovery-codes'].map(
  (path) => `/api/account/${path}`,
)
const mailing = ['request-otp', 'request-verification', 'request-password-reset', 'request-email-change']
const otherRoutes = [
  'auth-refresh',
  'auth-methods',
  'auth-with-passkey',
  'confirm-verification',
  'passkey-options',
]

/** Routes that change how an account is secured. */
const secured = [
  '/api/account/*',
  '/api/auth/sessions',
  '/api/auth/sessions/*',
  `${users}/request-email-change`,
  `${users}/confirm-email-change`,
  // With a session, this route links the account to one at a provider.
  `${users}/auth-with-oauth2`,
]

/** All routes for accounts and sessions except those of the record API. */
export function authRoutes(auth: AuthContext) {
  const app = new Hono<RequestEnv>()
  const { limiter, engine } = auth

  const forAccounts: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const collection = engine.registry.find(c.req.param('collection') ?? '')
    if (!collection) throw notFound('Missing or invalid collection context.')
    if (collection !== engine.registry.accounts) {
      const caller = c.get('caller')
      if (!c.req.path.endsWith('/auth-refresh')) throw notFound('Missing or invalid auth collection context.')
      throw caller ? wrongCollection(caller) : unauthorized()
    }
    await next()
  }
  const notForSuperusers: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const caller = c.get('caller')
    if (isSuperuser(caller)) throw wrongCollection(caller)
    await next()
  }
  app.route('/', impersonationRoutes(auth))
  for (const path of secured) app.use(path, refuseImpersonators)
  app.route('/', superuserRoutes(auth))
  for (const action of [...hashing, ...mailing, ...otherRoutes]) app.use(`${users}/${action}`, forAccounts)
  for (const action of ['auth-refresh', 'request-email-change'])
    app.use(`${users}/${action}`, notForSuperusers)
  for (const action of hashing)
    app.post(`${users}/${action}`, rateLimited(limiter, 'hash', requestLimits.auth))
  for (const path of hashingOfAccount) app.post(path, rateLimited(limiter, 'hash', requestLimits.auth))
  app.post('/api/account/proof/code', rateLimited(limiter, 'mail', requestLimits.auth))
  for (const action of mailing)
    app.post(`${users}/${action}`, rateLimited(limiter, 'mail', requestLimits.auth))
  app.post('/api/account/correct-email', rateLimited(limiter, 'register', requestLimits.register))

  app.route('/', signInRoutes(auth, users))
  app.route('/', codeRoutes(auth, users))
  app.route('/', authMethodRoutes(auth, users))
  app.route('/', oauthRoutes(auth, users))
  app.route('/', unlinkRoute(auth))
  app.route('/', passkeyRoutes(auth, users))
  app.route('/', verificationRoutes(auth, users))
  app.route('/', passwordResetRoutes(auth, users))
  app.route('/', emailChangeRoutes(auth, users))
  app.route('/', deviceRoutes(auth))
  app.route('/', fileTokenRoutes(auth))
  app.route('/', accountDeletionRoutes(auth))
  app.route('/', proofRoutes(auth))
  app.route('/', accountSecurityRoutes(auth))
  app.route('/', secondStepRoutes(auth))
  return app
}
