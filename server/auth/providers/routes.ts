import { type Context, Hono } from 'hono'
import type { Db } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest, invalidFields, unauthorized } from '#server/http/errors.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { type FieldErrors, required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { mailSecurityChange } from '#server/auth/security/mail-security-change.ts'
import { authReply } from '#server/auth/sessions/auth-reply.ts'
import { completeSignIn } from '#server/auth/sessions/complete-sign-in.ts'
import { textOf } from '#server/auth/form.ts'
import { resultPage } from './result-page.ts'
import { codeWithName } from './name-in-code.ts'
import { isOwnRedirect, redirectPath } from './own-redirect.ts'
import { accountOfProvider } from './resolve-user.ts'

/** Signs users in with a provider (OAuth 2). */
export function oauthRoutes(auth: AuthContext, users: string) {
  const { env, signInLimits, oauth } = auth
  const app = new Hono<RequestEnv>()

  app.post(`${users}/auth-with-oauth2`, async (c) => {
    const body = await readBody(c.req)
    const grant = {
      code: textOf(body, 'code'),
      codeVerifier: textOf(body, 'codeVerifier'),
      redirectUrl: textOf(body, 'redirectURL') || textOf(body, 'redirectUrl'),
    }
    const name = textOf(body, 'provider')
    const provider = oauth.provider(name)
    const errors: FieldErrors = {}
    if (name === '') errors['provider'] = required
    else if (!provider) errors['provider'] = unknownProvider(name)
    if (grant.code === '') errors['code'] = required
    if (Object.keys(errors).length > 0 || !provider) {
      throw invalidFields('An error occurred while loading the submitted data.', errors)
    }
    const caller = c.get('caller')
    const linkTo = c.req.query('linkTo') ?? ''
    // Refuse a request whose session has ended. As a guest's request it would sign in the provider account's user, or
    // create one.
    if (linkTo !== '' && caller?.userId !== linkTo) throw unauthorized()
    if (!isOwnRedirect(env.publicUrl, grant.redirectUrl)) throw badRequest('Failed to fetch OAuth2 token.')
    const profile = await provider.profileFor(grant)
    const given = body['createData']
    const createData =
      typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : {}
    const tellOwner = (db: Db, userId: string) => mailSecurityChange(db, auth, c, userId, 'providerLinked')
    const signIn = { provider: name, profile, caller, createData, tellOwner, linkTo }
    const { account, isNew } = await accountOfProvider(auth, signIn)
    const { id, name: fullName, username, email, picture, accessToken, refreshToken, expiry, raw } = profile
    const meta = {
      id,
      name: fullName,
      username,
      email,
      avatarURL: picture,
      avatarUrl: picture,
      accessToken,
      refreshToken,
      expiry,
      rawUser: raw,
      isNew,
    }
    auth.notifyOutbox()
    // The caller of a request that links an account is signed in already: the session continues, and no second step is
    // required.
    if (caller?.userId === account.id) {
      const token = auth.sessions.tokenFor(account, caller.sessionId)
      return authReply(c, auth.engine, account.id, token, { meta })
    }
    return completeSignIn(auth, c, { account, method: 'oauth2', body, more: { meta } })
  })

  /**
   * Passes the provider's response to the realtime client that waits for it, once, and redirects the browser to the
   * result page.
   */
  async function passResponse(c: Context<RequestEnv>, given: (key: string) => string) {
    const state = given('state')
    const code = given('code')
    const error = given('error')
    const issuer = given('iss')
    const isExpected =
      !state.includes('\0') &&
      oauth.sameBrowser.holds(c, state) &&
      (!issuer || (await oauth.hasIssuer(issuer))) &&
      (await oauth.sendToClient(state, signInLimits.networkHash(c.get('clientAddress')), {
        state,
        code,
        ...(error && { error }),
      }))
    const outcome = isExpected && code && !error ? 'success' : 'failure'
    return c.body(null, c.req.method === 'GET' ? 307 : 303, {
      ...redirectHeaders,
      location: `../_/#/auth/oauth2-redirect-${outcome}`,
    })
  }

  app.get(redirectPath, (c) => passResponse(c, (key) => c.req.query(key) ?? ''))
  app.post(redirectPath, async (c) => {
    const body = await readBody(c.req)
    const given = (key: string) =>
      key === 'code' ? codeWithName(textOf(body, 'code'), textOf(body, 'user')) : textOf(body, key)
    if (!oauth.sameBrowser.lacksCookie(c, given('state'))) return passResponse(c, given)
    // For a form that another site posts, browsers do not send a SameSite cookie; for the GET that follows they do.
    const query = new URLSearchParams()
    for (const key of ['state', 'code', 'error', 'iss']) if (given(key) !== '') query.set(key, given(key))
    return c.body(null, 303, { ...redirectHeaders, location: `${redirectPath}?${query.toString()}` })
  })
  app.route('/', resultPage())
  return app
}

const redirectHeaders = {
  'cache-control': 'no-store',
  // The URL contains the code, so the browser must not send it as the referrer.
  'referrer-policy': 'no-referrer',
}

const unknownProvider = (name: string): FieldError => ({
  code: 'validation_invalid_provider',
  message: `Provider with name ${name} is missing or is not enabled.`,
  params: { name },
})
