import { Hono } from 'hono'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { accountById } from '#server/auth/accounts.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { addDays } from '#shared/domain/day.ts'
import type { Day } from './read/calendar.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { ApiError, badRequest, fieldsOf } from '#server/http/errors.ts'
import type { Log } from '#server/http/log.ts'
import { languageFor } from '#server/messages/texts.ts'
import { readBody } from '#server/records/write/request-body.ts'
import type { Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { expandRows } from '#server/records/read/expand.ts'
import { presentRecord } from '#server/records/read/present.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { withoutIsolates } from '#shared/messages/isolates.ts'
import { plannerRequest, promptMaxLength } from '#shared/planner.ts'
import type { Budget } from './budget.ts'
import { type Generated, generate, type Timeouts, usualTimeouts } from './generate.ts'
import type { PlannerSource } from './planner-source.ts'
import { errorInLanguage, type PlannerTexts, plannerTexts } from './texts.ts'

export interface PlannerDeps {
  engine: Engine
  env: Env
  clock: Clock
  log: Log
  budget: Budget
  planner: PlannerSource
  timeouts?: Timeouts
}

/** The status that proxies log when the client has closed the connection. */
const cancelledStatus = 499

/** `POST /api/planner/generate`: plans a trip from a prompt, for signed-in users and within their daily limit. */
export function plannerRoutes({
  engine,
  env,
  clock,
  log,
  budget,
  planner,
  timeouts = usualTimeouts,
}: PlannerDeps) {
  const collection = engine.registry.get('city')
  const app = new Hono<RequestEnv>()

  app.post('/api/planner/generate', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const account = await accountById(engine.db, userId)
    const accepted = acceptedLanguages(c.req.header('accept-language'))
    const language = languageFor(account?.language ?? '', ...accepted)
    const texts = plannerTexts(language)
    if (env.plannerDailyLimit === 0) throw errorInLanguage(texts, 403, texts.switchedOff)
    const asked = plannerRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw notAnAsk(asked.error, texts)
    const { prompt } = asked.data
    const generation = await budget.begin(engine.db, userId, texts)
    let counts = false
    try {
      const cancelled = c.req.raw.signal
      const today = dayOf(asked.data.today)
      const generated = await generate(
        { llm: env.llm, planner, log, timeouts },
        { prompt, today, language },
        cancelled,
      )
      counts = true
      return c.json(await presented(generated, today), 200, { 'cache-control': 'no-store' })
    } catch (error) {
      // After a cancellation nobody receives the response; the error only ends the request.
      const ended = c.req.raw.signal.aborted
        ? errorInLanguage(texts, cancelledStatus, texts.cancelled)
        : error
      // A prompt without a place and a cancelled one cost as much as any other, so they count. A failure of the
      // server or the model does not count.
      counts = ended instanceof ApiError && ended.status < 500
      throw ended
    } finally {
      await generation.end(engine.db, counts)
    }
  })

  /** The day that the client sent, when it is today in some time zone; else today in UTC. */
  function dayOf(clientDay: string | undefined) {
    const utcDay = clock().toISOString().slice(0, 10)
    const isPossible =
      clientDay !== undefined && clientDay >= addDays(utcDay, -1) && clientDay <= addDays(utcDay, 1)
    return isPossible ? clientDay : utcDay
  }

  async function presented({ itinerary, source }: Generated, today: Day) {
    const { name, description, legs, days, firstDay, assumptions, unmetWishes } = itinerary
    const starts = firstDay ?? today
    const records = await cityRecords(legs.flatMap(({ from, to }) => [from.geonameid, to.geonameid]))
    const record = (geonameid: number) => {
      const found = records.get(cityId(geonameid))
      if (!found) throw new Error(`The database lacks city ${geonameid} of the gazetteer.`)
      return found
    }
    return {
      // They are stored as the trip's own.
      name: withoutIsolates(name),
      description: withoutIsolates(description),
      days: days.map(({ day, city, text }) => ({
        day,
        city: cityId(city.geonameid),
        city_name: city.name,
        text,
      })),
      starts,
      ends: addDays(starts, days.length - 1),
      travel_items: legs.map(({ type, from, to, startDay, arrivalDay }, order) => ({
        type,
        start_day: startDay,
        arrival_day: arrivalDay,
        order,
        from_record: record(from.geonameid),
        to_record: record(to.geonameid),
      })),
      ...(firstDay !== undefined && { start_date: firstDay }),
      notes: { assumptions, limits: unmetWishes },
      source,
    }
  }

  async function cityRecords(geonameids: readonly number[]) {
    const ids = [...new Set(geonameids.map((geonameid) => cityId(geonameid)))]
    const { rows } = await sql<Row>`select * from city where id in (${sql.join(ids)})`.execute(engine.db)
    const expanded = await expandRows(engine, collection, rows, 'country,state', null)
    return new Map(
      rows.map((row, index) => [
        String(row['id']),
        presentRecord(engine, collection, row, null, { expand: expanded[index] ?? {} }),
      ]),
    )
  }

  return app
}

/** 400 for a malformed request. The message about its prompt is in the person's language. */
function notAnAsk(error: z.core.$ZodError, texts: PlannerTexts) {
  const fields = fieldsOf(error)
  const { prompt } = fields
  if (!prompt) return badRequest(undefined, fields)
  const isTooLong = error.issues.some(({ path, code }) => path[0] === 'prompt' && code === 'too_big')
  prompt.message = isTooLong ? texts.promptTooLong({ limit: promptMaxLength }) : texts.emptyPrompt
  return errorInLanguage(texts, 400, prompt.message, { data: fields })
}
