import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Engine } from '#server/records/engine.ts'
import { createGazetteerResponses } from '#server/records/read/gazetteer-responses.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { fold } from '#shared/domain/unaccent.ts'
import { matchCities } from '#server/gazetteer/city-names.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { cityRecords } from './city-records.ts'
import { PlaceReader } from './place-texts.ts'

const mostMatches = 5
const longestText = 100
const mostKeptBytes = 4 * 1024 * 1024

/**
 * At most five cities for a typed text, best known first, with country and state. Names in other languages are found,
 * too; after a comma the text can have the beginning of a country or state.
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
    const ids = await idsFor(typed, mostMatches + 1)
    return (await cityRecords(engine, ids)).slice(0, mostMatches)
  }

  async function idsFor(typed: string, limit: number) {
    const folded = fold(typed)
    if (folded === '') return []
    if (folded.includes(',')) return new PlaceReader(engine.db, await names()).begunPlace(typed, limit)
    return matchCities(await names(), folded, limit).map(({ geonameid }) => cityId(geonameid))
  }

  return app
}
