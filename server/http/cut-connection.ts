import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/** Closes the connection of a request whose response is still being sent. Does nothing after the response is complete. */
export function cutConnection(c: Context<RequestEnv>): void {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return
  const { outgoing } = env as { outgoing?: { destroy(): void } }
  outgoing?.destroy()
}

/** True when the client closed the connection before its whole request had arrived, and `error` comes from that. */
export function isOfClosedRequest(c: Context<RequestEnv>, error: Error): boolean {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return false
  const { incoming } = env as { incoming?: Pick<IncomingMessage, 'errored'> }
  return incoming?.errored === error
}
