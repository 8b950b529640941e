import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import type { ProviderSettings } from '#server/env-providers.ts'
import { openIdLibrary } from './openid-library.ts'
import { type Claims, textOf } from './profile.ts'

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** The claims of the ID token, and those of the user info when the token has no name or address. */
export async function openIdProfile(
  config: Configuration,
  tokens: Tokens,
  { kind }: Pick<ProviderSettings, 'kind'>,
): Promise<Claims> {
  const openid = await openIdLibrary()
  const claims = tokens.claims()
  if (!claims) throw new Error('There is no ID token.')
  const isComplete = typeof claims['email'] === 'string' && typeof claims['name'] === 'string'
  const more =
    isComplete || config.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
  const raw: Record<string, unknown> = { ...claims, ...more, sub: claims.sub }
  return {
    id: claims.sub,
    name: textOf(raw['name']),
    username: textOf(raw['preferred_username']),
    email: textOf(raw['email']),
    emailVerified: isTrue(kind === 'microsoft' ? raw['xms_edov'] : raw['email_verified']),
    picture: textOf(raw['picture']),
    raw,
  }
}

// Microsoft lets the administrator of any organisation enter any address for its members. `xms_edov` says whether the
// organisation owns the domain of the address. Depending on the kind of account it is a boolean, a number or a text.
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1'
