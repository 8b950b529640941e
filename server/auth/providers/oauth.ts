import type { Env } from '#server/env.ts'
import type { Log } from '#server/http/log.ts'
import { createProvider, type Provider } from './provider.ts'
import { createSameBrowser, type SameBrowser } from './same-browser.ts'

/** What signing in with an account elsewhere works with. */
export interface OAuth {
  /** Null when the operator has configured none. */
  provider: Provider | null
  sameBrowser: SameBrowser
  /** Tells the realtime client that waits for a provider's answer, once. False when none does. */
  tellClient(client: string, network: string, answer: Record<string, string>): Promise<boolean>
}

/** `secret` is the server's signing key. */
export function createOAuth(
  env: Pick<Env, 'google' | 'publicUrl'>,
  secret: string,
  log: Log,
  tellClient: OAuth['tellClient'],
): OAuth {
  return {
    provider: env.google && createProvider(env.google, secret, log),
    sameBrowser: createSameBrowser(secret, env.publicUrl),
    tellClient,
  }
}
