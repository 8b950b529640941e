import * as z from 'zod/mini'
import { optionalRelation, recordBase, recordId, recordTimes } from '#shared/records.ts'
import { city } from './cities.ts'

/** A city that a person wants to go to. It never counts as a visit. There is at most one for each person and city. */
export const wish = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  city: recordId,
  note: z.string(),
  /** Set by the server: the import that it comes from, or "". */
  import: optionalRelation,
  expand: z.optional(z.object({ city: z.optional(city) })),
})
