import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestEnv } from '#server/http/context.ts'
import { redirectPath } from './own-redirect.ts'

const cookieSeconds = 600

/**
 * Binds a sign-in with a provider to the browser that started it. Otherwise an attacker could start a sign-in, send its
 * URL to another person, and be signed in to that person's account. The cookie gives no access by itself. With https
 * its name begins with `__Host-`: browsers then refuse such a cookie from other hosts of the domain.
 */
export interface SameBrowser {
  /** Sets the cookie in the browser in which a realtime client waits for the provider's response. */
  mark(c: Context<RequestEnv>, client: string): void
  /**
   * Whether a provider's response arrives from the browser of the client that waits for it. A program that is not
   * a browser is accepted without the cookie: an attacker cannot make it open a URL.
   */
  holds(c: Context<RequestEnv>, client: string): boolean
  /** Whether a browser has sent no cookie with a response for this client. */
  lacksCookie(c: Context<RequestEnv>, client: string): boolean
}

export function createSameBrowser(secret: string, publicUrl: string): SameBrowser {
  const markOf = (client: string) =>
    createHmac('sha256', secret).update(`browser\n${client}`).digest('base64url')
  const nameOf = (mark: string) => `sign-in-${mark.slice(0, 8)}`
  const isSecure = publicUrl.startsWith('https:')
  return {
    mark(c, client) {
      const mark = markOf(client)
      setCookie(c, nameOf(mark), mark, {
        // The prefix requires `Secure` and the path "/".
        ...(isSecure ? { prefix: 'host' as const, secure: true, path: '/' } : { path: redirectPath }),
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: cookieSeconds,
      })
    },
    lacksCookie: (c, client) => isBrowser(c) && getCookie(c, nameOf(markOf(client))) === undefined,
    holds(c, client) {
      const mark = markOf(client)
      const held = getCookie(c, nameOf(mark), isSecure ? 'host' : undefined)
      if (held === undefined) return !isBrowser(c)
      return held.length === mark.length && timingSafeEqual(Buffer.from(held), Buffer.from(mark))
    },
  }
}

// Browsers send `Sec-Fetch-Mode` in secure contexts, and a user agent that starts with "Mozilla/" everywhere.
const isBrowser = (c: Context<RequestEnv>) =>
  c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('user-agent')?.startsWith('Mozilla/') === true
