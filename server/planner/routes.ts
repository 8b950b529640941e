import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { accountById } from '#server/auth/accounts.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { type Clock, possibleDay } from '#server/clock.ts'
import type { Env } from '#server/env.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { ApiError, badRequest, clientClosedRequest, fieldsOf } from '#server/http/errors.ts'
import type { Log } from '#server/http/log.ts'
import type { Limit, RateLimiter } from '#server/http/rate-limit.ts'
import { createTurns } from '#server/http/turns.ts'
import { languageFor } from '#server/messages/texts.ts'
import { readBody } from '#server/records/write/request-body.ts'
import type { Engine } from '#server/records/engine.ts'
import { plannerRequest, promptMaxLength } from '#shared/planner.ts'
import { mostOpenStops } from '#shared/trip-request.ts'
import type { Budget } from './budget.ts'
import { generate, isRead, type Timeouts, usualTimeouts } from './generate.ts'
import type { PlannerSource } from './planner-source.ts'
import { presentTrip } from './present-trip.ts'
import { errorInLanguage, type PlannerTexts, plannerTexts } from './texts.ts'

export interface PlannerDeps {
  engine: Engine
  env: Env
  clock: Clock
  log: Log
  limiter: RateLimiter
  budget: Budget
  planner: PlannerSource
  timeouts?: Timeouts
}

/** How many corrected requests a person can send: nobody clicks as often. */
const correctionLimit: Limit = { count: 60, seconds: 60 }
/** How many of them can wait for the person's earlier one. */
const mostWaitingCorrections = 5

/**
 * `POST /api/planner/generate`: plans a trip from a prompt, for signed-in users and within their daily limit. A prompt
 * counts, also one that changes an open trip. A corrected request does not: no prompt is read for it.
 */
export function plannerRoutes({
  engine,
  env,
  clock,
  log,
  limiter,
  budget,
  planner,
  timeouts = usualTimeouts,
}: PlannerDeps) {
  const app = new Hono<RequestEnv>()
  const corrections = createTurns(mostWaitingCorrections)

  app.post('/api/planner/generate', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const account = await accountById(engine.db, userId)
    const accepted = acceptedLanguages(c.req.header('accept-language'))
    const language = languageFor(account?.language ?? '', ...accepted)
    const texts = plannerTexts(language)
    if (env.plannerDailyLimit === 0) throw errorInLanguage(texts, 403, texts.switchedOff)
    const asked = plannerRequest.safeParse(await readBody(c.req))
    if (!asked.success) throw notAnAsk(asked.error, texts)
    const { prompt, trip, request } = asked.data
    // The planner reads this form, in which a character can be 18: U+FDFA is a sentence.
    if (prompt.normalize('NFKC').length > promptMaxLength) throw promptTooLong(texts)
    const cancelled = c.req.raw.signal
    const today = possibleDay(asked.data.today, clock())
    const wanted = { prompt, today, language, ...(trip && { trip }), ...(request && { request }) }
    const answer = async () => {
      const generated = await generate({ llm: env.llm, planner, log, timeouts }, wanted, cancelled)
      return c.json(await presentTrip(engine, generated, today), 200, { 'cache-control': 'no-store' })
    }
    if (!isRead(wanted)) {
      limiter.spend('corrected request', userId, correctionLimit)
      // One at a time, like prompts, so that nobody's requests fill the queue of the planner's process.
      return corrections.run(userId, answer, cancelled)
    }
    const generation = await budget.begin(engine.db, userId, texts)
    let counts = false
    try {
      const response = await answer()
      counts = true
      return response
    } catch (error) {
      // After a cancellation nobody receives the response; the error only ends the request.
      const ended = c.req.raw.signal.aborted
        ? errorInLanguage(texts, clientClosedRequest, texts.cancelled)
        : error
      // A prompt without a place, a cancelled one and one that takes too long cost as much as any other, so they
      // count. Another failure of the server or the model does not count.
      counts = ended instanceof ApiError && (ended.status < 500 || ended.status === 504)
      throw ended
    } finally {
      await generation.end(engine.db, counts)
    }
  })

  return app
}

/** 400 for a malformed request. The message about its prompt is in the person's language. */
function notAnAsk(error: z.core.$ZodError, texts: PlannerTexts) {
  const fields = fieldsOf(error)
  const { prompt, trip } = fields
  const hasTooManyStops = error.issues.some(({ path, code }) => path[1] === 'stops' && code === 'too_big')
  if (trip && hasTooManyStops) {
    trip.message = texts.tripTooLong({ stops: mostOpenStops })
    return errorInLanguage(texts, 400, trip.message, { data: fields })
  }
  if (!prompt) return badRequest(undefined, fields)
  const isTooLong = error.issues.some(({ path, code }) => path[0] === 'prompt' && code === 'too_big')
  if (isTooLong) return promptTooLong(texts)
  prompt.message = texts.emptyPrompt
  return errorInLanguage(texts, 400, prompt.message, { data: fields })
}

function promptTooLong(texts: PlannerTexts) {
  const message = texts.promptTooLong({ limit: promptMaxLength })
  return errorInLanguage(texts, 400, message, {
    data: { prompt: { code: 'validation_invalid_value', message } },
  })
}
