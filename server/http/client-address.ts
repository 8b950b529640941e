import type { Context } from 'hono'
import { nodeRequest, type RequestEnv } from './context.ts'

/**
 * The client's IP address. X-Forwarded-For is read only when the proxy is trusted. Only its last entry is used, which
 * that proxy appended: the client can forge every entry before it.
 */
export function clientAddress(c: Context<RequestEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return plain(withoutPort(forwarded ?? '') || socketAddress(c) || '127.0.0.1')
}

/** Some proxies append the port: "203.0.113.9:50123", "[2001:db8::1]:50123". */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** True for a request from this machine without a forwarding header, which a reverse proxy would add. */
export function isLoopback(c: Context<RequestEnv>) {
  const address = plain(socketAddress(c) ?? '127.0.0.1')
  const proxied = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  return proxied === undefined && (address === '::1' || address.startsWith('127.'))
}

/** The network for which rate limits count: an IPv4 address, or the /64 prefix of an IPv6 address, as of a household. */
export function networkOf(address: string) {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
  return `${groups.slice(0, 4).join(':')}::/64`
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The address of the request's socket; undefined in tests that call the app without one. */
const socketAddress = (c: Context<RequestEnv>) => nodeRequest(c).incoming?.socket?.remoteAddress
