import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/** Closes the connection of a request whose response is still being sent. Does nothing after the response is complete. */
export function cutConnection(c: Context<RequestEnv>): void {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return
  const { outgoing } = env as { outgoing?: { destroy(): void } }
  outgoing?.destroy()
}
