import type { Env } from '#server/env.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { FieldErrors } from '#server/records/write/value-errors.ts'
import type { PlannerSource } from './planner-source.ts'
import type { Proposal } from './proposal.ts'
import type { OpenTrip, TripRequest } from '#shared/trip-request.ts'
import type { Day } from './read/calendar.ts'
import { errorInLanguage, type PlannerTexts, plannerTexts } from './texts.ts'
import type { PlainItinerary } from './run-task.ts'

export interface GenerateDeps {
  llm: Env['llm']
  planner: PlannerSource
  log: Log
  timeouts: Timeouts
}

export interface Timeouts {
  /** For both responses of the model together. */
  modelMs: number
  /** For the built-in planner, including the time to load the gazetteer. */
  builtInMs: number
}

export const usualTimeouts: Timeouts = { modelMs: 60_000, builtInMs: 20_000 }

/** What a person asks for. */
export interface Ask {
  prompt: string
  /** Today in the person's time zone. */
  today: Day
  /** The language of the answer: a tag that the catalogue has. */
  language: string
  /** The trip that the prompt changes. */
  trip?: OpenTrip
  /** The request of that trip, or without one the request to plan from. */
  request?: TripRequest
}

export interface Generated {
  itinerary: PlainItinerary
  source: 'model' | 'built-in'
}

/**
 * Plans a trip: with the configured model, or with the built-in planner when there is no model or it fails. Throws
 * a 400 for a prompt without a place, and a 502 or 504 when both fail. Prompts are never logged.
 */
export async function generate(deps: GenerateDeps, ask: Ask, cancelled: AbortSignal): Promise<Generated> {
  const texts = plannerTexts(ask.language)
  const failure = { status: 0 }
  if (deps.llm.provider !== '') {
    const itinerary = await withModel(deps, ask, cancelled).catch((error: unknown) => {
      cancelled.throwIfAborted()
      failure.status = isTimeout(error) ? 504 : 502
      deps.log.warn('The model failed or gave no usable trip.', errorNameOnly(error))
      return null
    })
    if (itinerary) return { itinerary, source: 'model' }
  }
  const itinerary = await builtIn(deps, ask, cancelled)
  if (!itinerary)
    throw failure.status === 0
      ? notUnderstood(texts, ask.trip !== undefined)
      : serviceError(texts, failure.status)
  if (deps.llm.provider !== '') itinerary.unmetWishes.push(texts.modelWasNoHelp)
  return { itinerary, source: 'built-in' }
}

async function builtIn({ planner, log, timeouts }: GenerateDeps, ask: Ask, cancelled: AbortSignal) {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeouts.builtInMs)])
  try {
    return (await planner.run(ask, signal)).itinerary
  } catch (error) {
    cancelled.throwIfAborted()
    log.error('The built-in planner failed.', errorFields(error))
    throw serviceError(plannerTexts(ask.language), isTimeout(error) ? 504 : 502, error)
  }
}

/** Asks the model for a proposal, and once for a correction when it is malformed or names unknown cities. */
async function withModel({ llm, planner, timeouts }: GenerateDeps, ask: Ask, cancelled: AbortSignal) {
  const { prompt, today } = ask
  const { NoProposalError, propose } = await import('./model/propose.ts')
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(timeouts.modelMs)])
  let proposal: Proposal
  let corrected = false
  try {
    proposal = await propose(llm, prompt, today, signal)
  } catch (error) {
    if (!(error instanceof NoProposalError)) throw error
    corrected = true
    const problem = 'That was no JSON of the shape that was asked for. Answer again, with the JSON alone.'
    proposal = await propose(llm, prompt, today, signal, { answer: error.answer || '(nothing)', problem })
  }
  let outcome = await planner.run({ ...ask, proposal }, signal)
  if (outcome.unresolved.length > 0 && !corrected) {
    const names = outcome.unresolved.map((name) => JSON.stringify(name)).join(', ')
    const problem = `These are no cities that can be found: ${names}. Answer again with the whole trip, and real cities or towns in their place.`
    const answer = JSON.stringify(proposal)
    const second = await propose(llm, prompt, today, signal, { answer, problem }).catch((error: unknown) => {
      // Keep the first proposal: its known cities can make a trip.
      if (signal.aborted || !(error instanceof NoProposalError)) throw error
      return null
    })
    if (second) {
      const better = await planner.run({ ...ask, proposal: second }, signal)
      if (better.itinerary) outcome = better
    }
  }
  return outcome.itinerary
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
