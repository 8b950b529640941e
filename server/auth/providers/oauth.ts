import type { Env } from '#server/env.ts'
import type { Log } from '#server/http/log.ts'
import { createProvider, type Provider } from './provider.ts'
import { createSameBrowser, type SameBrowser } from './same-browser.ts'

/** The dependencies of signing in with a provider (OAuth 2). */
export interface OAuth {
  /** Null when no provider is configured. */
  provider: Provider | null
  sameBrowser: SameBrowser
  /** Sends a provider's response, once, to the realtime client that waits for it. False when none waits. */
  sendToClient(client: string, network: string, response: Record<string, string>): Promise<boolean>
}

/** `secret` is the server's signing key. */
export function createOAuth(
  env: Pick<Env, 'google' | 'publicUrl'>,
  secret: string,
  log: Log,
  sendToClient: OAuth['sendToClient'],
): OAuth {
  return {
    provider: env.google && createProvider(env.google, secret, log),
    sameBrowser: createSameBrowser(secret, env.publicUrl),
    sendToClient,
  }
}
