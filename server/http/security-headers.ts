import type { MiddlewareHandler } from 'hono'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from './context.ts'

/** Sets the security headers of every response, except those that the route has set. */
export function securityHeaders(env: Pick<Env, 'publicUrl' | 'tileUrl' | 'flagUrl' | 'analytics' | 'hsts'>) {
  const headers: [string, string][] = [
    ['content-security-policy', contentSecurityPolicy(env)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['x-xss-protection', '1; mode=block'],
    // Pages open popups to sign in with a provider. With `same-origin` the two windows could not reach each other.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    // Only the origin, also for this site, because a URL can contain a token. OpenStreetMap refuses tile requests
    // without a Referer header.
    ['referrer-policy', 'strict-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
  ]
  if (env.publicUrl.startsWith('https:')) headers.push(['strict-transport-security', hsts[env.hsts]])

  const middleware: MiddlewareHandler<RequestEnv> = async (c, next) => {
    await next()
    const own = c.res.headers
    // Only responses with a record's file set their own policy. They carry no X-Frame-Options, as the API defines:
    // other sites may frame a file, and the `sandbox` in its policy lets it run no script.
    const isFile = own.has('content-security-policy')
    for (const [name, value] of headers) {
      if (own.has(name) || (isFile && name === 'x-frame-options')) continue
      own.set(name, value)
    }
  }
  return middleware
}

/** The value of Strict-Transport-Security. `max-age=0` deletes the value that a browser has stored. */
const hsts = {
  off: 'max-age=0',
  on: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} satisfies Record<Env['hsts'], string>

/** The Content-Security-Policy of the web app. It allows other hosts only for configured tiles, flags and analytics. */
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

/** The origin of a URL template such as "https://{s}.tile.example.org/{z}.png"; null for a path on this server. */
function originOf(template: string) {
  const [, scheme, host] = /^(https?:)\/\/([^/?#]+)/.exec(template) ?? []
  if (!scheme || !host) return null
  return `${scheme}//${host.replace(/^[^.]*\{[^}]*\}[^.]*/, '*')}`
}
