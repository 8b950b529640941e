import type { Context } from 'hono'
import { nodeRequest, type RequestEnv } from './context.ts'

/** Closes the connection of a request whose response is still being sent. Does nothing after the response is complete. */
export function cutConnection(c: Context<RequestEnv>): void {
  nodeRequest(c).outgoing?.destroy()
}

/** True when the client closed the connection before its whole request had arrived, and this caused `error`. */
export const isOfClosedRequest = (c: Context<RequestEnv>, error: Error): boolean =>
  nodeRequest(c).incoming?.errored === error
