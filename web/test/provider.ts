import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import type { Env } from '#server/env.ts'
import { settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { allowLiveEvents } from './live.ts'
import { startServer } from './render-app.tsx'

/** Fetches from a server of its own, without the page's rules about origins and without following redirects. */
const fetchElsewhere = async (request: Request) => {
  const { url, method, headers } = request
  const asked = httpRequest(url, { method, headers: Object.fromEntries(headers) })
  asked.end(await request.text())
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { location = '', 'content-type': type = '' } = answer.headers
  const options = { status: answer.statusCode ?? 500, headers: { location, 'content-type': type } }
  return new Response(await buffer(answer), options)
}

/**
 * The server of `startServer`, with a provider named Google, as whose person every window signs in that the page opens:
 * it goes to the provider and comes back at once. `opened` counts these windows.
 */
export const startServerWithProvider = async (env: Partial<Env> = {}) => {
  const provider = await startOpenIdProvider()
  onTestFinished(() => provider.close())
  // Without the endpoint for them: the OpenID library refuses the URL class of the page.
  provider.faults = { claims: { ...provider.person } }
  const signInProviders = [{ ...settingsFor(provider), title: 'Google' }]
  const server = await startServer({ ...env, publicUrl: window.location.origin, signInProviders })
  const { app, network } = server
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const url = input instanceof Request ? input.url : String(input)
    const isElsewhere = url.startsWith(provider.issuer)
    return isElsewhere ? fetchElsewhere(new Request(input, init)) : network.fetch(input, init)
  })
  allowLiveEvents()
  const goThrough = async (url: string) => {
    const { headers } = await fetchElsewhere(new Request(url))
    const { pathname, search } = new URL(headers.get('location') ?? '')
    await app.request(pathname + search)
  }
  const opened = vi.fn(() => ({
    close: () => undefined,
    location: {
      set href(url: string) {
        void goThrough(url)
      },
    },
  }))
  vi.stubGlobal('open', opened)
  return { ...server, provider, opened }
}
