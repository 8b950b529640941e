import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from '#server/http/context.ts'

/** The browser or program that sent a request. */
export interface Client {
  agent: string
  /** A keyed hash of its network. */
  network: string
  /** The secret of the cookie that it sent; "" when it sent none. */
  deviceSecret: string
}

interface ClientContext {
  env: Pick<Env, 'publicUrl'>
  signInLimits: { networkHash(address: string): string }
}

const cookieSeconds = 400 * 86_400

export const clientOf = ({ env, signInLimits }: ClientContext, c: Context<RequestEnv>): Client => ({
  agent: (c.req.header('user-agent') ?? '').slice(0, 300),
  network: signInLimits.networkHash(c.get('clientAddress')),
  deviceSecret: getCookie(c, 'waymark_device', prefixOf(env.publicUrl)) ?? '',
})

/**
 * The Set-Cookie header by which the server recognizes this browser when somebody signs in with it again. The cookie
 * signs nobody in, and outlives the session.
 */
export function deviceCookie({ env }: Pick<ClientContext, 'env'>, deviceSecret: string) {
  const prefix = prefixOf(env.publicUrl)
  return generateCookie('waymark_device', deviceSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: prefix !== undefined,
    maxAge: cookieSeconds,
    ...(prefix && { prefix }),
  })
}

// A browser accepts a cookie with the prefix `__Host-` only from this host by https.
const prefixOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? 'host' : undefined)

export const newDeviceSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a device's secret. The secret is random and long, so that a plain hash is enough. */
export const deviceHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
