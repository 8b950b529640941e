import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Database } from '#server/db/connect.ts'
import { isLoopback } from '#server/http/client-address.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'

/** The sources of the metrics. */
interface MetricsSources {
  database: Database
  clock: Clock
  registry: Registry
  /** The number of open realtime streams in this process. */
  streams: () => number
}

/** `GET /metrics` for Prometheus: without a token only for requests from this machine, with one only for its holder. */
export function metricsEndpoint(sources: MetricsSources, token: string) {
  const { registry } = sources
  registerGauges(sources)
  const app = new Hono<RequestEnv>()
  app.get('/metrics', async (c) => {
    const shown = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const allowed = token === '' ? isLoopback(c) : shown !== undefined && isSame(shown, token)
    if (!allowed) throw notFound()
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    })
  })
  return app
}

function registerGauges({ registry, database, clock, streams }: MetricsSources) {
  const { db } = database
  const count = sql<number>`count(*)`.as('count')
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  // Gauges are read in this order. After those below, this one would count their queries.
  gauge('waymark_database_connections', 'Open database connections.', () => database.connections().open)
  gauge('waymark_database_connections_idle', 'Idle database connections.', () => database.connections().idle)
  gauge(
    'waymark_database_requests_waiting',
    'Requests that wait for a database connection.',
    () => database.connections().waiting,
  )
  gauge('waymark_sessions', 'Sessions that have not ended.', async () => {
    const sessions = await db.selectFrom('session').select(count).executeTakeFirstOrThrow()
    return sessions.count
  })
  gauge('waymark_outbox_waiting', 'Mails that are not sent yet.', async () => {
    const waiting = await db.selectFrom('mail').select(count).where('due', '!=', '').executeTakeFirstOrThrow()
    return waiting.count
  })
  gauge(
    'waymark_planner_generations_day',
    'Trips that the assistant was asked for in 24 hours.',
    async () => {
      const planned = await db
        .selectFrom('planner_generation')
        .select(count)
        .where('begun', '>', timestampOf(secondsAfter(clock(), -86_400)))
        .executeTakeFirstOrThrow()
      return planned.count
    },
  )
  gauge('waymark_realtime_streams', 'Open realtime streams of this process.', streams)
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge(
    'nodejs_heap_used_bytes',
    'Memory in use on the JavaScript heap.',
    () => process.memoryUsage().heapUsed,
  )
  gauge(
    'nodejs_external_memory_bytes',
    'Memory of buffers outside of the heap.',
    () => process.memoryUsage().external,
  )
  gauge('process_uptime_seconds', 'Time since the process started.', () => process.uptime())
}

function isSame(one: string, other: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
