import { sign } from 'node:crypto'
import type { ClientAuth, Configuration } from 'openid-client'
import type { AppleKey, ProviderSettings } from '#server/env-providers.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { gitHubMetadata } from './github.ts'
import { openIdLibrary } from './openid-library.ts'

/** The time after a failed discovery during which it is not tried again. */
const retryMs = 15_000
/** The lifetime of a client secret for Apple, which is signed for one request. */
const appleSecretSeconds = 300

/** Reads the metadata of a provider from its issuer. GitHub has none to read. Throws when it cannot be reached. */
export async function discover(settings: ProviderSettings): Promise<Configuration> {
  const { issuer, kind, clientId } = settings
  const openid = await openIdLibrary()
  const authentication = await clientAuthentication(settings)
  const isPlain = issuer.startsWith('http:')
  if (kind === 'github') {
    const config = new openid.Configuration(gitHubMetadata(issuer), clientId, undefined, authentication)
    config[openid.customFetch] = boundedFetch
    if (isPlain) openid.allowInsecureRequests(config)
    return config
  }
  return openid.discovery(new URL(issuer), clientId, undefined, authentication, {
    [openid.customFetch]: boundedFetch,
    // Check the signature of ID tokens. By default the library relies on TLS alone.
    execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
  })
}

/** Returns the provider's metadata: discovered on first use. After a failure it is tried again 15 s later at the earliest. */
export function createDiscovery(settings: ProviderSettings, log: Log): () => Promise<Configuration> {
  let discovery: Promise<Configuration> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (!discovery && performance.now() - failedAt < retryMs) {
      return Promise.reject(
        new Error(`${settings.title} could not be reached. It is not tried again within 15 s of a failure.`),
      )
    }
    discovery ??= discover(settings).catch((error: unknown) => {
      discovery = undefined
      failedAt = performance.now()
      log.warn('A sign-in provider cannot be reached.', { provider: settings.name, ...errorFields(error) })
      throw error
    })
    return discovery
  }
}

/** How the server proves to a provider that it is this client: by the method that the provider supports. */
async function clientAuthentication({ clientId, issuer, credential }: ProviderSettings): Promise<ClientAuth> {
  const openid = await openIdLibrary()
  if ('secret' in credential) {
    const byPost = openid.ClientSecretPost(credential.secret)
    const byHeader = openid.ClientSecretBasic(credential.secret)
    return (server, client, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported ?? []
      const isByHeader = methods.includes('client_secret_basic') && !methods.includes('client_secret_post')
      return (isByHeader ? byHeader : byPost)(server, client, body, headers)
    }
  }
  return (server, client, body, headers) =>
    openid.ClientSecretPost(appleSecret(credential, clientId, issuer))(server, client, body, headers)
}

/** A client secret for Apple: a JWT that the operator's key signs. */
function appleSecret({ teamId, keyId, privateKey }: AppleKey, clientId: string, issuer: string): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: teamId, sub: clientId, aud: issuer, iat: now, exp: now + appleSecretSeconds }
  const signed = `${encoded({ alg: 'ES256', kid: keyId })}.${encoded(claims)}`
  // Not by jose, which signs asynchronously: the library does not wait for the client's authentication.
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
