import type { Context } from 'hono'
import type { RequestEnv } from './context.ts'

/** Breaks the connection of a request whose answer is still being sent. One that was sent whole keeps it. */
export function cutConnection(c: Context<RequestEnv>): void {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('outgoing' in env)) return
  const { outgoing } = env as { outgoing?: { destroy(): void } }
  outgoing?.destroy()
}
