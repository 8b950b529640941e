import { createHmac } from 'node:crypto'
import type { Configuration } from 'openid-client'
import type { ProviderSettings } from '#server/env-providers.ts'
import { badRequest } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { createDiscovery } from './discovery.ts'
import { gitHubProfile } from './github.ts'
import { nameInCode } from './name-in-code.ts'
import { openIdLibrary } from './openid-library.ts'
import { openIdProfile } from './openid-profile.ts'
import { type Profile, textOf } from './profile.ts'

/** A provider as the protocol lists it, with a new state and PKCE verifier. */
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

export interface Provider {
  readonly name: string
  /** The data with which a client starts to sign in; null while the provider cannot be reached. */
  offer(): Promise<ProviderOffer | null>
  /** Whether the `iss` parameter of a response is this provider's issuer. */
  isIssuer(issuer: string): Promise<boolean>
  /**
   * Exchanges an authorization code for the profile of its person. Checks PKCE, and of an OpenID provider also nonce,
   * issuer, audience, signature and expiry. Throws the contract's 400.
   */
  profileFor(grant: { code: string; codeVerifier: string; redirectUrl: string }): Promise<Profile>
}

const openIdScope = 'openid email profile'
/** The scopes of the kinds that need others. */
const otherScopes: Partial<Record<ProviderSettings['kind'], string>> = {
  // Apple refuses every other scope.
  apple: 'openid name email',
  github: 'read:user user:email',
}

/** A provider that the operator has configured. `secret` is the server's signing key. */
export function createProvider(settings: ProviderSettings, secret: string, log: Log): Provider {
  const { name, kind, title } = settings
  const isOpenId = kind !== 'github'
  const configuration = createDiscovery(settings, log)

  // Only the client that has the verifier can complete the sign-in, which binds the nonce to that client.
  const nonceFor = (verifier: string) =>
    createHmac('sha256', secret).update(`nonce\n${verifier}`).digest('base64url')

  async function tokensFor(
    config: Configuration,
    grant: Parameters<Provider['profileFor']>[0],
    code: string,
  ) {
    const openid = await openIdLibrary()
    const url = new URL(grant.redirectUrl)
    url.search = new URLSearchParams({ code, iss: config.serverMetadata().issuer }).toString()
    return openid.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: grant.codeVerifier,
      ...(isOpenId && { expectedNonce: nonceFor(grant.codeVerifier), idTokenExpected: true }),
    })
  }

  return {
    name,
    async offer() {
      const config = await configuration().catch(() => null)
      if (!config) return null
      const openid = await openIdLibrary()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const codeChallenge = await openid.calculatePKCECodeChallenge(codeVerifier)
      const state = openid.randomState().slice(0, 30)
      const url = openid.buildAuthorizationUrl(config, {
        scope: otherScopes[kind] ?? openIdScope,
        state,
        ...(isOpenId && { nonce: nonceFor(codeVerifier) }),
        // Apple sends the name and the address only with a form post.
        ...(kind === 'apple' && { response_mode: 'form_post' }),
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
      url.searchParams.delete('redirect_uri')
      // The client appends its own redirect URL.
      const authURL = `${url.href}&redirect_uri=`
      return {
        name,
        displayName: title,
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
        log.info('Signing in with the provider failed.', { provider: name, ...errorFields(cause) })
        throw Object.assign(badRequest(message), { cause })
      }
      const given = nameInCode(grant.code)
      const config = await configuration().catch(failWith('Failed to fetch OAuth2 token.'))
      const tokens = await tokensFor(config, grant, given.code).catch(
        failWith('Failed to fetch OAuth2 token.'),
      )
      const read = isOpenId ? openIdProfile : gitHubProfile
      const profile = await read(config, tokens, settings).catch(failWith('Failed to fetch OAuth2 user.'))
      const seconds = tokens.expiresIn()
      return {
        ...profile,
        name: profile.name || given.name,
        accessToken: tokens.access_token,
        refreshToken: textOf(tokens.refresh_token),
        expiry: seconds === undefined ? '' : new Date(Date.now() + seconds * 1000).toISOString(),
      }
    },
  }
}
