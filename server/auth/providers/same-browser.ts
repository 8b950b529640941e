import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestEnv } from '#server/http/context.ts'
import { redirectPath } from './own-redirect.ts'

const cookieSeconds = 600

/**
 * Ties a sign-in elsewhere to the browser that began it: else somebody could begin one, send the address to
 * another person, and be signed in as them. The cookie opens nothing by itself and is sent to one path only.
 */
export interface SameBrowser {
  /** Marks the browser in which a realtime client waits for the answer. */
  mark(c: Context<RequestEnv>, client: string): void
  /**
   * Whether an answer for a client comes through its browser. A program that is no browser is let through: it
   * acts for itself, and cannot be sent anywhere by an address.
   */
  holds(c: Context<RequestEnv>, client: string): boolean
}

export function createSameBrowser(secret: string, publicUrl: string): SameBrowser {
  const markOf = (client: string) =>
    createHmac('sha256', secret).update(`browser\n${client}`).digest('base64url')
  const nameOf = (mark: string) => `sign-in-${mark.slice(0, 8)}`
  return {
    mark(c, client) {
      const mark = markOf(client)
      setCookie(c, nameOf(mark), mark, {
        path: redirectPath,
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: cookieSeconds,
      })
    },
    holds(c, client) {
      const mark = markOf(client)
      const held = getCookie(c, nameOf(mark))
      if (held === undefined) return !isBrowser(c)
      return held.length === mark.length && timingSafeEqual(Buffer.from(held), Buffer.from(mark))
    },
  }
}

// Browsers say how they fetch where the connection is safe, and everywhere that they are of Mozilla's kind.
const isBrowser = (c: Context<RequestEnv>) =>
  c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('user-agent')?.startsWith('Mozilla/') === true
