import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '#server/start-error.ts'

export type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>

export interface Listener {
  port: number
  /** What answers from now on; until it is given every request gets a 503. */
  serve(fetch: Fetch): void
  /**
   * Answers what is in flight or arrives within a moment, telling each client to come on a new connection, then
   * accepts no more. Connections still open at the deadline are cut.
   */
  stop(graceMs: number): Promise<void>
}

/** How long new requests are still taken while connections are being let go. */
const lettingGoMs = 250

/** Opens the port. Throws a StartError when that cannot be done. */
export async function listen(host: string, port: number): Promise<Listener> {
  let answer: Fetch = () => new Response('Starting\n', { status: 503, headers: { 'retry-after': '1' } })
  let stopping = false
  const fetch: Fetch = async (request, env) => {
    const response = await answer(request, env)
    if (stopping) response.headers.set('connection', 'close')
    return response
  }
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server
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
      await wait(Math.min(lettingGoMs, graceMs))
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const deadline = setTimeout(() => server.closeAllConnections(), Math.max(0, graceMs - lettingGoMs))
      await closed
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
