import { Hono } from 'hono'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from '#server/http/context.ts'
import type { AppConfig } from '#shared/config.ts'

const sourceUrl = 'https://github.com/waymark-app/waymark'

/** What the operator's environment decides for the browser. */
export function configEndpoint(env: Env, version: string, gazetteerVersion: string) {
  const config: AppConfig = {
    version,
    gazetteerVersion,
    tileUrl: env.tileUrl,
    tileAttribution: env.tileAttribution,
    tileMinZoom: env.tileMinZoom,
    flagUrl: env.flagUrl,
    bookingUrl: env.bookingUrl,
    bookingName: env.bookingName,
    sourceUrl,
    googleSignIn: env.google !== null,
    plannerEnabled: env.plannerDailyLimit > 0,
    analytics: env.analytics,
  }
  const app = new Hono<RequestEnv>()
  app.get('/api/config', (c) => c.json(config, 200, { 'cache-control': 'no-cache' }))
  return app
}
