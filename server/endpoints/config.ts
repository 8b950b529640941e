import { Hono } from 'hono'
import about from '#package.json' with { type: 'json' }
import { relyingPartyOf } from '#server/auth/passkeys/relying-party.ts'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from '#server/http/context.ts'
import type { AppConfig } from '#shared/config.ts'
import { sourceUrl } from './source-url.ts'

/** The configuration that the browser needs, from the environment and package.json. */
export function configEndpoint(env: Env, gazetteerVersion: string) {
  const config: AppConfig = {
    version: about.version,
    gazetteerVersion,
    tileUrl: env.tileUrl,
    tileAttribution: env.tileAttribution,
    tileMinZoom: env.tileMinZoom,
    flagUrl: env.flagUrl,
    bookingUrl: env.bookingUrl,
    bookingName: env.bookingName,
    sourceUrl: sourceUrl(about),
    googleSignIn: env.signInProviders.some(({ name }) => name === 'google'),
    signInProviders: env.signInProviders.map(({ name, title, kind }) => ({ name, title, kind })),
    passkeys: relyingPartyOf(env.publicUrl) !== null,
    registration: env.registration,
    plannerEnabled: env.plannerDailyLimit > 0,
    analytics: env.analytics,
  }
  const app = new Hono<RequestEnv>()
  app.get('/api/config', (c) => c.json(config, 200, { 'cache-control': 'no-cache' }))
  return app
}
