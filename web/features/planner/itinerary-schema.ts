import * as z from 'zod/mini'
import { legTypes } from '#shared/collections/travel-items.ts'
import { recordId } from '#shared/records.ts'

/** An itinerary in the form that a draft stores. */
export const itinerarySchema = z
  .object({
    stops: z.readonly(z.array(z.object({ id: recordId, city: z.string() })).check(z.minLength(1))),
    legs: z.readonly(
      z.array(
        z.object({
          id: recordId,
          type: z.enum([...legTypes, 'gap']),
          startDay: z.string(),
          arrivalDay: z.string(),
        }),
      ),
    ),
  })
  .check(z.refine(({ stops, legs }) => legs.length === stops.length - 1))
