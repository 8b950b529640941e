import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setInterval } from 'node:timers'

/** The behaviour of a server on a connection. */
export type Behaviour = (socket: Socket) => void

/** Servers that misbehave in ways that fit every protocol. */
export const odd = {
  silent: () => undefined,
  endless(socket) {
    const chunk = '220-still talking\r\n'.repeat(1000)
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) continue
    }
    socket.on('drain', more)
    more()
  },
  slow(socket) {
    const timer = setInterval(() => socket.write('2'), 1000)
    socket.once('close', () => clearInterval(timer))
  },
  'cut off': (socket) => socket.destroy(),
  nonsense: (socket) => socket.end('\0\xff It works! \r\n\r\n'),
} satisfies Record<string, Behaviour>

/** A port on which nothing listens until serve() is called with a behaviour. */
export async function oddServer(port = 0) {
  let server: Server | null = null
  const open = new Set<Socket>()

  async function close() {
    for (const socket of open) socket.destroy()
    const closing = server
    server = null
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
  }

  async function serve(behave: Behaviour) {
    await close()
    const next = createServer((socket) => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      // The other side may close the connection at any time.
      socket.on('error', () => undefined)
      behave(socket)
    })
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    port = (next.address() as AddressInfo).port
    server = next
  }

  await serve(odd.silent)
  await close()
  return { port, serve, close }
}
