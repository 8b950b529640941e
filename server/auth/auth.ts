import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import type { AuthContext } from './auth-context.ts'
import { authMethodRoutes } from './auth-methods.ts'
import { emailChangeRoutes } from './email-change.ts'
import { passwordResetRoutes } from './password-reset.ts'
import { signInRoutes } from './sign-in.ts'
import { verificationRoutes } from './verification.ts'

/** Every call about accounts that is not a call about records, under the users collection's paths. */
export function authRoutes(auth: AuthContext, users: string) {
  const app = new Hono<RequestEnv>()
  app.route('/', signInRoutes(auth, users))
  app.route('/', authMethodRoutes(users))
  app.route('/', verificationRoutes(auth, users))
  app.route('/', passwordResetRoutes(auth, users))
  app.route('/', emailChangeRoutes(auth, users))
  return app
}
