import type { Env } from '#server/env.ts'
import type { Log } from '#server/http/log.ts'
import { createProvider, type Provider, type ProviderOffer } from './provider.ts'
import { createSameBrowser, type SameBrowser } from './same-browser.ts'

/** The dependencies of signing in with a provider (OAuth 2). */
export interface OAuth {
  /** The configured provider with a name; undefined when there is none. */
  provider(name: string): Provider | undefined
  /** The offers of the providers that can be reached. A provider that takes long is left out: see `offerMs`. */
  offers(): Promise<ProviderOffer[]>
  /** Whether one of the providers has this issuer. */
  hasIssuer(issuer: string): Promise<boolean>
  sameBrowser: SameBrowser
  /** Sends a provider's response, once, to the realtime client that waits for it. False when none waits. */
  sendToClient(client: string, network: string, response: Record<string, string>): Promise<boolean>
}

/** How long the list of providers waits for one of them, in milliseconds: everybody who signs in waits for the list. */
const offerMs = 2500

/** `secret` is the server's signing key. */
export function createOAuth(
  env: Pick<Env, 'signInProviders' | 'publicUrl'>,
  secret: string,
  log: Log,
  sendToClient: OAuth['sendToClient'],
): OAuth {
  const providers = new Map(
    env.signInProviders.map((settings) => [settings.name, createProvider(settings, secret, log)]),
  )
  return {
    provider: (name) => providers.get(name),
    async offers() {
      const offers = await Promise.all(Array.from(providers.values(), (one) => within(offerMs, one.offer())))
      return offers.filter((offer) => offer !== null)
    },
    async hasIssuer(issuer) {
      const answers = await Promise.all(
        Array.from(providers.values(), (one) => within(offerMs, one.isIssuer(issuer))),
      )
      return answers.includes(true)
    },
    sameBrowser: createSameBrowser(secret, env.publicUrl),
    sendToClient,
  }
}

/** The promise's value, or null after `ms` milliseconds. The promise goes on. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
