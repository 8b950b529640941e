import { createHmac } from 'node:crypto'
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import type { Env } from '#server/env.ts'
import { badRequest } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** A provider as the protocol lists it, with a new state and PKCE verifier. */
interface ProviderOffer {
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

/** A person's profile at the provider. */
export interface Profile {
  /** The subject identifier: unique at the provider, and never reassigned. */
  id: string
  name: string
  email: string
  /** The provider has verified that the e-mail address belongs to this person. */
  emailVerified: boolean
  picture: string
  accessToken: string
  refreshToken: string
  /** The time at which the access token expires, or "". */
  expiry: string
  raw: Record<string, unknown>
}

export interface Provider {
  readonly name: string
  /** The data with which a client starts to sign in; null while the provider cannot be reached. */
  offer(): Promise<ProviderOffer | null>
  /** Whether the `iss` parameter of a response is this provider's issuer. */
  isIssuer(issuer: string): Promise<boolean>
  /**
   * Exchanges an authorization code for the profile of its person. Checks PKCE, nonce, issuer, audience, signature
   * and expiry. Throws the contract's 400.
   */
  profileFor(grant: { code: string; codeVerifier: string; redirectUrl: string }): Promise<Profile>
}

const googleIssuer = 'https://accounts.google.com'
/** The name of the only provider, whatever its issuer is: clients request it by this name. */
const name = 'google'
/** The time after a failed discovery during which it is not tried again. */
const retryMs = 15_000

// Loaded on first use: most servers have no provider, and the library would slow their start.
const library = () => import('openid-client')

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

type ProviderOptions = NonNullable<Env['google']>

/** Reads the metadata of a provider from its issuer, and selects how the client authenticates. */
async function discover({ issuer, clientId, clientSecret }: ProviderOptions): Promise<Configuration> {
  const openid = await library()
  const isPlain = issuer.startsWith('http:')
  const discovered = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [openid.customFetch]: boundedFetch,
    // Check the signature of ID tokens. By default the library relies on TLS alone.
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

/** Returns the provider's metadata: discovered on first use. After a failure it is tried again 15 s later at the earliest. */
function createDiscovery(options: ProviderOptions, log: Log): () => Promise<Configuration> {
  let discovery: Promise<Configuration> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (!discovery && performance.now() - failedAt < retryMs) {
      return Promise.reject(
        new Error(
          'The sign-in provider could not be reached. It is not tried again within 15 s of a failure.',
        ),
      )
    }
    discovery ??= discover(options).catch((error: unknown) => {
      discovery = undefined
      failedAt = performance.now()
      log.warn('The sign-in provider cannot be reached.', errorFields(error))
      throw error
    })
    return discovery
  }
}

/** The provider that the operator has configured. */
export function createProvider(options: ProviderOptions, secret: string, log: Log): Provider {
  const configuration = createDiscovery(options, log)

  // Only the client that has the verifier can complete the sign-in, which binds the nonce to that client.
  const nonceFor = (verifier: string) =>
    createHmac('sha256', secret).update(`nonce\n${verifier}`).digest('base64url')

  async function tokensFor(config: Configuration, grant: Parameters<Provider['profileFor']>[0]) {
    const openid = await library()
    const url = new URL(grant.redirectUrl)
    url.search = new URLSearchParams({ code: grant.code, iss: config.serverMetadata().issuer }).toString()
    const checks = { pkceCodeVerifier: grant.codeVerifier, expectedNonce: nonceFor(grant.codeVerifier) }
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
      // The client appends its own redirect URL.
      const authURL = `${url.href}&redirect_uri=`
      return {
        name,
        displayName: options.issuer === googleIssuer ? 'Google' : new URL(options.issuer).host,
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

    async profileFor(grant) {
      const failWith = (message: string) => (cause: unknown) => {
        log.info('Signing in with the provider failed.', errorFields(cause))
        throw Object.assign(badRequest(message), { cause })
      }
      const config = await configuration().catch(failWith('Failed to fetch OAuth2 token.'))
      const openid = await library()
      const tokens = await tokensFor(config, grant).catch(failWith('Failed to fetch OAuth2 token.'))
      const claims = tokens.claims()
      if (!claims) return failWith('Failed to fetch OAuth2 user.')(new Error('There is no ID token.'))
      const isComplete = typeof claims['email'] === 'string' && typeof claims['name'] === 'string'
      const more =
        isComplete || config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await openid
              .fetchUserInfo(config, tokens.access_token, claims.sub)
              .catch(failWith('Failed to fetch OAuth2 user.'))
      return profileOf(tokens, { ...claims, ...more, sub: claims.sub })
    },
  }
}

/** The profile in the claims of the ID token and of the user info. */
function profileOf(tokens: Tokens, raw: Record<string, unknown> & { sub: string }): Profile {
  const seconds = tokens.expiresIn()
  return {
    id: raw.sub,
    name: textOf(raw['name']),
    email: textOf(raw['email']),
    emailVerified: raw['email_verified'] === true || raw['email_verified'] === 'true',
    picture: textOf(raw['picture']),
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    expiry: seconds === undefined ? '' : new Date(Date.now() + seconds * 1000).toISOString(),
    raw,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
