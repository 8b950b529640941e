import { Hono } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/tables.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Engine } from '#server/records/engine.ts'
import { fileParts } from '#shared/domain/file-format.ts'
import { type ExportedPlace, mapFormats } from '#shared/domain/map-export.ts'
import { type ExportedLeg, type StoredTrip, tripsFormats } from '#shared/domain/trips-export.ts'
import type { ExportFormat } from '#shared/export-formats.ts'
import type { SendExport } from './export-stream.ts'

const limit = { count: 30, seconds: 600 }

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  gpx: 'application/gpx+xml',
  ics: 'text/calendar; charset=utf-8',
}

const isFormat = (text: string): text is ExportFormat => Object.hasOwn(types, text)

/**
 * `GET /api/account/export/map.csv` and `/trips.csv`: the caller's stays and wishes, and trips, as a download in one of
 * five formats. See docs/formats.md.
 */
export function mapExportEndpoint(engine: Engine, limiter: RateLimiter, send: SendExport) {
  const app = new Hono<RequestEnv>()
  app.get('/api/account/export/:file', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const [, what, format = ''] = /^(map|trips)\.([a-z]+)$/.exec(c.req.param('file')) ?? []
    if (what === undefined || !isFormat(format)) throw notFound()
    limiter.spend('map export', userId, limit)
    const now = timestampOf(engine.now())
    const parts = (db: Db) =>
      what === 'map'
        ? fileParts(mapFormats(titles.map, now)[format], () =>
            placesOf(db, userId, { byKind: format === 'kml' }),
          )
        : fileParts(tripsFormats(titles.trips, now)[format], () => tripsOf(db, userId))
    const body = await send(userId, parts, c.req.raw.signal)
    return c.body(body, 200, {
      'content-type': types[format],
      'content-disposition': `attachment; filename=waymark-${what}-${now.slice(0, 10)}.${format}`,
      'cache-control': 'no-store',
    })
  })
  return app
}

const titles = {
  map: { name: 'Waymark: map', description: 'Stays and places to go' },
  trips: { name: 'Waymark: trips', description: '' },
}

/** The number of places, and of trips with up to 200 legs, of a query. */
const placesAtOnce = 500
const tripsAtOnce = 5

const user = sql.id('user')

const kinds = ['visited', 'lived', 'transit'] as const

/** A person's stays in the order of time, then the wishes, in batches; with `byKind` sorted by kind. */
async function* placesOf(
  db: Db,
  person: string,
  { byKind }: { byKind: boolean },
): AsyncGenerator<readonly ExportedPlace[]> {
  const { rows: all } = await sql<{ seq: number; kind: string }>`
    select seq, kind from stay where ${user} = ${person} order by lo, seq`.execute(db)
  const ordered = byKind ? kinds.flatMap((kind) => all.filter((stay) => stay.kind === kind)) : all
  const { rows: wished } = await sql<{ seq: number }>`
    select seq from wish where ${user} = ${person} order by seq`.execute(db)
  for (const [table, rows] of [
    ['stay', ordered],
    ['wish', wished],
  ] as const) {
    for (let from = 0; from < rows.length; from += placesAtOnce) {
      const seqs = rows.slice(from, from + placesAtOnce).map(({ seq }) => seq)
      const found = new Map((await placesWith(db, table, seqs)).map((row) => [row.seq, row]))
      yield seqs.flatMap((seq) => {
        const row = found.get(seq)
        if (!row) return []
        const { seq: _, ...place } = row
        return [place]
      })
    }
  }
}

async function placesWith(db: Db, table: 'stay' | 'wish', seqs: readonly number[]) {
  const own =
    table === 'stay'
      ? sql`place.kind, place.${sql.id('start')}, place.${sql.id('end')}, coalesce(trip.name, '') as trip`
      : sql`'wish' as kind, '' as ${sql.id('start')}, '' as ${sql.id('end')}, '' as trip`
  const trip = table === 'stay' ? sql`left join trip on trip.id = place.trip` : sql``
  const { rows } = await sql<ExportedPlace & { seq: number }>`
    select place.seq, place.id, place.city, place.note, ${own}, city.name,
      coalesce(state.name, '') as state, coalesce(country.name, '') as country,
      coalesce(country.iso2, '') as iso2, city.latitude, city.longitude
    from ${sql.table(table)} as place join city on city.id = place.city
    left join state on state.id = city.state left join country on country.id = city.country ${trip}
    where place.seq in (${sql.join(seqs)})`.execute(db)
  return rows
}

type LegRow = Pick<ExportedLeg, 'id' | 'type' | 'departs' | 'arrives'> & {
  trip: string
  from: string
  to: string
}

const legIds = z.array(z.string())

/** A person's trips with their legs, in the order of their creation, in batches. */
async function* tripsOf(db: Db, person: string): AsyncGenerator<readonly StoredTrip[]> {
  const { rows: all } = await sql<{ id: string }>`
    select id from trip where ${user} = ${person} order by seq`.execute(db)
  for (let from = 0; from < all.length; from += tripsAtOnce) {
    yield await tripsWith(
      db,
      all.slice(from, from + tripsAtOnce).map(({ id }) => id),
    )
  }
}

async function tripsWith(db: Db, ids: readonly string[]): Promise<StoredTrip[]> {
  const { rows: trips } = await sql<Omit<StoredTrip, 'legs'> & { travel_items: string }>`
    select id, name, travel_items, description, substr(starts, 1, 10) as starts, substr(ends, 1, 10) as ends
    from trip where id in (${sql.join(ids)}) order by seq`.execute(db)
  const { rows: legs } = await sql<LegRow>`
    select id, trip, type, ${sql.id('from')}, ${sql.id('to')},
      substr(start_date, 1, 10) as departs, substr(arrival_date, 1, 10) as arrives
    from travel_item where trip in (${sql.join(ids)}) order by ${sql.id('order')}, seq`.execute(db)
  const named = [...new Set(legs.flatMap(({ from, to }) => [from, to]))]
  const cityOf = new Map((await endsWith(db, named)).map((city) => [city.id, city]))
  const legsOf = Map.groupBy(legs, ({ trip }) => trip)
  return trips.map(({ travel_items, ...trip }) => {
    const ids = legIds.parse(JSON.parse(travel_items))
    const places = new Map(ids.map((id, index) => [id, index]))
    const inOrder = (legsOf.get(trip.id) ?? []).toSorted(
      (one, other) => (places.get(one.id) ?? ids.length) - (places.get(other.id) ?? ids.length),
    )
    return {
      ...trip,
      legs: inOrder.map(({ id, type, from, to, departs, arrives }) => ({
        id,
        type,
        from: cityOf.get(from),
        to: cityOf.get(to),
        departs,
        arrives,
      })),
    }
  })
}

async function endsWith(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<NonNullable<ExportedLeg['from']>>`
    select city.id, city.name, coalesce(country.name, '') as country, city.latitude, city.longitude
    from city left join country on country.id = city.country where city.id in (${sql.join(ids)})`.execute(db)
  return rows
}
