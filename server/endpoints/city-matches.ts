import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Engine } from '#server/records/engine.ts'
import { createGazetteerResponses } from '#server/records/read/gazetteer-responses.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { matchCities } from '#server/gazetteer/city-names.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { cityRecords } from './city-records.ts'

const mostMatches = 5
const longestText = 100
const mostKeptBytes = 4 * 1024 * 1024

/**
 * At most five cities for a typed text, the likeliest first, with country and state. Names in other languages are found,
 * too, and a country or state may stand after the city.
 */
export function cityMatchesEndpoint(engine: Engine, names: CityNamesSource) {
  const answer = createGazetteerResponses(engine.gazetteerVersion, mostKeptBytes)
  const app = new Hono<RequestEnv>()
  app.get('/api/cities/matches', (c) => {
    const typed = (c.req.query('q') ?? '').slice(0, longestText)
    return answer(c.req, async () => bodyOf({ items: await matches(typed) }, undefined))
  })

  async function matches(typed: string) {
    // One more than is sent, because a city can have been retired since the names were read.
    const found = matchCities(await names(), typed, mostMatches + 1)
    const records = await cityRecords(
      engine,
      found.map(({ geonameid }) => cityId(geonameid)),
    )
    return records.slice(0, mostMatches)
  }

  return app
}
