import { Hono, type MiddlewareHandler } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { forbidden, notFound } from '#server/http/errors.ts'
import { rateLimited, requestLimits } from '#server/http/request-limits.ts'
import type { AuthContext } from './auth-context.ts'
import { accountDeletionRoutes } from './account-deletion.ts'
import { authMethodRoutes } from './providers/auth-methods.ts'
import { requireCaller } from './sessions/caller.ts'
import { deviceRoutes } from './sessions/devices.ts'
import { emailChangeRoutes } from './mailed-links/email-change.ts'
import { disabledRoutes } from './disabled-routes.ts'
import { fileTokenRoutes } from './avatars/file-token.ts'
import { proofRoutes } from './proof/routes.ts'
import { codeRoutes } from './codes/routes.ts'
import { secondStepRoutes } from './security/second-step-routes.ts'
import { accountSecurityRoutes } from './security/account-security.ts'
import { oauthRoutes } from './providers/routes.ts'
import { passwordResetRoutes } from './mailed-links/password-reset.ts'
import { signInRoutes } from './sessions/sign-in.ts'
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
const mailing = ['request-otp', 'request-verification', 'request-password-reset', 'request-email-change']
const otherRoutes = ['auth-refresh', 'auth-methods', 'confirm-verification']

/** All routes for accounts and sessions except those of the record API. */
export function authRoutes(auth: AuthContext) {
  const app = new Hono<RequestEnv>()
  const { limiter, engine } = auth

  const forAccounts: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const collection = engine.registry.find(c.req.param('collection') ?? '')
    if (!collection) throw notFound('Missing or invalid collection context.')
    if (collection.type !== 'auth') {
      if (!c.req.path.endsWith('/auth-refresh')) throw notFound('Missing or invalid auth collection context.')
      requireCaller(c.get('caller'))
      throw forbidden('The request requires auth record from users collection.')
    }
    await next()
  }
  for (const action of [...hashing, ...mailing, ...otherRoutes]) app.use(`${users}/${action}`, forAccounts)
  for (const action of hashing)
    app.post(`${users}/${action}`, rateLimited(limiter, 'hash', requestLimits.auth))
  for (const path of ['/api/account/delete', '/api/account/proof'])
    app.post(path, rateLimited(limiter, 'hash', requestLimits.auth))
  app.post('/api/account/proof/code', rateLimited(limiter, 'mail', requestLimits.auth))
  for (const action of mailing)
    app.post(`${users}/${action}`, rateLimited(limiter, 'mail', requestLimits.auth))

  app.route('/', signInRoutes(auth, users))
  app.route('/', codeRoutes(auth, users))
  app.route('/', authMethodRoutes(auth, users))
  app.route('/', oauthRoutes(auth, users))
  app.route('/', verificationRoutes(auth, users))
  app.route('/', passwordResetRoutes(auth, users))
  app.route('/', emailChangeRoutes(auth, users))
  app.route('/', deviceRoutes(auth))
  app.route('/', fileTokenRoutes(auth))
  app.route('/', disabledRoutes())
  app.route('/', accountDeletionRoutes(auth))
  app.route('/', proofRoutes(auth))
  app.route('/', accountSecurityRoutes(auth))
  app.route('/', secondStepRoutes(auth))
  return app
}
