import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a free port of this machine. */
export interface HttpServer {
  url: string
  close(): Promise<void>
}

export async function openHttpServer(answer: RequestListener): Promise<HttpServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        // The callback ignores the error of a server that is already closed.
        server.close(() => resolve())
      }),
  }
}

/** Sends bytes until the client closes the connection. */
export function sendEndlessly(response: ServerResponse) {
  const chunk = ' '.repeat(16_384)
  const more = () => {
    while (!response.destroyed && response.write(chunk)) continue
  }
  response.on('drain', more)
  more()
}
