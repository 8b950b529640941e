import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordId, recordTimes, timestamp } from '#shared/records.ts'
import { travelItem } from './travel-items.ts'

/** The maximum lengths of a trip's name and description, in characters. */
export const tripNameMaxLength = 200
export const tripDescriptionMaxLength = 10_000
/**
 * The maximum number of trips of a person, and of the legs of all of them: the archive of an account can hold this
 * many.
 */
export const mostTrips = 10_000
export const mostLegsOfPerson = 100_000

export const trip = z.object({
  ...recordBase,
  ...recordTimes,
  name: z.string(),
  description: z.string(),
  /** The trip's first and last calendar day, in the format of a leg's dates; "" while not chosen. */
  starts: timestamp,
  ends: timestamp,
  /** The legs' ids in their order. */
  travel_items: z.array(recordId),
  user: recordId,
  /**
   * The number of changes of the trip and its legs. An update of the trip that sends a revision is refused unless
   * it equals the stored one.
   */
  revision: z.number(),
  /** When true, only the owner can read the trip and its legs. */
  private: z.boolean(),
  /** Set by the server: the import that it comes from, or "". */
  import: optionalRelation,
  expand: z.optional(z.object({ travel_items: z.optional(z.array(travelItem)) })),
})
