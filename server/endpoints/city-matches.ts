import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Engine } from '#server/records/engine.ts'
import type { ResponseRecord } from '#server/records/read/present.ts'
import { createGazetteerResponses } from '#server/records/read/gazetteer-responses.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { matchCities } from '#server/gazetteer/match/match-cities.ts'
import { searchKey } from '#server/gazetteer/search-key.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { cityRecords } from './city-records.ts'

const mostMatches = 5
const longestText = 100
const named = z.object({ name: z.string() })
const namedRegions = z.object({ expand: z.object({ country: z.optional(named), state: z.optional(named) }) })
const mostKeptBytes = 4 * 1024 * 1024

/**
 * At most five cities for a typed text, the likeliest first, with country and state. Names in other languages are found,
 * too, and so are those of islands, regions and sights, and codes of airports, which stand for a city. A country or state
 * may stand after it; alone it finds its best-known cities.
 */
export function cityMatchesEndpoint(engine: Engine, names: CityNamesSource) {
  const answer = createGazetteerResponses(engine.gazetteerVersion, mostKeptBytes)
  const app = new Hono<RequestEnv>()
  app.get('/api/cities/matches', (c) => {
    const typed = (c.req.query('q') ?? '').slice(0, longestText)
    return answer(c.req, async () => bodyOf({ items: await matches(typed) }, undefined))
  })

  async function matches(typed: string) {
    const all = await names()
    // One more than is sent, because a city may have been retired since the names were read.
    const found = new Map(
      matchCities(all, typed, mostMatches, 1).map(({ geonameid, alias, of, code }) => [
        cityId(geonameid),
        {
          key: code ? searchKey(code) : alias,
          alias: code ? { name: code, kind: 'airport' } : all.aliases.get(geonameid)?.get(alias),
          of,
        },
      ]),
    )
    const records = await cityRecords(engine, [...found.keys()])
    return records.slice(0, mostMatches).map((record) => {
      const { key = '', alias, of } = found.get(String(record.id)) ?? {}
      if (of) return withRegion(record, of)
      // A short form such as "Lon" adds nothing to the name that it begins.
      return alias && !searchKey(String(record.name)).startsWith(key) ? { ...record, alias } : record
    })
  }

  return app
}

/** Adds the name of the country or state as the alias of the city, which was found by it. */
function withRegion(record: ResponseRecord, of: 'country' | 'state') {
  const name = namedRegions.parse(record).expand[of]?.name
  return name === undefined || name === record['name'] ? record : { ...record, alias: { name, kind: of } }
}
