import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'
import { mostFirstCities } from '#web/lib/first-cities.ts'

const fallback = z.catch

/** The parameters in the address of a new trip: the city in which it begins, or the cities to which it goes. */
export const firstCitySearch = z.object({
  city: fallback(z.optional(recordId), undefined),
  cities: fallback(z.optional(z.array(recordId).check(z.maxLength(mostFirstCities))), undefined),
})
