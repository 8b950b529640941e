import type { Env } from '#server/env.ts'
import { badRequest } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { FieldErrors } from '#server/records/write/value-errors.ts'
import type { ModelAnswer } from './model/model-answer.ts'
import type { Ask } from './plan-trip.ts'
import type { PlannerSource } from './planner-source.ts'
import type { PlainTrip, PlannerOutcome } from './run-task.ts'
import { errorInLanguage, type PlannerTexts, plannerTexts } from './texts.ts'

export interface GenerateDeps {
  llm: Env['llm']
  planner: PlannerSource
  log: Log
  timeouts: Timeouts
}

export interface Timeouts {
  /** The time limit for both responses of the model together. */
  modelMs: number
  /** The time limit for the built-in planner, including the time to load the gazetteer. */
  builtInMs: number
}

export const usualTimeouts: Timeouts = { modelMs: 60_000, builtInMs: 20_000 }

export interface Generated {
  trip: PlainTrip
  /** Who has read the prompt. */
  source: 'model' | 'built-in'
}

/** Whether the prompt is read: a corrected request without an open trip is planned without reading it. */
export const isRead = ({ trip, request }: Pick<Ask, 'trip' | 'request'>) =>
  request === undefined || trip !== undefined

/**
 * Plans a trip. The configured model reads the prompt, or the built-in reader when there is no model or it fails. Throws
 * a 400 for a prompt without a place and for a place that does not exist, and a 502 or 504 when both readers fail.
 * Prompts are never logged.
 */
export async function generate(deps: GenerateDeps, ask: Ask, cancelled: AbortSignal): Promise<Generated> {
  const texts = plannerTexts(ask.language)
  const hasModel = deps.llm.provider !== '' && isRead(ask)
  const failure = { status: 0 }
  if (hasModel) {
    const trip = await withModel(deps, ask, cancelled).catch((error: unknown) => {
      cancelled.throwIfAborted()
      failure.status = isTimeout(error) ? 504 : 502
      deps.log.warn('The model failed or gave no usable answer.', errorNameOnly(error))
      return null
    })
    if (trip) return { trip, source: 'model' }
  }
  const { trip, unknown } = await builtIn(deps, ask, cancelled)
  if (unknown) throw unknownPlace(unknown)
  if (!trip) {
    throw failure.status === 0
      ? notUnderstood(texts, ask.trip !== undefined)
      : serviceError(texts, failure.status)
  }
  if (!hasModel) return { trip, source: 'built-in' }
  return {
    trip: { ...trip, limits: [...trip.limits, { text: texts.modelWasNoHelp }] },
    source: 'built-in',
  }
}

async function builtIn(
  { planner, log, timeouts }: GenerateDeps,
  ask: Ask,
  cancelled: AbortSignal,
): Promise<PlannerOutcome> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeouts.builtInMs)])
  try {
    return await planner.run(ask, signal)
  } catch (error) {
    cancelled.throwIfAborted()
    log.error('The built-in planner failed.', errorFields(error))
    throw serviceError(plannerTexts(ask.language), isTimeout(error) ? 504 : 502, error)
  }
}

/**
 * Asks the model what the prompt says, and once more for a correction when the answer is malformed or names unknown
 * places.
 */
async function withModel({ llm, planner, timeouts }: GenerateDeps, ask: Ask, cancelled: AbortSignal) {
  const { prompt, today } = ask
  const { askModel, NoAnswerError } = await import('./model/ask-model.ts')
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeouts.modelMs)])
  const message = { prompt, today, isChange: ask.trip !== undefined }
  let answer: ModelAnswer
  let corrected = false
  try {
    answer = await askModel(llm, message, signal)
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    corrected = true
    const problem = 'That was no JSON of the shape that was asked for. Answer again, with the JSON alone.'
    answer = await askModel(llm, message, signal, { answer: error.answer || '(nothing)', problem })
  }
  let outcome = await planner.run({ ...ask, answer }, signal)
  if (outcome.unresolved.length > 0 && !corrected) {
    const names = outcome.unresolved.map((name) => JSON.stringify(name)).join(', ')
    const problem = `These are no places that can be found: ${names}. Answer again in full, with the usual English names of the places that the message names.`
    const second = await askModel(llm, message, signal, { answer: JSON.stringify(answer), problem }).catch(
      (error: unknown) => {
        // Keep the first answer: the places in it that are known can make a trip.
        if (signal.aborted || !(error instanceof NoAnswerError)) throw error
        return null
      },
    )
    if (second) {
      const better = await planner.run({ ...ask, answer: second }, signal)
      if (better.trip) outcome = better
    }
  }
  return outcome.trip
}

/** The 400 for a field with a place, a route or an event that the planner does not know. */
function unknownPlace(field: string) {
  const data: FieldErrors = {
    [field]: {
      code: 'validation_invalid_value',
      message: 'It names a place, a route or an event that does not exist.',
    },
  }
  return badRequest(undefined, data)
}

function notUnderstood(texts: PlannerTexts, isChange: boolean) {
  const message = isChange ? texts.understoodNoChange : texts.understoodNothing
  const data: FieldErrors = { prompt: { code: 'validation_not_a_trip', message } }
  return errorInLanguage(texts, 400, message, { data })
}

const serviceError = (texts: PlannerTexts, status: number, cause?: unknown) =>
  errorInLanguage(texts, status, status === 504 ? texts.tooSlow : texts.modelFailed, { cause })

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || (error.cause !== error && isTimeout(error.cause)))

// The messages of the model's errors can contain the prompt, which must not be logged.
function errorNameOnly(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
  return {
    error: error instanceof Error ? error.name : typeof error,
    ...(status !== undefined && { status }),
  }
}
