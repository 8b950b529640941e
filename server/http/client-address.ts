import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/**
 * The address a request came from. X-Forwarded-For counts only behind a trusted proxy, and of it only the
 * last entry, which that proxy wrote: whatever stands before it came from the client.
 */
export function clientAddress(c: Context<RequestEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return plain(withoutPort(forwarded ?? '') || socketAddress(c.env) || '127.0.0.1')
}

/** Some proxies write the port, too: "203.0.113.9:50123", "[2001:db8::1]:50123". */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** True for a request that comes from this machine itself, with no proxy in between. */
export function isLoopback(c: Context<RequestEnv>) {
  const address = plain(socketAddress(c.env) ?? '127.0.0.1')
  const proxied = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  return proxied === undefined && (address === '::1' || address.startsWith('127.'))
}

/** What a limit is counted under: one household has one IPv4 address, but a whole /64 of IPv6. */
export function networkOf(address: string) {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Node's own request, when there is one: in tests the app is called without a socket. */
function socketAddress(env: unknown): string | undefined {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress
}
