import * as z from 'zod/mini'
import { recordBase, recordId, recordTimes } from '#shared/records.ts'
import { city } from './cities.ts'

/** The mark that a person has visited a city. There is at most one for each person and city. */
export const visitedCity = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  city: recordId,
  expand: z.optional(z.object({ city: z.optional(city) })),
})

/** A country in which a person has visited a city; `created` is the first of these marks, `updated` the last. */
export const distinctVisitedCountry = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  name: z.string(),
  iso2: z.string(),
})

/** A state in which a person has visited a city. */
export const distinctVisitedState = z.object({
  ...recordBase,
  ...recordTimes,
  user: recordId,
  name: z.string(),
  country_name: z.string(),
})

export type DistinctVisitedCountry = z.infer<typeof distinctVisitedCountry>
