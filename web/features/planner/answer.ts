import * as z from 'zod/mini'
import { question, span, tripChange, tripRequest } from '#shared/trip-request.ts'
import { itinerarySchema } from './itinerary-schema.ts'

/** What the assistant understood when it made the plan; stored with the plan in its undo history and its draft. */
export const answer = z.object({
  /** What the person wrote. */
  prompt: z.string(),
  request: tripRequest,
  unused: z.array(span),
  questions: z.array(question),
  /** What a follow-up changed. */
  changes: z.array(tripChange),
  assumptions: z.array(z.string()),
  /** Requirements that could not be met: of a constraint, of a leg (by its id in the plan), or of the whole trip. */
  limits: z.array(
    z.object({ text: z.string(), constraint: z.optional(z.string()), leg: z.optional(z.string()) }),
  ),
  /** The assistant's own name and description: if the plan still has them, the next answer replaces them. */
  name: z.string(),
  description: z.string(),
  /** The trip that a follow-up changed, with the request that it was made from; absent for a new trip. */
  before: z.optional(
    z.object({
      itinerary: itinerarySchema,
      starts: z.string(),
      ends: z.string(),
      request: z.optional(tripRequest),
    }),
  ),
  /** Whether the person changed the trip while the assistant worked. */
  isLate: z.boolean(),
})

export type Answer = z.infer<typeof answer>
