import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes, timestamp } from '#shared/records.ts'
import { travelItem } from './travel-items.ts'

/** The most characters a trip's name and description may have. */
export const tripNameMaxLength = 200
export const tripDescriptionMaxLength = 10_000

export const trip = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  description: z.string(),
  /** The trip's first and last calendar day, as a leg's dates; "" while none is chosen. */
  starts: timestamp,
  ends: timestamp,
  /** The legs' ids in their order. */
  travel_items: z.array(recordId),
  user: recordId,
  /** Counts the changes of the trip and of its legs. One that carries a revision is refused when the stored trip has another. */
  revision: z.number(),
  /** Only the owner can read the trip and its legs. */
  private: z.boolean(),
  expand: z.optional(z.object({ travel_items: z.optional(z.array(travelItem)) })),
})

/** The code of the error on `revision` when somebody else changed the trip first. */
export const staleRevisionCode = 'validation_stale_revision'

export type Trip = z.infer<typeof trip>
