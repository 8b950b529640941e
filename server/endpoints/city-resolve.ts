import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { fieldsOf, invalidFields } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { readBody } from '#server/records/write/request-body.ts'
import type { Engine } from '#server/records/engine.ts'
import { pickFields } from '#server/records/read/pick-fields.ts'
import { cityResolveRequest } from '#shared/collections/cities.ts'
import { cityRecords } from './city-records.ts'
import { type PlaceText, PlaceReader } from './place-texts.ts'

const limit = { count: 120, seconds: 60 }

/**
 * `POST /api/cities/resolve`: which cities the lines of a list mean, for signed-in users. A line that names several
 * places is answered with each; `fields` picks fields of the cities as in the record API.
 */
export function cityResolveEndpoint(engine: Engine, names: CityNamesSource, limiter: RateLimiter) {
  const app = new Hono<RequestEnv>()

  app.post('/api/cities/resolve', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    limiter.spend('resolve', userId, limit)
    const asked = cityResolveRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw invalidFields('The list could not be read.', fieldsOf(asked.error))
    const reader = new PlaceReader(engine.db, await names())
    const lines: PlaceText[][] = []
    for (const text of asked.data.texts) lines.push(await reader.placesOf(text))
    const ids = [...new Set(lines.flat().flatMap(({ cityIds }) => cityIds))]
    const records = await cityRecords(engine, ids)
    const picked = new Map(records.map((record) => [record['id'], pickFields(record, c.req.query('fields'))]))
    const present = ({ text, certain, cityIds }: PlaceText) => {
      const cities = cityIds.flatMap((id) => picked.get(id) ?? [])
      // The city can have left the gazetteer since the names were read.
      return { text, certain: certain && cities.length === 1, cities }
    }
    return c.json({ items: lines.map((places) => ({ places: places.map(present) })) })
  })

  return app
}
