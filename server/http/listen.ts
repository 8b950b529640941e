import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate as otherWork } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '#server/start-error.ts'

export type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

export interface Listener {
  port: number
  /** What answers from now on; until it is given every request gets a 503. */
  serve(fetch: Fetch): void
  /**
   * Accepts no more connections, and answers what is in flight or still comes on those that are open, telling
   * each client that it was the last. Connections still busy at the deadline are cut.
   */
  stop(graceMs: number): Promise<void>
}

/** How long an idle connection may still bring a request. */
const lettingGoMs = 1000

/** Opens the port. Throws a StartError when that cannot be done. */
export async function listen(host: string, port: number): Promise<Listener> {
  let answer: Fetch = () => new Response('Starting\n', { status: 503, headers: { 'retry-after': '1' } })
  let stopping = false
  const fetch: Fetch = async (request, env) => {
    const response = await answer(request, env)
    if (stopping) response.headers.set('connection', 'close')
    return response
  }
  const server = createAdaptorServer({ fetch }) as Server
  // Longer than what proxies keep a connection for, so that they never use one that is just being closed.
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
      answer = fetch
    },
    async stop(graceMs) {
      stopping = true
      // Twice through the event loop: connections that stand before the door are let in before it closes.
      await otherWork()
      await otherWork()
      // Not the HTTP server's own close(): that cuts idle connections, on which a request may be arriving.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
      const letGo = setInterval(() => server.closeIdleConnections(), Math.min(lettingGoMs, graceMs))
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(letGo)
      clearTimeout(deadline)
    },
  }
}

function explain(error: Error, host: string, port: number) {
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use already. Stop what uses it, or set PORT to another one.`
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address "${host}". Set HOST to one of its own, or to 0.0.0.0 for all.`
  }
  return `Port ${port} on ${host} cannot be opened: ${error.message}`
}
