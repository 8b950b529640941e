import { Hono } from 'hono'
import { sql } from 'kysely'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf } from '#server/records/read/response-body.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from '#server/records/read/expand.ts'
import { createGazetteerAnswers } from '#server/records/read/gazetteer-answers.ts'
import { presentRecord } from '#server/records/read/present.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { fold } from '#shared/domain/unaccent.ts'
import { matchCities } from '#server/gazetteer/city-names.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'

const mostMatches = 5
const longestText = 100
const mostKeptBytes = 4 * 1024 * 1024

/** At most five cities for a typed text, best known first, with country and state: also by names in other languages. */
export function cityMatchesEndpoint(engine: Engine, names: CityNamesSource) {
  const collection = engine.registry.get('city')
  const answer = createGazetteerAnswers(engine.gazetteerVersion, mostKeptBytes)
  const app = new Hono<RequestEnv>()
  app.get('/api/cities/matches', (c) => {
    const typed = fold((c.req.query('q') ?? '').slice(0, longestText))
    return answer(c.req, async () => bodyOf({ items: await matches(typed) }, undefined))
  })

  async function matches(typed: string) {
    if (typed === '') return []
    // One more than are shown: a city can have left the gazetteer since the names were read.
    const found = matchCities(await names(), typed, mostMatches + 1)
    return (await records(found.map(({ geonameid }) => cityId(geonameid)))).slice(0, mostMatches)
  }

  async function records(ids: string[]) {
    if (ids.length === 0) return []
    const { rows } = await sql<Row>`
      select * from city where id in (${sql.join(ids)}) and retired = 0`.execute(engine.db)
    rows.sort((one, other) => ids.indexOf(String(one['id'])) - ids.indexOf(String(other['id'])))
    const expanded = await expandRows(engine, collection, rows, 'country,state', null)
    return rows.map((row, index) => presentRecord(engine, collection, row, null, { expand: expanded[index] }))
  }

  return app
}
