import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate as otherWork } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '#server/start-error.ts'
import { languageFor, textsFor } from '#server/messages/texts.ts'
import { acceptedLanguages } from './accept-language.ts'
import { plainPage } from './plain-page.ts'

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

export interface Listener {
  port: number
  /** Sets the handler of all requests. Before this call every request gets a 503. */
  serve(fetch: Fetch): void
  /**
   * Stops accepting connections. Requests on open connections are still answered, with `Connection: close`.
   * Connections that are busy after `graceMs` are destroyed.
   */
  stop(graceMs: number): Promise<void>
}

/** While the server stops, it closes idle connections at this interval. */
const closeIdleEveryMs = 1000

/** Opens the port. Throws a StartError when the port cannot be opened. */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler: Fetch = starting
  let stopping = false
  const fetch: Fetch = async (request, env) => {
    const response = await handler(request, env)
    if (stopping) response.headers.set('connection', 'close')
    return response
  }
  const server = createAdaptorServer({ fetch }) as Server
  // Longer than the keep-alive timeout of common reverse proxies: the proxy closes an idle connection first and never
  // sends a request on a connection that the server is closing.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 80_000
  server.requestTimeout = 120_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new StartError(explain(cause, host, port), { cause })))
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    serve(fetch) {
      handler = fetch
    },
    async stop(graceMs) {
      stopping = true
      // Two turns of the event loop accept the connections that already wait in the listen queue.
      await otherWork()
      await otherWork()
      // Not http.Server.close(): it closes idle connections at once, and a request may be arriving on one of them.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const closingIdle = setInterval(
        () => server.closeIdleConnections(),
        Math.min(closeIdleEveryMs, graceMs),
      )
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(closingIdle)
      clearTimeout(deadline)
    },
  }
}

const retrySeconds = 2
/** The security headers before the app has its configuration. The page has inline styles, and loads nothing. */
const startingHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'retry-after': String(retrySeconds),
}

/** The response to every request until the database is ready, which takes some seconds at the first start. */
function starting(request: Request): Response {
  if (isPageVisit(request)) {
    const language = languageFor(...acceptedLanguages(request.headers.get('accept-language')))
    const texts = textsFor(language).serverPages
    return plainPage({
      language,
      title: texts.startingTitle,
      body: `<p>${texts.starting}</p>`,
      status: 503,
      // Browsers load the address again after this time, without any script.
      headers: { ...startingHeaders, refresh: String(retrySeconds) },
    })
  }
  const body = { status: 503, message: 'The server is starting. Try again in a moment.', data: {} }
  return Response.json(body, { status: 503, headers: { ...startingHeaders, 'cache-control': 'no-store' } })
}

/** Whether a browser opens a page: only such requests name HTML among the accepted types. */
const isPageVisit = ({ method, headers }: Request) =>
  method === 'GET' && headers.get('accept')?.includes('text/html') === true

function explain(error: Error, host: string, port: number) {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use already. Stop the program that uses it, or set PORT to another port.`
  }
  if (code === 'EACCES') return `This user may not open port ${port}. Set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address "${host}". Set HOST to one of its addresses, or to 0.0.0.0 for all of them.`
  }
  return `Port ${port} on ${host} cannot be opened: ${error.message}`
}
