import * as z from 'zod/mini'
import { plannedLeg, plannedTrip } from '#shared/planner.ts'
import type { OpenTrip, TripRequest } from '#shared/trip-request.ts'
import { send } from '#web/lib/api/api.ts'
import { assistantMessages } from '#web/messages/assistant.ts'

const outline = z.looseObject({
  name: z.string(),
  description: z.string(),
  days: z.array(z.unknown()),
  travel_items: z.array(z.unknown()),
})

/** A trip as the assistant proposes it. */
const proposedTrip = z.object({
  name: plannedTrip.shape.name,
  description: plannedTrip.shape.description,
  travel_items: z.array(plannedLeg),
  starts: plannedTrip.shape.starts,
  ends: plannedTrip.shape.ends,
  notes: plannedTrip.shape.notes,
  request: plannedTrip.shape.request,
  unused: plannedTrip.shape.unused,
  questions: plannedTrip.shape.questions,
  changes: plannedTrip.shape.changes,
})

export type ProposedTrip = z.infer<typeof proposedTrip>

/** An answer that is not a valid trip; the message names the invalid part. */
export class MalformedTripError extends Error {}

/** The request to the assistant. */
export type TripQuestion = {
  prompt: string
  /** The person's own day. */
  today: string
  /** The open trip that the prompt changes. */
  trip?: OpenTrip | undefined
  /** The request of the open trip; without a trip, the corrected request to plan from. */
  request?: TripRequest | undefined
}

/** Asks the assistant for a trip. Throws an error whose message can be shown to a person. */
export const generateTrip = async (body: TripQuestion, signal: AbortSignal): Promise<ProposedTrip> => {
  const reply = await send('/api/planner/generate', z.unknown(), { method: 'POST', body, signal })
  const outlined = outline.safeParse(reply)
  if (!outlined.success) throw new MalformedTripError(assistantMessages.invalidReply)
  if (!z.array(plannedLeg).safeParse(outlined.data.travel_items).success) {
    throw new MalformedTripError(assistantMessages.invalidLeg)
  }
  const proposed = proposedTrip.safeParse(reply)
  if (!proposed.success) throw new MalformedTripError(assistantMessages.invalidReply)
  return proposed.data
}
