import { Agent, request as open } from 'node:http'
import { requestOf, type TestRequest } from './test-request.ts'

/** A client of a running server that keeps its connections open. */
export interface HttpClient {
  /**
   * Sends a request and reads the whole response. Throws an error with a `code` when the connection breaks; the code is
   * ECONNREFUSED when the server has not accepted the connection.
   */
  readonly send: (path: string, request?: TestRequest) => Promise<Response>
  readonly isClosed: () => boolean
  /** Closes its connections. */
  readonly close: () => void
}

/** A client with up to `connections` connections to the server at `url`. */
export function openHttpClient(url: string, connections = 20): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let closed = false
  return {
    isClosed: () => closed,
    close() {
      closed = true
      agent.destroy()
    },
    async send(path, asked) {
      const request = requestOf(url, path, asked)
      const headers = Object.fromEntries(request.headers)
      const body = Buffer.from(await request.arrayBuffer())
      return new Promise((resolve, reject) => {
        const call = open(request.url, { method: request.method, headers, agent }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () => {
            const { statusCode: status = 0, headers } = answer
            const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
            const isEmpty = status === 204 || status === 304
            resolve(
              new Response(isEmpty ? null : Buffer.concat(chunks), {
                status,
                headers: Object.fromEntries(given) as Record<string, string>,
              }),
            )
          })
        })
        call.once('error', (error: NodeJS.ErrnoException) => {
          // The kernel resets connections that the process had not accepted when the port closed.
          if (error.code === 'ECONNRESET' && !call.reusedSocket) error.code = 'ECONNREFUSED'
          reject(error)
        })
        if (request.method !== 'GET') call.setHeader('content-length', body.length)
        call.end(body)
      })
    },
  }
}
