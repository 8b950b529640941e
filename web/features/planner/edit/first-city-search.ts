import * as z from 'zod/mini'
import { recordId } from '#shared/records.ts'

const fallback = z.catch

/** What the address of a new trip may hold: the city that it begins in. */
export const firstCitySearch = z.object({ city: fallback(z.optional(recordId), undefined) })
