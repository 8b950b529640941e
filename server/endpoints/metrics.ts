import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { isLoopback } from '#server/http/client-address.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import type { RequestMetrics } from '#server/http/metrics.ts'

/** The sources of the metrics. */
interface MetricsSources {
  database: Database
  clock: Clock
  requests: RequestMetrics
  /** The number of open realtime streams in this process. */
  streams: () => number
}

/** `GET /metrics` for Prometheus: without a token only for requests from this machine, with one only for its holder. */
export function metricsEndpoint(sources: MetricsSources, token: string) {
  const app = new Hono<RequestEnv>()
  app.get('/metrics', async (c) => {
    const shown = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const allowed = token === '' ? isLoopback(c) : shown !== undefined && isSame(shown, token)
    if (!allowed) throw notFound()
    const body = sources.requests.text() + (await gauges(sources))
    return c.body(body, 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
  })
  return app
}

async function gauges({ database, clock, streams }: MetricsSources) {
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
  const values: [string, number][] = [
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
  return values.map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`).join('')
}

function isSame(one: string, other: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
