import * as z from 'zod/mini'
import { country } from '#shared/collections/countries.ts'
import { travelItem } from '#shared/collections/travel-items.ts'
import { visitedCity } from '#shared/collections/visited-cities.ts'
import { recordId, timestamp } from '#shared/records.ts'
import { place } from './places.ts'

// Schemas without the client or texts: the build reads them, too (asked-first.ts).

const shownOfVisit = z.omit(visitedCity, {
  collectionId: true,
  collectionName: true,
  updated: true,
  expand: true,
})
/** As much of a visit as screens show. */
export const visit = z.extend(shownOfVisit, { expand: z.optional(z.object({ city: z.optional(place) })) })

const named = { id: recordId, name: z.string() }

const shownOfLeg = z.pick(travelItem, {
  id: true,
  from: true,
  to: true,
  type: true,
  start_date: true,
  arrival_date: true,
  order: true,
})
export const tripLeg = z.extend(shownOfLeg, {
  expand: z.optional(z.object({ from: z.optional(place), to: z.optional(place) })),
})

/**
 * What screens show of a trip, of its legs and of their cities. Whole records of the cities of 200 legs, and of
 * their countries, would be a megabyte.
 */
export const storedTrip = z.object({
  ...named,
  description: z.string(),
  starts: timestamp,
  ends: timestamp,
  user: recordId,
  revision: z.number(),
  private: z.boolean(),
  created: timestamp,
  updated: timestamp,
  travel_items: z.array(recordId),
  expand: z.optional(
    z.object({
      travel_items: z.optional(z.array(tripLeg)),
      /** The owner, for those who may see the owner's profile. */
      user: z.optional(z.object(named)),
    }),
  ),
})

/** As much of a country as counting and its explanation need. */
export const statusRecord = z.pick(country, {
  id: true,
  iso2: true,
  name: true,
  kind: true,
  un_status: true,
  sovereign: true,
  continent: true,
  area: true,
  population: true,
  capital_city: true,
})
