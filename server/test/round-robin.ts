import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy without sticky sessions. Each request goes to the next server of its list. */
export interface RoundRobin {
  url: string
  /** The current addresses of the servers. */
  servers: string[]
  close(): Promise<void>
}

/**
 * Opens a proxy on a free port. A server that refuses the connection is skipped. When the connection breaks before a
 * response, the proxy responds with 502; when it breaks during one, the proxy closes the client's connection.
 */
export async function openRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: false })
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => pass(Buffer.concat(chunks), roundRobin.servers.length))

    function pass(body: Buffer, tries: number) {
      turn += 1
      const { servers } = roundRobin
      const server = servers[turn % servers.length] ?? ''
      const { method, headers } = incoming
      const call = request(new URL(incoming.url ?? '/', server), { method, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (outgoing.headersSent) outgoing.destroy()
        else if (error.code === 'ECONNREFUSED' && tries > 1) pass(body, tries - 1)
        else outgoing.writeHead(502).end()
      })
      call.end(body)
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const roundRobin: RoundRobin = {
    url: `http://127.0.0.1:${port}`,
    servers: [],
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
  return roundRobin
}
