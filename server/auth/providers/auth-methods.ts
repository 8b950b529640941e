import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf, jsonResponse } from '#server/records/read/response-body.ts'
import { codeSeconds } from '#server/auth/codes/one-time-codes.ts'
import { mfaSeconds } from '#server/auth/security/second-step.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'

/** Lists the available ways to sign in. */
export function authMethodRoutes({ oauth }: AuthContext, users: string) {
  const app = new Hono<RequestEnv>()

  app.get(`${users}/auth-methods`, async (c) => {
    const providers = await oauth.offers()
    const methods = {
      password: { identityFields: ['email'], enabled: true },
      oauth2: { providers, enabled: providers.length > 0 },
      mfa: { enabled: true, duration: mfaSeconds },
      otp: { enabled: true, duration: codeSeconds },
      authProviders: providers,
      usernamePassword: false,
      emailPassword: true,
    }
    return jsonResponse(bodyOf(methods, c.req.query('fields')))
  })

  return app
}
