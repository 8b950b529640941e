import * as z from 'zod/mini'
import type { CityAlias } from '#shared/collections/cities.ts'
import { optionalRelation, recordId } from '#shared/records.ts'

const named = { id: recordId, name: z.string() }

/**
 * The fields of a city that screens show. Whole records, each with its country's time zones, would be seven times as
 * large.
 */
export const place = z.object({
  ...named,
  unaccented_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: optionalRelation,
  state: optionalRelation,
  expand: z.optional(
    z.object({
      country: z.optional(z.object({ ...named, iso2: z.string() })),
      state: z.optional(z.object(named)),
    }),
  ),
})

export type Place = z.infer<typeof place>

/** A city that a search has found, with the name of the island or sight that was typed and that it represents. */
export type FoundPlace = Place & { alias?: CityAlias | undefined }

/** A city as a list or a card shows it. */
export const cityCard = z.extend(place, { population: z.number() })

export type CityCard = z.infer<typeof cityCard>
