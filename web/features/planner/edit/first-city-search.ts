import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { mostFirstCities } from '#web/lib/first-cities.ts'

const fallback = z.catch

/** What the address of a new trip may hold: the city that it begins in, or the cities that it goes to. */
export const firstCitySearch = z.object({
  city: fallback(z.optional(recordId), undefined),
  cities: fallback(z.optional(z.array(recordId).check(z.maxLength(mostFirstCities))), undefined),
})
