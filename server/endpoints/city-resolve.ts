import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { fieldsOf, invalidFields } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createSharedQueue } from '#server/http/turns.ts'
import { readBody } from '#server/records/write/request-body.ts'
import type { Engine } from '#server/records/engine.ts'
import { MalformedFields, pickFields } from '#server/records/read/pick-fields.ts'
import { cityResolveRequest } from '#shared/collections/cities.ts'
import { cityRecords } from './city-records.ts'
import { type PlaceText, PlaceReader } from './place-texts.ts'

const limit = { count: 120, seconds: 60 }
/**
 * The number of people whose request can wait, and of further requests of each. One list is read at a time, because
 * each takes CPU time.
 */
const mostWaiting = 50
const mostWaitingOfPerson = 10
/** Other requests run after this number of cities. */
const citiesAtOnce = 100

/** Finds the places of sentences, or of entries of a list in the forms that names have in sentences. */
export type PlacesInSentences = (
  sentences: readonly string[],
  areEntries: boolean,
  signal: AbortSignal,
) => Promise<readonly (readonly PlaceText[])[]>

/**
 * `POST /api/cities/resolve`: finds the cities that the lines of a list mean, for signed-in users. A line can name
 * several places; each gets an entry. Sentences are read by the planner, which knows the words around a name in many
 * languages. `fields` selects fields of the cities as in the record API.
 */
export function cityResolveEndpoint(
  engine: Engine,
  names: CityNamesSource,
  inSentences: PlacesInSentences,
  limiter: RateLimiter,
) {
  const queue = createSharedQueue(mostWaiting, mostWaitingOfPerson)
  const app = new Hono<RequestEnv>()

  app.post('/api/cities/resolve', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    limiter.spend('resolve', userId, limit)
    const asked = cityResolveRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw invalidFields('The list could not be read.', fieldsOf(asked.error))
    try {
      const { texts, are } = asked.data
      const { signal } = c.req.raw
      const isList = are === undefined || are === 'names'
      const find = () => (isList ? placesInLines(texts) : inSentences(texts, are === 'entries', signal))
      const job = async () => present(await find(), c.req.query('fields'))
      return c.json({ items: await queue.run(userId, job, signal) })
    } catch (error) {
      // The record API sends an empty body, too.
      if (error instanceof MalformedFields) return c.body('')
      throw error
    }
  })

  async function placesInLines(texts: readonly string[]): Promise<PlaceText[][]> {
    const reader = new PlaceReader(await names())
    const lines: PlaceText[][] = []
    for (const text of texts) lines.push(await reader.placesOf(text))
    return lines
  }

  async function present(lines: readonly (readonly PlaceText[])[], fields: string | undefined) {
    const shown = await shownCities([...new Set(lines.flat().flatMap(({ cityIds }) => cityIds))], fields)
    const presentPlace = ({ cityIds, certain, ...place }: PlaceText) => {
      const cities = cityIds.flatMap((id) => shown.get(id) ?? [])
      // A city may have been retired since the names were read.
      return { ...place, certain: certain && cities.length === cityIds.length, cities }
    }
    return lines.map((places) => ({ places: places.map(presentPlace) }))
  }

  /** The selected fields of the cities, by id. */
  async function shownCities(ids: readonly string[], fields: string | undefined) {
    const shown = new Map<string, unknown>()
    for (let at = 0; at < ids.length; at += citiesAtOnce) {
      await setImmediate()
      const records = await cityRecords(engine, ids.slice(at, at + citiesAtOnce))
      // Parse `fields` once for all cities: it can have thousands of characters.
      const picked: unknown = pickFields(records, fields)
      if (!Array.isArray(picked)) continue
      for (const [index, { id }] of records.entries()) shown.set(String(id), picked[index])
    }
    return shown
  }

  return app
}
