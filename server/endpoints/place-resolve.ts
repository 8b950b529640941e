import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { readAirportCodes } from '#server/gazetteer/airports.ts'
import { CityGrid, type NearestCities, type PlacedCity } from '#server/gazetteer/nearest-cities.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { fieldsOf, invalidFields } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createSharedQueue } from '#server/http/turns.ts'
import type { Engine } from '#server/records/engine.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { readBody } from '#server/records/write/request-body.ts'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import {
  type PlaceResolveRequest,
  placeResolveRequest,
  type PlaceResolveResponse,
  type ResolvedCity,
} from '#shared/imports.ts'

const limit = { count: 60, seconds: 60 }
/**
 * The number of people whose request can wait, and of further requests of each. One is answered at a time, because each
 * takes up to a second of CPU time.
 */
const mostWaiting = 20
const mostWaitingOfPerson = 4
/** Other requests run after this number of positions. */
const positionsAtOnce = 250
const rowsAtOnce = 10_000

/**
 * `POST /api/places/resolve`: the cities of rounded positions in known countries, and of airports, for signed-in people.
 * See shared/imports.ts.
 */
export function placeResolveEndpoint(engine: Engine, limiter: RateLimiter) {
  const queue = createSharedQueue(mostWaiting, mostWaitingOfPerson)
  const gridOf = keptGrid(engine)
  let airports: ReturnType<typeof readAirportCodes> | undefined
  const app = new Hono<RequestEnv>()

  app.post('/api/places/resolve', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    limiter.spend('places', userId, limit)
    const asked = placeResolveRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw invalidFields('The places could not be read.', fieldsOf(asked.error))
    return c.json(await queue.run(userId, () => resolve(asked.data), c.req.raw.signal), 200, noStore)
  })

  async function resolve(asked: PlaceResolveRequest): Promise<PlaceResolveResponse> {
    airports ??= readAirportCodes()
    const grid = await gridOf()
    const found: NearestCities[] = []
    // Positions are in the order of time, so equal ones often follow each other.
    const known = new Map<string, NearestCities>()
    for (const [index, { latitude, longitude, country }] of asked.positions.entries()) {
      if (index % positionsAtOnce === 0) await setImmediate()
      const key = `${latitude} ${longitude} ${country}`
      const nearest = known.get(key) ?? nearestOf(grid, latitude, longitude, country)
      known.set(key, nearest)
      found.push(nearest)
    }
    const served = asked.airports.map((code) => {
      const geonameid = airports?.get(code)
      return { code, city: geonameid === undefined ? '' : cityId(geonameid) }
    })
    const seqs = new Set(found.flatMap(({ cities, parent }) => [...cities.map(({ seq }) => seq), parent]))
    seqs.delete(-1)
    const cities = await citiesOf(engine, [...seqs], [...new Set(served.map(({ city }) => city))])
    const ids = new Map(cities.map(({ seq, city }) => [seq, city.id]))
    const shown = new Set(cities.map(({ city }) => city.id))
    return {
      cities: cities.map(({ city }) => city),
      positions: found.map(({ cities: [first, ...others], parent }) => ({
        city: (first && ids.get(first.seq)) ?? '',
        km: first ? Math.round(first.km * 10) / 10 : 0,
        others: others.flatMap(({ seq }) => ids.get(seq) ?? []),
        parent: ids.get(parent) ?? '',
      })),
      // The city may have been retired.
      airports: served.map(({ code, city }) => ({ code, city: shown.has(city) ? city : '' })),
    }
  }
  return app
}

const nowhere: NearestCities = { cities: [], parent: -1 }

const nearestOf = (grid: CityGrid, latitude: number, longitude: number, country: string) =>
  country === '' ? nowhere : grid.at(latitude, longitude, countryId(country))

/** The grid of the gazetteer's cities, which is read at the first request and when the gazetteer has changed. */
function keptGrid(engine: Engine): () => Promise<CityGrid> {
  let version: string | undefined
  let grid: Promise<CityGrid> | undefined
  return () => {
    const current = engine.gazetteerVersion()
    if (grid === undefined || version !== current) {
      version = current
      grid = readGrid(engine)
      grid.catch(() => {
        grid = undefined
      })
    }
    return grid
  }
}

async function readGrid({ db }: Engine): Promise<CityGrid> {
  const cities: PlacedCity[] = []
  for (let after = -1; ;) {
    const { rows } = await sql<PlacedCity>`
      select seq, latitude, longitude, population, country from city
      where seq > ${after} and retired = 0 order by seq limit ${rowsAtOnce}`.execute(db)
    cities.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return new CityGrid(cities)
    after = last.seq
    await setImmediate()
  }
}

type CityRow = Omit<ResolvedCity, 'expand'> & {
  seq: number
  countryName: string
  iso2: string
  stateName: string
}

/** The cities with these numbers or ids that the gazetteer has. */
async function citiesOf({ db, dialect }: Engine, seqs: readonly number[], ids: readonly string[]) {
  const listed = (texts: readonly (number | string)[]) =>
    sql`(select value from ${dialect.jsonTexts(sql`${JSON.stringify(texts.map(String))}`, 'listed')})`
  const { rows } = await sql<CityRow>`
    select city.seq, city.id, city.name, city.local_name, city.latitude, city.longitude, city.population,
      city.timezone, city.country, city.state, coalesce(country.name, '') as "countryName",
      coalesce(country.iso2, '') as iso2, coalesce(state.name, '') as "stateName"
    from city left join country on country.id = city.country left join state on state.id = city.state
    where city.seq in (select cast(value as integer) from ${listed(seqs)} as numbers) and city.retired = 0
    union
    select city.seq, city.id, city.name, city.local_name, city.latitude, city.longitude, city.population,
      city.timezone, city.country, city.state, coalesce(country.name, '') as "countryName",
      coalesce(country.iso2, '') as iso2, coalesce(state.name, '') as "stateName"
    from city left join country on country.id = city.country left join state on state.id = city.state
    where city.id in ${listed(ids)} and city.retired = 0`.execute(db)
  return rows.map(({ seq, countryName, iso2, stateName, ...city }) => ({
    seq,
    city: {
      ...city,
      expand: {
        ...(iso2 !== '' && { country: { id: city.country, name: countryName, iso2 } }),
        ...(stateName !== '' && { state: { id: city.state, name: stateName } }),
      },
    },
  }))
}
