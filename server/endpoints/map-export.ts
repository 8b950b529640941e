import { Hono } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Engine } from '#server/records/engine.ts'
import {
  type ExportedPlace,
  mapCalendar,
  mapCsv,
  mapGeoJson,
  mapGpx,
  mapKml,
} from '#shared/domain/map-export.ts'
import {
  type ExportedLeg,
  type StoredTrip,
  tripsCalendar,
  tripsCsv,
  tripsGeoJson,
  tripsGpx,
  tripsKml,
} from '#shared/domain/trips-export.ts'
import type { ExportFormat } from '#shared/export-formats.ts'

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
export function mapExportEndpoint(engine: Engine, limiter: RateLimiter) {
  const app = new Hono<RequestEnv>()
  app.get('/api/account/export/:file', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const [, what, format = ''] = /^(map|trips)\.([a-z]+)$/.exec(c.req.param('file')) ?? []
    if (what === undefined || !isFormat(format)) throw notFound()
    limiter.spend('map export', userId, limit)
    const now = timestampOf(engine.now())
    const body =
      what === 'map'
        ? mapFile[format](await transaction(engine.db, (db) => placesOf(db, userId)), now)
        : tripsFile[format](await transaction(engine.db, (db) => tripsOf(db, userId)), now)
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

const mapFile: Record<ExportFormat, (places: readonly ExportedPlace[], now: string) => string> = {
  csv: mapCsv,
  geojson: mapGeoJson,
  kml: (places) => mapKml(titles.map, places),
  gpx: (places) => mapGpx(titles.map, places),
  ics: (places, now) => mapCalendar(titles.map.name, places, now),
}

const tripsFile: Record<ExportFormat, (trips: readonly StoredTrip[], now: string) => string> = {
  csv: tripsCsv,
  geojson: tripsGeoJson,
  kml: (trips) => tripsKml(titles.trips, trips),
  gpx: (trips) => tripsGpx(titles.trips, trips),
  ics: (trips, now) => tripsCalendar(titles.trips.name, trips, now),
}

const user = sql.id('user')

/** A person's stays in the order of time, then the wishes. */
async function placesOf(db: Db, person: string): Promise<ExportedPlace[]> {
  const city = sql`city.name, coalesce(state.name, '') as state, coalesce(country.name, '') as country,
    coalesce(country.iso2, '') as iso2, city.latitude, city.longitude`
  const joins = sql`left join state on state.id = city.state left join country on country.id = city.country`
  const { rows: stays } = await sql<ExportedPlace>`
    select stay.id, stay.kind, stay.city, ${city}, stay.${sql.id('start')}, stay.${sql.id('end')}, stay.note,
      coalesce(trip.name, '') as trip
    from stay join city on city.id = stay.city ${joins} left join trip on trip.id = stay.trip
    where stay.${user} = ${person} order by stay.lo, stay.seq`.execute(db)
  const { rows: wishes } = await sql<ExportedPlace>`
    select wish.id, 'wish' as kind, wish.city, ${city}, '' as ${sql.id('start')}, '' as ${sql.id('end')}, wish.note,
      '' as trip
    from wish join city on city.id = wish.city ${joins}
    where wish.${user} = ${person} order by wish.seq`.execute(db)
  return [...stays, ...wishes]
}

type LegRow = Pick<ExportedLeg, 'id' | 'type' | 'departs' | 'arrives'> & {
  trip: string
  from: string
  to: string
}

const legIds = z.array(z.string())

/** A person's trips with their legs, in the order in which they were made. */
async function tripsOf(db: Db, person: string): Promise<StoredTrip[]> {
  const { rows: trips } = await sql<Omit<StoredTrip, 'legs'> & { travel_items: string }>`
    select id, name, travel_items, description, substr(starts, 1, 10) as starts, substr(ends, 1, 10) as ends
    from trip where ${user} = ${person} order by seq`.execute(db)
  const { rows: legs } = await sql<LegRow>`
    select id, trip, type, ${sql.id('from')}, ${sql.id('to')},
      substr(start_date, 1, 10) as departs, substr(arrival_date, 1, 10) as arrives
    from travel_item where ${user} = ${person} order by ${sql.id('order')}, seq`.execute(db)
  const { rows: cities } = await sql<NonNullable<ExportedLeg['from']>>`
    select city.id, city.name, coalesce(country.name, '') as country, city.latitude, city.longitude
    from city left join country on country.id = city.country
    where city.id in (
      select ${sql.id('from')} from travel_item where ${user} = ${person}
      union select ${sql.id('to')} from travel_item where ${user} = ${person})`.execute(db)
  const cityOf = new Map(cities.map((city) => [city.id, city]))
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
