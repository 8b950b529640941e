import type { Configuration } from 'openid-client'
import * as z from 'zod/mini'
import type { ProviderSettings } from '#server/env-providers.ts'
import { openIdLibrary } from './openid-library.ts'
import type { Tokens } from './openid-profile.ts'
import type { Claims } from './profile.ts'

const gitHubUser = z.looseObject({
  id: z.number(),
  login: z.string(),
  name: z.nullish(z.string()),
  avatar_url: z.nullish(z.string()),
})
const gitHubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub's metadata: it has no discovery document. */
export const gitHubMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/login/oauth/authorize`,
  token_endpoint: `${issuer}/login/oauth/access_token`,
})

/** GitHub signs in by OAuth without an ID token: the profile and the addresses come from its API. */
export async function gitHubProfile(
  config: Configuration,
  tokens: Tokens,
  { issuer }: Pick<ProviderSettings, 'issuer'>,
): Promise<Claims> {
  const openid = await openIdLibrary()
  // The API of a GitHub Enterprise Server is below its website.
  const api = issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`
  const read = async (path: string): Promise<unknown> => {
    const response = await openid.fetchProtectedResource(
      config,
      tokens.access_token,
      new URL(`${api}${path}`),
      'GET',
    )
    if (!response.ok) throw new Error(`${api}${path} was answered with ${response.status}.`)
    return response.json()
  }
  const user = gitHubUser.parse(await read('/user'))
  const primary = gitHubEmails.parse(await read('/user/emails')).find((address) => address.primary)
  return {
    id: String(user.id),
    name: user.name || user.login,
    username: user.login,
    email: primary?.email ?? '',
    emailVerified: primary?.verified ?? false,
    picture: user.avatar_url ?? '',
    raw: user,
  }
}
