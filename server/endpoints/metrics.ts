import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { isLoopback } from '#server/http/client-address.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import type { RequestMetrics } from '#server/http/metrics.ts'

/** What there are figures of. */
interface Watched {
  database: Database
  clock: Clock
  requests: RequestMetrics
  /** How many realtime streams are open in this process. */
  streams: () => number
}

/** Figures for Prometheus: to this machine only, or to whoever shows the token when one is set. */
export function metricsEndpoint(watched: Watched, token: string) {
  const app = new Hono<RequestEnv>()
  app.get('/metrics', async (c) => {
    const shown = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const allowed = token === '' ? isLoopback(c) : shown !== undefined && isSame(shown, token)
    if (!allowed) throw notFound()
    const body = watched.requests.text() + (await figures(watched))
    return c.body(body, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  return app
}

async function figures({ database, clock, streams }: Watched) {
  const { db } = database
  const count = sql<number>`count(*)`.as('count')
  const sessions = await db.selectFrom('session').select(count).executeTakeFirstOrThrow()
  const waiting = await db.selectFrom('mail').select(count).where('due', '!=', '').executeTakeFirstOrThrow()
  const planned = await db
    .selectFrom('planner_generation')
    .select(count)
    .where('begun', '>', timestampOf(secondsAfter(clock(), -86_400)))
    .executeTakeFirstOrThrow()
  const pool = database.connections()
  const { rss, heapUsed, external } = process.memoryUsage()
  const gauges: [string, number][] = [
    ['waymark_sessions', sessions.count],
    ['waymark_outbox_waiting', waiting.count],
    ['waymark_planner_generations_day', planned.count],
    ['waymark_realtime_streams', streams()],
    ['waymark_database_connections', pool.open],
    ['waymark_database_connections_idle', pool.idle],
    ['waymark_database_requests_waiting', pool.waiting],
    ['process_resident_memory_bytes', rss],
    ['nodejs_heap_used_bytes', heapUsed],
    ['nodejs_external_memory_bytes', external],
    ['process_uptime_seconds', process.uptime()],
  ]
  return gauges.map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`).join('')
}

function isSame(one: string, other: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
