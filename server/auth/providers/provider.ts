import { createHmac } from 'node:crypto'
import type { Configuration } from 'openid-client'
import type { Env } from '#server/env.ts'
import { badRequest } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** One way to sign in elsewhere, as the protocol lists it. */
export interface ProviderOffer {
  name: string
  displayName: string
  logo: string
  state: string
  authURL: string
  authUrl: string
  codeVerifier: string
  codeChallenge: string
  codeChallengeMethod: 'S256'
}

/** Who somebody is there. */
export interface Profile {
  /** Never changes, and belongs to nobody else at that provider. */
  id: string
  name: string
  email: string
  /** The provider says that the address is this person's. */
  emailVerified: boolean
  picture: string
  accessToken: string
  refreshToken: string
  /** When the access token runs out, or "". */
  expiry: string
  raw: Record<string, unknown>
}

export interface Provider {
  readonly name: string
  /** What a client needs to begin; null while the provider cannot be reached. */
  offer(): Promise<ProviderOffer | null>
  /** Whether an answer that names its sender comes from this provider. */
  isIssuer(issuer: string): Promise<boolean>
  /**
   * Exchanges a code for who brought it. Everything is checked: PKCE, nonce, issuer, audience, signature, time.
   * Throws the contract's 400.
   */
  profileFor(answer: { code: string; codeVerifier: string; redirectUrl: string }): Promise<Profile>
}

const googleIssuer = 'https://accounts.google.com'
/** The one name there is, whichever provider stands behind it: clients ask for it by this name. */
const name = 'google'
/** After a provider could not be reached it is left alone for a while. */
const retryMs = 15_000

// Most servers have no provider, and starting is to be quick.
const library = () => import('openid-client')

/** The provider that the operator has configured, found by its issuer when it is first needed. */
export function createProvider(
  { issuer, clientId, clientSecret }: NonNullable<Env['google']>,
  secret: string,
  log: Log,
): Provider {
  let found: Promise<Configuration> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  function configuration(): Promise<Configuration> {
    if (!found && performance.now() - failedAt < retryMs) {
      return Promise.reject(new Error('The sign-in provider could not be reached moments ago.'))
    }
    found ??= discover().catch((error: unknown) => {
      found = undefined
      failedAt = performance.now()
      log.warn('The sign-in provider cannot be reached.', errorFields(error))
      throw error
    })
    return found
  }

  async function discover() {
    const openid = await library()
    const isPlain = issuer.startsWith('http:')
    const discovered = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [openid.customFetch]: boundedFetch,
      // Without the checks only TLS vouches for the tokens, not their signature.
      execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
    })
    const methods = discovered.serverMetadata().token_endpoint_auth_methods_supported ?? []
    if (!methods.includes('client_secret_basic') || methods.includes('client_secret_post')) return discovered
    const basic = new openid.Configuration(
      discovered.serverMetadata(),
      clientId,
      undefined,
      openid.ClientSecretBasic(clientSecret),
    )
    basic[openid.customFetch] = boundedFetch
    openid.enableNonRepudiationChecks(basic)
    if (isPlain) openid.allowInsecureRequests(basic)
    return basic
  }

  // Only who has the verifier can complete a sign-in, so what is derived from it belongs to that one alone.
  const nonceFor = (verifier: string) =>
    createHmac('sha256', secret).update(`nonce\n${verifier}`).digest('base64url')

  async function tokensFor(config: Configuration, answer: Parameters<Provider['profileFor']>[0]) {
    const openid = await library()
    const url = new URL(answer.redirectUrl)
    url.search = new URLSearchParams({ code: answer.code, iss: config.serverMetadata().issuer }).toString()
    const checks = { pkceCodeVerifier: answer.codeVerifier, expectedNonce: nonceFor(answer.codeVerifier) }
    return openid.authorizationCodeGrant(config, url, { ...checks, idTokenExpected: true })
  }

  return {
    name,
    async offer() {
      const config = await configuration().catch(() => null)
      if (!config) return null
      const openid = await library()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const codeChallenge = await openid.calculatePKCECodeChallenge(codeVerifier)
      const state = openid.randomState().slice(0, 30)
      const url = openid.buildAuthorizationUrl(config, {
        scope: 'openid email profile',
        state,
        nonce: nonceFor(codeVerifier),
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      url.searchParams.delete('redirect_uri')
      // The client puts its own address at the end.
      const authURL = `${url.href}&redirect_uri=`
      return {
        name,
        displayName: issuer === googleIssuer ? 'Google' : new URL(issuer).host,
        logo: '',
        state,
        authURL,
        authUrl: authURL,
        codeVerifier,
        codeChallenge,
        codeChallengeMethod: 'S256',
      }
    },

    async isIssuer(claimed) {
      const config = await configuration().catch(() => null)
      return config?.serverMetadata().issuer === claimed
    },

    async profileFor(answer) {
      const refused = (message: string) => (cause: unknown) => {
        log.info('Signing in with the provider failed.', errorFields(cause))
        throw Object.assign(badRequest(message), { cause })
      }
      const config = await configuration().catch(refused('Failed to fetch OAuth2 token.'))
      const openid = await library()
      const tokens = await tokensFor(config, answer).catch(refused('Failed to fetch OAuth2 token.'))
      const claims = tokens.claims()
      if (!claims) return refused('Failed to fetch OAuth2 user.')(new Error('There is no ID token.'))
      const isWhole = typeof claims['email'] === 'string' && typeof claims['name'] === 'string'
      const more =
        isWhole || config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await openid
              .fetchUserInfo(config, tokens.access_token, claims.sub)
              .catch(refused('Failed to fetch OAuth2 user.'))
      const raw: Record<string, unknown> = { ...claims, ...more }
      const seconds = tokens.expiresIn()
      return {
        id: claims.sub,
        name: textOf(raw['name']),
        email: textOf(raw['email']),
        emailVerified: raw['email_verified'] === true || raw['email_verified'] === 'true',
        picture: textOf(raw['picture']),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? '',
        expiry: seconds === undefined ? '' : new Date(Date.now() + seconds * 1000).toISOString(),
        raw,
      }
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
