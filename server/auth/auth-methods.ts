import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { invalidFields } from '#server/http/errors.ts'
import { readBody } from '#server/records/body.ts'
import { required, textOf } from './form.ts'

/** In which ways one can sign in. */
export function authMethodRoutes(users: string) {
  const app = new Hono<RequestEnv>()

  app.get(`${users}/auth-methods`, (c) =>
    c.json({
      password: { identityFields: ['email'], enabled: true },
      oauth2: { providers: [], enabled: false },
      mfa: { enabled: false, duration: 0 },
      otp: { enabled: false, duration: 0 },
      authProviders: [],
      usernamePassword: false,
      emailPassword: true,
    }),
  )

  app.post(`${users}/auth-with-oauth2`, async (c) => {
    const provider = textOf(await readBody(c.req), 'provider')
    const message = `Provider with name ${provider} is missing or is not enabled.`
    throw invalidFields('An error occurred while loading the submitted data.', {
      provider: provider === '' ? required : { code: 'validation_invalid_provider', message },
    })
  })

  return app
}
