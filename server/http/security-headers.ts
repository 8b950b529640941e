import type { MiddlewareHandler } from 'hono'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from './context.ts'

/** Sets the headers that every answer carries, leaving those that a route has set itself. */
export function securityHeaders(env: Pick<Env, 'publicUrl' | 'tileUrl' | 'flagUrl' | 'analytics'>) {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(env)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['x-xss-protection', '1; mode=block'],
    // The window that signs in with another provider must be able to answer the one that opened it.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    // OpenStreetMap refuses requests for tiles that say not where they come from.
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
  ]
  if (env.publicUrl.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000'])

  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    await next()
    const own = c.res.headers
    // A route with a policy of its own serves somebody's file, which may be framed by itself only.
    const framed = own.has('content-security-policy')
    for (const [name, value] of headers) {
      if (own.has(name) || (framed && name === 'x-frame-options')) continue
      own.set(name, value)
    }
  }
  return middleware
}

/** The policy for the web app; only what the operator configured may be fetched from other hosts. */
function contentSecurityPolicy(env: Pick<Env, 'tileUrl' | 'flagUrl' | 'analytics'>) {
  const images = [originOf(env.tileUrl), originOf(env.flagUrl)].filter((origin) => origin !== null)
  const analytics = env.analytics ? originOf(env.analytics.host) : null
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...new Set(images)].join(' '),
    ["connect-src 'self'", ...(analytics ? [analytics] : [])].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The origin of a template such as "https://{s}.tile.example.org/{z}.png"; null for a path of our own. */
function originOf(template: string) {
  const [, scheme, host] = /^(https?:)\/\/([^/?#]+)/.exec(template) ?? []
  if (!scheme || !host) return null
  return `${scheme}//${host.replace(/^[^.]*\{[^}]*\}[^.]*/, '*')}`
}
